package storetest

import (
	"context"
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/store"
)

var (
	wins    = store.Ranking{Guild: "1", Kind: "person", Name: "wins"}
	results = store.Ranking{Guild: "1", Kind: "result", Name: "n"}
	all     = store.Part{From: -store.MaxRank, To: store.MaxRank, Limit: 1000}
)

// player puts a record with a rank in the list of wins.
func player(t *testing.T, s store.Store, id string, rank int64) store.Record {
	t.Helper()
	return put(t, s, store.Record{
		Key: store.Key{Guild: "1", Kind: "person", ID: id}, Ranks: map[string]int64{"wins": rank}, Data: []byte(id),
	})
}

// result puts a record that asks for the next number.
func result(t *testing.T, s store.Store, id string) store.Record {
	t.Helper()
	return put(t, s, store.Record{
		Key: store.Key{Guild: "1", Kind: "result", ID: id}, Ranks: map[string]int64{"n": store.Next}, Data: []byte(id),
	})
}

// page checks what is in a part of a list, in this order.
func page(t *testing.T, s store.Store, list store.Ranking, part store.Part, want ...store.Record) {
	t.Helper()
	got, err := s.Page(context.Background(), list, part)
	require.NoError(t, err)
	equalAll(t, want, got)
}

// count checks how many records have ranks from one to another.
func count(t *testing.T, s store.Store, list store.Ranking, from, to int64, want int) {
	t.Helper()
	got, err := s.Count(context.Background(), list, from, to)
	require.NoError(t, err)
	require.Equal(t, want, got)
}

