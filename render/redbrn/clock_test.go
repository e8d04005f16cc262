package redbrn

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/redbrn"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// Between rounds the time is that of the table's clock, which may have got lost time back. While that stands still, no time is shown.
func TestOnlyAClockThatRunsIsShown(t *testing.T) {
	first := position("waiting")
	between := first.On(games.Easy, func(g games.Game) bool { return len(g.View(1).(redbrn.View).Scored) > 0 })
	for _, p := range []look.Sampled{first, between} {
		shown := func(at time.Time) []string {
			p.Table.TickAt = at
			g := scene{viewOf(p, 1)}
			return []string{g.board(p.Table, screen.Reader{}).Text, g.hand(p.Table, p.Game.Prompt(1), "", screen.Reader{}).Text}
		}
		later := p.Game.Due().Add(time.Minute)
		for _, text := range shown(later) {
			require.Contains(t, text, screen.Moment("Auto-start", later))
		}
		for _, text := range shown(time.Time{}) {
			require.NotContains(t, text, "<t:")
			require.NotContains(t, text, "Auto-start")
		}
	}
}
