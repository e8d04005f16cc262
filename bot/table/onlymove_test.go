package table_test

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/store"
)

// Where there is nothing to weigh, the first move is made for everybody, at a moment that chance chooses.
func TestWhereThereIsNothingToWeighTheTableMoves(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		kind := toyKind("turns")
		load := kind.Load
		kind.Load = func(schema int, state []byte) (games.Game, error) {
			g, err := load(schema, state)
			if err != nil {
				return nil, err
			}
			return &weighless{g.(*toy)}, nil
		}
		e := newEvening(t, store.NewMemory(), kind)
		e.run()
		ref := e.game("turns", map[string]int{"turn_time": 60}, ann, ben)
		moved := map[time.Duration]bool{}
		for n := range 8 {
			from := time.Now()
			require.Equal(t, n, e.step(ref))
			for e.step(ref) == n {
				time.Sleep(tick)
				require.Less(t, time.Since(from), 5*time.Second)
			}
			moved[time.Since(from).Round(100*time.Millisecond)] = true
		}
		require.Greater(t, len(moved), 1, "always after the same time")
	})
}

// weighless is a toy in which there is nothing to weigh.
type weighless struct{ *toy }

func (g *weighless) Prompt(s games.Seat) games.Prompt {
	p := g.toy.Prompt(s)
	p.NoChoice = p.Must
	return p
}