var rankPromises = []promise{
	{"a ranked list is ordered by rank, then by ID, and backwards the other way round", func(t *testing.T, s store.Store) {
		c, a, b := player(t, s, "c", 5), player(t, s, "a", 5), player(t, s, "b", -7)
		d := player(t, s, "d", 0)
		put(t, s, store.Record{Key: store.Key{Guild: "1", Kind: "person", ID: "e"}, Ranks: map[string]int64{"win": 1, "winss": 2}})
		put(t, s, store.Record{Key: store.Key{Guild: "1", Kind: "persons", ID: "f"}, Ranks: map[string]int64{"wins": 3}})
		put(t, s, store.Record{Key: store.Key{Guild: "12", Kind: "person", ID: "g"}, Ranks: map[string]int64{"wins": 3}})
		put(t, s, store.Record{Key: store.Key{Guild: "1", Kind: "person", ID: "h"}})
		page(t, s, wins, all, b, d, a, c)
		back := all
		back.Backwards = true
		page(t, s, wins, back, c, a, d, b)
		count(t, s, wins, -store.MaxRank, store.MaxRank, 4)
		count(t, s, wins, 1, store.MaxRank, 2)
		count(t, s, wins, -7, 0, 2)
		count(t, s, wins, 1, 0, 0)
		count(t, s, store.Ranking{Guild: "1", Kind: "person", Name: "nothing"}, -store.MaxRank, store.MaxRank, 0)
	}},
	{"a part has the ranks from one to another, leaves some out and has a greatest length", func(t *testing.T, s store.Store) {
		var r []store.Record
		for i := range 6 {
			r = append(r, player(t, s, fmt.Sprint(i), int64(10*i)))
		}
		page(t, s, wins, store.Part{From: 10, To: 40, Limit: 10}, r[1], r[2], r[3], r[4])
		page(t, s, wins, store.Part{From: 11, To: 39, Limit: 10}, r[2], r[3])
		page(t, s, wins, store.Part{From: 10, To: 40, Limit: 10, Backwards: true}, r[4], r[3], r[2], r[1])
		page(t, s, wins, store.Part{From: 10, To: 40, Skip: 1, Limit: 2}, r[2], r[3])
		page(t, s, wins, store.Part{From: 10, To: 40, Skip: 3, Limit: 2, Backwards: true}, r[1])
		page(t, s, wins, store.Part{From: 10, To: 40, Skip: 4, Limit: 2})
		page(t, s, wins, store.Part{From: 10, To: 40, Skip: math.MaxInt, Limit: math.MaxInt, Backwards: true})
		page(t, s, wins, store.Part{From: math.MinInt64, To: math.MaxInt64, Limit: math.MaxInt}, r...)
		page(t, s, wins, store.Part{From: 10, To: 40, Skip: -1, Limit: 1}, r[1])
		page(t, s, wins, store.Part{From: 40, To: 10, Limit: 10})
		page(t, s, wins, store.Part{From: 40, To: 10, Limit: 10, Backwards: true})
		page(t, s, wins, store.Part{From: 51, To: 60, Limit: 10})
		page(t, s, wins, store.Part{From: 10, To: 40})
		page(t, s, wins, store.Part{From: 10, To: 40, Limit: -1})
	}},
	{"a list follows its records when their ranks change, end and when they are deleted", func(t *testing.T, s store.Store) {
		a, b := player(t, s, "a", 1), player(t, s, "b", 2)
		a.Ranks = map[string]int64{"wins": 3, "games": 9}
		a = put(t, s, a)
		page(t, s, wins, all, b, a)
		games := store.Ranking{Guild: "1", Kind: "person", Name: "games"}
		page(t, s, games, all, a)
		a.Ranks = map[string]int64{"games": 9}
		a = put(t, s, a)
		page(t, s, wins, all, b)
		page(t, s, games, all, a)
		require.NoError(t, s.Delete(context.Background(), a.Key))
		page(t, s, games, all)
		count(t, s, games, -store.MaxRank, store.MaxRank, 0)
		b.Ranks = nil
		hold(t, s, put(t, s, b))
		count(t, s, wins, -store.MaxRank, store.MaxRank, 0)
		player(t, s, "a", 1)
		count(t, s, wins, -store.MaxRank, store.MaxRank, 1)
	}},
	{"the greatest ranks are kept exactly, and greater ones are refused", func(t *testing.T, s store.Store) {
		var kept []store.Record
		for i, rank := range []int64{-store.MaxRank, -store.MaxRank + 1, store.MaxRank - 1, store.MaxRank} {
			r := player(t, s, fmt.Sprint(i), rank)
			hold(t, s, r)
			kept = append(kept, r)
		}
		page(t, s, wins, all, kept...)
		count(t, s, wins, store.MaxRank, store.MaxRank, 1)
		for _, rank := range []int64{store.MaxRank + 1, math.MaxInt64, -store.MaxRank - 1, store.Next} {
			_, err := s.Put(context.Background(), store.Record{Key: kept[0].Key, Version: 1, Ranks: map[string]int64{"wins": rank}})
			require.ErrorIs(t, err, store.ErrRank, "%d", rank)
		}
		for _, name := range []string{"", "a/b", "a b", strings.Repeat("x", store.MaxKeyPart+1)} {
			_, err := s.Put(context.Background(), store.Record{Key: key, Ranks: map[string]int64{name: 1}})
			require.ErrorIs(t, err, store.ErrRank, "%q", name)
			_, err = s.Page(context.Background(), store.Ranking{Guild: "1", Kind: "person", Name: name}, all)
			require.ErrorIs(t, err, store.ErrKey, "%q", name)
			_, err = s.Count(context.Background(), store.Ranking{Guild: name, Kind: "person", Name: "wins"}, 0, 1)
			require.ErrorIs(t, err, store.ErrKey, "%q", name)
		}
		page(t, s, wins, all, kept...)
	}},
	{"a record may stand in so many lists, and in no more", func(t *testing.T, s store.Store) {
		r := store.Record{Key: key, Ranks: map[string]int64{}}
		for i := range store.MaxRanks {
			r.Ranks[strings.Repeat("x", store.MaxKeyPart-2)+fmt.Sprint(10+i)] = int64(i)
		}
		r = put(t, s, r)
		hold(t, s, r)
		for name, rank := range r.Ranks {
			page(t, s, store.Ranking{Guild: key.Guild, Kind: key.Kind, Name: name}, store.Part{From: rank, To: rank, Limit: 2}, r)
		}
		r.Ranks["more"] = 1
		_, err := s.Put(context.Background(), r)
		require.ErrorIs(t, err, store.ErrRank)
	}},
	{"ranks that a caller holds are their own copy", func(t *testing.T, s store.Store) {
		ranks := map[string]int64{"wins": 1}
		r := put(t, s, store.Record{Key: store.Key{Guild: "1", Kind: "person", ID: "a"}, Ranks: ranks})
		ranks["wins"] = 2
		want := store.Record{Key: r.Key, Version: 1, Ranks: map[string]int64{"wins": 1}}
		hold(t, s, want)
		clear(r.Ranks)
		got, err := s.Page(context.Background(), wins, all)
		require.NoError(t, err)
		clear(got[0].Ranks)
		page(t, s, wins, all, want)
	}},
	{"a list of many is read page by page, forwards and backwards, each record once", func(t *testing.T, s store.Store) {
		const n = 300
		for i := range n {
			require.EqualValues(t, i+1, result(t, s, fmt.Sprintf("t%d", (i*7)%n)).Ranks["n"])
		}
		count(t, s, results, 1, n, n)
		for _, backwards := range []bool{false, true} {
			part := store.Part{From: 1, To: n, Limit: 40, Backwards: backwards}
			want := int64(1)
			if backwards {
				want = n
			}
			for part.From <= part.To {
				got, err := s.Page(context.Background(), results, part)
				require.NoError(t, err)
				require.NotEmpty(t, got)
				for _, r := range got {
					require.Equal(t, want, r.Ranks["n"])
					if backwards {
						want--
						part.To = want
					} else {
						want++
						part.From = want
					}
				}
			}
		}
	}},
}

