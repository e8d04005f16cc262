package rage

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// What was played stays where it was, no matter who cannot see the rest.
func TestRedealKeepsWhatWasPlayed(t *testing.T) {
	positions(t, func(g *game, r *rand.Rand) {
		if r.IntN(4) > 0 {
			return
		}
		for s := games.Table; s < games.Seat(g.Seats); s++ {
			other := *g
			other.Redeal(s, r)
			require.Equal(t, g.played(), other.played())
		}
	})
}

// What others have bid in secret is drawn again; one's own bid is not.
func TestRedealHidesBids(t *testing.T) {
	g := begin(t, 3, 1, Rules{HiddenBids: true})
	for _, s := range []games.Seat{0, 1} {
		_, err := g.Apply(games.Action{Seat: s, Move: "bid 3 1", At: start})
		require.NoError(t, err)
	}
	r := rand.New(rand.NewPCG(1, 2))
	seen := make(map[int8]bool)
	for range 200 {
		other := *g
		other.Redeal(0, r)
		require.Equal(t, int8(3), other.row()[0].bid)
		require.Equal(t, int8(noBid), other.row()[2].bid, "who hasn't bid hasn't bid")
		seen[other.row()[1].bid] = true
	}
	require.Len(t, seen, 11)
}

// A player who may change the trump sees which colours the pile has: it has the same ones in every other possibility. Here
// the pile has only two colours and the present trump.
func TestRedealKeepsTheColoursThatCanBeChosen(t *testing.T) {
	g := begin(t, 8, 1, Rules{})
	for g.Phase == Bidding {
		_, err := g.Apply(games.Action{Seat: g.Turn, Move: "bid 1 1", At: start})
		require.NoError(t, err)
	}
	g.Pile, g.Buried = set{}, set{}
	for _, k := range []colour{red, orange, yellow} {
		for value := range 10 {
			g.Pile.add(number(k, value))
		}
	}
	turned := number(orange, bits.TrailingZeros16(g.Pile.values(orange)))
	g.Trumps = trumps{}
	g.Trumps.add(turnover{by: games.Table, turned: turned})
	rest := wholePack.without(g.Pile)
	g.Hands = [maxSeats]set{}
	for c := change; c < out; c++ {
		g.Hands[g.Turn].add(c)
		rest.remove(c)
	}
	for s := range games.Seat(8) {
		for g.Hands[s].count() < 10 {
			g.Hands[s].add(rest.next())
		}
	}
	require.Equal(t, []string{"red", "yellow"}, g.View(g.Turn).(View).Changes)
	r := rand.New(rand.NewPCG(1, 2))
	for range 100 {
		other := *g
		other.Redeal(g.Turn, r)
		require.Equal(t, g.View(g.Turn), other.View(g.Turn))
		require.NotEqual(t, g.Pile, other.Pile, "the cards couldn't be dealt anew")
	}
}

// A player who does not follow suit has none of the colour, whatever they play instead: a Wild Rage called that colour is none of
// it. By the house rule action_anytime an action card shows nothing.
func TestRedealKnowsWhoCouldNotFollow(t *testing.T) {
	for _, c := range []struct {
		rules, move string
		known       bool
	}{
		{"", "play P5", true},
		{"", "play OR", true},
		{"", "play WR=blue", true},
		{"", "play B1", false},
		{", action_anytime", "play P5", true},
		{", action_anytime", "play OR", false},
		{", action_anytime", "play WR=blue", false},
	} {
		s := suite.Script(t)
		hand := "P5 OR WR R1 R2 R3 R4"
		if c.move == "play B1" {
			hand = "B1 OR WR R1 R2 R3 R4"
		}
		s.Place("seats 3, dealer 2, round 4"+c.rules, "B5 B6 B7 B8 B9 B10 B11 | "+hand+" | G1 G2 G3 G4 G5 G6 G7", "bids: 0 0 0")
		s.Act("0 play B5")
		s.Act("1 " + c.move)
		r := rand.New(rand.NewPCG(1, 2))
		given := 0
		for range 100 {
			other := *s.Game
			other.Redeal(0, r)
			if other.Hands[1].hasColour(blue) {
				given++
			}
		}
		require.Equal(t, c.known, given == 0, "%s%s", c.move, c.rules)
	}
}

// After the last card of a round nothing is hidden but what comes next.
func TestRedealKeepsWhatIsOpen(t *testing.T) {
	positions(t, func(g *game, r *rand.Rand) {
		if g.Phase >= Between {
			other := *g
			other.Redeal(games.Table, r)
			require.NotEqual(t, g.Seed, other.Seed)
			other.Seed = g.Seed
			require.Equal(t, *g, other)
		}
	})
}

// BenchmarkRedeal measures Redeal for the player on turn, at positions of random games of all sizes.
func BenchmarkRedeal(b *testing.B) {
	var all []game
	for n := range 35 {
		r := rand.New(rand.NewPCG(uint64(n), 0))
		g := begin(b, 2+n%7, n, Rules{})
		for g.Result() == nil {
			if g.Phase == Playing {
				all = append(all, *g)
			}
			_, err := g.Apply(choose(g, r))
			require.NoError(b, err)
		}
	}
	r := rand.New(rand.NewPCG(1, 2))
	for i := 0; b.Loop(); i++ {
		g := all[i%len(all)]
		g.Redeal(g.Turn, r)
	}
}
