package screentest

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/render/screen"
)

// moves checks that what the game lists can be done, and that what the hand offers is legal.
func (g *game) moves(t *testing.T, h Hand) {
	screens := h.Near()
	for _, m := range h.Prompt.Moves {
		most := 2
		if g.Presses != nil {
			most = g.Presses(h.View, h.Prompt.Moves, m)
		}
		presses := Presses(screens, g.spellings(m)...)
		if presses == 0 && g.Further != nil && g.Further(h, m) {
			continue
		}
		require.NotZero(t, presses, "%s cannot be made by the controls of\n%s", m, screens[0])
		require.LessOrEqual(t, presses, most, "%s takes too many presses from\n%s", m, screens[0])
	}
	for _, m := range h.Prompt.Ahead {
		require.NotZero(t, Presses(screens, m), "%s cannot be chosen ahead by the controls of\n%s", m, screens[0])
	}
	for _, ask := range h.Prompt.Typed {
		require.NotZero(t, Presses(screens, ask.Move), "nothing opens a form for %q among the controls of\n%s", ask.Move, screens[0])
	}
	var offered []string
	for _, s := range screens {
		offered = append(offered, Moves(s)...)
	}
	h.Stroll(screen.Reader{}, g.rnd, func(s screen.Screen) { offered = append(offered, Moves(s)...) })
	offered = slices.DeleteFunc(offered, func(m string) bool {
		return strings.HasPrefix(m, games.PlanMark) || slices.Contains(slices.Concat(h.Prompt.Ahead, h.Prompt.Answers, []string{games.AskAgain}), m)
	})
	offered = slices.DeleteFunc(offered, func(m string) bool {
		return slices.ContainsFunc(h.Prompt.Typed, func(ask games.Typed) bool { return ask.Move == m })
	})
	if g.Early != nil {
		offered = slices.DeleteFunc(offered, func(m string) bool { return g.Early(h.View, m) })
	}
	for range min(3, len(offered)) {
		m := offered[g.rnd.IntN(len(offered))]
		_, err := g.kind.Of(g.Game).Play(games.Action{Seat: h.Seat, Move: m, At: g.at})
		require.NoError(t, err, "%s is offered to seat %d", m, h.Seat)
	}
}

// spellings are all ways in which a listed move can be written.
func (g *game) spellings(move string) []string {
	if g.Spellings == nil {
		return []string{move}
	}
	return append(g.Spellings(move), move)
}

// verb is the first word of a move.
func verb(move string) string {
	v, _, _ := strings.Cut(move, " ")
	return v
}
