package redis

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"

	driver "github.com/redis/go-redis/v9"

	"ruckus/store"
)

func (s *Store) Page(ctx context.Context, list store.Ranking, part store.Part) ([]store.Record, error) {
	if err := cmp.Or(ctx.Err(), list.Check()); err != nil {
		return nil, err
	}
	if part.Limit <= 0 {
		return nil, nil
	}
	backwards := "0"
	if part.Backwards {
		backwards = "1"
	}
	example := store.Key{Guild: list.Guild, Kind: list.Kind}
	var replies []any
	err := error(driver.Nil)
	for errors.Is(err, driver.Nil) {
		replies, err = pageScript.Run(ctx, s.client, []string{rankKey(list)}, part.From, part.To, backwards,
			max(part.Skip, 0), part.Limit, keysOf(example).record, list.Name).Slice()
	}
	if err != nil {
		return nil, failure(ctx, err)
	}
	var found []store.Record
	var damaged []error
	for _, reply := range replies {
		pair, _ := reply.([]any)
		id, _ := pair[0].(string)
		value, _ := pair[1].(string)
		r, err := unseal(store.Key{Guild: list.Guild, Kind: list.Kind, ID: id}, []byte(value))
		if err != nil {
			damaged = append(damaged, err)
			continue
		}
		found = append(found, r)
	}
	if part.Backwards {
		slices.Reverse(found)
	}
	return found, errors.Join(damaged...)
}

func (s *Store) Count(ctx context.Context, list store.Ranking, from, to int64) (int, error) {
	if err := cmp.Or(ctx.Err(), list.Check()); err != nil {
		return 0, err
	}
	n, err := s.client.ZCount(ctx, rankKey(list), strconv.FormatInt(from, 10), strconv.FormatInt(to, 10)).Result()
	return int(n), failure(ctx, err)
}

// A greatest is the greatest rank of a list, when numbers were given from it.
type greatest struct {
	list store.Ranking
	rank int64
}

// number gives records that ask for it the next rank, and returns which ranks must still be the greatest when they are stored.
func (s *Store) number(ctx context.Context, records []store.Record) (used []greatest, err error) {
	err = store.Number(records, func(l store.Ranking) (int64, error) {
		top, err := s.client.ZRevRangeWithScores(ctx, rankKey(l), 0, 0).Result()
		switch {
		case err != nil:
			return 0, failure(ctx, err)
		case len(top) == 0:
			used = append(used, greatest{l, 0})
		case top[0].Score < -store.MaxRank || top[0].Score > store.MaxRank || top[0].Score != math.Trunc(top[0].Score):
			return 0, fmt.Errorf("list %s is %w: rank %v", l, store.ErrDamaged, top[0].Score)
		default:
			used = append(used, greatest{l, int64(top[0].Score)})
		}
		return used[len(used)-1].rank, nil
	})
	return used, err
}
