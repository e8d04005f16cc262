package redbrn

import (
	"fmt"
	"testing"

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

	Begin: newRace, SetUp: setUp, Head: head, At: in, Number: numbered, NoMoves: true,
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
