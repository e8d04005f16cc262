package rage

import (
	"fmt"
	"testing"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// The suite of the contract plays whole games with all house rules at every table size.
func TestContract(t *testing.T) {
	gamestest.Run(t, Kind(), gamestest.Options{Cards: allCards})
}

func TestStoredGames(t *testing.T) { gamestest.Stored(t, Kind(), *update) }

// BenchmarkContract measures the rules alone, in whole random games of two to eight players.
func BenchmarkContract(b *testing.B) { gamestest.BenchmarkContract(b, Kind()) }

// BenchmarkRobots measures how long hard robots think, in milliseconds and in moves of random play.
func BenchmarkRobots(b *testing.B) { gamestest.BenchmarkRobots(b, Kind()) }

// BenchmarkStep measures the same games from stored form to stored form.
func BenchmarkStep(b *testing.B) { gamestest.BenchmarkStep(b, Kind()) }

// allCards are the cards in the hands, on the pile and in the tricks of this round. The hands and the pile say which are
// in the tricks; so what counts is that nothing is in two places, and that the cards in hands are as many as they must be.
func allCards(position games.Game) []string {
	g := position.(*game)
	all := g.Pile.names()
	for _, hand := range g.Hands {
		all = append(all, hand.names()...)
	}
	return append(all, g.played().names()...)
}

func TestPlaythrough(t *testing.T) {
	s := scripts.New(t)
	s.Game = begin(t, 3, 9, Rules{Hands: 6})
	s.Playthrough(*update, choose, func() (int, string) {
		hands := s.Holds(func(seat games.Seat) []string { return s.Game.Hands[seat].names() })
		return s.Game.Round, fmt.Sprintf(", dealer %d, trump %s%s", s.Game.Dealer, s.Game.Trumps.turned(), hands)
	})
}
