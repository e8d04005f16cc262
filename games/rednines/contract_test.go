package rednines

import (
	"testing"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// The suite of the contract plays whole games with all house rules at every table size.
func TestContract(t *testing.T) {
	gamestest.Run(t, Kind(), gamestest.Options{Cards: allCards, Partial: true})
}

func TestStoredGames(t *testing.T) { gamestest.Stored(t, Kind(), *update) }

// BenchmarkContract measures the rules alone, in whole random games of four to eight players.
func BenchmarkContract(b *testing.B) { gamestest.BenchmarkContract(b, Kind()) }

// BenchmarkStep measures the same games from stored form to stored form.
func BenchmarkStep(b *testing.B) { gamestest.BenchmarkStep(b, Kind()) }

// allCards are the cards in the hands and on the pile. Between rounds there are none, because an extra round may have
// a smaller pack.
func allCards(position games.Game) []string {
	g := position.(*game)
	if g.over() {
		return nil
	}
	var cards []string
	for s := range games.Seat(g.Seats) {
		cards = append(cards, g.Hands[s].names()...)
	}
	for i := range len(g.Pile) {
		cards = append(cards, g.Pile[i].names(false)...)
	}
	return cards
}
