package storetest

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/store"
)

// calls makes each call of the interface that takes a key.
func calls(s store.Store) map[string]func(context.Context, store.Key) error {
	return map[string]func(context.Context, store.Key) error{
		"Get": func(ctx context.Context, k store.Key) error { _, err := s.Get(ctx, k); return err },
		"Put": func(ctx context.Context, k store.Key) error { _, err := s.Put(ctx, store.Record{Key: k}); return err },
		"Commit": func(ctx context.Context, k store.Key) error {
			_, err := s.Commit(ctx, store.Write{Record: store.Record{Key: k}})
			return err
		},
		"Page":   func(ctx context.Context, k store.Key) error { _, err := s.Page(ctx, rankingOf(k), all); return err },
		"Count":  func(ctx context.Context, k store.Key) error { _, err := s.Count(ctx, rankingOf(k), 0, 1); return err },
		"Delete": s.Delete,
		"Log":    func(ctx context.Context, k store.Key) error { _, err := s.Log(ctx, k); return err },
	}
}

func rankingOf(k store.Key) store.Ranking {
	return store.Ranking{Guild: k.Guild, Kind: k.Kind, Name: k.ID}
}

var callPromises = []promise{
	{"a key with an empty, long or strange part is refused", func(t *testing.T, s store.Store) {
		for _, part := range []string{"", strings.Repeat("x", store.MaxKeyPart+1), "a/b", "a b", "a:b", "{1}", "é", "a\x00", "*", "\n"} {
			for _, k := range []store.Key{
				{Guild: part, Kind: "table", ID: "x"}, {Guild: "1", Kind: part, ID: "x"}, {Guild: "1", Kind: "table", ID: part},
			} {
				for name, call := range calls(s) {
					require.ErrorIs(t, call(context.Background(), k), store.ErrKey, "%s %q", name, k)
				}
			}
			_, err := store.List(context.Background(), s, part, "table")
			require.ErrorIs(t, err, store.ErrKey, "guild %q", part)
			_, err = store.List(context.Background(), s, "1", part)
			require.ErrorIs(t, err, store.ErrKey, "kind %q", part)
		}
	}},
	{"with a cancelled context nothing happens", func(t *testing.T, s store.Store) {
		ctx, cancel := context.WithCancel(context.Background())
		cancel()
		r := put(t, s, store.Record{Key: key, Due: noon, Data: []byte("state")}, "line")
		for name, call := range calls(s) {
			require.ErrorIs(t, call(ctx, key), context.Canceled, name)
		}
		_, err := s.Put(ctx, r, []byte("never"))
		require.ErrorIs(t, err, context.Canceled)
		_, err = store.List(ctx, s, key.Guild, key.Kind)
		require.ErrorIs(t, err, context.Canceled)
		_, err = s.Due(ctx, noon, 10)
		require.ErrorIs(t, err, context.Canceled)
		_, err = s.Guilds(ctx, "", 10)
		require.ErrorIs(t, err, context.Canceled)
		require.ErrorIs(t, s.DeleteGuild(ctx, key.Guild), context.Canceled)
		require.ErrorIs(t, s.Ping(ctx), context.Canceled)
		hold(t, s, r, "line")
		// Also not later, by a commit that took it along.
		hold(t, s, put(t, s, r, "next"), "line", "next")
	}},
	{"a store that is open can be pinged", func(t *testing.T, s store.Store) {
		require.NoError(t, s.Ping(context.Background()))
	}},
}

const (
	writers    = 16
	increments = 20
)

var concurrentPromises = []promise{
	{"of several who count one record up, trying again after a conflict, no count is lost", func(t *testing.T, s store.Store) {
		errs := together(func(writer int) error {
			for i := range increments {
				if err := increment(s, key, fmt.Sprintf("%d.%d", writer, i)); err != nil {
					return err
				}
			}
			return nil
		})
		for _, err := range errs {
			require.NoError(t, err)
		}
		r, err := s.Get(context.Background(), key)
		require.NoError(t, err)
		require.EqualValues(t, writers*increments, r.Version)
		require.EqualValues(t, writers*increments, binary.BigEndian.Uint64(r.Data))

		log, err := s.Log(context.Background(), key)
		require.NoError(t, err)
		require.Len(t, log, writers*increments, "a line for each count")
		next := make([]int, writers)
		for _, line := range log {
			var writer, i int
			_, err := fmt.Sscanf(string(line), "%d.%d", &writer, &i)
			require.NoError(t, err)
			require.Equal(t, next[writer], i, "the lines of writer %d are in order", writer)
			next[writer]++
		}
	}},
	{"of several who create one record, one succeeds", func(t *testing.T, s store.Store) {
		errs := together(func(writer int) error {
			_, err := s.Put(context.Background(), store.Record{Key: key, Data: []byte{byte(writer)}}, []byte{byte(writer)})
			return err
		})
		winner := -1
		for writer, err := range errs {
			if err == nil {
				require.Equal(t, -1, winner, "only one")
				winner = writer
			} else {
				require.ErrorIs(t, err, store.ErrConflict)
			}
		}
		require.NotEqual(t, -1, winner)
		hold(t, s, store.Record{Key: key, Version: 1, Data: []byte{byte(winner)}}, string([]byte{byte(winner)}))
	}},
	{"those who write to different records never meet a conflict", func(t *testing.T, s store.Store) {
		errs := together(func(writer int) error {
			r := store.Record{Key: store.Key{Guild: "1", Kind: "table", ID: fmt.Sprint(writer)}}
			for range increments {
				r.Data = append(r.Data, byte(writer))
				var err error
				r, err = s.Put(context.Background(), r, []byte("line"))
				if err != nil {
					return err
				}
			}
			if got, err := s.Get(context.Background(), r.Key); err != nil || string(got.Data) != string(r.Data) {
				return fmt.Errorf("got %v, %w", got, err)
			}
			return nil
		})
		for _, err := range errs {
			require.NoError(t, err)
		}
	}},
}

// together lets all writers run at once and returns how each ended.
func together(write func(writer int) error) []error {
	errs := make([]error, writers)
	var wg sync.WaitGroup
	for writer := range writers {
		wg.Go(func() { errs[writer] = write(writer) })
	}
	wg.Wait()
	return errs
}

// increment adds one to the number in the record, however often others are faster.
func increment(s store.Store, key store.Key, line string) error {
	for {
		r, err := s.Get(context.Background(), key)
		if errors.Is(err, store.ErrNotFound) {
			r = store.Record{Key: key, Data: make([]byte, 8)}
		} else if err != nil {
			return err
		}
		binary.BigEndian.PutUint64(r.Data, binary.BigEndian.Uint64(r.Data)+1)
		_, err = s.Put(context.Background(), r, []byte(line))
		if !errors.Is(err, store.ErrConflict) {
			return err
		}
	}
}
