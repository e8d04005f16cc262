package rednines

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/rednines"
)

// The rules page names the pack as the game deals it: how many red nines there are with how many players.
func TestTheRulesNameTheRedNinesAtEverySize(t *testing.T) {
	text := ""
	for _, page := range guide(nil) {
		text += page.Text + "\n"
	}
	for seats := 4; seats <= 8; seats++ {
		g, err := rednines.Kind().New(games.Setup{Seats: seats})
		require.NoError(t, err)
		n := 0
		for s := range games.Seat(seats) {
			for _, id := range g.View(s).(rednines.View).Hand {
				if strings.HasPrefix(id, "9H") || strings.HasPrefix(id, "9D") {
					n++
				}
			}
		}
		require.Regexp(t, fmt.Sprintf(`- %d players: .*, \*\*%d red nines\*\*\n`, seats, n), text)
	}
}

// Half round the table is rounded up; the presets are half, once and twice.
func TestFivePlayThreeFiveOrTenRounds(t *testing.T) {
	for preset, rounds := range map[string]int{"short": 3, "as printed": 5, "long": 10} {
		for _, p := range rednines.Kind().Presets {
			if p.Name == preset {
				g, err := rednines.Kind().New(games.Setup{Seats: 5, Values: p.Values})
				require.NoError(t, err)
				require.Equal(t, rounds, g.View(games.Table).(rednines.View).Rounds, preset)
			}
		}
	}
}
