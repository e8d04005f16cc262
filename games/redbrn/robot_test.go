package redbrn

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// robotAt is what a robot in seat 0 does in a race that a script sets up: the move without the round.
func robotAt(t *testing.T, l games.Level, chance uint64, lines ...string) string {
	s := suite.Script(t, "seats 2")
	s.Place(lines...)
	move := s.Game.Robot(0, l, rand.New(rand.NewPCG(chance, 0)))
	return strings.TrimSuffix(move, fmt.Sprint(" @", s.Game.Round))
}

// Of several plays, the robot makes first what brings its stack down and what another could snatch.
func TestARobotPlaysFromTheStackFirst(t *testing.T) {
	other := "1 10BW 9BW 8BW / 5BW, 5WB, 6BW, 6WB / - / 7BW / 0"
	for _, l := range []games.Level{games.Medium, games.Hard} {
		require.Equal(t, "pit 1RW", robotAt(t, l, 1, other, "0 3BW 1RW / 1WR, 2BW, 8RW, 6WB / 1BW / 5RW / 2"), "stack to pit")
		require.Equal(t, "pit 1WR", robotAt(t, l, 1, other, "0 3BW 7WB / 1WR, 5BW, 8RW, 6WB / 1BW / 5RW / 2"), "a spot is filled from the stack")
		require.Equal(t, "pit 1BW", robotAt(t, l, 1, other, "0 3BW 7WB / 3WR, 5BW, 8RW, 6WB / 1BW / 5RW / 2"), "waste to pit")
		require.Equal(t, "col 7WB 8RW", robotAt(t, l, 1, other, "0 3BW 7WB / 3WR, 5BW, 8RW, 6WB / 4BW / 5RW / 2"), "stack to a column")
		require.Equal(t, "col 7WB 8RW", robotAt(t, l, 1, other, "0 3BW 4WB / 3WR, 7WB, 8RW, 6WB / 6BW / 5RW / 2"), "two columns make one")
		require.Equal(t, "wild 2WB", robotAt(t, l, 1, other, "0 3BW 2WB / 4WR, 7WB, 8WB, 6WB / 7BW / 5RW / 2"), "a wild riot brings the stack down")
		require.Equal(t, "flip 1", robotAt(t, l, 1, other, "0 3BW 4WB / 4WR, 4BW, 6RW, 8WB / 7BW / 5RW / 2"), "no play")
	}
}

// An easy robot overlooks some plays and flips.
func TestAnEasyRobotOverlooksPlays(t *testing.T) {
	seen := make(map[string]int)
	for chance := range uint64(100) {
		seen[robotAt(t, games.Easy, chance, "0 3BW 1RW / 4WR, 4BW, 8RW, 6WB / - / 5RW / 2")]++
	}
	require.Len(t, seen, 2)
	require.Greater(t, seen["pit 1RW"], seen["flip 1"])
	require.Greater(t, seen["flip 1"], 10)
}

// Easy and medium robots call RIOT unless they are behind, a hard one only when that pays.
func TestWhenRobotsCall(t *testing.T) {
	scoring := "0 - / 1RW, 4BW, 8RW, 6WB / - / 5RW / 0"
	stuck := "0 - / 5WR, 5BW, 7RW, 7WB / - / 5RW / 0"
	far, close := "1 10BW 9BW 8BW / - / - / - / 0", "1 10BW / - / - / - / 0"
	for _, l := range []games.Level{games.Easy, games.Medium} {
		require.Equal(t, "call", robotAt(t, l, 1, scoring, far))
	}
	require.Equal(t, "pit 1RW", robotAt(t, games.Hard, 1, scoring, far), "it still scores")
	require.Equal(t, "call", robotAt(t, games.Hard, 1, stuck, far), "it leads and has nothing to play")
	require.Equal(t, "call", robotAt(t, games.Hard, 1, scoring, close), "another is about to call")
	for _, l := range games.Levels() {
		require.Equal(t, "flip 1", robotAt(t, l, 1, stuck, close, "piles BW up 5 by 1"), "it is behind")
	}
}

// After another's call, robots complete the play that brings most; then all are ready for the next round.
func TestWhatRobotsDoBetweenRounds(t *testing.T) {
	for _, l := range games.Levels() {
		s := suite.Script(t, "seats 2", "0 3BW 2RW / 4WR, 4BW, 8RW, 6WB / 1BW / 5RW / 1", "1 - / - / - / - / 0")
		apply := func(seconds float64, seat games.Seat, move string) {
			_, err := s.Game.Apply(games.Action{Seat: seat, Move: move, At: in(s.Game, seconds)})
			require.NoError(t, err)
		}
		apply(1, 1, "call @1")
		require.Equal(t, "wild 2RW @1", s.Game.Robot(0, l, nil))
		apply(2, 0, "wild 2RW @1")
		require.Empty(t, s.Game.Robot(0, l, nil), "nothing that it wants to complete")
		for s.Game.Phase != Waiting {
			tick(t, s.Game)
		}
		require.Equal(t, "ready 1", s.Game.Robot(0, l, nil))
		apply(30, 0, "ready 1")
		require.Empty(t, s.Game.Robot(0, l, nil), "nothing to do but wait")
	}
}

// Robots end a round in which nobody plays any more.
func TestRobotsVoteToEndAnIdleRound(t *testing.T) {
	for _, l := range games.Levels() {
		s := suite.Script(t, "seats 2", "0 3BW 4WB / 4WR, 4BW, 6RW, 8WB / 7BW / 5RW 6RW / 0", "1 1BW / - / - / - / 0")
		tick(t, s.Game)
		require.Equal(t, "end 1", s.Game.Robot(0, l, rand.New(rand.NewPCG(1, 0))))
	}
}
