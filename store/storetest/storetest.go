// Package storetest checks that a store keeps the promises of store.Store.
package storetest

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/store"
)

// Open makes an empty store for one test, and closes it in the test's cleanup.
type Open func(testing.TB) store.Store

// Run checks each promise, on a store of its own, and compares long runs of random operations with store.Memory.
func Run(t *testing.T, open Open) {
	for _, p := range promises() {
		t.Run(p.words, func(t *testing.T) { p.check(t, open(t)) })
	}
	t.Run("random operations have the same results as on the reference", func(t *testing.T) { random(t, open(t)) })
}

type promise struct {
	words string
	check func(*testing.T, store.Store)
}

func promises() []promise {
	var all []promise
	for _, part := range [][]promise{
		recordPromises, logPromises, duePromises, listPromises, expiryPromises, callPromises, concurrentPromises,
		commitPromises, rankPromises, numberPromises, trimPromises, guildPromises, copyPromises,
	} {
		all = append(all, part...)
	}
	return all
}

var (
	key  = store.Key{Guild: "1", Kind: "table", ID: "k3x9q2"}
	noon = time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)
)

// put stores a record and fails the test where that fails.
func put(t *testing.T, s store.Store, r store.Record, log ...string) store.Record {
	t.Helper()
	stored, err := s.Put(context.Background(), r, lines(log...)...)
	require.NoError(t, err)
	return stored
}

// hold checks what the store holds under the record's key, and its log.
func hold(t *testing.T, s store.Store, want store.Record, log ...string) {
	t.Helper()
	got, err := s.Get(context.Background(), want.Key)
	require.NoError(t, err)
	equal(t, want, got)
	kept, err := s.Log(context.Background(), want.Key)
	require.NoError(t, err)
	equalLines(t, lines(log...), kept)
}

func equal(t *testing.T, want, got store.Record) {
	t.Helper()
	require.Equal(t, want.Key, got.Key)
	require.Equal(t, want.Version, got.Version)
	require.Equal(t, store.CutDue(want.Due), got.Due)
	require.Equal(t, string(want.Data), string(got.Data))
	require.Equal(t, want.Ranks, got.Ranks)
	require.Zero(t, got.Expires)
}

func equalAll(t *testing.T, want, got []store.Record) {
	t.Helper()
	require.Len(t, got, len(want))
	for i := range want {
		equal(t, want[i], got[i])
	}
}

func equalLines(t *testing.T, want, got [][]byte) {
	t.Helper()
	require.Len(t, got, len(want))
	for i := range want {
		require.Equal(t, string(want[i]), string(got[i]), "line %d", i)
	}
}

// due checks the order of what is due at the time, where no two records are due at the same.
func due(t *testing.T, s store.Store, before time.Time, max int, want ...store.Key) {
	t.Helper()
	got, err := s.Due(context.Background(), before, max)
	require.NoError(t, err)
	require.Len(t, got, len(want))
	for i := range want {
		require.Equal(t, want[i], got[i])
	}
}

// list checks what a guild's records of one kind are, in this order.
func list(t *testing.T, s store.Store, guild, kind string, want ...store.Record) {
	t.Helper()
	got, err := store.List(context.Background(), s, guild, kind)
	require.NoError(t, err)
	equalAll(t, want, got)
}

func lines(text ...string) [][]byte {
	var b [][]byte
	for _, line := range text {
		b = append(b, []byte(line))
	}
	return b
}
