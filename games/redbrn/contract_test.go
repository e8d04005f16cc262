package redbrn

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// Random players hardly ever come to the points that win, so that matches are short unless the suite asks for more rounds.
var suite = gamestest.New(gamestest.Suite[*game]{
	Kind: Kind(), Cards: allCards, Sums: sums, Partial: true, Values: map[string]int{"rounds": 4},
	Playthrough: games.Setup{Seats: 3, Seed: [32]byte{9}, Values: map[string]int{"rounds": 1}},
	Choose:      choose,
	Round:       func(g *game) (int, string) { return g.Round, "" },
	Sense:       asked, Times: 20,
	Claim: claim, Plant: true, Explained: 80, Apart: 12,

	Begin: newRace, SetUp: setUp, Head: head, Copy: (*game).clone, At: in, Number: numbered, NoMoves: true,
	Position: func(g *game) []string { return publicText(g.View(games.Table).(View)) },
})

func TestGame(t *testing.T) {
	t.Parallel()
	suite.Run(t)
}

func BenchmarkGame(b *testing.B) { suite.Benchmark(b) }

// allCards are all cards of all decks, each with its owner. Wild riots in the pit are counted with those that are left.
func allCards(g *game) (cards []string) {
	lay := func(s games.Seat, list []number) {
		for _, n := range list {
			cards = append(cards, fmt.Sprint(s, " ", n))
		}
	}
	for s := range games.Seat(g.Seats) {
		l := &g.live.layouts[s]
		if g.live.out.Has(s) { // the deck stays in its box
			for n := range number(numbers) {
				lay(s, []number{n})
			}
			cards = append(cards, fmt.Sprint(s, " wild"), fmt.Sprint(s, " wild"))
			continue
		}
		lay(s, l.stack[:l.stackN])
		lay(s, l.hand[:l.handN])
		for i := range l.cols {
			lay(s, l.cols[i].cards[:l.cols[i].n])
		}
		for range l.wilds {
			cards = append(cards, fmt.Sprint(s, " wild"))
		}
	}
	for i, pile := range g.View(games.Table).(View).Pit {
		rank := g.live.pit.piles[i].first.rank()
		for j, s := range pile.Owners {
			if j > 0 && g.live.pit.piles[i].card(j)&isUp != 0 {
				rank++
			} else if j > 0 {
				rank--
			}
			if pile.Wilds[j] {
				cards = append(cards, fmt.Sprint(s, " wild"))
			} else {
				cards = append(cards, fmt.Sprint(s, " ", numberOf(g.live.pit.piles[i].first.suit(), rank)))
			}
		}
	}
	return cards
}

// sums are the points of the rounds, and the cards in the pit.
func sums(view any) []gamestest.Sum {
	v := view.(View)
	totals := gamestest.Sum{What: "totals", Whole: v.Totals, Points: true}
	for _, round := range v.Scored {
		totals.Parts = append(totals.Parts, round.Points)
	}
	pit := gamestest.Sum{What: "cards in the pit"}
	for _, p := range v.Players {
		pit.Whole = append(pit.Whole, p.Pit)
	}
	for _, pile := range v.Pit {
		part := make([]int, len(v.Players))
		for _, s := range pile.Owners {
			part[s]++
		}
		pit.Parts = append(pit.Parts, part)
	}
	return []gamestest.Sum{totals, pit}
}

// A person who reads a stored game finds cards and places as moves name them.
func TestStoredPositionsAndPressesCanBeRead(t *testing.T) {
	for _, text := range []string{"8RW 1WB|6RW|7BW 6WR|1RW||6BW|3RW 4RW|2 41 3", "8RW|6RW||||||0 3 2 7RW 8WR"} {
		var l layout
		require.True(t, l.parse(text), text)
		require.Equal(t, text, string(l.appendTo(nil)))
	}
	for _, text := range []string{"8RW|6RW||||||0 3 2 8WR 7RW", "8RW|6RW||||||0 3 2 7RW 7RW", "8RW|6RW||||||0 3 2 7", "8RW|6RW||||||0 3"} {
		require.False(t, new(layout).parse(text), text)
	}
	const log = "0.1.flip...1 5300.0.pit.7RW..0 5400.0.pit.7RW.new.0 5500.2.wild.9BW.3.0 5600.0.col.4WR.5BW.2 5700.0.spot.9WR..0 5800.1.leave...0"
	var ps presses
	require.NoError(t, ps.UnmarshalText([]byte(log)))
	again, err := ps.MarshalText()
	require.NoError(t, err)
	require.Equal(t, log, string(again))
	for _, bad := range []string{"0.0.pit.7RW.0.0", "0.0.pit.7RW.99.0", "0.0.pit.7RW.old.0", "0.0.col.7RW..0", "0.0.flip..1.1", "0.0.spot.9WR.new.0"} {
		require.Error(t, new(presses).UnmarshalText([]byte(bad)), bad)
	}
}
