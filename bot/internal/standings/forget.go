package standings

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"ruckus/bot/internal/league"
	"ruckus/store"
)

// Forget puts the mark in a person's place in all results of a game that began until a time, and has what follows from them made
// again. Results and the ratings of all others stay as they are; the person's statistics are gone. What was left half done by
// an error or a crash is finished when it is asked for again, with the same mark. Where the person has not played, it does nothing.
func (k *Keeper) Forget(ctx context.Context, guild, game, person, mark string, until time.Time) error {
	p := place{guild, game}
	if err := partKey(p, 0, statsPart(person)).Check(); err != nil {
		return err
	}
	return k.alone(ctx, p, func() error {
		known, err := k.markResults(ctx, p, forgetting{person, mark, until})
		if err != nil {
			return err
		}
		if !known { // by results; but an earlier try may have ended there
			known, err = k.remembers(ctx, p, person)
		}
		if err == nil && known {
			_, err = k.again(ctx, p)
		}
		if err != nil {
			return err
		}
		if _, ok := k.current(ctx, p); known || !ok {
			_, err = k.carryOn(ctx, p)
		}
		return err
	})
}

// remembers reports whether a person has statistics.
func (k *Keeper) remembers(ctx context.Context, p place, person string) (bool, error) {
	_, r, err := k.ratings(ctx, p)
	if err == nil {
		_, err = k.part(ctx, p, r.Fold, statsPart(person))
	}
	switch bad := (*unusable)(nil); {
	case errors.Is(err, store.ErrNotFound):
		return false, nil
	case errors.As(err, &bad):
		return true, nil
	}
	return err == nil, err
}

// A forgetting is who is forgotten, and in which results.
type forgetting struct {
	person, mark string
	until        time.Time
}

// markResults puts the mark into results, and reports whether there were any. A result that bears it no longer stands in the person's list.
func (k *Keeper) markResults(ctx context.Context, p place, f forgetting) (some bool, err error) {
	list, skip := listOf(p.guild, p.game, personX+f.person), 0
	for {
		page, err := k.store.Page(ctx, list, store.Part{From: -store.MaxRank, To: store.MaxRank, Skip: skip, Limit: pageSize})
		damaged := errors.Is(err, store.ErrDamaged)
		if err != nil && !damaged {
			return some, fmt.Errorf("results of someone: %w", err)
		}
		if damaged { // the page has only those that can be read
			k.damaged(p, err)
		}
		for _, stored := range page {
			marked, err := k.markResult(ctx, p, stored, f)
			if err != nil {
				return some, err
			}
			some = some || marked
			if !marked {
				skip++
			}
		}
		if damaged {
			skip += pageSize - len(page)
		} else if len(page) < pageSize {
			return some, nil
		}
		if n, err := k.store.Count(ctx, list, -store.MaxRank, store.MaxRank); err != nil || skip >= n {
			return some, err
		}
	}
}

func (k *Keeper) markResult(ctx context.Context, p place, stored store.Record, f forgetting) (marked bool, err error) {
	number, r, err := readResult(stored, p)
	if errors.Is(err, store.ErrDamaged) {
		k.damaged(p, fmt.Errorf("table %s: %w", stored.Key.ID, err))
		return false, nil
	}
	if err != nil || r.Began.After(f.until) {
		return false, err
	}
	if _, sat := r.Seat(f.person); !sat {
		return false, nil
	}
	met, err := ForgetIn(ctx, k.store, p.guild, &r, map[string]string{f.person: f.mark})
	if err != nil {
		return false, err
	}
	stored.Data, err = r.Encode()
	if err != nil {
		return false, err
	}
	stored.Ranks = ranksOf(r, int64(number))
	_, err = k.store.Commit(ctx, append([]store.Write{{Record: stored}}, met...)...)
	if err != nil {
		return false, fmt.Errorf("result %d: %w", number, err)
	}
	return true, nil
}

// ForgetIn puts marks in people's places in a result, and returns what goes into the commit that stores it: what protects others for the
// rest of the day when these people come back. Nobody knows a mark for who is struck, so the result says it.
func ForgetIn(ctx context.Context, s store.Store, guild string, r *league.Result, marks map[string]string) (met []store.Write, err error) {
	_, struck, err := store.Load(ctx, s, struckKey(guild), struckForm)
	if err == nil {
		met, err = keepMet(ctx, s, guild, *r, marks)
	}
	for seat, p := range r.Players {
		if mark, gone := marks[p.Person]; gone && err == nil && r.Forget(p.Person, mark) {
			r.Players[seat].Struck = slices.Contains(struck.Marks, struckMark(guild, p.Person))
		}
	}
	return met, err
}
