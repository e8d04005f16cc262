package redbrn

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// Whatever the order in which the calls and the late presses come in, the same presses count, and the same player is the
// caller.
func TestEveryOrderOfArrivalHasOneOutcome(t *testing.T) {
	presses := []made{
		{9.6, 3, "pit 1RW"},      // before the call: counts
		{9.7, 0, "flip 1"},       // before the call: counts
		{9.9, 1, "call"},         // the earliest call
		{10.0, 2, "call"},        // too late, but only if the earlier one comes in
		{10.05, 3, "flip 1"},     // a flip after the call
		{10.1, 0, "pit 1BW"},     // the one play after the call
		{10.2, 0, "col 7BW 8RW"}, // a second one
		{10.3, 2, "pit 10RW"},    // the one play of the player who has called too late
		{10.4, 1, "pit 1WB"},     // the caller gets none
	}
	if gamestest.Quick() {
		presses = slices.Delete(presses, 4, 5)
	}
	found := everyOrder(t, windowRace(t, 3), presses)
	require.Len(t, found, 1, "%v", found)
	for outcome := range found {
		require.Contains(t, outcome, "pile 1RW1RW[3] [false]")
		require.Contains(t, outcome, "pile 1BW1BW[0] [false]")
		require.Contains(t, outcome, "pile 10RW10RW[2] [false]")
		require.Equal(t, 3, strings.Count(outcome, "pile"))
		require.Contains(t, outcome, "called by 1 [0 0 1 -1]")
	}
}

// The same with wild riots, moves onto columns, and presses that come in before any call.
func TestEveryOrderWithPairsAndColumns(t *testing.T) {
	found := everyOrder(t, windowRace(t, 1), []made{
		{9.8, 3, "wild 9RW"},     // before the call
		{9.85, 3, "pit 1WR"},     // before the call
		{9.9, 2, "call"},         // the earliest call
		{9.95, 1, "call"},        // too late
		{10.1, 0, "col 7BW 8WR"}, // the one play after the call, which fills the spot from the stack
		{10.2, 0, "pit 5BW"},     // the card under it was not playable then
		{10.3, 3, "pit 1RW"},     // one more play after the call
		{10.95, 1, "pit 1WB"},    // after the window
	})
	require.Len(t, found, 1, "%v", found)
	for outcome := range found {
		require.Contains(t, outcome, "pile 10RW9RW[3 3] [true false]")
		require.Contains(t, outcome, "pile 1RW1RW[3] [false]")
		require.NotContains(t, outcome, "1WB1WB")
		require.Contains(t, outcome, "called by 2 [-1 0 0 4]")
	}
}

// All 42 cards in the pit call by themselves, at the time of the last press, and like any other call.
func TestEveryOrderWithACallByTheLastCard(t *testing.T) {
	s := suite.Script(t,
		"seats 3",
		"0: - / 10RW, -, -, - / - / - / 0",
		"1: - / 1BW, 8RW, 8WB, 8WR / - / 3RW 4RW / 1",
		"2: 5BW / 1BW, 8RW, 10BW, 8WR / - / 3RW 4RW / 1",
		"piles RW up 9 by 0", "piles BW up 10 by 0", "piles WB up 10 by 0", "piles WR up 10 by 0", "piles BW up 2 by 0",
	)
	presses := []made{{5, 0, "pit 10RW"}, {5.2, 1, "call"}, {4.9, 2, "flip 1"}, {5.3, 1, "pit 1BW"}, {5.4, 2, "pit 10BW"}, {5.5, 2, "pit 1BW"}}
	found := everyOrder(t, s.Game, presses)
	require.Len(t, found, 1, "%v", found)
	for outcome := range found {
		require.Contains(t, outcome, "called by 0 [42 1 1]")
	}
	// An earlier call than that counts, and the last card still is one play.
	presses[1].at = 4.8
	found = everyOrder(t, s.Game, presses)
	require.Len(t, found, 1, "%v", found)
	for outcome := range found {
		require.Contains(t, outcome, "called by 1 [42 0 1]")
	}
}

// Random presses of random positions. No two of them want the same pile, where the first card down stays; and nobody
// flips and plays the card that the flip has covered, which is refused for good if it comes in before a call.
func TestEveryOrderAtRandomPositions(t *testing.T) {
	t.Parallel()
	tried, most := 0, 80
	if gamestest.Quick() {
		most = 20
	}
	positions(t, func(g *game, r *rand.Rand) {
		if g.Phase != Racing || g.Round != 1 || tried > most || g.live.away != 0 || g.Idle {
			return
		}
		g = clone(t, g)
		now := float64(g.Now-g.Start) / 1000
		var presses []made
		var suitsTaken uint8
		for s := range games.Seat(g.Seats) {
			moves := g.Prompt(s).Moves
			if lay := g.live.layouts[s]; lay.stackN == 0 && len(presses) < 5 {
				presses = append(presses, made{now + 0.3 + r.Float64(), s, "call"})
			}
			for i := range 2 {
				if i > 0 && len(presses) > 0 && presses[len(presses)-1].seat == s && strings.HasPrefix(presses[len(presses)-1].move, "flip") {
					break
				}
				move := strings.TrimSuffix(moves[r.IntN(len(moves))], " @1")
				if strings.HasPrefix(move, "pit") || strings.HasPrefix(move, "wild") {
					n, _ := parseNumber(strings.Fields(move)[1])
					if suitsTaken&(1<<n.suit()) != 0 {
						continue
					}
					suitsTaken |= 1 << n.suit()
				} else if move == "call" || i > 0 && strings.HasPrefix(move, "flip") {
					continue
				}
				if len(presses) < 6 {
					presses = append(presses, made{now + 1.5*r.Float64(), s, move})
				}
			}
		}
		if !slices.ContainsFunc(presses, func(m made) bool { return m.move == "call" }) {
			return
		}
		tried++
		found := everyOrder(t, g, presses)
		require.Len(t, found, 1, "%v\n%v", presses, found)
	})
	require.Greater(t, tried, 20)
}

