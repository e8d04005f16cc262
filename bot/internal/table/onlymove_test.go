package table_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/people"
	"ruckus/games"
)

// Where there is nothing to weigh, the first move is made for everybody, at a moment that chance chooses.
func TestWhereThereIsNothingToWeighTheTableMoves(t *testing.T) {
	playing(t, "turns", 60, func(t *testing.T, e *evening, ref match.Ref) {
		moved := map[time.Duration]bool{}
		for n := range 8 {
			from := time.Now()
			require.Equal(t, n, e.step(ref))
			for e.step(ref) == n {
				time.Sleep(tick)
				require.Less(t, time.Since(from), 10*time.Second)
			}
			moved[time.Since(from).Round(100*time.Millisecond)] = true
		}
		require.Greater(t, len(moved), 1, "always after the same time")
	}, changed("turns", func(t *toy) games.Game { return &weighless{t} }))
}

// weighless is a toy in which there is nothing to weigh.
type weighless struct{ *toy }

func (g *weighless) Clone() games.Game { return &weighless{g.clone()} }

func (g *weighless) Prompt(s games.Seat) games.Prompt {
	p := g.toy.Prompt(s)
	p.NoChoice = p.Must
	return p
}

// single is a toy in which there is a single move.
type single struct{ *toy }

func (g *single) Clone() games.Game { return &single{g.clone()} }

func (g *single) Prompt(s games.Seat) games.Prompt {
	p := g.toy.Prompt(s)
	if p.Must {
		p.Moves = p.Moves[:1]
	}
	return p
}

func TestASingleMoveIsMadeForWhoWantsThat(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		only := func(on bool) {
			_, err := e.SetPerson(e.t.Context(), "g", ann.ID, func(s *people.Prefs) { s.OnlyMove = on })
			require.NoError(t, err)
		}
		only(true)
		ref := e.game("turns", map[string]int{"turn_time": 60}, ann, ben)
		require.Equal(t, 0, e.step(ref), "the others see whose turn it is")
		time.Sleep(1500*time.Millisecond + 2*tick)
		require.Equal(t, 1, e.step(ref))
		hand := e.peek(ref, ann.ID)
		require.True(t, hand.OnlyMade)
		time.Sleep(10 * time.Second)
		require.Equal(t, 1, e.step(ref), "Ben wants no such thing")
		lines, err := e.store.Log(t.Context(), key(ref))
		require.NoError(t, err)
		require.Contains(t, string(lines[len(lines)-1]), `"by":"only"`)

		only(false)
		e.move(ref, ben, "go 1")
		time.Sleep(10 * time.Second)
		require.Equal(t, 2, e.step(ref), "she has changed her mind")
		only(true)
		time.Sleep(1500*time.Millisecond + 2*tick)
		require.Equal(t, 3, e.step(ref), "and again")
	}, changed("turns", func(t *toy) games.Game { return &single{t} }))
}

func TestWhoHasAChoiceMakesItThemselves(t *testing.T) {
	playing(t, "turns", 60, func(t *testing.T, e *evening, ref match.Ref) {
		_, err := e.SetPerson(e.t.Context(), "g", ann.ID, func(s *people.Prefs) { s.OnlyMove = true })
		require.NoError(t, err)
		time.Sleep(10 * time.Second)
		require.Equal(t, 0, e.step(ref))
	})
}
