package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/games/redbrn"
	"ruckus/games/rednines"
	"ruckus/games/redox"
)

func TestWhetherTheFewestPointsWinIsReadFromAGameThatIsOver(t *testing.T) {
	for kind, want := range map[string]bool{"redbrn": false, "rage": false, "rednines": true, "redox": true} {
		k := map[string]games.Kind{"redbrn": redbrn.Kind(), "rage": rage.Kind(), "rednines": rednines.Kind(), "redox": redox.Kind()}[kind]
		fewest, err := fewestWin(k)
		require.NoError(t, err)
		require.Equal(t, want, fewest, kind)
	}
	require.Equal(t, []int{2, 1, 3}, endBy([]int{5, 2, 9}, true).Standing())
	require.Equal(t, []int{2, 3, 1}, endBy([]int{5, 2, 9}, false).Standing())
	require.Equal(t, []int{1, 1, 1}, endBy([]int{0, 0, 0}, false).Standing(), "no round is finished: nobody has beaten anybody")
}
