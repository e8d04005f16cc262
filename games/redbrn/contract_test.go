package redbrn

import (
	"fmt"
	"maps"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// The suite of the contract plays whole matches with all house rules at every table size. Random players hardly ever
// come to the points that win, so that matches are short unless the suite asks for more rounds.
func TestContract(t *testing.T) {
	kind := Kind()
	begin := kind.New
	kind.New = func(s games.Setup) (games.Game, error) {
		if _, ok := s.Values["rounds"]; !ok {
			s.Values = maps.Clone(s.Values)
			if s.Values == nil {
				s.Values = make(map[string]int)
			}
			s.Values["rounds"] = 4
		}
		return begin(s)
	}
	gamestest.Run(t, kind, gamestest.Options{Cards: allCards, Partial: true})
}

func TestStoredGames(t *testing.T) { gamestest.Stored(t, Kind(), *update) }

// BenchmarkContract measures the rules alone, in whole random matches of two to eight players.
func BenchmarkContract(b *testing.B) { gamestest.BenchmarkContract(b, Kind()) }

// BenchmarkRobots measures how long hard robots think, in milliseconds and in moves of random play.
func BenchmarkRobots(b *testing.B) { gamestest.BenchmarkRobots(b, Kind()) }

// BenchmarkStep measures the same matches from stored form to stored form.
func BenchmarkStep(b *testing.B) { gamestest.BenchmarkStep(b, Kind()) }

// allCards are all cards of all decks, each with its owner. Wild riots in the pit are counted with those that are left.
func allCards(position games.Game) []string {
	g := position.(*game)
	var cards []string
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

func TestPlaythrough(t *testing.T) {
	rules := standard()
	rules.Rounds = 1
	s := scripts.New(t)
	s.Game = begin(t, 3, 9, rules)
	s.Playthrough(*update, choose, func() (int, string) { return s.Game.Round, "" })
}

// A person who reads a stored game finds cards and places as moves name them.
func TestStoredPositionsAndPressesCanBeRead(t *testing.T) {
	for _, text := range []string{"8RW 1WB|6RW|7BW 6WR|1RW||6BW|3RW 4RW|2 41 3", "8RW|6RW||||||0 3 2 7RW 8WR"} {
		var l layout
		require.True(t, l.parse(text), text)
		require.Equal(t, text, string(l.appendTo(nil)))
	}
	for _, text := range []string{"8RW|6RW||||||0 3 2 8WR 7RW", "8RW|6RW||||||0 3 2 7RW 7RW", "8RW|6RW||||||0 3 2 7", "8RW|6RW||||||0 3"} {
		require.False(t, new(layout).parse(text), text)
	}
	const log = "0.1.flip...1 5300.0.pit.7RW..0 5400.0.pit.7RW.new.0 5500.2.wild.9BW.3.0 5600.0.col.4WR.5BW.2 5700.0.spot.9WR..0 5800.1.leave...0"
	var ps presses
	require.NoError(t, ps.UnmarshalText([]byte(log)))
	again, err := ps.MarshalText()
	require.NoError(t, err)
	require.Equal(t, log, string(again))
	for _, bad := range []string{"0.0.pit.7RW.0.0", "0.0.pit.7RW.99.0", "0.0.pit.7RW.old.0", "0.0.col.7RW..0", "0.0.flip..1.1", "0.0.spot.9WR.new.0"} {
		require.Error(t, new(presses).UnmarshalText([]byte(bad)), bad)
	}
}
