package redox

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// A hint tells what its player sees, however the other cards lie.
func TestReasonsAreFactsOfTheTable(t *testing.T) {
	hand := "5H 6H 7H 8H KD KS JC 2C 2D"
	for _, c := range []struct {
		name, table, open, hand, move string
		want                          []games.Event
	}{
		{
			"the first plot opens the table", "", "KC", hand, "lay 5H+6H+7H+8H 1",
			[]games.Event{{Verb: "ends-slam", N: 60}, {Verb: "sheds", N: 26}, {Verb: "left", N: 5}},
		},
		{
			"the open card makes a plot, and what is thrown doesn't", "", "KC", hand, "pick JC 1",
			[]games.Event{
				{Verb: "waits", N: 5}, {Verb: "makes", N: 3, Tokens: []string{"KD", "KS", "KC"}}, {Verb: "lone", Tokens: []string{"JC"}}, {Verb: "dearest", N: 10, Tokens: []string{"JC"}},
			},
		},
		{
			"the open card goes with nothing, nor does what is thrown", "", "9S", "5H 6H 7H 8H KD JC 2C", "draw 2C 1",
			[]games.Event{{Verb: "waits", N: 3}, {Verb: "no-use", Tokens: []string{"9S"}}, {Verb: "hopeless", Tokens: []string{"2C"}}},
		},
		{
			"the last cards win", "", "9S", "5H 6H 7H 8H", "lay 5H+6H+7H+8H 1", []games.Event{{Verb: "out"}},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			for n := range uint64(3) {
				g := sensePosition(suite.Script(t), gamestest.Words{"seats": "2", "turn": "0", "table": c.table, "open": c.open, "hand": c.hand}, rand.New(rand.NewPCG(n, 1)))
				got := g.Reasons(g.Turn, c.move)
				for i := range got {
					if len(got[i].Tokens) == 0 {
						got[i].Tokens = nil
					}
				}
				require.Equal(t, c.want, got)
			}
		})
	}
}

// BenchmarkReasons measures what a hint takes besides the robot that chooses its move.
func BenchmarkReasons(b *testing.B) {
	g := begin(b, 8, 1, standard())
	move := g.Prompt(g.Turn).Moves[0]
	for b.Loop() {
		g.Reasons(g.Turn, move)
	}
}

// BenchmarkHint measures a whole hint, the search of the hard robot included.
func BenchmarkHint(b *testing.B) {
	g := begin(b, 8, 1, standard())
	for b.Loop() {
		games.HintFor(g, g.Turn, rand.New(rand.NewPCG(1, 2)))
	}
}
