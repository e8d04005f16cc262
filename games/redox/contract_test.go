package redox

import (
	"fmt"
	"testing"

	"ruckus/games"
	"ruckus/games/gamestest"
	"ruckus/games/kit"
)

// The suite of the contract plays whole games with all house rules at every table size.
func TestContract(t *testing.T) {
	gamestest.Run(t, Kind(), gamestest.Options{Cards: allPlaces, Partial: true, MaxActions: 20_000})
}

func TestStoredGames(t *testing.T) { gamestest.Stored(t, Kind(), *update) }

// BenchmarkContract measures the rules alone, in whole random games of two to eight players.
func BenchmarkContract(b *testing.B) { gamestest.BenchmarkContract(b, Kind()) }

// BenchmarkRobots measures how long hard robots think, in milliseconds and in moves of random play.
func BenchmarkRobots(b *testing.B) { gamestest.BenchmarkRobots(b, Kind()) }

// BenchmarkStep measures the same games from stored form to stored form.
func BenchmarkStep(b *testing.B) { gamestest.BenchmarkStep(b, Kind()) }

// allPlaces are the cards in the hands, on both piles and on the table.
func allPlaces(position games.Game) []string {
	g := position.(*game)
	cards := append(kit.Names(g.Stock), kit.Names(g.Pile)...)
	for s := range games.Seat(g.Seats) {
		cards = append(cards, g.Hands[s].names()...)
	}
	for i := range g.Table {
		cards = append(cards, kit.Names(g.Table[i].list())...)
	}
	return cards
}

func TestPlaythrough(t *testing.T) {
	s := scripts.New(t)
	s.Game = begin(t, 3, 9, Rules{Target: 500, Rounds: 1, MustYell: true})
	s.Playthrough(*update, choose, func() (int, string) {
		hands := s.Holds(func(seat games.Seat) []string { return s.Game.View(seat).(View).Hand })
		return s.Game.Round, fmt.Sprintf(", leader %d%s", s.Game.Leader, hands)
	})
}
