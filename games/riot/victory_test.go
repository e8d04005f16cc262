package riot

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Autonomen and Anarchists win at once with 7 area points at the start of their turn.
func TestSevenAreaPointsWin(t *testing.T) {
	for team, text := range map[Team]string{Autonomen: "autonomen: A1 1M, A2 1M", Anarchists: "anarchists: A1 1M, A2 1M"} {
		p := board(t, 4, text)
		p.Points[team] = 5
		p.counts(team)
		require.Nil(t, p.Result())
		p = board(t, 4, text)
		p.Points[team] = 6
		p.counts(team).wins(p.seatOf[team]).tells("points ["+string(rune('0'+team))+"] 1", "end ["+string(rune('0'+team))+"] 1")
		require.Empty(t, p.View(0).(View).Asked)
	}
}

// goal gives the Nationalists a goal.
func goal(p *table, id string) *table {
	for i, g := range p.game.t.edition.Goals {
		if g.ID == id {
			p.Goal = uint8(i)
		}
	}
	return p
}

// Goal "A Flag in Every Quarter": seven buildings in four areas at the start of a turn.
func TestFlagInEveryQuarter(t *testing.T) {
	goal(board(t, 4, "nationalists: A1 1M, A2 1M, B1 1M, B2 1M, C1 1M, C2 1M, D1 1M"), "spread").counts(Nationalists).wins(3)
	for _, short := range []string{"A1 1M, A2 1M, B1 1M, B2 1M, C1 1M, D1 1M", "A1 1M, A2 1M, B1 1M, B2 1M, B3 1M, C1 1M, C2 1M"} {
		p := goal(board(t, 4, "nationalists: "+short), "spread").counts(Nationalists)
		require.Nil(t, p.Result())
	}
}

// Goal "Our Quarters": three whole areas at once, or eight summed over all starts of turns.
func TestOurQuarters(t *testing.T) {
	goal(board(t, 4, "nationalists: A1 1M, A2 1M, C1 1M, C2 1M, E1 1M, E2 1M"), "hold").counts(Nationalists).wins(3)
	p := goal(board(t, 4, "nationalists: A1 1M, A2 1M, C1 1M, C2 1M, E1 1M"), "hold")
	p.Points[Nationalists] = 5
	p.counts(Nationalists)
	require.Nil(t, p.Result())
	require.Equal(t, 7, p.Points[Nationalists])
	p = goal(board(t, 4, "nationalists: A1 1M, A2 1M, C1 1M, C2 1M, E1 1M"), "hold")
	p.Points[Nationalists] = 6
	p.counts(Nationalists).wins(3)
}

// A goal is shown only at the win. One that the Nationalists have met without winning cannot be theirs.
func TestGoalIsSecretUntilTheEnd(t *testing.T) {
	p := goal(board(t, 4, "nationalists: A1 1M, A2 1M, B1 1M, B2 1M, C1 1M, C2 1M, D1 1M"), "hold").counts(Nationalists)
	require.Nil(t, p.Result())
	require.Equal(t, uint8(1), p.Refuted)
	for s := range p.Seats {
		require.Equal(t, s == 3, p.View(p.seatOf[s]).(View).Goal != nil)
	}
	won := goal(board(t, 4, "nationalists: A1 1M, A2 1M, B1 1M, B2 1M, C1 1M, C2 1M, D1 1M"), "spread").counts(Nationalists)
	require.Equal(t, "spread", won.View(0).(View).Goal.ID)
}

// A Protester team without a unit on the board is out at once, and its hand is discarded.
func TestTeamWithoutUnitsIsOut(t *testing.T) {
	p := board(t, 4, "police: A 2O | autonomen: A 1M").hold(Autonomen, "run", "run").acts(Police)
	p.do("0 attack A/1 A:2O1", "1 noblitz", "0 go", "1 noblitz").tells("out [1]")
	require.Zero(t, p.Hand[Autonomen])
	require.Equal(t, 2, p.Discard[Autonomen].count())
	require.True(t, p.View(0).(View).Sides[1].Out)
	require.Nil(t, p.Result())
	p.do("0 end").waitsFor(2)
}

