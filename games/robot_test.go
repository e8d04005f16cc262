package games_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// A guess is a game about a hidden number.
type guess struct {
	lenient
	Hidden int
}

func (g *guess) Clone() games.Game { return new(*g) }

func (g *guess) Redeal(_ games.Seat, r *rand.Rand) { g.Hidden = r.IntN(1000) }

func (g *guess) Prompt(s games.Seat) games.Prompt {
	if s != 0 {
		return games.Prompt{}
	}
	return games.Prompt{Moves: []string{"first", "second", "third"}}
}

// A thinker is a guess with robots of its own, which look at what they are shown.
type thinker struct{ guess }

func (g *thinker) Robot(games.Seat, games.Level, *rand.Rand) string {
	return fmt.Sprint("guess ", g.Hidden)
}

func chance(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

func TestARobotCannotLookAtWhatIsHidden(t *testing.T) {
	for _, hidden := range []int{1, 2, 999} {
		move := games.Choose(&thinker{guess{Hidden: hidden}}, 0, games.Hard, chance(7))
		require.Equal(t, fmt.Sprint("guess ", chance(7).IntN(1000)), move, "what is hidden makes no difference")
	}
}

func TestAGameWithoutRobotsOfItsOwnHasSimpleOnes(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(50) {
		for _, l := range games.Levels() {
			move := games.Choose(new(guess), 0, l, chance(seed))
			if l == games.Easy {
				seen[move] = true
			} else {
				require.Equal(t, "first", move)
			}
		}
	}
	require.Len(t, seen, 3, "an easy robot plays at random")
}

func TestARobotThatIsNotAskedChoosesNothing(t *testing.T) {
	require.Empty(t, games.Choose(new(thinker), 1, games.Hard, chance(1)))
}

func TestLevelsHaveNames(t *testing.T) {
	require.Equal(t, "[easy medium hard]", fmt.Sprint(games.Levels()))
	require.Empty(t, games.Level(0).String())
}
