package redox

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/kit"
)

// The decks by number of players, with two jokers each, and the draw pile after the deal.
func TestDecksGrowWithThePlayers(t *testing.T) {
	for seats, want := range map[int]string{
		2: "1 decks, 54 cards, 2 jokers, 23 to draw",
		3: "2 decks, 108 cards, 4 jokers, 62 to draw",
		4: "2 decks, 108 cards, 4 jokers, 47 to draw",
		5: "3 decks, 162 cards, 6 jokers, 86 to draw",
		6: "3 decks, 162 cards, 6 jokers, 71 to draw",
		7: "4 decks, 216 cards, 8 jokers, 110 to draw",
		8: "4 decks, 216 cards, 8 jokers, 95 to draw",
	} {
		g := begin(t, seats, 1, standard())
		cards := allPlaces(g)
		jokers := 0
		for _, c := range cards {
			if strings.HasPrefix(c, "X") {
				jokers++
			}
		}
		require.Len(t, slices.Compact(sorted(cards)), len(cards), "a card is there twice")
		v := g.View(0).(View)
		require.Equal(t, want, fmt.Sprintf("%d decks, %d cards, %d jokers, %d to draw", v.Decks, len(cards), jokers, v.Stock))
		require.Len(t, v.Pile, 1, "the next card opens the discard pile")
		for s := range games.Seat(seats) {
			require.Len(t, g.View(s).(View).Hand, 15)
		}
	}
}

func TestTwoToEightPlay(t *testing.T) {
	for seats, ok := range map[int]bool{-1: false, 0: false, 1: false, 2: true, 8: true, 9: false, 1000: false} {
		_, err := Kind().New(games.Setup{Seats: seats})
		require.Equal(t, ok, err == nil, "%d players", seats)
		if err != nil {
			require.EqualError(t, err, "this game is for 2 to 8 players")
		}
	}
}

// The cards are dealt five at a time, the leader's first, in the direction of play: counterclockwise in the first round.
func TestFiveCardsAreDealtAtATime(t *testing.T) {
	g := begin(t, 3, 1, standard())
	pack := allCards(2)
	shuffle(pack, kit.Rand(g.Seed, "deal", 1))
	slices.Reverse(pack) // from the top
	for packet := range 9 {
		s := (g.Leader + games.Seat(2*packet)) % 3
		for _, c := range pack[:5] {
			require.True(t, g.Hands[s].has(c), "%s, packet %d", c, packet)
		}
		pack = pack[5:]
	}
	require.Equal(t, pile(pack[:1]), g.Pile)
	slices.Reverse(g.Stock)
	require.Equal(t, pile(pack[1:]), g.Stock)
}

// The first leader is drawn at random.
func TestTheFirstLeaderIsRandom(t *testing.T) {
	leaders := make(map[games.Seat]int)
	for n := range 200 {
		g := begin(t, 4, n, standard())
		require.Equal(t, g.Leader, g.Turn)
		leaders[g.Leader]++
	}
	require.Len(t, leaders, 4)
	for s, n := range leaders {
		require.InDelta(t, 50, n, 40, "seat %d", s)
	}
}

// A game with no winner of points ends after 99 rounds.
func TestNoGameGoesOnForEver(t *testing.T) {
	g := begin(t, 2, 1, Rules{Target: 200})
	require.False(t, g.isLast(98, []int{-400, 199}))
	require.True(t, g.isLast(99, []int{-400, 199}))
}

// Where neither rounds nor points are chosen there are four rounds; points count only where no rounds are chosen.
func TestAGameHasRoundsOrATargetNeverBoth(t *testing.T) {
	for _, c := range []struct {
		rules  Rules
		rounds int
	}{{Rules{}, 4}, {Rules{Rounds: 2}, 2}, {Rules{Rounds: 2, Target: 200}, 2}, {Rules{Target: 200}, 0}} {
		require.Equal(t, c.rounds, c.rules.Length(), "%+v", c.rules)
	}
	require.False(t, begin(t, 2, 1, Rules{}).isLast(3, []int{900, 1}))
	require.True(t, begin(t, 2, 1, Rules{}).isLast(4, []int{9, 1}))
}

// Who must call and who may not: the calls hold up nobody, and do not change what others may do.
func TestCallsDoNotMakeMovesOfOthersStale(t *testing.T) {
	calls := 0
	positions(t, func(g *game, r *rand.Rand) {
		for s := range games.Seat(g.Seats) {
			if g.Calls[s].Until == 0 || s == g.Turn {
				continue
			}
			calls++
			before := g.Prompt(g.Turn)
			other := clone(g)
			_, err := other.Apply(games.Action{Seat: s, Move: g.Prompt(s).Moves[0], At: start})
			require.NoError(t, err)
			require.Equal(t, before, other.Prompt(g.Turn))
		}
	})
	require.NotZero(t, calls)
}

// The points of a round, told a second time: from the texts of the cards.
func TestPointsAreThoseOfTheCardsLeft(t *testing.T) {
	rounds := 0
	positions(t, func(g *game, r *rand.Rand) {
		if !g.over() {
			return
		}
		rounds++
		v := g.View(games.Table).(View)
		last := v.Scored[len(v.Scored)-1]
		for s, hand := range v.Left {
			require.Equal(t, dumbPoints(hand, games.Seat(s) == last.Winner, last.Slam)+10*v.Missed[s], last.Points[s], "%v", hand)
			sum := 0
			for _, round := range v.Scored {
				sum += round.Points[s]
			}
			require.Equal(t, sum, v.Totals[s])
		}
	})
	require.NotZero(t, rounds)
}

func dumbPoints(hand []string, winner, slam bool) int {
	if winner {
		return -10
	}
	sum := 0
	for _, c := range hand {
		switch {
		case c[0] == 'X':
			sum += 50
		case c[0] == 'A':
			sum += 20
		case strings.ContainsRune("JQK", rune(c[0])) || strings.HasPrefix(c, "10"):
			sum += 10
		default:
			sum += int(c[0] - '0')
		}
	}
	if slam {
		sum *= 2
	}
	return sum
}

// A game that ends by rounds and by points would promise points that never count.
func TestRoundsAndATargetAreNotChosenTogether(t *testing.T) {
	refused := Kind().Allows(map[string]int{"rounds": 3, "target": 150})
	require.ErrorIs(t, refused, games.ErrIllegal)
	require.ErrorContains(t, refused, "not both: set rounds to 0, or target to 0")
	for _, values := range []map[string]int{{"rounds": 3}, {"target": 150}, {}} {
		require.NoError(t, Kind().Allows(values))
	}
	short, _ := Kind().Preset("short")
	require.NoError(t, Kind().Allows(Kind().LengthValues(short)), "a length takes back a target")
	require.Zero(t, Kind().LengthValues(short)["target"])
}
