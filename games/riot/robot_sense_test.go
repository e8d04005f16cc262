package riot

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// Good robots do nothing of what testdata/sense.txt tells of others.
func TestRobotsPlayWithSense(t *testing.T) {
	gamestest.Sense(t, 3, func(t *testing.T, lines []string, level games.Level, chance uint64) (string, func(string) bool) {
		position, err := Kind(Default()).Load(schema, []byte(lines[0]))
		require.NoError(t, err)
		seat, err := strconv.Atoi(strings.TrimPrefix(lines[1], "seat "))
		require.NoError(t, err)
		move := choice(&table{game: position.(*game), t: t}, games.Seat(seat), level, chance)
		return move, func(beginning string) bool { return strings.HasPrefix(move, beginning) }
	})
}
