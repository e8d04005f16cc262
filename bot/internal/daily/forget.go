package daily

import (
	"context"
	"errors"

	"ruckus/store"
)

// Forget deletes what a person has played in a guild, of all days that are over. The try of a day that runs stays until it is
// over, and done is false then: without it, who is forgotten could play the same deal again.
func (k *Keeper) Forget(ctx context.Context, guild, user string, today Day) (done bool, err error) {
	tries, err := k.Tries(ctx, guild, user)
	if err != nil {
		return false, err
	}
	done = true
	for _, t := range tries {
		if t.Day >= today {
			done = false
			continue
		}
		for _, key := range []store.Key{resultKey(guild, t.Day, user), tryKey(t.Day, user)} {
			if err := k.store.Delete(ctx, key); err != nil {
				return false, err
			}
		}
	}
	return done, nil
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
