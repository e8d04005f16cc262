package redis

import (
	"context"
	"fmt"
	"regexp"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/store"
	"ruckus/store/redis/redistest"
)

// calls returns how often the server has carried out a command, also in scripts.
func calls(t *testing.T, s *Store, command string) int {
	t.Helper()
	stats, err := s.client.Info(context.Background(), "commandstats").Result()
	require.NoError(t, err)
	found := regexp.MustCompile(`cmdstat_` + command + `:calls=(\d+)`).FindStringSubmatch(stats)
	if found == nil {
		return 0
	}
	n, err := strconv.Atoi(found[1])
	require.NoError(t, err)
	return n
}

// While a script runs, Redis answers nobody: of no server.
func TestNoScriptClearsMoreThanAPartAtOnce(t *testing.T) {
	ctx := context.Background()
	s := openStore(t, redistest.Start(t).URL())
	const n, atOnce = 300, 10
	list := store.Ranking{Guild: key.Guild, Kind: key.Kind, Name: "n"}
	for what, read := range map[string]func() error{
		"page": func() error {
			found, err := s.Page(ctx, list, store.Part{From: -store.MaxRank, To: store.MaxRank, Limit: atOnce})
			require.Empty(t, found)
			return err
		},
		"due": func() error {
			found, err := s.Due(ctx, time.Now(), atOnce)
			require.Empty(t, found)
			return err
		},
	} {
		for i := range n {
			_, err := s.Put(ctx, store.Record{
				Key:     store.Key{Guild: key.Guild, Kind: key.Kind, ID: fmt.Sprint(what, i)},
				Ranks:   map[string]int64{"n": int64(i)},
				Due:     time.Now().Add(-time.Minute),
				Expires: time.Now().Add(-time.Second),
			})
			require.NoError(t, err)
		}
		before := calls(t, s, "evalsha")
		require.NoError(t, read(), what)
		require.GreaterOrEqual(t, calls(t, s, "evalsha")-before, n/atOnce, what)
		require.NoError(t, s.DeleteGuild(ctx, key.Guild))
	}
}

func TestToDeleteARecordCostsNoMoreWhereOthersStandInManyLists(t *testing.T) {
	ctx := context.Background()
	s := openStore(t, redistest.Start(t).URL())
	for i := range 300 {
		_, err := s.Put(ctx, store.Record{
			Key: store.Key{Guild: key.Guild, Kind: key.Kind, ID: fmt.Sprint(i)}, Ranks: map[string]int64{"live": 1, fmt.Sprint("live-", i): 1},
		})
		require.NoError(t, err)
	}
	before := calls(t, s, "zrem") + calls(t, s, "exists")
	require.NoError(t, s.Delete(ctx, store.Key{Guild: key.Guild, Kind: key.Kind, ID: "7"}))
	require.Less(t, calls(t, s, "zrem")+calls(t, s, "exists")-before, 10)
	for list, want := range map[string]int{"live": 299, "live-7": 0, "live-8": 1} {
		n, err := s.Count(ctx, store.Ranking{Guild: key.Guild, Kind: key.Kind, Name: list}, 0, 2)
		require.NoError(t, err)
		require.Equal(t, want, n, list)
	}
}

func TestAGuildWithManyListsIsDeletedInSteps(t *testing.T) {
	ctx := context.Background()
	s := openStore(t, redistest.Start(t).URL())
	const n = 3 * atOnce
	for i := range n {
		_, err := s.Put(ctx, store.Record{
			Key: store.Key{Guild: key.Guild, Kind: key.Kind, ID: fmt.Sprint(i)}, Ranks: map[string]int64{fmt.Sprint("live-", i): 1},
		})
		require.NoError(t, err)
	}
	before := calls(t, s, "evalsha")
	require.NoError(t, s.DeleteGuild(ctx, key.Guild))
	require.GreaterOrEqual(t, calls(t, s, "evalsha")-before, 2*n/atOnce)
	left, err := s.client.Keys(ctx, "*"+key.Guild+"*").Result()
	require.NoError(t, err)
	require.Empty(t, left)
}
