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
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if most <= 0 {
		return nil, nil
	}
	replies, err := guildsScript.pipeline(ctx, s.client, func(send func(keys []string, args ...any)) {
		for b := range buckets {
			send([]string{bucketKey(b, "names")}, after, most, bucketKey(b, ""), store.Installation)
		}
	})
	if err != nil {
		return nil, failure(ctx, err)
	}
	for _, reply := range replies {
		some, err := reply.StringSlice()
		if err != nil {
			return nil, failure(ctx, err)
		}
		guilds = append(guilds, some...)
	}
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
