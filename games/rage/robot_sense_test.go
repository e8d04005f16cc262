package rage

import (
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// What testdata/sense.txt says must not be played is not played, however the cards lie that the seat cannot see.
func TestRobotsDoNothingThatABeginnerWouldCallBroken(t *testing.T) {
	data, err := os.ReadFile("testdata/sense.txt")
	require.NoError(t, err)
	_, positions, _ := strings.Cut(string(data), "\n\n")
	for text := range strings.SplitSeq(strings.TrimSpace(positions), "\n\n") {
		why, text, _ := strings.Cut(text, "\n")
		t.Run(why, func(t *testing.T) {
			lines := make(map[string][]string)
			for line := range strings.SplitSeq(text, "\n") {
				what, words, _ := strings.Cut(line, " ")
				lines[what] = strings.Fields(words)
			}
			for _, level := range games.Levels() {
				if only := lines["levels:"]; only != nil && !slices.Contains(only, level.String()) {
					continue
				}
				for n := range uint64(5) {
					r := rand.New(rand.NewPCG(n, 1))
					g := sensePosition(t, lines, r)
					move := strings.Fields(Kind().Choose(g, g.Turn, level, r))[1]
					require.NotContains(t, lines["not:"], move, "%s plays it", level)
				}
			}
		})
	}
}

// sensePosition makes a position of which only what the seat on turn knows is given. All else is dealt at random.
func sensePosition(t *testing.T, lines map[string][]string, r *rand.Rand) *game {
	numbers := func(words []string) (all []int) {
		for _, word := range words {
			n, err := strconv.Atoi(strings.TrimSuffix(word, ","))
			require.NoError(t, err)
			all = append(all, n)
		}
		return all
	}
	setup := lines["seats"] // 4, round 7, trump blue
	size := numbers([]string{setup[0], setup[2]})
	g := &game{Seats: int8(size[0]), Round: int8(size[1]), Phase: playing, Step: 1, Rules: Rules{Hands: rounds}}
	for s, text := range lines["bids:"] {
		bid, won, _ := strings.Cut(text, "/")
		n := numbers([]string{bid, won})
		g.row()[s] = tally{bid: int8(n[0]), won: int8(n[1])}
	}
	rest, plays := wholePack, lines["trick:"]
	g.Lead = games.Seat(numbers(plays[:1])[0])
	g.Dealer, g.Turn = g.after(g.Lead, g.Seats-1), g.after(g.Lead, int8(len(plays)-1))
	for _, text := range plays[1:] {
		p := play{called: none}
		name, called, _ := strings.Cut(text, "=")
		cards := cardsOf(t, rest, name)
		rest, p.card = rest.without(cards), cards.next()
		if k, ok := parseColour(called); ok {
			p.called = k
		}
		g.Trick.add(p)
	}
	hand := cardsOf(t, rest, strings.Join(lines["hand:"], " "))
	rest = rest.without(hand)
	require.Equal(t, g.dealt(), g.tricks()+hand.count())
	take := func(from set) card {
		c := from.at(r.IntN(from.count()))
		rest.remove(c)
		return c
	}
	trump, ok := parseColour(setup[4])
	if !ok {
		trump = red
	}
	turned := take(rest.and(suits[trump]))
	g.Trumps.add(turnover{by: games.Table, turned: turned})
	if !ok {
		g.Trumps.add(turnover{by: g.Lead, trick: 1, turned: faceDown})
	}
	for i := range g.Seats {
		s := g.after(g.Lead, i)
		if s == g.Turn {
			g.Hands[s] = hand
			continue
		}
		for g.Hands[s].count() < g.dealt()-g.tricks() && (i >= g.Trick.n || g.Hands[s].count() < g.dealt()-g.tricks()-1) {
			g.Hands[s].add(take(rest))
		}
	}
	for range g.tricks() * int(g.Seats) { // they were played before
		take(rest)
	}
	g.Pile = rest
	g.Pile.add(turned)
	return g
}
