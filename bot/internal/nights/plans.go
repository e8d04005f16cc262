package nights

import (
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"slices"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/night"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/games"
	"ruckus/store"
)

// Game nights of a whole server: what people and moderators do with them. What follows by the clock is in rounds.go.

const (
	errNoPlan   = problem.Refusal("this game night is no longer kept; /night tells of the next one")
	errPlanned  = problem.Refusal("this game belongs to a game night, and its next round begins without a press; *My place* on the night's message says where")
	errPlanOver = problem.Refusal("this game night is over; /night tells of the next one")
	errPlanFull = problem.Refusal("this game night has as many people as one can have, 64; press again when somebody has gone")
	errLast     = problem.Refusal("the last round has begun, so nobody can come in any more; you can watch at the tables")
	errBegun    = problem.Refusal("this game night has begun, so its hour stays")
	errTwo      = problem.Refusal("this server has a game night already; /night shows it")
	errPast     = problem.Refusal("that hour is over, or is too close: choose one that is at least a minute away")
	errFar      = problem.Refusal("that is too far away: a game night can be announced for the next 60 days")
)

const (
	soonest  = time.Minute
	latest   = 60 * 24 * time.Hour
	listed   = 25        // game nights of a guild that are looked at
	turnTime = 45        // seconds
	planRank = "planned" // the list of game nights, by their hour
)

// Offered are the games of which a game night can be made: those with rounds that bring points, so that they can end when the time is
// over.
func Offered(kinds []games.Kind) []games.Kind {
	return slices.DeleteFunc(slices.Clone(kinds), func(k games.Kind) bool {
		g, err := k.New(games.Setup{Seats: k.Fewest(nil)})
		return err != nil || games.ChapterOf(g).Points == nil
	})
}

// Announce stores a game night that begins at a time. The ID follows from what was pressed, so that pressing twice announces one.
func (k *Keeper) Announce(ctx context.Context, guildID, pressed string, n night.Night) (id string, _ night.Night, err error) {
	id = idOf("game night " + guildID + " " + pressed)
	planned, err := k.Planned(ctx, guildID)
	switch now := records.Now(); {
	case err != nil:
		return id, n, err
	case planned != nil && planned.ID != id:
		return id, n, errTwo
	case planned != nil:
		return id, planned.Night, nil
	case n.Plan.Begins.Before(now.Add(soonest)):
		return id, n, errPast
	case n.Plan.Begins.After(now.Add(latest)):
		return id, n, errFar
	}
	n, err = k.change(ctx, guildID, id, func(stored *night.Night) error {
		if stored.Plan == nil {
			n.Looked = records.Now()
			*stored = n
		}
		return nil
	})
	return id, n, err
}

// A Planned is a game night with its ID.
type Planned struct {
	ID string
	night.Night
}

// Planned returns the game night of a guild that is not over; nil: there is none.
func (k *Keeper) Planned(ctx context.Context, guildID string) (*Planned, error) {
	all, err := k.Plans(ctx, guildID)
	for i := range all {
		if all[i].Ended.IsZero() {
			return &all[i], err
		}
	}
	return nil, err
}

// Plans returns the game nights of a guild, the latest first.
func (k *Keeper) Plans(ctx context.Context, guildID string) (all []Planned, err error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	page, err := k.Store.Page(ctx, store.Ranking{Guild: guildID, Kind: night.RecordKind, Name: planRank},
		store.Part{From: -store.MaxRank, To: store.MaxRank, Backwards: true, Limit: listed})
	if err != nil && !errors.Is(err, store.ErrDamaged) {
		return nil, problem.Store(fmt.Errorf("nights: %w", err))
	}
	for _, r := range page {
		if n, err := night.Form.Read(r); err == nil && n.Plan != nil {
			all = append(all, Planned{r.Key.ID, n})
		}
	}
	return all, nil
}

// Plan returns a game night.
func (k *Keeper) Plan(ctx context.Context, guildID, id string) (night.Night, error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	_, n, err := store.Load(ctx, k.Store, night.Key(guildID, id), night.Form)
	if err == nil && n.Plan == nil {
		return n, errNoPlan
	}
	return n, problem.Of(err, damaged)
}

// Come notes that a person wants to play; from the check-in on, that they are here. In a round they play from the next one on.
func (k *Keeper) Come(ctx context.Context, guildID, id string, by match.By) (night.Night, error) {
	hidden, err := k.Host.Guilds.MaySit(ctx, guildID, by.ID)
	if err != nil {
		return night.Night{}, err
	}
	if hidden {
		by.User = match.User{ID: by.ID}
	}
	return k.plan(ctx, guildID, id, func(n *night.Night) error {
		switch {
		case n.LastBegun():
			return errLast
		case !n.Come(night.Person{ID: by.ID, Name: by.Name}, records.Now()):
			return errPlanFull
		}
		return nil
	})
}

