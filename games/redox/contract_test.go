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
	cards := append(names(g.stock), names(g.pile)...)
	for s := range games.Seat(g.seats) {
		cards = append(cards, g.hands[s].names()...)
	}
	for i := range g.table {
		cards = append(cards, names(g.table[i].list())...)
	}
	return cards
}
