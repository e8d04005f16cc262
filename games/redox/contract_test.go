package redox

import (
	"fmt"
	"testing"

	"ruckus/games"
	"ruckus/games/gamestest"
	"ruckus/games/kit"
)

var suite = gamestest.New(gamestest.Suite[*game]{
	Kind: Kind(), Cards: allPlaces, Sound: (*game).checkCards, Sums: sums, Partial: true, MaxActions: 20_000,
	Hand:        func(g *game, s games.Seat) []string { return g.Hands[s].names() },
	Playthrough: games.Setup{Seats: 3, Seed: [32]byte{9}, Values: map[string]int{"rounds": 1, "must_yell": 1}},
	Choose:      choose,
	Round:       func(g *game) (int, string) { return g.Round, fmt.Sprint(", leader ", g.Leader) },
	Sense:       asked, Times: 3, Claim: claim, Plant: true, Apart: 30,

	Begin: newPosition, SetUp: setUp, Head: head,
	Position: func(g *game) []string { return publicText(g.View(games.Table).(View)) },
	Moves: func(g *game, s games.Seat, p games.Prompt) string {
		exchanges := 2 * g.Hands[s].count()
		return gamestest.MovesText(append(p.Moves[:1:1], p.Moves[exchanges:]...), 9)
	},
})

func TestGame(t *testing.T) { suite.Run(t) }

func BenchmarkGame(b *testing.B) { suite.Benchmark(b) }

// allPlaces are the cards in the hands, on both piles and on the table.
func allPlaces(g *game) []string {
	cards := append(kit.Names(g.Stock), kit.Names(g.Pile)...)
	for s := range games.Seat(g.Seats) {
		cards = append(cards, g.Hands[s].names()...)
	}
	for i := range g.Table {
		cards = append(cards, kit.Names(g.Table[i].list())...)
	}
	return cards
}

// sums are the points of the rounds, and all cards.
func sums(view any) []gamestest.Sum {
	v := view.(View)
	totals := gamestest.Sum{What: "totals", Whole: v.Totals, Points: true}
	for _, round := range v.Scored {
		totals.Parts = append(totals.Parts, round.Points)
	}
	cards := gamestest.Sum{What: "cards", Whole: []int{54 * v.Decks}, Parts: [][]int{{v.Stock}, {v.Discs}}}
	for _, n := range v.Counts {
		cards.Parts = append(cards.Parts, []int{n})
	}
	for _, plot := range v.Table {
		cards.Parts = append(cards.Parts, []int{len(plot.Cards)})
	}
	return []gamestest.Sum{totals, cards}
}
