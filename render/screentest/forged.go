package screentest

import (
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/screen"
	"ruckus/render/view"
)

// noPlaces are places that no hand has: of an older version, or made up.
var noPlaces = []string{"nowhere", "home", "*", "\x00", "page 99", "page -1", "-1"}

// forged goes to places that the hand does not have: they lead to its first one.
func (g *game) forged(t *testing.T, h Hand) {
	home := h.At("", screen.Reader{})
	for _, places := range [][]string{noPlaces, {home.Title}, g.NoPlaces} {
		for _, place := range places {
			require.Equal(t, home, h.At(place, screen.Reader{}), "%q is no place", place)
		}
	}
}

// Strange are views and moves that make no sense, as after a fault somewhere else.
type Strange struct {
	Views  []any
	Recent []games.Event
	Moves  []string
	Places []string
}

// Draw draws all of it for all readers: a screen of nonsense is still a screen.
func (s Strange) Draw(kind games.Kind, l look.Look) {
	nobody, strangers := &games.Result{}, &games.Result{Winners: []games.Seat{-1, 5}, Scores: []int{1, 2}}
	for _, at := range []struct {
		phase  view.Phase
		result *games.Result
	}{
		{look.LobbyPhase, nil}, {look.PlayingPhase, nil}, {look.PlayingPhase, strangers}, {look.OverPhase, nil},
		{look.OverPhase, nobody}, {look.OverPhase, strangers}, {"closed", nil}, {"", strangers},
	} {
		table := frame.Table{Table: look.TableOf(kind, l, at.phase)}
		table.Recent, table.Result = s.Recent, at.result
		for _, v := range append(s.Views, nil, 7) {
			for _, r := range Readers(l) {
				frame.Board(table, v, r)
				for _, place := range append(s.Places, "") {
					frame.Hand(table, 3, v, games.Prompt{Moves: s.Moves}, place, "n", r)
				}
			}
		}
	}
}

// pictures requires that each mark of a look has a picture and a name of its own.
func pictures(t *testing.T, marks []screen.Mark) {
	drawn, named := map[string]string{}, map[string]bool{}
	for _, m := range marks {
		require.Regexp(t, regexp.MustCompile(`^[a-z0-9_]+$`), m.Name)
		require.LessOrEqual(t, len(m.Name), screen.MaxMarkName, m.Name)
		require.False(t, named[m.Name], "two marks are named %s", m.Name)
		named[m.Name] = true
		picture := string(m.Draw())
		require.Empty(t, drawn[picture], "%s looks like it", m.Name)
		drawn[picture] = m.Name
	}
}
