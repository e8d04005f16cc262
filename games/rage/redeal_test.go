package rage

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// Another possibility is one that could have come about by play, that the seat cannot tell from this one, and that
// does not give away the next deals. The check of a stored game refuses hands with colours that their players have
// shown not to have, and piles with a lower card than a Change Rage has turned.
func TestRedealIsAnotherPossibility(t *testing.T) {
	positions(t, func(g *game, r *rand.Rand) {
		if r.IntN(4) > 0 {
			return
		}
		for s := games.Table; s < games.Seat(g.seats); s++ {
			other := *g
			other.Redeal(s, r)
			require.NoError(t, other.validate())
			require.Equal(t, g.View(s), other.View(s))
			require.Equal(t, g.Prompt(s), other.Prompt(s))
			require.Equal(t, g.played(), other.played())
			require.NotEqual(t, g.seed, other.seed)
		}
	})
}

// All that is hidden changes at the first deal, where hardly anything is known.
func TestRedealDealsEveryHiddenHandAnew(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for s := games.Table; s < 4; s++ {
		g, other := begin(t, 4, 5, Rules{}), begin(t, 4, 5, Rules{})
		other.Redeal(s, r)
		for i := range games.Seat(4) {
			require.Equal(t, i == s, g.hands[i] == other.hands[i], "the hand of %d, dealt anew for %d", i, s)
		}
	}
}

// What others have bid in secret is drawn anew; one's own bid is not.
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
		require.Equal(t, int8(noBid), other.row()[2].bid, "who has not bid has not bid")
		seen[other.row()[1].bid] = true
	}
	require.Len(t, seen, 11)
}

// Whoever may change the trump sees which colours the pile has: it has the same ones in every other possibility. Here
// the pile has only two colours and the present trump.
func TestRedealKeepsTheColoursThatCanBeChosen(t *testing.T) {
	g := begin(t, 8, 1, Rules{})
	for g.phase == bidding {
		_, err := g.Apply(games.Action{Seat: g.turn, Move: "bid 1 1", At: start})
		require.NoError(t, err)
	}
	g.pile, g.buried = set{}, set{}
	for _, k := range []colour{red, orange, yellow} {
		for value := range 10 {
			g.pile.add(number(k, value))
		}
	}
	turned := g.pile.lowest(orange)
	g.trumps = trumps{}
	g.trumps.add(turnover{by: games.Table, turned: turned})
	rest := wholePack.without(g.pile)
	g.hands = [maxSeats]set{}
	for c := change; c < out; c++ {
		g.hands[g.turn].add(c)
		rest.remove(c)
	}
	for s := range games.Seat(8) {
		for g.hands[s].count() < 10 {
			g.hands[s].add(rest.next())
		}
	}
	require.NoError(t, g.validate())
	require.Equal(t, []string{"red", "yellow"}, g.View(g.turn).(View).Changes)
	r := rand.New(rand.NewPCG(1, 2))
	for range 100 {
		other := *g
		other.Redeal(g.turn, r)
		require.NoError(t, other.validate())
		require.Equal(t, g.View(g.turn), other.View(g.turn))
		require.NotEqual(t, g.pile, other.pile, "the cards could not be dealt anew")
	}
}

// All deals that are possible come equally often. A few cards are dealt to hands that may not have all of them; all
// possible deals are listed by trying each card everywhere.
func TestAllPossibleDealsAreEquallyLikely(t *testing.T) {
	anything, noRed, noBlue, noGreen := wholePack, wholePack.without(suits[red]), wholePack.without(suits[blue]), wholePack.without(suits[green])
	for name, c := range map[string]struct {
		cards  string
		places []place // the first is the pile
		pile   colourSet
	}{
		"all is possible":       {"R0 R1 B0 WR MR", []place{{needs: 2, may: anything}, {needs: 2, may: anything}, {needs: 1, may: anything}}, 0},
		"hands without colours": {"R0 R1 B0 B1 G0 WR", []place{{needs: 2, may: anything}, {needs: 2, may: noRed}, {needs: 2, may: noBlue}}, 0},
		"a hand of few colours": {"R0 R1 B0 B1 G0 WR", []place{{needs: 2, may: anything}, {needs: 1, may: suits[green].or(actions)}, {needs: 3, may: noGreen}}, 0},
		"a pile without cards":  {"R0 R1 B0 B1 G0 WR", []place{{needs: 2, may: noRed}, {needs: 2, may: noBlue}, {needs: 2, may: anything}}, 0},
		"no place for all":      {"R0 R1 B0 B1 G0 G1", []place{{needs: 2, may: noRed}, {needs: 2, may: noBlue}, {needs: 2, may: noGreen}}, 0},
		"colours on the pile":   {"R0 R1 B0 B1 G0", []place{{needs: 2, may: anything}, {needs: 2, may: noBlue}, {needs: 1, may: anything}}, 1<<red | 1<<blue},
		"four places":           {"R0 R1 B0 B1 G0 G1", []place{{needs: 2, may: noGreen}, {needs: 1, may: noRed}, {needs: 1, may: noBlue}, {needs: 2, may: anything}}, 0},
	} {
		t.Run(name, func(t *testing.T) {
			u := unknown{cards: cardsOf(t, wholePack, c.cards), places: c.places, pile: c.pile}
			for i := range u.places {
				u.places[i].seat = games.Table + games.Seat(i)
			}
			u.order()
			count := make(map[[maxSeats + 1]set]int)
			for _, dealt := range possibleDeals(u, u.cards, [maxSeats + 1]set{}) {
				count[dealt] = 0
			}
			require.Greater(t, len(count), 1)
			const each = 2000
			r := rand.New(rand.NewPCG(1, 2))
			for n := 0; n < each*len(count); {
				if dealt, ok := u.deal(r); ok {
					require.Contains(t, count, dealt)
					count[dealt]++
					n++
				}
			}
			for dealt, n := range count {
				require.InDelta(t, each, n, 5.5*math.Sqrt(each), fmt.Sprint(dealt))
			}
		})
	}
}

// possibleDeals puts the next card everywhere it may be, and goes on with the rest.
func possibleDeals(u unknown, left set, dealt [maxSeats + 1]set) [][maxSeats + 1]set {
	if left.empty() {
		for i, p := range u.places {
			if dealt[i].count() != p.needs {
				return nil
			}
			for k := range colour(colours) {
				if p.seat == games.Table && u.pile.has(k) && !dealt[i].hasColour(k) {
					return nil
				}
			}
		}
		return [][maxSeats + 1]set{dealt}
	}
	c := left.next()
	var all [][maxSeats + 1]set
	for i, p := range u.places {
		if p.may.has(c) {
			with := dealt
			with[i].add(c)
			all = append(all, possibleDeals(u, left, with)...)
		}
	}
	return all
}

// After the last card of a round nothing is hidden but what comes next.
func TestRedealKeepsWhatIsOpen(t *testing.T) {
	positions(t, func(g *game, r *rand.Rand) {
		if g.phase >= between {
			other := *g
			other.Redeal(games.Table, r)
			require.NotEqual(t, g.seed, other.seed)
			other.seed = g.seed
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
			if g.phase == playing {
				all = append(all, *g)
			}
			_, err := g.Apply(choose(g, r))
			require.NoError(b, err)
		}
	}
	r := rand.New(rand.NewPCG(1, 2))
	for i := 0; b.Loop(); i++ {
		g := all[i%len(all)]
		g.Redeal(g.turn, r)
	}
}
