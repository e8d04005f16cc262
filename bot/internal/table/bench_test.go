package table_test

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/standings"
	"ruckus/games/rednines"
	"ruckus/store"
	"ruckus/store/bolt"
)

// BenchmarkAct plays Red Nines at one table: an operation is a look at the hand, and a move from the press to the
// answer.
func BenchmarkAct(b *testing.B) {
	b.Run("memory", func(b *testing.B) { benchmarkAct(b, store.NewMemory()) })
	b.Run("bolt", func(b *testing.B) {
		s, err := bolt.Open(filepath.Join(b.TempDir(), "ruckus.db"))
		require.NoError(b, err)
		defer s.Close()
		benchmarkAct(b, s)
	})
}

func benchmarkAct(b *testing.B, s store.Store) {
	e := newEvening(b, s, rednines.Kind())
	users := []match.By{ann, ben, cleo, dan}
	ref := e.game("rednines", nil, users...)
	turn := 0
	b.ReportAllocs()
	for b.Loop() {
		hand, err := e.Peek(b.Context(), ref, users[turn].ID)
		require.NoError(b, err)
		if len(hand.Prompt.Moves) > 0 {
			hand, err = e.act(ref, users[turn], hand.Prompt.Moves[0])
			require.NoError(b, err)
		}
		switch turn = (turn + 1) % len(users); {
		case hand.Phase == match.Over:
			ref = e.game("rednines", nil, users...)
		case len(hand.Waiting()) > 0:
			turn = int(hand.Waiting()[0])
		}
	}
}

// BenchmarkEnd plays whole games of Red Nines, and reports how long the press takes that ends one, in microseconds, beside
// the one before, and how many bytes its result has.
func BenchmarkEnd(b *testing.B) {
	s, err := bolt.Open(filepath.Join(b.TempDir(), "ruckus.db"))
	require.NoError(b, err)
	defer s.Close()
	e := newEvening(b, s, rednines.Kind())
	users := []match.By{ann, ben, cleo, dan}
	var before, end time.Duration
	bytes := 0
	for b.Loop() {
		ref := e.game("rednines", nil, users...)
		var last time.Duration
		for turn := 0; ; {
			hand, err := e.Peek(b.Context(), ref, users[turn].ID)
			require.NoError(b, err)
			if len(hand.Prompt.Moves) > 0 {
				start := time.Now()
				hand, err = e.act(ref, users[turn], hand.Prompt.Moves[0])
				require.NoError(b, err)
				if took := time.Since(start); hand.Phase == match.Over {
					before, end = before+last, end+took
					break
				} else {
					last = took
				}
			}
			if turn = (turn + 1) % len(users); len(hand.Waiting()) > 0 {
				turn = int(hand.Waiting()[0])
			}
		}
		stored, err := s.Get(b.Context(), standings.ResultKey(ref.Guild, "rednines", ref.ID))
		require.NoError(b, err)
		bytes += len(stored.Data)
	}
	b.ReportMetric(float64(before.Microseconds())/float64(b.N), "µs/move")
	b.ReportMetric(float64(end.Microseconds())/float64(b.N), "µs/end")
	b.ReportMetric(float64(bytes)/float64(b.N), "bytes/result")
}
