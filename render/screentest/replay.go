package screentest

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/view"
)

// replayed is a position as a replay of the game would show it, with the last events of the table.
func replayed(k games.Kind, t frame.Table, g games.Game, of games.Seat) look.Replayed {
	p := look.Replayed{View: of, Share: true, Coach: true, Position: view.Position{
		Move: 40, Moves: 60, Rounds: []int{0, 30, 50}, FirstRound: 1, TurnBefore: 38, TurnAfter: 43,
		Made: "a move", Events: t.Recent, Public: g.View(games.Table), Chapter: games.ChapterOf(g),
	}}
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
		if g.high != nil {
			start := p
			start.Highlights, start.Rounds, start.Move, start.Moves = g.high, nil, 0, g.high[len(g.high)-1].Move+1
			require.Equal(t, stopsOf(start), goTo(frame.ReplayScreen(g.table, start, screen.Reader{})), "no words for a highlight")
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
		g.because(t, p)
		p.Shared = true
		shared := frame.ReplayScreen(table, p, screen.Reader{})
		g.screen(t, shared, screen.Reader{})
		require.NotRegexp(t, `(?i)\byou`, shared.Text, "what everyone reads tells nobody in particular what they have")
	}
}

// because checks what is said of a move that a robot may have made: whom it is a hint for.
func (g *game) because(t *testing.T, p look.Replayed) {
	adviser, ok := g.Game.(games.Adviser)
	if !ok || p.View == games.Table {
		return
	}
	for _, move := range g.Prompt(p.View).Moves {
		p.Robot, p.Why, p.Seat, p.Made, p.Before = true, true, p.View, move, g.View(p.View)
		p.Because = adviser.Reasons(p.View, move)
		s := frame.ReplayScreen(g.table, p, screen.Reader{})
		require.Contains(t, s.Text, "💡 **Hint for "+g.table.ShortName(p.Seat)+":** ")
	}
}

// stopsOf are the moves to which the menu of a replay at its start should lead.
func stopsOf(p look.Replayed) (moves []string) {
	moves = []string{"0"}
	for _, h := range p.Highlights[:min(len(p.Highlights), screen.MaxChoices-2)] {
		if move := strconv.Itoa(h.Move); move != moves[len(moves)-1] {
			moves = append(moves, move)
		}
	}
	return append(moves, strconv.Itoa(p.Moves))
}

// goTo are the moves to which the menu leads.
func goTo(s screen.Screen) (moves []string) {
	for _, c := range controls(s) {
		if strings.HasPrefix(c.Label, "Go to") {
			for _, choice := range c.Pick {
				moves = append(moves, choice.Value)
			}
		}
	}
	return moves
}
