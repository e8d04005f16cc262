package riot

import (
	"math/bits"
	"testing"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// The suite of the contract plays whole games with all house rules at every table size. Open spares two of its guards,
// which do not fit a game where the Police have no secrets and nothing is dealt at first; see TestRedealDealsAllThatIsHidden
// and TestChanceComesFromTheSeed.
func TestContract(t *testing.T) {
	gamestest.Run(t, Kind(Default()), gamestest.Options{Cards: allCards, Partial: true, Open: true})
}

func TestStoredGames(t *testing.T) { gamestest.Stored(t, Kind(Default()), *update) }

// BenchmarkContract measures the rules alone, in whole random games of two to four players.
func BenchmarkContract(b *testing.B) { gamestest.BenchmarkContract(b, Kind(Default())) }

// BenchmarkRobots measures how long hard robots think, in milliseconds and in moves of random play.
func BenchmarkRobots(b *testing.B) { gamestest.BenchmarkRobots(b, Kind(Default())) }

// BenchmarkStep measures the same games from stored form to stored form.
func BenchmarkStep(b *testing.B) { gamestest.BenchmarkStep(b, Kind(Default())) }

// allCards are the Protester cards and the unit tokens, wherever they are.
func allCards(position games.Game) []string {
	g := position.(*game)
	var cards []string
	for t := range Team(Teams) {
		for _, set := range []cardSet{g.Hand[t], g.deck[t], g.Discard[t]} {
			for ; set != 0; set &= set - 1 {
				cards = append(cards, t.String()+" "+g.t.faces[t][g.t.faceOf[t][bits.TrailingZeros32(uint32(set))]].ID)
			}
		}
		for i := range g.of(t) {
			cards = append(cards, t.String()+" "+g.kind(t, i).ID)
		}
	}
	return cards
}
