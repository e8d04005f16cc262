package storetest

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/store"
)

// commit stores records without logs and fails the test where that fails.
func commit(t *testing.T, s store.Store, records ...store.Record) []store.Record {
	t.Helper()
	var writes []store.Write
	for _, r := range records {
		writes = append(writes, store.Write{Record: r})
	}
	stored, err := s.Commit(context.Background(), writes...)
	require.NoError(t, err)
	return stored
}

var commitPromises = []promise{
	{"a commit stores all its records, each with its lines, due time and ranks", func(t *testing.T, s store.Store) {
		table := put(t, s, store.Record{Key: key, Due: noon, Data: []byte("playing")}, "one")
		table.Data, table.Due = []byte("over"), table.Due.AddDate(0, 0, 1)
		stored, err := s.Commit(context.Background(),
			store.Write{Record: table, Log: lines("two", "three")},
			store.Write{Record: store.Record{Key: store.Key{Guild: "1", Kind: "result", ID: key.ID}, Ranks: map[string]int64{"n": store.Next}, Data: []byte("won")}},
		)
		require.NoError(t, err)
		table.Version = 2
		equal(t, table, stored[0])
		hold(t, s, table, "one", "two", "three")
		due(t, s, noon, 10)
		due(t, s, table.Due, 10, key)
		hold(t, s, stored[1])
		page(t, s, results, all, stored[1])
	}},
	{"a commit with a conflict in any of its records stores none", func(t *testing.T, s store.Store) {
		a, b := player(t, s, "a", 1), player(t, s, "b", 2)
		for _, versions := range [][2]uint64{{0, 1}, {1, 0}, {2, 1}, {1, 2}, {3, 3}} {
			late, other := a, b
			late.Version, other.Version = versions[0], versions[1]
			late.Ranks, other.Ranks = map[string]int64{"wins": 9, "n": store.Next}, nil
			late.Due = noon
			_, err := s.Commit(context.Background(), store.Write{Record: late, Log: lines("late")}, store.Write{Record: other})
			require.ErrorIs(t, err, store.ErrConflict, "%v", versions)
		}
		hold(t, s, a)
		hold(t, s, b)
		due(t, s, noon, 10)
		page(t, s, wins, all, a, b)
	}},
	{"a commit of nothing is done, and one of two guilds or with a record twice is refused", func(t *testing.T, s store.Store) {
		require.Empty(t, commit(t, s))
		r := store.Record{Key: key}
		for _, other := range []store.Key{key, {Guild: "2", Kind: "table", ID: "x"}, {Guild: "1", Kind: "table"}} {
			_, err := s.Commit(context.Background(), store.Write{Record: r}, store.Write{Record: store.Record{Key: other}})
			require.ErrorIs(t, err, store.ErrKey, "%v", other)
		}
		list(t, s, key.Guild, key.Kind)
	}},
	{"a hundred records can be stored in one commit", func(t *testing.T, s store.Store) {
		var records []store.Record
		for i := range 100 {
			records = append(records, store.Record{
				Key: store.Key{Guild: "1", Kind: "person", ID: fmt.Sprint(i)}, Ranks: map[string]int64{"wins": int64(i), "games": 1}, Data: make([]byte, 500),
			})
		}
		stored := commit(t, s, records...)
		page(t, s, wins, all, stored...)
		stored = commit(t, s, stored...)
		require.EqualValues(t, 2, stored[99].Version)
		page(t, s, wins, all, stored...)
	}},
	{"of several who move points between two records, all see and leave the same sum", func(t *testing.T, s store.Store) {
		a, b := player(t, s, "a", 0), player(t, s, "b", 0)
		errs := together(func(int) error {
			for moved := 0; moved < increments; {
				both, err := s.Page(context.Background(), wins, all)
				if err != nil {
					return err
				}
				if sum := both[0].Ranks["wins"] + both[1].Ranks["wins"]; sum != 0 {
					return fmt.Errorf("the sum is %d", sum)
				}
				both[0].Ranks["wins"]++
				both[1].Ranks["wins"]--
				_, err = s.Commit(context.Background(), store.Write{Record: both[0]}, store.Write{Record: both[1]})
				if err == nil {
					moved++
				} else if !errors.Is(err, store.ErrConflict) {
					return err
				}
			}
			return nil
		})
		for _, err := range errs {
			require.NoError(t, err)
		}
		for _, k := range []store.Key{a.Key, b.Key} {
			r, err := s.Get(context.Background(), k)
			require.NoError(t, err)
			require.EqualValues(t, 1+writers*increments, r.Version)
		}
	}},
}

