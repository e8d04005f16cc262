package rednines

import (
	"fmt"
	"testing"

	"ruckus/games"
	"ruckus/games/gamestest"
	"ruckus/games/kit"
)

var suite = gamestest.New(gamestest.Suite[*game]{
	Kind: Kind(), Cards: allCards, Sums: sums, Partial: true, Values: map[string]int{"small": 1},
	Hand:        func(g *game, s games.Seat) []string { return g.Hands[s].names() },
	Playthrough: games.Setup{Seats: 4, Seed: [32]byte{9}, Values: map[string]int{"rounds": 1, "extra_round": 1}},
	Choose:      choose,
	Round:       func(g *game) (int, string) { return g.Round, fmt.Sprint(", dealer ", g.Dealer) },
	Sense:       asked, Times: 10, Claim: claim, Plant: true, Apart: 8,

	Begin: newPosition, SetUp: setUp, Head: head,
	Position: func(g *game) []string { return []string{publicText(g.View(games.Table).(View))} },
	Moves:    func(_ *game, _ games.Seat, p games.Prompt) string { return gamestest.MovesText(p.Moves, 6) },
})

func TestGame(t *testing.T) { suite.Run(t) }

func BenchmarkGame(b *testing.B) { suite.Benchmark(b) }

// allCards are the cards in the hands and on the pile. Between rounds there are none, because an extra round may have
// a smaller pack.
func allCards(g *game) (cards []string) {
	if g.over() {
		return nil
	}
	for s := range games.Seat(g.Seats) {
		cards = append(cards, g.Hands[s].names()...)
	}
	for i := range len(g.Pile) {
		cards = append(cards, g.Pile[i].names(false)...)
	}
	return cards
}

// sums are the points of the rounds, and the cards in the own hand.
func sums(view any) []gamestest.Sum {
	v := view.(View)
	totals := gamestest.Sum{What: "totals", Whole: v.Totals, Points: true}
	for i := range v.Scored {
		totals.Parts = append(totals.Parts, kit.Totals(v.Seats, v.Scored[i:i+1], Score.Points))
	}
	if v.Seat == games.Table {
		return []gamestest.Sum{totals}
	}
	return []gamestest.Sum{totals, {What: "cards in the hand", Whole: v.Counts[v.Seat : v.Seat+1], Parts: [][]int{{len(v.Hand)}}}}
}
