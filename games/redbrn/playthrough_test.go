package redbrn

import (
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

func TestPlaythrough(t *testing.T) {
	rules := standard()
	rules.Rounds = 2
	s := newScript(t)
	s.Game = begin(t, 3, 9, rules)
	r := rand.New(rand.NewPCG(9, 9))
	round := int8(0)
	s.Playthrough("testdata/playthrough.txt", *update, func() games.Action { return choose(s.Game, r) }, func() string {
		if s.Game.Round == round {
			return ""
		}
		round = s.Game.Round
		return fmt.Sprintf("\n== round %d", round)
	})
}

// What may happen is listed in one place, the documentation of the package.
func TestEveryEventIsDocumented(t *testing.T) {
	source, err := os.ReadFile("rules.go")
	require.NoError(t, err)
	documented := make(map[string]bool)
	for _, line := range regexp.MustCompile(`(?m)^//\t([a-z]+) +(Seats|N): `).FindAllStringSubmatch(string(source), -1) {
		documented[line[1]] = true
	}
	require.Greater(t, len(documented), 20)
	texts, err := os.ReadDir("testdata/scripts")
	require.NoError(t, err)
	seen := make(map[string]bool)
	for _, f := range texts {
		text, err := os.ReadFile("testdata/scripts/" + f.Name())
		require.NoError(t, err)
		for verb := range documented {
			if regexp.MustCompile(`(?m)^` + verb + `( |$)`).Match(text) {
				seen[verb] = true
			}
		}
	}
	for verb := range documented {
		require.True(t, seen[verb], "%s is documented but happens in no script", verb)
	}
	positions(t, func(g *game, r *rand.Rand) {
		if g.Result() != nil {
			return
		}
		events, err := clone2(g).Apply(choose(g, r))
		require.NoError(t, err)
		for _, e := range events {
			require.True(t, documented[e.Verb], e.Verb)
			for _, s := range e.Seats {
				require.True(t, s >= 0 && s < games.Seat(g.Seats))
			}
		}
	})
}
