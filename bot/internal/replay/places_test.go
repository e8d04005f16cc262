package replay

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// Players with equal points can have different places, as where they go out one after another.
func TestAReplayComesToTheSamePlaces(t *testing.T) {
	result := func(places []int, scores ...int) games.Result { return games.Result{Scores: scores, Places: places} }
	played := result([]int{2, 1, 3}, 0, 5, 0)
	require.True(t, same(played, result([]int{2, 1, 3}, 0, 5, 0)))
	require.False(t, same(played, result([]int{3, 1, 2}, 0, 5, 0)), "other places")
	require.False(t, same(played, result([]int{2, 1, 3}, 0, 6, 0)), "other points")
	require.True(t, same(played, result(nil, 0, 5, 0)), "stored before the game gave places")
	require.False(t, same(result(nil, 0, 5, 0), played), "the game has lost its places")
}
