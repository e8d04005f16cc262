package rage

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/kit"
)

// In round 9 each of four players holds two cards. Seat 3 is the last to play in the first trick.
func TestARobotPlaysForItsBid(t *testing.T) {
	for _, c := range []struct {
		name, hands, bid, plays, want string
	}{
		{"with its bid made it goes under", "R3 B0 | R9 B1 | R5 B2 | R14 R7", "0", "R3 R9 R5", "play R7"},
		{"with its bid made it throws off its highest loser", "R3 B0 | R9 B1 | R15 B2 | R14 R2", "0", "R3 R9 R15", "play R14"},
		{"it takes the trick that it needs", "R3 B0 | R9 B1 | R5 B2 | R14 R7", "1", "R3 R9 R5", "play R14"},
		{"it takes the trick that it needs with the cheaper card", "R3 B0 | R9 B1 | R5 B2 | R10 R15", "2", "R3 R9 R5", "play R10"},
		{"it ruffs where it needs the trick", "R3 B0 | R9 B1 | R5 B2 | Y1 P0", "1", "R3 R9 R5", "play Y1"},
		{"it gives Mad Rage to others", "R3 B0 | R9 B1 | R5 B2 | MR P0", "0", "R3 R9 R5", "play MR"},
		{"it ends the trumps before its own can win", "R3 B0 | Y9 B1 | Y5 B2 | Y14 OR", "0", "R3 Y9 Y5", "play OR"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := suite.Script(t, "seats 4, dealer 3, round 9", c.hands, "bids: 1 1 1 "+c.bid)
			for seat, card := range strings.Fields(c.plays) {
				_, err := s.Game.Apply(games.Action{Seat: games.Seat(seat), Move: s.Number("play " + card)})
				require.NoError(t, err)
			}
			for _, level := range []games.Level{games.Medium, games.Hard} {
				require.Equal(t, s.Number(c.want), s.Game.Robot(3, level, rand.New(rand.NewPCG(1, 2))), level)
			}
		})
	}
}

// Of ten cards, high trumps and Wild Rage are tricks to bid, and low cards hardly one.
func TestARobotBidsWhatItsCardsAreWorth(t *testing.T) {
	for _, c := range []struct {
		hand     string
		low, top int
	}{
		{"R0 R1 R2 B0 B1 B2 G0 G1 G2 BR", 0, 1},
		{"Y15 Y14 Y13 Y12 WR WR R15 B0 G0 P0", 4, 7},
	} {
		g := suite.Script(t, "seats 4, dealer 3").Game
		g.Pile = wholePack
		for s, cards := range []string{c.hand, "O0 O1 O2 O3 O4 O5 O6 O7 O8 O9", "P1 P2 P3 P4 P5 P6 P7 P8 P9 P10", "B3 B4 B5 B6 B7 B8 B9 B10 G3 G4"} {
			g.Hands[s] = cardsOf(t, g.Pile, cards)
			g.Pile = g.Pile.without(g.Hands[s])
		}
		for _, level := range []games.Level{games.Medium, games.Hard} {
			_, what, _, ok := kit.Split(g.Robot(0, level, rand.New(rand.NewPCG(1, 2))))
			require.True(t, ok)
			bid, ok := kit.Number(what)
			require.True(t, ok)
			require.True(t, bid >= c.low && bid <= c.top, "the %s robot bids %d with %s", level, bid, c.hand)
		}
	}
}
