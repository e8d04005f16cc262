package nights

import (
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"slices"
	"time"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/night"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/games"
	"ruckus/store"
)

// Game nights of a whole server: what people and moderators do with them. What follows by the clock is in deal.go.

var (
	errNoPlan   = problem.Reason{Code: "plan.gone"}
	errPlanOver = problem.Reason{Code: "plan.over"}
	errTwo      = problem.Reason{Code: "plan.two"}
	errPast     = problem.Reason{Code: "plan.past"}
	errFar      = problem.Reason{Code: "plan.far"}
)

const (
	soonest = time.Minute
	latest  = 60 * 24 * time.Hour
	listed  = 25 // game nights of a guild that are looked at
	mostOn  = 20 // nights of a guild's tables
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
func (k *Keeper) Announce(ctx context.Context, guildID, pressed string, n night.Night) error {
	id := idOf("game night " + guildID + " " + pressed)
	planned, err := k.Planned(ctx, guildID)
	switch now := records.Now(); {
	case err != nil:
		return err
	case planned != nil && planned.ID != id:
		return errTwo
	case planned != nil:
		return nil
	case n.Plan.Begins.Before(now.Add(soonest)):
		return errPast
	case n.Plan.Begins.After(now.Add(latest)):
		return errFar
	}
	_, err = k.change(ctx, guildID, id, func(stored *night.Night) error {
		if stored.Plan == nil {
			n.Looked = records.Now()
			*stored = n
		}
		return nil
	})
	return err
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
func (k *Keeper) Plans(ctx context.Context, guildID string) ([]Planned, error) {
	return k.page(ctx, guildID, night.PlanRank, listed)
}

// Plan returns a game night.
func (k *Keeper) Plan(ctx context.Context, guildID, id string) (night.Night, error) {
	n, err := k.load(ctx, guildID, id)
	if err == nil && n.Plan == nil {
		err = errNoPlan
	}
	return n, err
}

// Come notes that a person wants to play; from the check-in on, that they are here. In a round they play from the next one on.
func (k *Keeper) Come(ctx context.Context, guildID, id string, by match.By) (night.Night, error) {
	p, err := k.guest(ctx, guildID, by)
	if err != nil {
		return night.Night{}, err
	}
	return k.Change(ctx, guildID, id, func(n *night.Night, now time.Time) error { return n.Answer(p, "", false, now) })
}

// Go notes that a person does not play, or not any more. At their table a robot goes on.
func (k *Keeper) Go(ctx context.Context, guildID, id string, by match.By) (night.Night, error) {
	n, err := k.Change(ctx, guildID, id, func(n *night.Night, now time.Time) error {
		return n.Answer(night.Person{ID: by.ID}, "", true, now)
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
		if hide {
			n.Hide(user)
		}
		if oust {
			return n.Answer(night.Person{ID: user}, "", true, records.Now())
		}
		return nil
	})
	return err
}

// Lose notes that a channel or a thread is gone; "": the whole guild is.
func (k *Keeper) Lose(ctx context.Context, guildID, channel string) error {
	p, err := k.Planned(ctx, guildID)
	if p == nil || err != nil {
		return err
	}
	return k.Note(ctx, guildID, p.ID, func(n *night.Night) bool { return n.Lose(cmp.Or(channel, n.Channel), records.Now()) })
}

// Look takes in that a table of a game night has ended.
func (k *Keeper) Look(ctx context.Context, guildID, id string) error {
	_, err := k.change(ctx, guildID, id, func(n *night.Night) error {
		if n.Plan == nil || !n.Round.On {
			return store.ErrSame
		}
		err := k.collect(ctx, guildID, n)
		if now := records.Now(); err == nil && n.Resting(now) {
			n.End(now, rand.Text)
		}
		return err
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

// Change changes a game night that goes on. A press that changes nothing has it shown all the same: another process may have changed it.
func (k *Keeper) Change(ctx context.Context, guildID, id string, change func(*night.Night, time.Time) error) (night.Night, error) {
	n, err := k.change(ctx, guildID, id, func(n *night.Night) error {
		switch {
		case n.Plan == nil:
			return errNoPlan
		case !n.Ended.IsZero():
			return errPlanOver
		}
		return change(n, records.Now())
	})
	k.Shown(guildID, id)
	return n, err
}

// Note notes something about a game night, whether it goes on or not, if it is news.
func (k *Keeper) Note(ctx context.Context, guildID, id string, news func(*night.Night) bool) error {
	_, err := k.change(ctx, guildID, id, func(n *night.Night) error {
		if n.Plan == nil || !news(n) {
			return store.ErrSame
		}
		return nil
	})
	return same(err)
}
