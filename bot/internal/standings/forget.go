package standings

import (
	"context"
	"errors"
	"fmt"
	"time"

	"ruckus/render/markup"
	"ruckus/store"
)

// Forget puts the mark in a person's place in all results of a game that began until a time, and in what follows from them.
// Results and the ratings of all others stay as they are; the person's statistics are gone. It returns the names under which
// the person has played. What was left half done by an error or a crash is finished when it is asked for again, with the
// same mark. Where the person has not played, it does nothing.
func (k *Keeper) Forget(ctx context.Context, guild, game, person, mark string, until time.Time) (names []markup.Name, err error) {
	p := place{guild, game}
	if err := statsKey(guild, game, person).Check(); err != nil {
		return nil, err
	}
	err = k.alone(ctx, p, func() (err error) {
		struck, err := k.Struck(ctx, guild, person)
		if err != nil {
			return err
		}
		names, err = k.markResults(ctx, p, forgetting{person, mark, until, struck})
		if err != nil {
			return err
		}
		switch _, err := k.store.Get(ctx, statsKey(guild, game, person)); {
		case errors.Is(err, store.ErrNotFound) && len(names) == 0:
			return nil
		case err != nil && !errors.Is(err, store.ErrNotFound) && !errors.Is(err, store.ErrDamaged):
			return err
		}
		if err := k.markChanges(ctx, p, person, mark); err != nil {
			return err
		}
		_, err = k.rebuild(ctx, p) // others may have counted meanwhile
		return err
	})
	return names, err
}

// A forgetting is who is forgotten, and in which results.
type forgetting struct {
	person, mark string
	until        time.Time
	struck       bool // nobody knows the mark for who is struck, so their results say it
}

// markResults puts the mark into results. A result that bears it no longer stands in the person's list.
func (k *Keeper) markResults(ctx context.Context, p place, f forgetting) (names []markup.Name, err error) {
	list, skip := listOf(p.guild, p.game, personX+f.person), 0
	for {
		page, err := k.store.Page(ctx, list, store.Part{From: -store.MaxRank, To: store.MaxRank, Skip: skip, Limit: pageSize})
		damaged := errors.Is(err, store.ErrDamaged)
		if err != nil && !damaged {
			return names, fmt.Errorf("results of a person: %w", err)
		}
		if damaged { // the page has only those that can be read
			k.log.Error("a result is damaged, and a person is not forgotten there", "guild", p.guild, "game", p.game, "err", err)
		}
		for _, stored := range page {
			name, marked, err := k.markResult(ctx, p, stored, f)
			if err != nil {
				return names, err
			}
			if marked {
				names = append(names, name)
			} else {
				skip++
			}
		}
		if damaged {
			skip += pageSize - len(page)
		} else if len(page) < pageSize {
			return names, nil
		}
		if n, err := k.store.Count(ctx, list, -store.MaxRank, store.MaxRank); err != nil || skip >= n {
			return names, err
		}
	}
}

func (k *Keeper) markResult(ctx context.Context, p place, stored store.Record, f forgetting) (name markup.Name, marked bool, err error) {
	number, r, err := read(stored, p)
	if errors.Is(err, store.ErrDamaged) {
		k.log.Error("a result is damaged, and a person is not forgotten there", "guild", p.guild, "game", p.game, "table", stored.Key.ID, "err", err)
		return name, false, nil
	}
	if err != nil || r.Began.After(f.until) {
		return name, false, err
	}
	seat, sat := r.Seat(f.person)
	if !sat {
		return name, false, nil
	}
	met, err := KeepMet(ctx, k.store, p.guild, r, f.person)
	if err != nil {
		return name, false, err
	}
	name = r.Players[seat].Name
	r.Forget(f.person, f.mark)
	r.Players[seat].Struck = f.struck
	stored.Data, err = r.Encode()
	if err != nil {
		return name, false, err
	}
	stored.Ranks = ranksOf(r, int64(number))
	_, err = k.store.Commit(ctx, append([]store.Write{{Record: stored}}, met...)...)
	if err != nil {
		return name, false, fmt.Errorf("result %d: %w", number, err)
	}
	return name, true, nil
}

// markChanges puts the mark into what the last games have done to ratings.
func (k *Keeper) markChanges(ctx context.Context, p place, person, mark string) error {
	return store.Retry(ctx, func() error {
		last, version, err := k.recent(ctx, p)
		if err != nil || version == 0 {
			return err
		}
		for _, g := range last.Games {
			for i := range g.Changes {
				if g.Changes[i].Person == person {
					g.Changes[i].Person = mark
				}
			}
		}
		write, err := writeOf(recentKey(p.guild, p.game), version, last)
		if err != nil {
			return err
		}
		_, err = k.store.Commit(ctx, write)
		return err
	})
}
