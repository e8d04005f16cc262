package redox

import (
	"testing"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// The suite of the contract plays whole games with all house rules at every table size.
func TestContract(t *testing.T) {
	gamestest.Run(t, Kind(), gamestest.Options{Cards: allPlaces, Partial: true, MaxActions: 20_000})
}

// allPlaces are the cards in the hands, on both piles and on the table.
func allPlaces(position games.Game) []string {
	g := position.(*game)
	cards := append(names(g.Stock), names(g.Pile)...)
	for s := range games.Seat(g.Seats) {
		cards = append(cards, g.Hands[s].names()...)
	}
	for i := range g.Table {
		cards = append(cards, names(g.Table[i].list())...)
	}
	return cards
}