// Go notes that a person does not play, or not any more. At their table a robot goes on.
func (k *Keeper) Go(ctx context.Context, guildID, id string, by match.By) (night.Night, error) {
	n, err := k.plan(ctx, guildID, id, func(n *night.Night) error {
		n.Go(by.ID)
		return nil
	})
	if err != nil {
		return n, err
	}
	for _, table := range n.Round.Tables {
		ref := match.Ref{Guild: guildID, ID: table}
		t, err := k.Host.Get(ctx, ref)
		if err == nil && t.Phase == match.Playing && t.Seat(by.ID) != games.Table {
			_, err = k.Host.Leave(ctx, ref, by)
		}
		if errors.Is(err, problem.ErrStore) {
			return n, err
		}
	}
	return n, nil
}

// Oust takes somebody out of the game night of a guild, with hide their name, too; without oust only that.
func (k *Keeper) Oust(ctx context.Context, guildID, user string, oust, hide bool) error {
	p, err := k.Planned(ctx, guildID)
	if err != nil || p == nil || !p.Names(user) {
		return err
	}
	_, err = k.change(ctx, guildID, p.ID, func(n *night.Night) error {
		if oust {
			n.Go(user)
		}
		if hide {
			n.Hide(user)
		}
		return nil
	})
	return err
}

// PutOff has a game night begin later.
func (k *Keeper) PutOff(ctx context.Context, guildID, id string, by time.Duration) (night.Night, error) {
	return k.plan(ctx, guildID, id, func(n *night.Night) error {
		if n.Stage(records.Now()) > night.CheckingIn {
			return errBegun
		}
		n.PutOff(by)
		return nil
	})
}

// CallOff ends a game night. Games that are on go on without it.
func (k *Keeper) CallOff(ctx context.Context, guildID, id, why string) (night.Night, error) {
	return k.plan(ctx, guildID, id, func(n *night.Night) error {
		n.CallOff(why, records.Now(), rand.Text)
		return nil
	})
}

// Move has a game night go on in another channel.
func (k *Keeper) Move(ctx context.Context, guildID, id, channel, parent string) (night.Night, error) {
	return k.plan(ctx, guildID, id, func(n *night.Night) error {
		n.Move(channel, parent, records.Now())
		return nil
	})
}

// Posted notes which message shows a game night.
func (k *Keeper) Posted(ctx context.Context, guildID, id, channel, message string) error {
	_, err := k.change(ctx, guildID, id, func(n *night.Night) error {
		if n.Plan == nil || n.Channel != channel || n.Plan.Board == message {
			return store.ErrSame
		}
		n.Plan.Board = message
		return nil
	})
	return same(err)
}

// Unposted notes that the message is gone which showed a game night. The next one has a nonce of its own.
func (k *Keeper) Unposted(ctx context.Context, guildID, id, message string) error {
	_, err := k.change(ctx, guildID, id, func(n *night.Night) error {
		if n.Plan == nil || n.Plan.Board != message {
			return store.ErrSame
		}
		n.Plan.Board = ""
		n.Plan.Posted++
		return nil
	})
	return same(err)
}

// Lose notes that a channel or a thread is gone; "": the whole guild is.
func (k *Keeper) Lose(ctx context.Context, guildID, channel string) error {
	p, err := k.Planned(ctx, guildID)
	if p == nil || err != nil {
		return err
	}
	_, err = k.change(ctx, guildID, p.ID, func(n *night.Night) error {
		if n.Plan == nil || !n.Lose(cmp.Or(channel, n.Channel), records.Now()) {
			return store.ErrSame
		}
		return nil
	})
	return same(err)
}

// Own has this process show the game night of a guild, as a newer one than the last.
func (k *Keeper) Own(ctx context.Context, guildID string) (*Planned, error) {
	p, err := k.Planned(ctx, guildID)
	if p == nil || err != nil || p.Plan.Owner >= k.Host.Self {
		return p, err
	}
	p.Night, err = k.change(ctx, guildID, p.ID, func(*night.Night) error { return nil })
	return p, err
}

func same(err error) error {
	if errors.Is(err, store.ErrSame) {
		return nil
	}
	return err
}

// plan changes a game night that goes on. A press that changes nothing has it shown all the same: another process may have changed it.
func (k *Keeper) plan(ctx context.Context, guildID, id string, change func(*night.Night) error) (night.Night, error) {
	n, err := k.change(ctx, guildID, id, func(n *night.Night) error {
		switch {
		case n.Plan == nil:
			return errNoPlan
		case !n.Ended.IsZero():
			return errPlanOver
		}
		return change(n)
	})
	k.Shown(guildID, id)
	return n, err
}

// short are the values of a game night's games: the shortest length, and turns that keep nobody waiting.
func short(k games.Kind) (o match.Opening) {
	if len(k.Presets) > 0 {
		o.Length = k.Presets[0].Name
	}
	if !k.Races() {
		o.Values = map[string]int{guild.TurnTime: turnTime}
	}
	return o
}
