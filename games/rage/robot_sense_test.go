package rage

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// asked has a robot choose in a position of testdata/sense.txt, however the cards lie that the seat cannot see.
func asked(s *script, lines []string, level games.Level, chance uint64) (string, func(string) bool) {
	r := rand.New(rand.NewPCG(chance, 1))
	g := sensePosition(s.T, gamestest.ReadWords(lines[0]), r)
	move := games.Choose(g, g.Turn, level, r)
	return move, func(card string) bool { return strings.Fields(move)[1] == card }
}

// sensePosition makes a position of which only what the seat on turn knows is given. Everything else is dealt at random.
func sensePosition(t testing.TB, w gamestest.Words, r *rand.Rand) *game {
	bids := strings.Fields(w.Text("bids", ""))
	_, hook := w["hook"]
	g := &game{Public: Public{Seats: int8(len(bids)), Round: w.Int(t, "round", 0), Phase: Playing, Step: 1, Rules: Rules{Hands: rounds, Hook: hook}}}
	for s, text := range bids {
		if n, _ := fmt.Sscanf(text, "%d/%d", &g.row()[s].bid, &g.row()[s].won); n == 0 {
			g.row()[s].bid, g.Phase = noBid, Bidding
		}
	}
	rest, plays := wholePack, strings.Fields(w.Text("trick", "0"))
	lead, err := strconv.Atoi(plays[0])
	require.NoError(t, err)
	g.Lead = games.Seat(lead)
	g.Dealer, g.Turn = g.after(g.Lead, g.Seats-1), g.after(g.Lead, int8(len(plays)-1))
	if g.Phase == Bidding { // the last bidder is asked
		g.Turn = g.Dealer
	}
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
	hand := cardsOf(t, rest, w.Text("hand", ""))
	rest = rest.without(hand)
	require.Equal(t, g.dealt(), g.tricks()+hand.count())
	take := func(from set) card {
		c := from.at(r.IntN(from.count()))
		rest.remove(c)
		return c
	}
	trump, ok := parseColour(w.Text("trump", ""))
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
