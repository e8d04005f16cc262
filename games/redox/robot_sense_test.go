package redox

import (
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// What testdata/sense.txt says must not be done is not done, however the cards lie that the seat cannot see.
func TestRobotsDoNothingThatABeginnerWouldCallBroken(t *testing.T) {
	data, err := os.ReadFile("testdata/sense.txt")
	require.NoError(t, err)
	_, positions, _ := strings.Cut(string(data), "\n\n")
	for text := range strings.SplitSeq(strings.TrimSpace(positions), "\n\n") {
		why, text, _ := strings.Cut(text, "\n")
		t.Run(why, func(t *testing.T) {
			setup, text, _ := strings.Cut(text, "\n")
			lines := make(map[string]string)
			for line := range strings.SplitSeq(text, "\n") {
				what, words, _ := strings.Cut(line, ": ")
				lines[what] = words
			}
			for _, level := range games.Levels() {
				for n := range uint64(3) {
					r := rand.New(rand.NewPCG(n, 1))
					g := sensePosition(t, setup, lines, r)
					move := strings.Fields(Kind().Choose(g, g.Turn, level, r))
					if move[0] == "draw" || move[0] == "pick" {
						for _, not := range strings.Fields(lines["not"]) {
							require.NotContains(t, move[:2], not, "%s does it", level)
						}
					}
				}
			}
		})
	}
}

// sensePosition makes a position of which only what the seat on turn knows is given. All else is dealt at random.
func sensePosition(t *testing.T, setup string, lines map[string]string, r *rand.Rand) *game {
	s := newScript(t)
	s.setUp(strings.Replace(setup, "turn", "leader", 1))
	if table := lines["table"]; table != "" {
		s.setUp("table: " + table)
	}
	s.setUp("pile: " + lines["open"])
	g := s.Game
	g.Turn = g.Leader
	g.Turns = 3 * int16(g.Seats)
	took := setOf(cardsOf(t, lines["took"]))
	g.Fresh, g.Known[g.Turn] = took, took
	g.Hands[g.Turn] = setOf(cardsOf(t, lines["hand"]))
	seen, sizes := append(g.Hands[g.Turn].appendTo(nil), g.Pile...), [maxSeats]int{}
	for i := range g.Table {
		seen = append(seen, g.Table[i].list()...)
		sizes[g.Table[i].owner] -= int(g.Table[i].n)
	}
	rest := slices.DeleteFunc(allCards(decksFor(g.Seats)), func(c deckCard) bool { return slices.Contains(seen, c) })
	shuffle(rest, r)
	for seat := range games.Seat(g.Seats) {
		if n := max(2, dealt+sizes[seat]); seat != g.Turn {
			g.Hands[seat], rest = setOf(rest[:n]), rest[n:]
		}
	}
	g.Stock = rest
	return g
}
