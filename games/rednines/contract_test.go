package rednines

import (
	"fmt"
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

// BenchmarkRobots measures how long hard robots think, in milliseconds and in moves of random play.
func BenchmarkRobots(b *testing.B) { gamestest.BenchmarkRobots(b, Kind()) }

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

func TestPlaythrough(t *testing.T) {
	s := scripts.New(t)
	s.Game = begin(t, 4, 9, Rules{Rounds: 1, ExtraRound: true})
	s.Playthrough(*update, choose, func() (int, string) {
		hands := s.Holds(func(seat games.Seat) []string { return s.Game.View(seat).(View).Hand })
		return s.Game.Round, fmt.Sprintf(", dealer %d%s", s.Game.Dealer, hands)
	})
}

func TestRedealDealsEveryHiddenHandAnew(t *testing.T) {
	gamestest.DealsHandsAnew(t, func() *game { return begin(t, 4, 5, Rules{}) }, func(g *game, s games.Seat) any { return g.View(s).(View).Hand })
}
