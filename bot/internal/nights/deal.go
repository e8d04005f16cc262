package nights

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"maps"
	"slices"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/night"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/bot/internal/table"
	"ruckus/games"
	"ruckus/render/view"
	"ruckus/store"
)

// What a night does by the clock: it calls people, plans the next games and deals them, ends rounds, ends, and is deleted. The plan is
// stored before anything of it is dealt, and dealing twice deals once. So a process may die anywhere: the next one finishes the job.

const turnTime = 45 // seconds, in a game night

// Due does what a night is due for. Where another process owns a game night, that one has a second for it.
func (k *Keeper) Due(ctx context.Context, key store.Key) error {
	over, said := false, k.ask(ctx, key)
	n, err := k.change(ctx, key.Guild, key.ID, func(n *night.Night) error {
		now, due := records.Now(), n.Due()
		planned := n.Plan != nil && n.Ended.IsZero()
		if planned && n.Plan.Owner != k.Host.Self {
			due = due.Add(match.StandIn)
		}
		over = n.Plan == nil && n.Round.N == 0 || n.Gone(now)
		if over || now.Before(due) {
			return store.ErrSame
		}
		if planned {
			n.Plan.Owner = k.Host.Self
		}
		n.Looked = now
		n.Outbox.Tick(now, rand.Text)
		return k.step(ctx, key, n, said)
	})
	switch {
	case over:
		if err := k.Store.Delete(ctx, key); err != nil {
			return problem.Store(fmt.Errorf("delete: %w", err))
		}
		return nil
	case err != nil || len(n.Round.Deal) == 0 || !n.Ended.IsZero():
		return same(err)
	}
	err = k.deal(ctx, key, n)
	if n.Plan != nil && err != nil && !errors.Is(err, problem.ErrStore) { // it is tried again in some seconds
		k.Log.Warn("couldn't start a game-night table; its clock tries again", "guild", key.Guild, "night", key.ID, "cause", err)
		return nil
	}
	return err
}

func (k *Keeper) step(ctx context.Context, key store.Key, n *night.Night, said known) error {
	now := records.Now()
	switch {
	case !n.Ended.IsZero(), len(n.Round.Deal) > 0: // what was arranged by a process that is gone is dealt
		return nil
	case n.Lost():
		n.CallOff(problem.Reason{Code: "off.lost", N: 7}, now, rand.Text)
		return nil
	}
	if err := k.collect(ctx, key.Guild, n); err != nil {
		return err
	}
	switch {
	case n.Resting(now):
		n.End(now, rand.Text)
	case n.Ready(now):
		if n.Drop(now, func(person string) bool { return said.absent[person] != match.Present }, rand.Text) {
			return k.arrange(ctx, key, n, said.threads)
		}
	default:
		n.Call(now, said.threads, rand.Text)
	}
	return nil
}

// A known is what Discord says before games are arranged: nothing of that is asked while a record is changed.
type known struct {
	absent  map[string]match.Absence // who cannot play
	threads problem.Reason           // what is missing for threads
}

// ask asks Discord where the next games are to be arranged now.
func (k *Keeper) ask(ctx context.Context, key store.Key) (said known) {
	_, n, err := store.Load(ctx, k.Store, key, night.Form)
	if err != nil || !n.Ended.IsZero() || n.Round.On || len(n.Round.Deal) > 0 || records.Now().Before(n.Due()) || n.Resting(records.Now()) {
		return said // what cannot be read is told by the change that follows
	}
	if n.Plan != nil {
		said.threads = k.MayThread(ctx, key.Guild, n.Channel)
	}
	var people []string
	for _, c := range n.Coming() {
		people = append(people, c.Person)
	}
	said.absent = make(map[string]match.Absence)
	if k.Absent != nil {
		maps.Copy(said.absent, k.Absent(ctx, key.Guild, people))
	}
	for _, id := range people {
		_, err := k.Host.Guilds.MaySit(ctx, key.Guild, id)
		if _, fault := problem.Sentence(err); err != nil && !fault {
			said.absent[id] = match.Gone
		}
	}
	return said
}

