package rage

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

func TestHandIsSortedByColourAndValue(t *testing.T) {
	g := begin(t, 2, 1, Rules{})
	g.Hands[0] = cardsOf(t, wholePack, "MR B3 P0 WR R12 OR R2 B10 CR CR")
	var names []string
	for _, held := range g.View(0).(View).Hand {
		names = append(names, held.Card)
	}
	require.Equal(t, []string{"R2", "R12", "B3", "B10", "P0", "WR", "CR", "CR", "OR", "MR"}, names)
}

// A player who looks on sees how many cards each has, and no hidden bid; a seat sees its own besides, and nothing else.
func TestBystanderSeesNoHand(t *testing.T) {
	positions(t, func(g *game, r *rand.Rand) {
		v := g.View(games.Table).(View)
		require.Nil(t, v.Hand)
		require.Empty(t, v.Changes)
		for s := range games.Seat(g.Seats) {
			own := g.View(s).(View)
			require.Len(t, own.Hand, v.Counts[s])
			if v.Bids[s] == HiddenBid {
				require.True(t, v.Rules.HiddenBids && v.Phase != Between && v.Phase != Ended)
				require.Equal(t, int(g.row()[s].bid), own.Bids[s])
				own.Bids[s] = HiddenBid
			}
			own.Seat, own.Hand, own.Changes = games.Table, nil, []string{}
			require.Equal(t, v, own)
		}
	})
}

// The list of colours shows a little of the pile, so only who may play a Change Rage now sees it.
func TestColoursToChooseAreOnlyForWhoMayChangeTheTrump(t *testing.T) {
	shown := 0
	positions(t, func(g *game, r *rand.Rand) {
		for s := range games.Seat(g.Seats) {
			v := g.View(s).(View)
			mayChange := slices.ContainsFunc(v.Hand, func(h Held) bool { return h.Card == "CR" && h.Playable })
			require.Equal(t, mayChange, len(v.Changes) > 0, "a pile without another colour is too rare to come about here")
			require.NotContains(t, v.Changes, v.LastTrump)
			if mayChange {
				shown++
			}
		}
	})
	require.NotZero(t, shown)
}

// A complete trick stays to be seen until the next one is complete, in playing order with its winner, who leads.
func TestLastTrickStays(t *testing.T) {
	var before View
	positions(t, func(g *game, r *rand.Rand) {
		v := g.View(games.Table).(View)
		if v.Step == 1 {
			before = v
			return
		}
		won := 0
		for _, n := range v.Won {
			won += n
		}
		switch {
		case v.Phase == Bidding:
			require.Zero(t, v.Last.Number)
			require.Empty(t, v.Last.Plays)
		case v.Last.Number == before.Last.Number:
			require.Equal(t, before.Last, v.Last)
		default:
			require.Equal(t, won, v.Last.Number)
			require.Equal(t, before.Trick.Leader, v.Last.Leader)
			require.Len(t, v.Last.Plays, len(v.Won))
			require.Equal(t, before.Trick.Plays, v.Last.Plays[:len(v.Won)-1])
			require.Equal(t, before.Won[v.Last.Winner]+1, v.Won[v.Last.Winner])
			require.Equal(t, v.Last.Winner, v.Trick.Leader)
			require.Empty(t, v.Trick.Plays)
		}
		if over := v.Phase == Between || v.Phase == Ended; over {
			require.Zero(t, v.Trick.Number)
		} else {
			require.Equal(t, won+1, v.Trick.Number)
		}
		before = v
	})
}

// The example of play, as its turnovers are seen: yellow, then red, then none.
func TestTurnoversTellHowTheTrumpChanged(t *testing.T) {
	s := suite.Script(t,
		"seats 3, dealer 2, round 7, trump Y7",
		"B15 G12 BR Y5 | Y0 G10 O7 WR | B2 CR R15 OR",
		"pile: Y7 R0",
		"bids: 2 2 1",
	)
	for _, move := range []string{
		"0 play B15", "1 play Y0", "2 play B2", "1 play G10", "2 play CR=red", "0 play G12", "0 play BR", "1 play O7", "2 play R15", "2 play OR",
	} {
		s.Act(move)
	}
	v := s.Game.View(games.Table).(View)
	require.Equal(t, []Turnover{
		{Trick: 0, Seat: games.Table, Card: "", Turned: "Y7", Trump: "yellow"},
		{Trick: 2, Seat: 2, Card: "CR", Turned: "R0", Trump: "red"},
		{Trick: 4, Seat: 2, Card: "OR", Turned: "", Trump: ""},
	}, v.Turnovers)
	require.Equal(t, []string{"", "", "red"}, []string{v.Trump, v.Turned, v.LastTrump})
	require.Equal(t, Trick{Number: 4, Leader: 2, Winner: 2, Plays: []Play{{Seat: 2, Card: "OR"}}}, v.Trick)
	require.Equal(t, Trick{Number: 3, Leader: 0, Colour: "orange", Winner: 2,
		Plays: []Play{{Seat: 0, Card: "BR"}, {Seat: 1, Card: "O7"}, {Seat: 2, Card: "R15"}}}, v.Last)
}

// A Change Rage that could change nothing is listed with what stayed.
func TestTurnoverThatChangedNothing(t *testing.T) {
	for _, c := range []struct {
		lead string
		want Turnover
	}{
		{"BR", Turnover{Trick: 1, Seat: 1, Card: "CR", Turned: "Y7", Trump: "yellow"}},
		{"OR", Turnover{Trick: 1, Seat: 1, Card: "CR"}},
	} {
		s := suite.Script(t, "seats 2, dealer 1, round 9, trump Y7", c.lead+" B1 | CR G2", "pile: Y7 WR", "bids: 0 0")
		s.Act("0 play " + c.lead)
		s.Act("1 play CR")
		list := s.Game.View(games.Table).(View).Turnovers
		require.Equal(t, c.want, list[len(list)-1])
	}
}
