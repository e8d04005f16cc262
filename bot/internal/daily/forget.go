package daily

import (
	"context"
	"errors"
	"time"

	"ruckus/store"
)

// Spend has a person's tries in a guild that can still be played count as over, before what is stored of their games is deleted: else
// who is forgotten could play the same deal again.
func (k *Keeper) Spend(ctx context.Context, guild, user string, now time.Time) error {
	return k.eachTry(ctx, guild, user, func(ctx context.Context, t Try) error {
		if !now.Before(t.Day.Opens()) {
			return nil
		}
		return k.changeTry(ctx, t, func(t *Try) { t.Spent = true })
	})
}

// Forget deletes what a person has played in a guild. Of a try of a deal that is not shown yet a mark stays until then, which names
// nobody.
func (k *Keeper) Forget(ctx context.Context, guild, user string, now time.Time) error {
	return k.eachTry(ctx, guild, user, func(ctx context.Context, t Try) error {
		if err := k.store.Delete(ctx, resultKey(guild, t.Day, user)); err != nil {
			return err
		}
		if !now.Before(t.Day.Opens()) {
			return k.store.Delete(ctx, TryKey(t.Day, user))
		}
		return k.changeTry(ctx, t, func(t *Try) { *t = Try{Day: t.Day, Spent: true} })
	})
}

func (k *Keeper) eachTry(ctx context.Context, guild, user string, do func(context.Context, Try) error) error {
	tries, err := k.Tries(ctx, guild, user)
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	for _, t := range tries {
		if err == nil {
			err = do(ctx, t)
		}
	}
	return err
}

// changeTry changes what is stored of a try now.
func (k *Keeper) changeTry(ctx context.Context, t Try, change func(*Try)) error {
	_, err := store.Update(ctx, k.store, TryKey(t.Day, t.User), tryForm, func(rec *tryRecord, r *store.Record) error {
		if r.Version == 0 {
			return store.ErrSame
		}
		now := rec.try()
		change(&now)
		return now.write(rec, r)
	})
	return err
}

// Tries are a person's tries in a guild, the newest first. What cannot be read is left out.
func (k *Keeper) Tries(ctx context.Context, guild, user string) (tries []Try, err error) {
	if !validID.MatchString(user) {
		return nil, store.ErrKey
	}
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	records, err := k.store.Page(ctx, triesOf(user), store.Part{From: 0, To: store.MaxRank, Backwards: true, Limit: keptDays})
	if err != nil && !errors.Is(err, store.ErrDamaged) {
		return nil, err
	}
	for _, r := range records {
		if rec, err := tryForm.Decode(r.Data); err == nil && rec.Guild == guild {
			tries = append(tries, rec.try())
		}
	}
	return tries, nil
}
