package rage

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// What an absent player is taken to choose.
func TestTimeout(t *testing.T) {
	for _, c := range []struct{ rule, bid, hand, lead, want string }{
		{"plays the lowest number card", "1", "R9 G3 B5 P12", "", "play G3"},
		{"the first colour of several", "1", "R9 G3 B3 P12", "", "play G3"},
		{"the lowest that is legal", "1", "R1 B9 B5 P12", "B10", "play B5"},
		{"a trump if it is the lowest", "1", "R9 G3 Y2 P12", "B10", "play Y2"},
		{"but no trump that breaks the bid", "0", "R9 G3 Y2 P12", "B10", "play G3"},
		{"and what takes the trick if the bid needs all", "4", "B12 B14 B3 P12", "B10", "play B12"},
		{"keeps action cards", "1", "R9 CR OR WR", "B10", "play R9"},
		{"but plays the first if there is nothing else", "1", "CR OR MR BR", "B10", "play CR=red"},
		{"with the first colour", "1", "WR OR MR BR", "B10", "play WR=red"},
		{"Out Rage before Bonus Rage and Mad Rage", "1", "MR BR OR MR", "B10", "play OR"},
	} {
		t.Run(c.rule, func(t *testing.T) {
			s := suite.Script(t)
			lead, seat := "P1", games.Seat(0)
			if c.lead != "" {
				lead, seat = c.lead, 1
			}
			hands, bids := [2]string{c.hand, lead + " R2 R3 R4"}, [2]string{c.bid, "0"}
			s.Place("seats 2, dealer 1, round 7", hands[seat]+" | "+hands[1-seat], "bids: "+bids[seat]+" "+bids[1-seat])
			if seat == 1 {
				s.Act("0 play " + lead)
			}
			p := s.Game.Prompt(seat)
			require.True(t, p.Must)
			require.Equal(t, fmt.Sprint(c.want, " ", s.Game.Step), p.Moves[0])
		})
	}
}

// The bid nearest to one's share of the tricks, rounded down.
func TestTimeoutOfABid(t *testing.T) {
	for seats, want := range map[int]string{2: "bid 5 1", 3: "bid 3 1", 4: "bid 2 1", 5: "bid 2 1", 6: "bid 1 1", 7: "bid 1 1", 8: "bid 1 1"} {
		g := begin(t, seats, 1, Rules{})
		p := g.Prompt(g.Turn)
		require.True(t, p.Must)
		require.Equal(t, want, p.Moves[0])
		require.Len(t, p.Moves, 11)
	}
}

// Who is away does not bid fewer tricks than their trumps cannot lose.
func TestTimeoutOfABidWithSureTricks(t *testing.T) {
	s := suite.Script(t, "seats 4, dealer 3, round 7, trump B0, hook", "R1 R2 R3 R4 | G1 G2 G3 G4 | P1 P2 P3 P4 | Y0 B13 B14 B15")
	s.Act("0 bid 1")
	s.Act("1 bid 0")
	s.Act("2 bid 0")
	require.Equal(t, "bid 4 7", s.Game.Prompt(3).Moves[0])
}

// Between rounds everybody is asked, nobody is waited for, and the question ends with the next deal.
func TestNobodyIsWaitedForBetweenRounds(t *testing.T) {
	s := suite.Script(t, "seats 2, dealer 1, round 9", "B1 B2 | B3 B4", "bids: 0 0")
	for _, move := range []string{"0 play B1", "1 play B3", "1 play B4", "0 play B2"} {
		s.Act(move)
	}
	s.Between("ready 9", pause)
}

// A hidden bid does not change what the others may press.
func TestHiddenBidsDoNotDisturbEachOther(t *testing.T) {
	g := begin(t, 3, 1, Rules{HiddenBids: true})
	before := g.Prompt(2)
	_, err := g.Apply(games.Action{Seat: 0, Move: "bid 3 1", At: start})
	require.NoError(t, err)
	require.Equal(t, before, g.Prompt(2))
	require.Zero(t, g.Prompt(0))
}

// The bid screen names the bid that the house rule hook forbids to the last bidder.
func TestTheForbiddenBidIsShown(t *testing.T) {
	for bids, want := range map[[2]int]int{{2, 1}: 1, {0, 0}: 4, {4, 0}: 0, {4, 1}: NoBid, {4, 4}: NoBid} {
		s := suite.Script(t, "seats 3, dealer 2, round 7, hook", "R1 R2 R3 R4 | B1 B2 B3 B4 | G1 G2 G3 G4")
		for seat, bid := range bids {
			require.Equal(t, NoBid, s.Game.View(games.Table).(View).Forbidden, "only the last bidder is hooked")
			s.Act(fmt.Sprintf("%d bid %d", seat, bid))
		}
		require.Equal(t, want, s.Game.View(games.Table).(View).Forbidden)
	}
}