func TestPressOfTheSameMillisecondCountsAsBeforeTheCall(t *testing.T) {
	found := everyOrder(t, windowRace(t, 3), []made{{10, 1, "call"}, {10, 0, "flip 1"}, {10, 3, "pit 1RW"}, {10.1, 3, "pit 1WR"}})
	require.Len(t, found, 1)
	for outcome := range found {
		require.Contains(t, outcome, "[-2 0 0 1]")
	}
}

func TestOfTwoCallsInOneMillisecondOneIsTheCallInEveryOrder(t *testing.T) {
	for outcome := range everyOrder(t, windowRace(t, 3), []made{{10, 2, "call"}, {10, 1, "call"}}) {
		require.Contains(t, outcome, "called by 1")
	}
}

// Nobody is always the first by where they sit.
func TestWhoseCallCountsInOneMillisecondTurnsWithTheRounds(t *testing.T) {
	g := windowRace(t, 3)
	g.Calls.add(1, 10)
	g.Calls.add(2, 10)
	for round, first := range []games.Seat{1, 1, 2, 1, 1} {
		g.Round = round
		caller, _, _ := g.caller()
		require.Equal(t, first, caller, "round %d", round)
	}
}

// A press may be two seconds on its way; what is older than that is settled for ever, and not kept.
func TestPressesOfTheLastTwoSecondsAreKept(t *testing.T) {
	g := race(t, 2, 3, standard())
	for i := range 30 {
		_, err := g.Apply(games.Action{Seat: 0, Move: fmt.Sprintf("flip %d @1", i+1), At: in(g, float64(i)*0.25)})
		require.NoError(t, err)
		require.LessOrEqual(t, len(g.Log), 9)
	}
	require.Len(t, g.Log, 9)
	require.Equal(t, g.live.layouts[0].flips, g.Base.layouts[0].flips+9)
}

// However many presses come in, the stored form stays small.
func TestKeptPressesAreBounded(t *testing.T) {
	g := race(t, 2, 3, standard())
	for i := range 200 {
		_, err := g.Apply(games.Action{Seat: 0, Move: fmt.Sprintf("flip %d @1", i+1), At: in(g, 1)})
		require.NoError(t, err)
	}
	require.Len(t, g.Log, maxLog)
	g = windowRace(t, 3)
	_, err := g.Apply(games.Action{Seat: 1, Move: "call @1", At: in(g, 3)})
	require.NoError(t, err)
	for i := range 400 {
		if next := g.clone(); err == nil {
			_, err = next.Apply(games.Action{Seat: 0, Move: fmt.Sprintf("flip %d @1", i+1), At: in(g, 2)})
			g = next
		}
	}
	require.ErrorContains(t, err, "too many presses at once")
	require.LessOrEqual(t, len(g.Log), mostLog+maxHeld+1)
}

// The window is in the view as it runs.
func TestWindowIsSeenAsItRuns(t *testing.T) {
	g := windowRace(t, 3)
	require.Nil(t, g.View(0).(View).Riot)
	for _, m := range []made{{10, 1, "call"}, {10.5, 0, "pit 1BW"}, {10.6, 1, "pit 1WB"}} {
		_, err := g.Apply(games.Action{Seat: m.seat, Move: m.move + " @1", At: in(g, m.at)})
		require.NoError(t, err)
	}
	r := g.View(0).(View).Riot
	require.Equal(t, games.Seat(1), r.Caller)
	require.Equal(t, []any{in(g, 10), in(g, 13), in(g, 15)}, []any{r.Since, r.Until, r.Closes})
	require.Equal(t, in(g, 13), g.Due())
	require.Equal(t, &Play{Move: "pit 1BW", Pile: 1, At: in(g, 10.5)}, r.Plays[0])
	require.Nil(t, r.Plays[1])
	require.Equal(t, []bool{false, false, true, true}, r.Open)
	require.Equal(t, 1, g.View(1).(View).Own.Held)
	tick(t, g)
	require.Equal(t, in(g, 15), g.Due(), "presses may still be on their way")
	require.Equal(t, make([]bool, 4), g.View(0).(View).Riot.Open)
	tick(t, g)
	require.Equal(t, "pit 1BW", g.View(2).(View).Riot.Plays[0].Move, "who finished what in it is seen until the next deal")
}
