package redox

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// robotAt is what a robot does that is on turn in a position which a script sets up: the move without the step.
func robotAt(t *testing.T, l games.Level, lines ...string) string {
	s := suite.Script(t, lines...)
	return strings.TrimSuffix(s.Game.Robot(s.Game.Turn, l, rand.New(rand.NewPCG(1, 0))), " 1")
}

// thoughtful are the levels that look further than the list of moves.
var thoughtful = []games.Level{games.Medium, games.Hard}

const (
	slamHand  = "4H 5H 6H 7H 8H 9H 2D KD 2S 2S2 KS 2C KC KC2 X1"
	someHand  = "AD 4D 7D 9D 10H 3S 5S 9S QS AC 4C 6C 8C JC KH2"
	somePile  = "pile: 3D2"
	someStock = "stock: 5D2 6D2 8D2 JD2 2H2 6S2 7S2"
)

func TestRobotsShowASlam(t *testing.T) {
	for _, l := range games.Levels() {
		require.Equal(t, "slam", robotAt(t, l, "seats 2, leader 0", somePile, someStock, slamHand+" | "+someHand))
	}
}

// With few cards beside its plots a robot waits for the slam; as soon as somebody has laid, or with many, it lays.
func TestRobotsWaitForASlamAsLongAsNobodyHasLaid(t *testing.T) {
	near := "4H 5H 6H 7H 8H 9H 2D KD 2S 2S2 KS 2C KC QH2 5C | " + someHand + " | " + "10D JD 3C 7C 6S 8S AS 9C 10C2 5D 2H 3H AH JS QD2"
	for _, l := range thoughtful {
		require.Regexp(t, "^(draw|pick) (5C|QH2)$", robotAt(t, l, "seats 3, leader 0", somePile, someStock, near))
	}
	require.Equal(t, "lay 4H+5H+6H+7H+8H+9H",
		robotAt(t, games.Medium, "seats 3, leader 0", "table: 1 10S JS2 QS2 KS2", somePile, someStock, near))
	far := "4H 5H 6H 7H QS2 JD2 2D 10C 8S AS2 KS 6D 3C 9C2 KC2 | " + someHand + " | " + "10D JD 3C2 7C 6S 8S2 AS 9C 10C2 5D 2H 3H AH JS QD2"
	require.Equal(t, "lay 4H+5H+6H+7H", robotAt(t, games.Medium, "seats 3, leader 0", somePile, someStock, far))
}

// A robot throws what is dear and goes with nothing, and keeps pairs and neighbours.
func TestRobotsKeepDeadwoodLow(t *testing.T) {
	table := "table: 0 5D 6D 7D 8D | 1 2C 3C 4C 5C"
	hand := "KS 3S 3H 10H JH | QS QH 8S 10C AS 7C 2D"
	require.Equal(t, "draw KS", robotAt(t, games.Medium, "seats 2, leader 0", table, "pile: 8H", someStock, hand))
}

// A robot takes the top of the discard pile if it makes a plot, can be connected, or is a joker.
func TestRobotsTakeWhatTheyCanUse(t *testing.T) {
	table, other := "table: 0 5D 6D 7D 8D | 1 2C 3C 4C 5C", " | QS QH 8S 10C AS 7C 2D"
	for _, l := range thoughtful {
		for _, top := range []string{"3D", "9D", "6C", "X2"} {
			require.Regexp(t, "^pick ", robotAt(t, l, "seats 2, leader 0", table, "pile: "+top, someStock, "KS 3S 3H JH JC"+other))
		}
	}
}

// Of two cards that are worth the same to it, a robot throws the one that the next player cannot use.
func TestRobotsDoNotFeedTheNextPlayer(t *testing.T) {
	table := "table: 1 5D 6D 7D 8D | 1 2C 3C 4C 5C"
	hand := "9D 9S 3S 4S 5S KH AH 2H 3H JC | QS QH 8S 10C AS 7C 2D"
	require.Equal(t, "draw JC", robotAt(t, games.Medium, "seats 2, leader 0", table, "pile: 10H", someStock, hand))
	hand = strings.Replace(hand, "KH AH 2H 3H JC", "AH2 AC AD", 1)
	require.Equal(t, "draw 9S", robotAt(t, games.Medium, "seats 2, leader 0", table, "pile: 10H", someStock, hand), "the nine of diamonds fits")
}

// Cards are connected, the dearest first; jokers only when somebody has called the last cards, or to go out.
func TestRobotsKeepJokersForTheEnd(t *testing.T) {
	table := "table: 0 5D 6D 7D 8D | 1 2C 3C 4C 5C"
	many, few := " | QS QH 8S 10C AS 7C 2D", " | QS QH 8S"
	require.Equal(t, "connect p1+9D", robotAt(t, games.Medium, "seats 2, leader 0", table, somePile, someStock, "9D 6C X1 KS"+many))
	require.NotContains(t, robotAt(t, games.Medium, "seats 2, leader 0", table, somePile, someStock, "X1 KS QH2 2S"+many), "X1")
	for _, l := range thoughtful {
		require.Regexp(t, `connect .*X1`, robotAt(t, l, "seats 2, leader 0", table, somePile, someStock, "X1 KS QH2 2S"+few))
		require.Regexp(t, `connect .*X1.*X2`, robotAt(t, l, "seats 2, leader 0", table+" | 0 6S 6H2 6D2", somePile, "stock: 5D2", "X1 X2"+many))
	}
}

// Where calls are not made automatically, all robots call at once, be it their turn or not.
func TestRobotsCallTheirLastCards(t *testing.T) {
	for _, l := range games.Levels() {
		s := suite.Script(t, "seats 2, leader 0, must_yell", "table: 0 5D 6D 7D 8D", someStock, "3S 3H 3D 2C | QS QH 8S")
		s.Act("0 lay 3S+3H+3D")
		require.Equal(t, "last 1 1", s.Game.Robot(0, l, nil))
		s.Act("1 draw QS")
		require.Equal(t, "last 1 1", s.Game.Robot(0, l, nil))
		s.Act("0 last 1 @1")
		require.Empty(t, s.Game.Robot(1, l, nil))
	}
}

// After a round all robots are ready for the next.
func TestRobotsAreReadyForTheNextRound(t *testing.T) {
	for _, l := range games.Levels() {
		s := suite.Script(t, "seats 2, leader 0", "table: 0 5D 6D 7D 8D", someStock, "9D | QS QH 8S")
		move := s.Game.Robot(0, l, rand.New(rand.NewPCG(1, 0)))
		require.Equal(t, "connect p1+9D 1", move)
		s.Act("0 " + strings.TrimSuffix(move, " 1"))
		require.Equal(t, "ready 1", s.Game.Robot(1, l, nil))
		s.Act("1 ready")
		require.Empty(t, s.Game.Robot(1, l, nil))
	}
}
