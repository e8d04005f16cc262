package redbrn

import (
	"math/rand/v2"
	"os"
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

func TestPlaythrough(t *testing.T) {
	rules := standard()
	rules.Rounds = 1
	s := scripts.New(t)
	s.Game = begin(t, 3, 9, rules)
	s.Playthrough(*update, choose, func() (int, string) { return int(s.Game.Round), "" })
}

// What may happen is listed in one place, the documentation of the package.
func TestEveryEventIsDocumented(t *testing.T) {
	documented := gamestest.ReadDocumented(t)
	require.Greater(t, len(documented), 20)
	texts, err := os.ReadDir("testdata/scripts")
	require.NoError(t, err)
	for _, f := range texts {
		text, err := os.ReadFile("testdata/scripts/" + f.Name())
		require.NoError(t, err)
		for verb := range documented {
			if regexp.MustCompile(`(?m)[→;] ` + verb + `( |;|$)`).Match(text) {
				documented[verb] = true
			}
		}
	}
	documented.AllHappened(t) // in some script
	positions(t, func(g *game, r *rand.Rand) {
		if g.Result() != nil {
			return
		}
		events, err := clone2(g).Apply(choose(g, r))
		require.NoError(t, err)
		documented.Note(t, events)
		for _, e := range events {
			for _, s := range e.Seats {
				require.True(t, s >= 0 && s < games.Seat(g.Seats))
			}
		}
	})
}
