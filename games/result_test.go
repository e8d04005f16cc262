package games_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// Where players go out one after another, the game says who was second.
func TestWinnersAreFirstAndTheOthersStandByPoints(t *testing.T) {
	for _, c := range []struct {
		result games.Result
		want   []int
	}{
		{games.Result{Winners: []games.Seat{1}, Scores: []int{40, 90, 60}}, []int{3, 1, 2}},
		{games.Result{Winners: []games.Seat{0}, Scores: []int{40, 90, 60}}, []int{1, 3, 2}},
		{games.Result{Winners: []games.Seat{1}, Scores: []int{60, 90, 60, 10}}, []int{2, 1, 2, 4}},
		{games.Result{Winners: []games.Seat{0, 2}, Scores: []int{5, 9, 5, 9}}, []int{1, 3, 1, 3}},
		{games.Result{Winners: []games.Seat{0, 1}, Scores: []int{7, 7}}, []int{1, 1}},
		{games.Result{Winners: []games.Seat{1}, Scores: []int{0, 3, 0}, Places: []int{3, 1, 2}}, []int{3, 1, 2}},
	} {
		require.Equal(t, c.want, c.result.Standing(), "%v", c.result)
	}
}

// Where all have lost together the game was first, and nobody's points are the best.
func TestInADefeatTogetherNobodyIsFirst(t *testing.T) {
	lost := games.Result{Scores: []int{0, 3, 1}}
	require.Equal(t, []int{2, 2, 2}, lost.Standing())
	require.False(t, lost.FewestWin())
}
