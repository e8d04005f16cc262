package redox

import (
	"math/rand/v2"
	"slices"
	"strings"
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
				added := slices.Concat(c.Lower, c.Upper)
				require.NotEmpty(t, added)
				for i, stands := range c.Stands {
					require.True(t, added[i][0] == 'X' || strings.HasPrefix(added[i], stands), "%s as %s", added[i], stands)
				}
				offered++
			}
			require.Equal(t, s == g.Turn && v.Slam != nil, slices.ContainsFunc(moves, func(m string) bool { return m[0] == 's' }))
		}
	})
	require.NotZero(t, offered)
}

// A hand is shown by what belongs together; what is in no plot is the deadwood.
func TestAHandIsShownByWhatBelongsTogether(t *testing.T) {
	for hand, want := range map[string][]Group{
		"7H 7C 7D 3S 4S X1 KD": {
			{RunGroup, []string{"3S", "4S", "X1"}}, {SetGroup, []string{"7H", "7D", "7C"}}, {AloneGroup, []string{"KD"}},
		},
		"4D 5D 6D 7H 7S QS KS 2H 5H 9H 3S": {
			{RunGroup, []string{"4D", "5D", "6D"}}, {PairGroup, []string{"7H", "7S"}}, {TwoGroup, []string{"QS", "KS"}},
			{AloneGroup, []string{"9H", "5H", "3S", "2H"}},
		},
		"AC KC 2D AD 9S JS": {
			{PairGroup, []string{"AD", "AC"}}, {TwoGroup, []string{"9S", "JS"}}, {AloneGroup, []string{"KC", "2D"}},
		},
		"QD AD X1 5S": {{RunGroup, []string{"QD", "X1", "AD"}}, {AloneGroup, []string{"5S"}}},
		"9D X1 X2":    {{JokerGroup, []string{"X1", "X2"}}, {AloneGroup, []string{"9D"}}},
	} {
		g := suite.Script(t, "seats 2").Game
		g.Hands[0] = setOf(cardsOf(t, hand))
		v := g.View(games.Seat(0)).(View)
		require.Equal(t, want, v.Groups, hand)
		var all []string
		sum := 0
		for _, group := range v.Groups {
			all = append(all, group.Cards...)
			if group.Kind != RunGroup && group.Kind != SetGroup {
				sum += setOf(cardsOf(t, strings.Join(group.Cards, " "))).points()
			}
		}
		require.ElementsMatch(t, v.Hand, all)
		require.Equal(t, sum, v.Deadwood)
	}
}

// For an exchange the cards come with the least useful first: those in no plot, then plots, and jokers last. What is taken
// from the discard pile counts as in the hand. Cards that the next player may want are named.
func TestTheLeastUsefulCardIsOfferedFirst(t *testing.T) {
	s := suite.Script(t,
		"seats 2, leader 0", "table: 1 5H 6H 7H 8H", "pile: 2C JS", someStock, "4D 5D 6D QS KS 3S AC X1 9H | QD 2D 8C",
	)
	v := s.Game.View(games.Seat(0)).(View)
	require.Equal(t, Exchange{
		Throws: []string{"AC", "3S", "9H", "QS", "KS", "4D", "5D", "6D", "X1"}, Kept: 6, Feeds: []string{"9H"},
	}, v.Draw)
	require.Equal(t, []string{"JS", "QS", "KS"}, v.Take.Makes)
	require.Equal(t, "AC", v.Take.Throws[0])
	require.Empty(t, s.Game.View(games.Seat(1)).(View).Draw, "it isn't her turn")
	positions(t, func(g *game, _ *rand.Rand) {
		if g.over() {
			return
		}
		v := g.View(g.Turn).(View)
		require.ElementsMatch(t, v.Hand, v.Draw.Throws)
		require.ElementsMatch(t, v.Hand, v.Take.Throws)
	})
}

// Everybody sees what was picked from the discard pile until it is thrown, and nothing of what was drawn.
func TestPickedCardsAreKnown(t *testing.T) {
	g := suite.Script(t, "seats 2").Game
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
	g := suite.Script(t, "seats 2").Game
	g.Hands[0], g.Hands[1] = setOf(cardsOf(t, "7H 7C")), setOf(cardsOf(t, "8H 8C"))
	g.Pile = cardsOf(t, "2S 3S 4S 5S 6S 7S")
	v := g.View(games.Table).(View)
	require.Equal(t, []string{"3S", "4S", "5S", "6S", "7S"}, v.Pile)
	require.Equal(t, 6, v.Discs)
	events, err := g.Apply(games.Action{Seat: g.Turn, Move: "pick 7H 1", At: start})
	require.NoError(t, err)
	require.Equal(t, []string{"7H", "7S"}, events[0].Tokens)
}

// A slam is shown to its owner as plots, before the turn and on it, and to nobody else.
func TestSlamIsShownToItsOwner(t *testing.T) {
	g := suite.Script(t, "seats 2").Game
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
	s := suite.Script(t, "seats 2, leader 0", "table: 0 8C 9C 10C JC", "stock: 4D 5D 9D", "2H KD 7C | AS 2S 3S 4S")
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
