package riot

import (
	"strconv"
	"strings"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// asked has a robot choose in a position of testdata/sense.txt, which is written as in a lesson, and a seat.
func asked(s *script, lines []string, level games.Level, chance uint64) (string, func(string) bool) {
	position, err := houseKind.Placed([]byte(lines[0]))
	require.NoError(s.T, err)
	seat, err := strconv.Atoi(strings.TrimPrefix(lines[1], "seat "))
	require.NoError(s.T, err)
	move := choice(&table{game: position.(*game), t: s.T}, games.Seat(seat), level, chance)
	return move, func(beginning string) bool { return strings.HasPrefix(move, beginning) }
}
