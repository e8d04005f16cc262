package redox

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// A bystander sees no hand before the end of the round; all see all hands then.
func TestHandsAreOpenOnlyAfterTheRound(t *testing.T) {
	positions(t, func(g *game, r *rand.Rand) {
		v := g.View(games.Table).(View)
		require.Nil(t, v.Hand)
		require.Equal(t, g.over(), v.Left != nil)
		require.Nil(t, v.Lays)
	})
}

// What a screen offers in one press is what the rules accept; when a player is not on turn, it only shows what there is.
func TestViewOffersThePlotsOfTheHand(t *testing.T) {
	offered := 0
	positions(t, func(g *game, r *rand.Rand) {
		if g.over() || r.IntN(4) > 0 {
			return
		}
		for s := range games.Seat(g.Seats) {
			v := g.View(s).(View)
			moves := g.Prompt(s).Moves
			for _, lay := range v.Lays {
				require.Equal(t, s == g.Turn, slices.Contains(moves, lay.Move))
				offered++
			}
			for _, c := range v.Connects {
				require.Equal(t, s == g.Turn, slices.Contains(moves, c.Move))
				require.NotEmpty(t, append(c.Lower, c.Upper...))
				offered++
			}
			require.Equal(t, s == g.Turn && v.Slam != nil, slices.ContainsFunc(moves, func(m string) bool { return m[0] == 's' }))
		}
	})
	require.NotZero(t, offered)
}

// The cards of a plot are marked, and what is not marked is the deadwood.
func TestCardsOfAPlotAreMarked(t *testing.T) {
	g := newPosition(t, "seats 2")
	g.Hands[0] = setOf(cardsOf(t, "7H 7C 7D 3S 4S X1 KD"))
	v := g.View(games.Seat(0)).(View)
	require.Equal(t, []string{"7H", "7D", "KD", "3S", "4S", "7C", "X1"}, v.Hand)
	require.Equal(t, []int{2, 2, 0, 1, 1, 2, 1}, v.InPlot)
	require.Equal(t, [][]string{{"3S", "4S", "X1"}, {"7H", "7D", "7C"}}, v.Best)
	require.Equal(t, 10, v.Deadwood)
}

// Everybody sees what was picked from the discard pile until it is thrown, and nothing of what was drawn.
func TestPickedCardsAreKnown(t *testing.T) {
	g := newPosition(t, "seats 2")
	g.Hands[0], g.Hands[1] = setOf(cardsOf(t, "7H 7C")), setOf(cardsOf(t, "8H 8C"))
	g.Stock, g.Pile = cardsOf(t, "2S 3S 4S"), cardsOf(t, "KD")
	for _, step := range []struct {
		move  string
		known [][]string
	}{
		{"pick 7H 1", [][]string{{"KD"}, {}}},
		{"draw 8H 2", [][]string{{"KD"}, {}}},
		{"pick KD 3", [][]string{{"8H"}, {}}},
		{"pick 8C 4", [][]string{{"8H"}, {"KD"}}},
	} {
		_, err := g.Apply(games.Action{Seat: g.Turn, Move: step.move, At: start})
		require.NoError(t, err)
		require.Equal(t, step.known, g.View(games.Table).(View).Known, step.move)
	}
}

// The discard pile shows its upper cards only, and its top is what an exchange may pick.
func TestTopOfTheDiscardPileCanBePicked(t *testing.T) {
	g := newPosition(t, "seats 2")
	g.Hands[0], g.Hands[1] = setOf(cardsOf(t, "7H 7C")), setOf(cardsOf(t, "8H 8C"))
	g.Pile = cardsOf(t, "2S 3S 4S 5S 6S 7S")
	v := g.View(games.Table).(View)
	require.Equal(t, []string{"3S", "4S", "5S", "6S", "7S"}, v.Pile)
	require.Equal(t, 6, v.Discs)
	events, err := g.Apply(games.Action{Seat: g.Turn, Move: "pick 7H 1", At: start})
	require.NoError(t, err)
	require.Equal(t, []string{"7H", "7S"}, events[0].Cards)
}

// A slam is shown to its owner as plots, before the turn and on it, and to nobody else.
func TestSlamIsShownToItsOwner(t *testing.T) {
	g := newPosition(t, "seats 2")
	g.Hands[0] = setOf(cardsOf(t, "AH 2H 3H 4H 7S 7C 7D 9S 9H 9D JC JS JD JH X1"))
	g.Hands[1] = setOf(cardsOf(t, "KD 2C"))
	for range 2 {
		require.Len(t, g.View(games.Seat(0)).(View).Slam, 4)
		require.Nil(t, g.View(games.Seat(1)).(View).Slam)
		require.Equal(t, g.Turn == 0, slices.Contains(g.Prompt(0).Moves, "slam 1"))
		g.Turn = 1 - g.Turn
	}
}

// Only the player knows which card they drew last; a plot, a connection or the end of the round lets it be forgotten.
func TestAPlayerSeesWhatTheyTookLast(t *testing.T) {
	s := newScript(t)
	for _, line := range []string{"seats 2, leader 0", "table: 0 8C 9C 10C JC", "stock: 4D 5D 9D", "2H KD 7C | AS 2S 3S 4S"} {
		s.setUp(line)
	}
	fresh := func(seat games.Seat) string { return s.Game.View(seat).(View).Fresh }
	s.Act("0 draw KD")
	require.Equal(t, "4D", fresh(0))
	s.Act("1 pick AS")
	require.Equal(t, "KD", fresh(1))
	require.Equal(t, "4D", fresh(0), "until the next turn")
	require.Empty(t, fresh(games.Table))
	s.Act("0 connect 7C+p1")
	require.Empty(t, fresh(0))
	s.Act("1 lay 2S+3S+4S")
	require.Equal(t, "KD", fresh(1), "that was refused")
	s.Act("1 draw KD")
	require.Equal(t, "5D", fresh(1))
}
