package table_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/games"
)

// planned is a toy in which everybody may choose ahead: to go, or to jump, which the rules never take.
type planned struct{ *toy }

func (g *planned) Clone() games.Game { return &planned{g.clone()} }

func (g *planned) Prompt(s games.Seat) games.Prompt {
	p := g.toy.Prompt(s)
	if !p.Must {
		p.Ahead = []string{"go", "jump"}
	}
	return p
}

func choosingAhead(t *testing.T, test func(t *testing.T, e *evening, ref match.Ref)) {
	playing(t, "turns", 60, test, changed("turns", func(t *toy) games.Game { return &planned{t} }))
}

func TestWhatAPlayerChoseAheadIsPlayedWhenItIsTheirTurn(t *testing.T) {
	choosingAhead(t, func(t *testing.T, e *evening, ref match.Ref) {
		require.Equal(t, "go", e.move(ref, ben, "go").Ahead)
		require.Empty(t, e.peek(ref, ann.ID).Ahead, "No one else is told")
		require.Empty(t, e.move(ref, ben, "go").Ahead, "pressed again, it is taken back")
		require.Equal(t, "go", e.move(ref, ben, "go").Ahead)
		require.Equal(t, 0, e.step(ref), "it waits for its turn")
		e.move(ref, ann, "go 0")
		require.Equal(t, 1, e.step(ref), "the others see whose turn it is")
		time.Sleep(1500*time.Millisecond + 2*tick)
		require.Equal(t, 2, e.step(ref))
		hand := e.peek(ref, ben.ID)
		require.Empty(t, hand.Ahead)
		require.False(t, hand.OnlyMade)
		lines, err := e.store.Log(t.Context(), key(ref))
		require.NoError(t, err)
		require.Contains(t, string(lines[len(lines)-1]), `"by":"user"`)
	})
}

func TestWhatWasChosenAheadAndMayNotBeDoneIsLeftToThePlayer(t *testing.T) {
	choosingAhead(t, func(t *testing.T, e *evening, ref match.Ref) {
		e.move(ref, ben, "jump")
		e.move(ref, ann, "go 0")
		time.Sleep(10 * time.Second)
		require.Equal(t, 1, e.step(ref))
		require.Equal(t, "jump", e.peek(ref, ben.ID).Ahead, "so that the hand can say so")
		require.Empty(t, e.move(ref, ben, "go 1").Ahead)
	})
}

func TestAnotherMoveCanBeMadeBeforeTheOneThatWasChosenAhead(t *testing.T) {
	choosingAhead(t, func(t *testing.T, e *evening, ref match.Ref) {
		e.move(ref, ben, "go")
		e.move(ref, ann, "go 0")
		e.move(ref, ben, "go 1")
		time.Sleep(10 * time.Second)
		require.Equal(t, 2, e.step(ref), "and it isn't made for the next turn")
		require.Empty(t, e.peek(ref, ben.ID).Ahead)
	})
}

// Somebody chose while the player before them moved.
func TestAChoiceThatComesWhenItIsTheTurnAlreadyIsTheMove(t *testing.T) {
	choosingAhead(t, func(t *testing.T, e *evening, ref match.Ref) {
		e.move(ref, ann, "go 0")
		e.move(ref, ben, "go")
		require.Equal(t, 2, e.step(ref))
	})
}

func TestOnlyWhatTheGameOffersCanBeChosenAhead(t *testing.T) {
	choosingAhead(t, func(t *testing.T, e *evening, ref match.Ref) {
		for _, move := range []string{"", " ", "fly", "go ", "go 0 0"} {
			_, err := e.act(ref, ben, move)
			require.ErrorIs(t, err, games.ErrIllegal, move)
		}
		require.Empty(t, e.peek(ref, ben.ID).Ahead)
		_, err := e.act(ref, cleo, "go")
		require.Error(t, err, "and only by who plays")
	})
}
