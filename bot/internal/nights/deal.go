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

// Due does what a night is due for: it plans the next games and deals them, ends, or is deleted.
func (k *Keeper) Due(ctx context.Context, key store.Key) error {
	over, planned, known := false, false, k.ask(ctx, key)
	n, err := k.change(ctx, key.Guild, key.ID, func(n *night.Night) error {
		now := records.Now()
		over = n.Plan == nil && n.Round.N == 0 || n.Gone(now)
		planned = n.Plan != nil
		switch {
		case over, planned && n.Ended.IsZero(), now.Before(n.Due()) && len(n.Round.Deal) == 0:
			return store.ErrSame
		case !n.Ended.IsZero():
			n.Outbox.Tick(now, rand.Text)
			return nil
		case len(n.Round.Deal) > 0: // planned by a process that is gone
			return nil
		}
		if err := k.collect(ctx, key.Guild, n); err != nil {
			return err
		}
		switch {
		case n.Resting(now):
			n.End(now, rand.Text)
		case !n.Round.On && !n.Round.Begins.IsZero():
			if n.Drop(now, func(person string) bool { return known.absent[person] != match.Present }) {
				return k.arrange(ctx, key, n)
			}
		}
		return nil
	})
	switch {
	case over:
		if err := k.Store.Delete(ctx, key); err != nil {
			return problem.Store(fmt.Errorf("delete: %w", err))
		}
		return nil
	case planned && errors.Is(err, store.ErrSame):
		return k.advance(ctx, key, known)
	case errors.Is(err, store.ErrSame):
		return nil
	case err != nil || len(n.Round.Deal) == 0 || !n.Ended.IsZero():
		return err
	}
	return k.deal(ctx, key, n)
}

// A known is what Discord says before games are planned: nothing of that is asked while a record is changed.
type known struct {
	absent  map[string]match.Absence // who cannot play
	threads string                   // what is missing for threads, as a sentence
}

// ask asks Discord where the next games are to be planned now.
func (k *Keeper) ask(ctx context.Context, key store.Key) (said known) {
	_, n, err := store.Load(ctx, k.Store, key, night.Form)
	if err != nil || !n.Ended.IsZero() || n.Round.On || len(n.Round.Deal) > 0 || records.Now().Before(n.Due()) {
		return said // what cannot be read is told by the change that follows
	}
	var people []string
	switch {
	case n.Plan != nil:
		people, said.threads = n.Playing(), k.MayThread(ctx, key.Guild, n.Channel)
	case n.Round.Begins.IsZero():
		return said
	default:
		for _, c := range n.Coming() {
			people = append(people, c.Person)
		}
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

// arrange decides the next games. Where none can be played, the night waits and says why.
func (k *Keeper) arrange(ctx context.Context, key store.Key, n *night.Night) error {
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
		n.Fail("no game can be played in this server now; somebody who manages it can switch games on with /settings")
		return nil
	}
	want := maps.Clone(n.Rules[game].Values)
	if last := len(n.Games) - 1; last >= 0 { // a night stays rated or friendly, whatever is played
		if want == nil {
			want = make(map[string]int)
		}
		want[guild.Rated] = n.Rules[n.Games[last].Kind].Values[guild.Rated]
	}
	o, err := k.options(ctx, key.Guild, k.Kinds[i], match.Opening{Values: want})
	if err != nil {
		return err
	}
	_, own := guild.Split(o.Values)
	n.Arrange(k.Kinds[i], k.Kinds[i].Fewest(own), o, func(number int) string {
		return idOf(fmt.Sprintf("table %d of round %d of night %s", number, n.Round.N+1, key.ID))
	})
	return k.hush(ctx, key.Guild, n)
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
		return errOldGame
	}
	decided, err := k.Host.Guilds.Get(ctx, guildID)
	if err == nil {
		_, err = k.Host.Guilds.Begin(guildID, game, decided.Settings)
	}
	return err
}

// hush takes those out of the plan's calls who want no mentions, and all where the guild wants none.
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

// deal begins all games of the plan, and notes that it is done.
func (k *Keeper) deal(ctx context.Context, key store.Key, n night.Night) error {
	var err error
	begun := 0
	for _, d := range n.Round.Deal {
		err = k.begin(ctx, key, n, d)
		_, fault := problem.Sentence(err)
		switch {
		case err == nil:
			begun++
			continue
		case n.Plan != nil && !fault: // the others play
			continue
		}
		break
	}
	why, fault := problem.Sentence(err)
	if err != nil && fault {
		return err
	}
	_, one := k.change(ctx, key.Guild, key.ID, func(now *night.Night) error {
		switch {
		case now.Round.N != n.Round.N || len(now.Round.Deal) == 0: // another process has done so
			return store.ErrSame
		case begun == 0 && now.Plan != nil:
			now.CallOff(why, records.Now(), rand.Text)
		case begun == 0:
			now.Fail(why)
		default: // where one of two tables is refused, the night goes on at the other one
			if now.Plan == nil {
				now.Round.Deal = now.Round.Deal[:begun]
			}
			now.Dealt(records.Now())
		}
		return nil
	})
	if errors.Is(one, store.ErrSame) {
		return nil
	}
	return one
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
		return problem.Refusal("nobody is in any more; press *I'm in*")
	}
	if next.Record.Host == "" { // all others sit at another table
		next.Record.Host = d.Seats[0].Person
	}
	_, err := k.Host.Deal(ctx, match.Ref{Guild: key.Guild, ID: d.Table}, next)
	return err
}
