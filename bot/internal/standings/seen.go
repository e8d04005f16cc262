package standings

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"

	"ruckus/bot/internal/league"
	"ruckus/bot/internal/work"
	"ruckus/store"
)

// maxSeen is of how many games in guilds ratings are kept in memory, as they were read last.
const maxSeen = 64

// seenRatings are ratings that were read, so that those of thousands of people are not taken apart for each look at them.
// Nobody may change what they hold.
type seenRatings = work.Cache[place, seen]

type seen struct {
	stored  [sha256.Size]byte // of the stored form
	ratings league.Ratings
}

// look reads the ratings of the season that runs, for anyone who does not change them.
func (k *Keeper) look(ctx context.Context, p place) (league.Ratings, error) {
	key := ratingsKey(p.guild, p.game)
	stored, err := k.store.Get(ctx, key)
	if errors.Is(err, store.ErrNotFound) {
		return league.NewRatings(p.game), nil
	}
	if errors.Is(err, store.ErrDamaged) {
		return league.Ratings{}, fmt.Errorf("%s: %w: %w", key, errAgain, err)
	}
	if err != nil {
		return league.Ratings{}, fmt.Errorf("%s: %w", key, err)
	}
	sum := sha256.Sum256(stored.Data)
	if last, ok := k.seen.Get(p); ok && last.stored == sum {
		return last.ratings, nil
	}
	kept, err := k.ratings(ctx, p)
	if err != nil {
		return league.Ratings{}, err
	}
	k.seen.Put(p.guild, p, seen{sum, kept.Ratings}, 1)
	return kept.Ratings, nil
}

// current reports whether the ratings have counted all results. Where that is not known, they have not.
func (k *Keeper) current(ctx context.Context, p place) bool {
	newest, err := k.store.Page(ctx, listOf(p.guild, p.game, numbers), store.Part{From: 1, To: store.MaxRank, Backwards: true, Limit: 1})
	if err != nil || len(newest) == 0 {
		return err == nil
	}
	ratings, err := k.look(ctx, p)
	return err == nil && int64(ratings.Applied) >= newest[0].Ranks[numbers]
}
