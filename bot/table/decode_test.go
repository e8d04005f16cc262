package table_test

import (
	"encoding/json"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/table"
	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/store"
)

// A move needs no more of a table's game than one decoding: a robot's own copy of it, or a person's after another process
// has changed the table.
func TestAGameIsDecodedOnceForAMoveAtMost(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var decoded atomic.Int32
		kind := rednines.Kind()
		load := kind.Load
		kind.Load = func(schema int, state []byte) (games.Game, error) {
			decoded.Add(1)
			return load(schema, state)
		}
		s := store.NewMemory()
		e := newEvening(t, s, kind)
		e.run()
		ref := e.started("rednines", map[string]int{"turn_time": 0}, games.Easy, games.Medium, games.Hard)
		presses := 0
		for e.get(ref).Phase == table.Playing {
			hand := e.peek(ref, ann.ID)
			if len(hand.Prompt.Moves) == 0 {
				time.Sleep(time.Second)
				continue
			}
			before := decoded.Load()
			e.move(ref, ann, hand.Prompt.Moves[0])
			require.LessOrEqual(t, decoded.Load()-before, int32(1), "for a press")
			presses++
		}
		lines, err := s.Log(t.Context(), key(ref))
		require.NoError(t, err)
		robots := 0
		for _, line := range lines[1:] {
			var a table.ActionLine
			require.NoError(t, json.Unmarshal(line, &a))
			if a.By == "robot" {
				robots++
			}
		}
		require.Greater(t, robots, presses)
		require.LessOrEqual(t, int(decoded.Load()), presses+robots)
		t.Logf("%d presses and %d moves of robots: decoded %d times", presses, robots, decoded.Load())
	})
}
