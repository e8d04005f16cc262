package standings

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"

	"ruckus/bot/league"
	"ruckus/store"
)

const forgetSchema = 1

// A forgetting is kept while a person is being forgotten, so that after a crash it goes on with the same mark.
type forgetting struct {
	V    int    `json:"v"` // forgetSchema
	Mark string `json:"mark"`
}

// Forget has the league of a guild forget a person in these games: a random mark takes their place in results, ratings and
// months, and their statistics are deleted. The ratings of others stay as they are. After an error it can be called again.
func (k *Keeper) Forget(ctx context.Context, guild, person string, games []string) error {
	mark, at, err := k.mark(ctx, guild, person)
	if err != nil {
		return err
	}
	for _, game := range games {
		p := place{guild, game}
		err := k.alone(ctx, p, func() error {
			err := k.forget(ctx, p, person, mark)
			if errors.Is(err, errAgain) { // the results name the person no more
				if _, err = k.rebuild(ctx, p); err == nil {
					err = k.forget(ctx, p, person, mark)
				}
			}
			return err
		})
		if err != nil {
			return err
		}
	}
	return k.store.Delete(ctx, at)
}

// mark draws a person's mark, or finds the one with which forgetting them was begun.
func (k *Keeper) mark(ctx context.Context, guild, person string) (mark string, at store.Key, err error) {
	at = store.Key{Guild: guild, Kind: "forget", ID: person}
	for try := 1; ; try++ {
		stored, err := k.store.Get(ctx, at)
		var f forgetting
		switch {
		case err == nil && json.Unmarshal(stored.Data, &f) == nil && f.V == forgetSchema && league.IsMark(f.Mark):
			return f.Mark, at, nil
		case err == nil && f.V > forgetSchema:
			return "", at, fmt.Errorf("%s: %w", at, league.ErrNewer)
		case errors.Is(err, store.ErrDamaged):
			err = k.store.Delete(ctx, at)
		case errors.Is(err, store.ErrNotFound):
			err = nil
		}
		if err != nil {
			return "", at, fmt.Errorf("%s: %w", at, err)
		}
		var chance [16]byte
		rand.Read(chance[:])
		f = forgetting{forgetSchema, league.NewMark(chance)}
		data, err := json.Marshal(f)
		if err != nil {
			return "", at, err
		}
		_, err = k.store.Put(ctx, store.Record{Key: at, Version: stored.Version, Data: data})
		if err == nil {
			return f.Mark, at, nil
		}
		if !errors.Is(err, store.ErrConflict) || try == tries {
			return "", at, fmt.Errorf("%s: %w", at, err)
		}
	}
}

// forget goes through the results first: whoever counts one as it was before is then refused by the ratings, which follow.
func (k *Keeper) forget(ctx context.Context, p place, person, mark string) error {
	for {
		page, err := k.store.Page(ctx, listOf(p.guild, p.game, personX+person), store.Part{From: -store.MaxRank, To: store.MaxRank, Limit: pageSize})
		if err != nil && !errors.Is(err, store.ErrDamaged) {
			return fmt.Errorf("results of a person: %w", err)
		}
		if len(page) == 0 {
			break
		}
		for _, stored := range page {
			if err := k.forgetResult(ctx, stored, person, mark); err != nil {
				return err
			}
		}
	}
	ratings := []store.Key{ratingsKey(p.guild, p.game)}
	for season := 1; season < maxSeasons; season++ {
		key := seasonKey(p.guild, p.game, season)
		if _, err := k.store.Get(ctx, key); errors.Is(err, store.ErrNotFound) {
			break
		}
		ratings = append(ratings, key)
	}
	for _, key := range ratings {
		err := forgetIn(ctx, k.store, key, league.DecodeRatings, func(r *league.Ratings) bool { return r.Forget(person, mark) })
		if err != nil {
			return err
		}
	}
	months, err := k.store.List(ctx, p.guild, monthKind(p.game))
	if err != nil && !errors.Is(err, store.ErrDamaged) {
		return fmt.Errorf("months: %w", err)
	}
	for _, m := range months {
		err := forgetIn(ctx, k.store, m.Key, league.DecodeMonth, func(m *league.Month) bool { return m.Forget(person, mark) })
		if err != nil {
			return err
		}
	}
	for _, key := range []store.Key{statsKey(p.guild, p.game, person), recentKey(p.guild, p.game)} {
		if err := k.store.Delete(ctx, key); err != nil {
			return fmt.Errorf("%s: %w", key, err)
		}
	}
	return nil
}

// forgetResult takes a person out of a result, and the result out of the person's list. What cannot be read is deleted:
// nobody can know what it tells of them.
func (k *Keeper) forgetResult(ctx context.Context, stored store.Record, person, mark string) error {
	r, err := league.DecodeResult(stored.Data)
	if errors.Is(err, league.ErrNewer) {
		return err
	}
	if err != nil {
		return k.store.Delete(ctx, stored.Key)
	}
	r.Forget(person, mark)
	if stored.Data, err = r.Encode(); err != nil {
		return err
	}
	stored.Ranks = ranksOf(r, stored.Ranks[numbers])
	if _, err := k.store.Put(ctx, stored); err != nil && !errors.Is(err, store.ErrConflict) { // then it is read again
		return fmt.Errorf("%s: %w", stored.Key, err)
	}
	return nil
}

// forgetIn changes a record, whoever changes it meanwhile.
func forgetIn[T encoder](ctx context.Context, s store.Store, key store.Key, decode func([]byte) (T, error), forget func(*T) bool) error {
	for try := 1; ; try++ {
		v, version, err := get(ctx, s, key, decode)
		switch {
		case errors.Is(err, store.ErrNotFound):
			return nil
		case err != nil:
			return err
		case !forget(&v):
			return nil
		}
		write, err := writeOf(key, version, v)
		if err != nil {
			return err
		}
		_, err = s.Put(ctx, write.Record)
		if !errors.Is(err, store.ErrConflict) || try == tries {
			return err
		}
		if err := pause(ctx); err != nil {
			return err
		}
	}
}