var guildPromises = []promise{
	{"the guilds of which something is stored are listed once each, page by page, without the installation", func(t *testing.T, s store.Store) {
		want := map[string]bool{}
		for i := range 40 {
			guild := fmt.Sprint(1_000_000_000_000_000_000 + i*12345)
			want[guild] = true
			for _, kind := range []string{"table", "person"} {
				put(t, s, store.Record{Key: store.Key{Guild: guild, Kind: kind, ID: "x"}, Ranks: map[string]int64{"n": store.Next}})
			}
		}
		put(t, s, store.Record{Key: store.Key{Guild: store.Installation, Kind: "daily", ID: "x"}})
		require.NoError(t, s.Delete(context.Background(), put(t, s, store.Record{Key: store.Key{Guild: "5", Kind: "table", ID: "x"}}).Key))
		for _, size := range []int{1, 7, 40, 100} {
			seen, after := map[string]bool{}, ""
			for {
				guilds, err := s.Guilds(context.Background(), after, size)
				require.NoError(t, err)
				require.LessOrEqual(t, len(guilds), size)
				for _, guild := range guilds {
					require.False(t, seen[guild], "%s twice", guild)
					seen[guild] = true
					after = guild
				}
				if len(guilds) == 0 {
					break
				}
			}
			require.Equal(t, want, seen)
		}
		none, err := s.Guilds(context.Background(), "", 0)
		require.NoError(t, err)
		require.Empty(t, none)
	}},
	{"all of a guild can be deleted: records, logs, due times and lists; and nothing of another", func(t *testing.T, s store.Store) {
		near := []store.Record{}
		for _, guild := range []string{"12", "-", "2", store.Installation} {
			r := store.Record{Key: store.Key{Guild: guild, Kind: "person", ID: "a"}, Due: noon, Ranks: map[string]int64{"wins": 1}}
			near = append(near, put(t, s, r, "line"))
		}
		var gone []store.Record
		for i := range 1300 {
			kind := []string{"person", "persons", "table"}[i%3]
			gone = append(gone, store.Record{
				Key: store.Key{Guild: "1", Kind: kind, ID: fmt.Sprint(i)}, Due: noon, Ranks: map[string]int64{"wins": int64(i), "n": store.Next},
			})
		}
		for i := 0; i < len(gone); i += 100 {
			commit(t, s, gone[i:i+100]...)
		}
		put(t, s, store.Record{Key: store.Key{Guild: "1", Kind: "table", ID: "x"}}, "line", "line")
		require.NoError(t, s.DeleteGuild(context.Background(), "1"))
		for _, kind := range []string{"person", "persons", "table"} {
			list(t, s, "1", kind)
			count(t, s, store.Ranking{Guild: "1", Kind: kind, Name: "wins"}, -store.MaxRank, store.MaxRank, 0)
			count(t, s, store.Ranking{Guild: "1", Kind: kind, Name: "n"}, -store.MaxRank, store.MaxRank, 0)
		}
		found, err := s.Due(context.Background(), noon, 2000)
		require.NoError(t, err)
		require.Len(t, found, len(near))
		guilds, err := s.Guilds(context.Background(), "", 10)
		require.NoError(t, err)
		require.ElementsMatch(t, []string{"12", "-", "2"}, guilds)
		for _, r := range near {
			hold(t, s, r, "line")
			page(t, s, store.Ranking{Guild: r.Key.Guild, Kind: "person", Name: "wins"}, all, r)
		}
		require.NoError(t, s.DeleteGuild(context.Background(), "1"), "nothing is left")
		require.EqualValues(t, 1, result(t, s, "a").Ranks["n"], "it starts over")
		hold(t, s, put(t, s, store.Record{Key: store.Key{Guild: "1", Kind: "table", ID: "x"}}))
	}},
	{"what belongs to the whole installation is not deleted as a guild", func(t *testing.T, s store.Store) {
		r := put(t, s, store.Record{Key: store.Key{Guild: store.Installation, Kind: "daily", ID: "x"}})
		for _, guild := range []string{store.Installation, "", "a/b", "*"} {
			require.ErrorIs(t, s.DeleteGuild(context.Background(), guild), store.ErrKey, "%q", guild)
		}
		hold(t, s, r)
	}},
}
