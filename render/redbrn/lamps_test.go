package redbrn

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/redbrn"
	"ruckus/render/frame"
	"ruckus/render/screen"
	"ruckus/render/screentest"
)

// With the lamps off a hand looks the same whether cards fit or not, and what fits is one press away as ever.
func TestWithTheLampsOffNoButtonTellsWhatFits(t *testing.T) {
	values := map[string]int{"target": 10, "rounds": 3, "lamps_off": 1}
	fitted := 0
	screentest.Play(t, redbrn.Kind(), Look(), 3, values, func(table frame.Table, g games.Game) {
		v, prompt := g.View(1).(redbrn.View), g.Prompt(1)
		if !(scene{v}).inRace() {
			return
		}
		plays := func(m string) bool { return !strings.HasPrefix(m, "flip ") && !strings.HasPrefix(m, "call ") }
		blind, dark := v, prompt
		dark.Moves = slices.DeleteFunc(slices.Clone(prompt.Moves), plays)
		own := *v.Own
		own.AtStart = slices.DeleteFunc(slices.Clone(own.AtStart), plays)
		blind.Own = &own
		for _, place := range []string{"", placeWild} {
			for _, r := range screentest.Readers(Look()) {
				lit := frame.Hand(table, 1, v, prompt, place, "", r)
				require.Equal(t, looksOf(frame.Hand(table, 1, blind, dark, place, "", r)), looksOf(lit))
				for _, m := range slices.Concat(prompt.Moves, v.Own.AtStart) {
					if part := strings.Fields(m); place == "" && (part[0] == "pit" && len(part) == 3 || part[0] == "spot") {
						fitted++
						require.True(t, screentest.Offers(lit, m), "%s\n%s", m, lit)
					}
				}
			}
		}
	})
	require.NotZero(t, fitted)
}

// looksOf is what can be seen of the buttons.
func looksOf(s screen.Screen) (seen []screen.Control) {
	for _, row := range s.Rows {
		for _, c := range row {
			seen = append(seen, screen.Control{Label: c.Label, Emoji: c.Emoji, Style: c.Style, Off: c.Off})
		}
	}
	return seen
}
