package screentest

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// replayed is a position as a replay of the game would show it, with the last events of the table.
func replayed(k games.Kind, t frame.Table, g games.Game, view games.Seat) look.Replayed {
	p := look.Replayed{
		Move: 40, View: view, Moves: 60, Rounds: []int{0, 30, 50}, FirstRound: 1, TurnBefore: 38, TurnAfter: 43,
		Made: "a move", Events: t.Recent, Public: g.View(games.Table), Share: true, Coach: true,
	}
	p.Chapter = games.ChapterOf(g)
	t.Result = g.Result()
	if t.Result != nil {
		p.Move, p.TurnBefore, p.TurnAfter = p.Moves, 55, p.Moves
	}
	for s := range t.Players {
		p.Views = append(p.Views, g.View(games.Seat(s)))
		p.Prompts = append(p.Prompts, g.Prompt(games.Seat(s)))
	}
	return p
}

// replay checks how a replay shows the position: the board with all hands, and each hand.
func (g *game) replay(t *testing.T) {
	for view := games.Table; int(view) < g.seats; view++ {
		p := replayed(g.kind, g.table, g.Game, view)
		if g.last.Move != "" {
			p.Made, p.Seat, p.Events = g.last.Move, g.last.Seat, g.led
		}
		table := g.table
		table.Result = g.Result()
		for _, r := range Readers(g.look) {
			s := frame.ReplayScreen(table, p, r)
			g.screen(t, s, r)
			if g.look.Draw != nil {
				require.NotContains(t, s.String(), ": "+markup.Escape(g.last.Move)+".", "a move as it is written")
			}
			require.NotContains(t, s.String(), "<t:", "a time that was meant for those who played")
			for _, c := range controls(s) {
				require.Empty(t, c.Do+c.Host, "a replay makes no moves\n%s", s)
				if c.Pick == nil {
					at, ok := frame.ParseReplayPlace(c.Go)
					require.True(t, ok && at.String() == c.Go, c.Go)
				}
			}
		}
		p.Shared = true
		g.screen(t, frame.ReplayScreen(table, p, screen.Reader{}), screen.Reader{})
	}
}