var numberPromises = []promise{
	{"a record that asks for the next number gets one more than the greatest, and keeps it", func(t *testing.T, s store.Store) {
		a, b := result(t, s, "a"), result(t, s, "b")
		require.EqualValues(t, 1, a.Ranks["n"])
		require.EqualValues(t, 2, b.Ranks["n"])
		a.Data = []byte("changed")
		a = put(t, s, a)
		require.EqualValues(t, 1, a.Ranks["n"])
		page(t, s, results, all, a, b)
		a.Ranks["n"] = store.Next
		a = put(t, s, a)
		require.EqualValues(t, 3, a.Ranks["n"])
		page(t, s, results, all, b, a)
		require.NoError(t, s.Delete(context.Background(), b.Key))
		require.EqualValues(t, 4, result(t, s, "c").Ranks["n"], "what was trimmed leaves its number unused")
		put(t, s, store.Record{Key: store.Key{Guild: "1", Kind: "result", ID: "d"}, Ranks: map[string]int64{"n": 100}})
		require.EqualValues(t, 101, result(t, s, "e").Ranks["n"])
	}},
	{"a second append of the same record is a conflict, changes nothing, and the first's number can be read", func(t *testing.T, s store.Store) {
		first := result(t, s, "a")
		again := store.Record{Key: first.Key, Ranks: map[string]int64{"n": store.Next}, Data: []byte("again")}
		_, err := s.Put(context.Background(), again)
		require.ErrorIs(t, err, store.ErrConflict)
		hold(t, s, first)
		page(t, s, results, all, first)
		require.EqualValues(t, 2, result(t, s, "b").Ranks["n"])
	}},
	{"of several who append at once, each gets a number of its own, without a gap and without a conflict", func(t *testing.T, s store.Store) {
		errs := together(func(writer int) error {
			for i := range increments {
				_, err := s.Put(context.Background(), store.Record{
					Key: store.Key{Guild: "1", Kind: "result", ID: fmt.Sprint(writer, "-", i)}, Ranks: map[string]int64{"n": store.Next},
				})
				if err != nil {
					return err
				}
			}
			return nil
		})
		for _, err := range errs {
			require.NoError(t, err)
		}
		got, err := s.Page(context.Background(), results, all)
		require.NoError(t, err)
		require.Len(t, got, writers*increments)
		for i, r := range got {
			require.EqualValues(t, i+1, r.Ranks["n"])
		}
	}},
	{"several records of one commit get numbers in their order", func(t *testing.T, s store.Store) {
		result(t, s, "a")
		var writes []store.Write
		for _, id := range []string{"z", "y", "b", "x"} {
			writes = append(writes, store.Write{Record: store.Record{
				Key: store.Key{Guild: "1", Kind: "result", ID: id}, Ranks: map[string]int64{"n": store.Next, id: store.Next},
			}})
		}
		stored, err := s.Commit(context.Background(), writes...)
		require.NoError(t, err)
		for i, r := range stored {
			require.EqualValues(t, i+2, r.Ranks["n"])
			require.EqualValues(t, 1, r.Ranks[r.Key.ID])
			hold(t, s, r)
		}
		page(t, s, results, store.Part{From: 2, To: 5, Limit: 9}, stored...)
	}},
}

var trimPromises = []promise{
	{"the oldest can be found by number or by time, and deleted one by one", func(t *testing.T, s store.Store) {
		replays := store.Ranking{Guild: "1", Kind: "replay", Name: "n"}
		old := store.Ranking{Guild: "1", Kind: "replay", Name: "at"}
		var r []store.Record
		for i := range 6 {
			at := noon.AddDate(0, 0, i).UnixMilli()
			r = append(r, put(t, s, store.Record{
				Key: store.Key{Guild: "1", Kind: "replay", ID: fmt.Sprint(9 - i)}, Ranks: map[string]int64{"n": store.Next, "at": at},
			}, "line"))
		}
		expired, err := s.Page(context.Background(), old, store.Part{From: 0, To: noon.Add(36 * time.Hour).UnixMilli(), Limit: 10})
		require.NoError(t, err)
		require.Len(t, expired, 2)
		for _, e := range expired {
			require.NoError(t, s.Delete(context.Background(), e.Key))
		}
		page(t, s, replays, all, r[2:]...)
		page(t, s, old, all, r[2:]...)
		page(t, s, replays, store.Part{From: 1, To: 3, Limit: 10}, r[2])
	}},
}
