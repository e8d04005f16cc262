package redis

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"ruckus/store"
)

// atOnce is how many records of a guild are deleted by one script, so that others need not wait long.
const atOnce = 200

func (s *Store) Guilds(ctx context.Context, after string, most int) (guilds []string, err error) {
	if most <= 0 {
		return nil, ctx.Err()
	}
	lists, err := guildsScript.inBuckets(ctx, s.client, buckets, func(b int) (string, []any) {
		return bucketKey(b, "names"), []any{after, most, bucketKey(b, ""), store.Installation}
	})
	if err != nil {
		return nil, err
	}
	guilds = slices.Concat(lists...)
	slices.SortFunc(guilds, func(a, b string) int { return strings.Compare(a+"/", b+"/") }) // as in the index
	return guilds[:min(len(guilds), most)], nil
}

func (s *Store) DeleteGuild(ctx context.Context, guild string) error {
	if err := cmp.Or(ctx.Err(), store.CheckGuild(guild)); err != nil {
		return err
	}
	k := keysOf(store.Key{Guild: guild})
	for {
		left, err := forgetScript.Run(ctx, s.client, []string{k.due, k.names}, guild, atOnce, k.bucket).Int()
		if err != nil || left == 0 {
			return failure(ctx, err)
		}
	}
}
