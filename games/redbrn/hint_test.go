package redbrn

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// A hint tells what its player sees: what the card does to the stack, who else shows the card, and what fits then.
func TestReasonsAreFactsOfTheTable(t *testing.T) {
	for _, c := range []struct {
		name, setUp, move string
		want              []games.Event
	}{
		{
			"the card of the stack is everyone's", "0: 9RW 4RW / 8WR 7BW, 3WR, 9WB, 5RW / - / 1BW / 2; 1: 4RW / 2BW, 3BW, 4BW, 5BW / - / 1BW / 2; piles RW up 3 by 1", "pit 4RW @1",
			[]games.Event{{Verb: "stack", N: 1}, {Verb: "rivals", Seats: []games.Seat{1}}, {Verb: "next", Tokens: []string{"5RW"}}, {Verb: "soon", Seats: []games.Seat{1}, N: 1}},
		},
		{
			"nobody else shows it", "0: 9RW 8RW / 8WR 7BW, 3WR, 9WB, 4RW / - / 1BW / 2; 1: 4WR 5RW 6RW / 2BW, 3BW, 4BW, 5BW / - / 1BW / 2; piles RW up 3 by 1", "pit 4RW @1",
			[]games.Event{{Verb: "spot", N: 1}, {Verb: "alone", N: 2}},
		},
		{
			"the one on the waste comes free", "0: 9RW 8RW / 8WR 7BW, 3WR, 9WB, 6RW / 5RW 4RW / 1BW / 2; 1: 4WR 5RW 6RW / 2BW, 3BW, 4BW, 5BW / - / 1BW / 2; piles RW up 3 by 1", "pit 4RW @1",
			[]games.Event{{Verb: "alone", N: 1}, {Verb: "next", Tokens: []string{"5RW"}}},
		},
		{
			"a wild riot counts, too", "0: - / 8WR 7BW, 3WR, 9WB, 5RW / - / 1BW / 1; 1: - / 2BW, 3BW, 4BW, 5BW / - / 1BW / 2; piles RW up 3 by 1", "wild 5RW @1",
			[]games.Event{{Verb: "pair"}, {Verb: "alone", N: 2}, {Verb: "can-call", Seats: []games.Seat{1}}},
		},
		{
			"with a wild riot it would be two points", "0: 9RW / 7BW, 7WB, 5RW, 3WR / - / 1BW / 1; 1: 8WR 7WR 6WR / 2BW, 3BW, 4BW, 5BW / - / 1BW / 2; piles RW up 3 by 1", "flip 1 @1",
			nil,
		},
		{
			"there is nothing but a flip", "0: 9RW / 7BW, 7WB, 5WR, 3WR / - / 1BW / 0; 1: 8WR 7WR 6WR / 2BW, 3BW, 4BW, 5BW / - / 1BW / 2; piles RW up 3 by 1", "flip 1 @1",
			[]games.Event{{Verb: "nothing"}},
		},
		{
			"who is ahead may call", "0: - / 7BW, 7WB, 5WR, 3WR / - / 1BW / 0; 1: 8WR 7WR 6WR / 2BW, 3BW, 4BW, 5BW / - / 1BW / 2; piles RW up 3 by 0", "call @1",
			[]games.Event{{Verb: "ahead", N: 6}},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := suite.Script(t, "seats 2")
			s.Place(strings.Split(c.setUp, "; ")...)
			require.Equal(t, c.want, bare(s.Game.Reasons(0, c.move)))
		})
	}
}

// bare are events whose empty lists are none.
func bare(events []games.Event) []games.Event {
	for i := range events {
		if len(events[i].Tokens) == 0 {
			events[i].Tokens = nil
		}
	}
	return events
}

// BenchmarkHint measures a hint in a race of eight players, the game's robot included.
func BenchmarkHint(b *testing.B) {
	g := race(b, 8, 1, standard())
	for b.Loop() {
		games.HintFor(g, 3, rand.New(rand.NewPCG(1, 2)))
	}
}