// A wounded unit on an entry point keeps its team in the game.
func TestWoundedUnitKeepsItsTeamIn(t *testing.T) {
	p := board(t, 3, "autonomen: A 1M | anarchists: A 1G").hold(Autonomen, "stones").acts(Autonomen).do("1 attack A/2 A:1M1", "1 blitz stones G0")
	p.silent("out").is(Anarchists, "Ae 1G")
}

// A team that loses its last unit in its own turn has no turn any more.
func TestTurnEndsWithTheTeam(t *testing.T) {
	p := board(t, 3, "police: A 3O | autonomen: A 1M").acts(Autonomen).do("1 attack A/0 A:1M1", "1 go").tells("out [1]", "turn [2] 1").waitsFor(2)
	require.Len(t, p.Opinions, 1, "the public still speaks at the end of the turn")
}

// The Police are never out.
func TestPoliceAreNeverOut(t *testing.T) {
	p := board(t, 2, "police: A 1O | autonomen: A 2M").acts(Autonomen).do("1 attack A/0 A:2M1", "1 go").is(Police, "").silent("out")
	p.do("1 end").waitsFor(0)
	require.Equal(t, 1, p.Credits)
}

// All Protesters out: the Police win.
func TestPoliceWinWhenNoProtestersAreLeft(t *testing.T) {
	p := board(t, 3, "police: A 2O | autonomen: A 1M").acts(Police)
	p.of(Anarchists)[0].at, p.Out = supply, 1<<Anarchists
	p.do("0 attack A/1 A:2O1", "0 go").tells("out [1]", "end [0] 2").wins(0)
}

// lastRound is the end of round 20 with some progress.
func lastRound(t *testing.T, seats int, text string, opinions, autonomen, anarchists int) *table {
	p := board(t, seats, text)
	p.Round = 20
	p.Points[Autonomen], p.Points[Anarchists] = autonomen, anarchists
	p.Opinions = []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}[:opinions]
	return p
}

// After round 20 the player who is nearest to their own aim wins; players who are equally near share.
func TestLeaderWinsAfterTheLastRound(t *testing.T) {
	p := lastRound(t, 2, "autonomen: A1 1M", 8, 5, 0).acts(Autonomen).do("1 end").tells("end [0] 3").wins(0)
	require.Equal(t, []int{80, 71}, p.Result().Scores)
	lastRound(t, 2, "autonomen: A1 1M", 7, 5, 0).acts(Autonomen).do("1 end").wins(1)
	lastRound(t, 3, "autonomen: A1 1M", 7, 5, 5).acts(Anarchists).do("2 end").wins(1, 2)
	lastRound(t, 2, "autonomen: A1 1M", 0, 0, 0).acts(Autonomen).do("1 end").wins(0, 1)
	q := lastRound(t, 2, "autonomen: A1 1M", 8, 5, 0)
	q.Round = 19
	q.acts(Autonomen).do("1 end")
	require.Nil(t, q.Result())
}

// The Nationalists' way is that of the goal that they drew: the greater of its tests, or the lesser where both count.
func TestNationalistsProgressAfterTheLastRound(t *testing.T) {
	for _, c := range []struct {
		goal, units string
		starts      int
		percent     int
	}{
		{"spread", "A1 1M, A2 1M, B1 1M", 6, 42},
		{"spread", "A1 1M, B1 1M, C1 1M, D1 1M", 6, 57},
		{"spread", "A1 1M, A2 1M, B1 1M, B2 1M, B3 1M, C1 1M", 6, 75},
		{"hold", "A1 1M, A2 1M", 2, 33},
		{"hold", "A1 1M, A2 1M", 4, 50},
	} {
		p := goal(lastRound(t, 4, "nationalists: "+c.units, 3, 0, 0), c.goal)
		p.Points[Nationalists] = c.starts
		p.acts(Nationalists).do("3 end").wins(3)
		require.Equal(t, c.percent, p.Result().Scores[3], c)
		require.Equal(t, c.goal, p.View(0).(View).Goal.ID)
	}
}

// A player who is out does not win by length, however far they had come.
func TestWhoIsOutDoesNotWinByLength(t *testing.T) {
	p := lastRound(t, 3, "autonomen: A1 1M", 1, 6, 3)
	p.of(Autonomen)[0].at, p.Out = supply, 1<<Autonomen
	p.acts(Anarchists).do("2 end").wins(2)
}