// arrange decides the next games. Where none can be played, the night says why.
func (k *Keeper) arrange(ctx context.Context, key store.Key, n *night.Night, threads problem.Reason) error {
	var can []string
	for _, kind := range k.Kinds {
		switch err := k.playable(ctx, key.Guild, kind.Name); {
		case errors.Is(err, problem.ErrStore):
			return err
		case err == nil:
			can = append(can, kind.Name)
		}
	}
	game := n.Choice(can)
	i := slices.IndexFunc(k.Kinds, func(kind games.Kind) bool { return kind.Name == game })
	if i < 0 {
		why := problem.Reason{Code: "next.switch"}
		if n.Plan != nil {
			why = problem.Reason{Code: "next.games"}
		}
		n.Fail(why, records.Now(), rand.Text)
		return nil
	}
	kind := k.Kinds[i]
	o, err := k.options(ctx, key.Guild, kind, wants(n, kind))
	if err != nil {
		return err
	}
	if n.Plan != nil {
		o.Values[guild.Hints] = 0 // people compete
	}
	_, own := guild.Split(o.Values)
	n.Arrange(key.ID, kind, kind.Fewest(own), o, threads, func(number int) string {
		return idOf(fmt.Sprintf("table %d of round %d of night %s", number, n.Round.N+1, key.ID))
	}, records.Now())
	return k.hush(ctx, key.Guild, n)
}

// wants are the values with which a night plays a game: at a table those of the last time, and a night stays rated or friendly,
// whatever is played. A game night plays the shortest length, with turns that keep nobody waiting.
func wants(n *night.Night, kind games.Kind) (o match.Opening) {
	last := len(n.Games) - 1
	switch {
	case n.Plan == nil:
		o.Values = maps.Clone(n.Rules[kind.Name].Values)
		if o.Values == nil {
			o.Values = make(map[string]int)
		}
		if last >= 0 {
			o.Values[guild.Rated] = n.Rules[n.Games[last].Kind].Values[guild.Rated]
		}
	case !kind.Races():
		o.Values = map[string]int{guild.TurnTime: turnTime}
	}
	if n.Plan != nil && len(kind.Presets) > 0 {
		o.Length = kind.Presets[0].Name
	}
	return o
}

// options are those with which a game is to be played. Where the guild has meanwhile chosen what contradicts them, they are the
// guild's, but it stays rated or friendly.
func (k *Keeper) options(ctx context.Context, guildID string, kind games.Kind, want match.Opening) (o night.Options, err error) {
	decided, err := k.Host.Guilds.Get(ctx, guildID)
	if err != nil {
		return o, err
	}
	begun, err := k.Host.Guilds.Begin(guildID, kind.Name, decided.Settings)
	if err != nil {
		return o, err
	}
	o.Values, o.House, err = match.Values(kind, begun, want)
	if err != nil {
		stays := make(map[string]int)
		if rated, ok := want.Values[guild.Rated]; ok {
			stays[guild.Rated] = rated
		}
		o.Values, o.House, err = match.Values(kind, begun, match.Opening{Values: stays})
	}
	return o, err
}

// playable refuses a game that there is not, or that is switched off in a guild.
func (k *Keeper) playable(ctx context.Context, guildID, game string) error {
	if game == "" {
		return nil
	}
	if !slices.ContainsFunc(k.Kinds, func(kind games.Kind) bool { return kind.Name == game }) {
		return table.ErrNoGame
	}
	decided, err := k.Host.Guilds.Get(ctx, guildID)
	if err == nil {
		_, err = k.Host.Guilds.Begin(guildID, game, decided.Settings)
	}
	return err
}

// hush takes those out of the calls of what was arranged who want no mentions, and all where the guild wants none.
func (k *Keeper) hush(ctx context.Context, guildID string, n *night.Night) error {
	on, err := k.Host.Guilds.Nudges(ctx, guildID)
	if errors.Is(err, problem.ErrStore) {
		return err
	}
	for i := range n.Round.Deal {
		d := &n.Round.Deal[i]
		d.Rings = slices.DeleteFunc(d.Rings, func(id string) bool {
			p, one := k.Host.People.Get(ctx, guildID, id)
			return !on || one != nil || p.NoCalls
		})
	}
	return nil
}

// deal begins all planned games, each in its thread if it has one, and notes that it's done. If a table is refused, the night goes on at
// the others.
func (k *Keeper) deal(ctx context.Context, key store.Key, n night.Night) error {
	n, err := k.open(ctx, key, n)
	if err != nil {
		return same(err)
	}
	begun, why := 0, problem.Reason{Code: "next.refused"}
	for _, d := range n.Round.Deal {
		err := k.begin(ctx, key, n, d)
		_, fault := problem.Sentence(err)
		switch {
		case err == nil:
			begun++
		case fault:
			return err
		case !errors.As(err, &why):
			k.Log.Info("a session's next game didn't start", "guild", key.Guild, "night", key.ID, "cause", err)
		}
	}
	_, err = k.change(ctx, key.Guild, key.ID, func(now *night.Night) error {
		switch {
		case now.Round.N != n.Round.N || len(now.Round.Deal) == 0: // another process has done so
			return store.ErrSame
		case begun == 0:
			now.Fail(why, records.Now(), rand.Text)
		default:
			now.Dealt(records.Now())
		}
		return nil
	})
	return same(err)
}

// open opens the threads that tables still lack. A table that can have none is played in the channel.
func (k *Keeper) open(ctx context.Context, key store.Key, n night.Night) (night.Night, error) {
	for i := range n.Round.Deal {
		d := n.Round.Deal[i]
		if d.Thread == 0 || d.Thread <= len(n.Plan.Threads) && n.Plan.Threads[d.Thread-1] != "" {
			continue
		}
		thread, err := k.Thread(ctx, key.Guild, n.Channel, d.Thread, idOf(fmt.Sprintf("thread %d of %s %d", d.Thread, key.ID, n.Plan.Posted)))
		var refused problem.Reason
		if err != nil && !errors.As(err, &refused) {
			return n, fmt.Errorf("thread %d: %w", d.Thread, err)
		}
		n, err = k.change(ctx, key.Guild, key.ID, func(now *night.Night) error {
			if now.Round.N != n.Round.N || len(now.Round.Deal) <= i {
				return store.ErrSame
			}
			if refused.Code != "" {
				now.Plan.Trouble, now.Round.Deal[i].Thread = refused, 0
				return nil
			}
			for len(now.Plan.Threads) < d.Thread {
				now.Plan.Threads = append(now.Plan.Threads, "")
			}
			now.Plan.Threads[d.Thread-1] = thread
			return nil
		})
		if err != nil {
			return n, err
		}
	}
	return n, nil
}

func (k *Keeper) begin(ctx context.Context, key store.Key, n night.Night, d night.Deal) error {
	next := table.Next{
		Record: match.Record{
			Known: view.Known{Channel: n.Channel, Parent: n.Parent, Terms: view.Terms{Values: d.Values, House: d.House}, Night: view.Night{ID: key.ID}, Rings: d.Rings}, Kind: d.Kind,
		},
		Robots: d.Size - len(d.Seats), Level: n.Robots(), After: n.Round.Tables,
	}
	if n.Plan != nil {
		next.Record.Night.Ends, next.After = n.Plan.Ends, nil
		if d.Thread > 0 {
			next.Record.Channel, next.Record.Parent = n.Plan.Threads[d.Thread-1], n.Channel
		}
	}
	for _, c := range d.Seats {
		next.Record.Seats = append(next.Record.Seats, match.Seat{ID: c.Person, Name: n.Name(c.Person)})
		if c.Asleep {
			next.Asleep = append(next.Asleep, c.Person)
		} else if next.Record.Host == "" {
			next.Record.Host = c.Person
		}
	}
	if len(d.Seats) == 0 {
		return problem.Reason{Code: "next.nobody"}
	}
	if next.Record.Host == "" { // all others sit at another table
		next.Record.Host = d.Seats[0].Person
	}
	_, err := k.Host.Deal(ctx, match.Ref{Guild: key.Guild, ID: d.Table}, next)
	return err
}
