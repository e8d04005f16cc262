package frame

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/view"
)

// twelve is a table of that many with the longest names that there can be.
func twelve(phase view.Phase, together bool, winners ...games.Seat) Table {
	k := rednines.Kind()
	k.Min, k.Max, k.New, k.Together = 3, 12, nil, together
	t := SampleTable(k, look.Look{}, phase)
	players := t.Players
	t.Players = nil
	for i := range 12 {
		p := players[i%len(players)]
		p.Name, p.Host, p.Waiting, p.Gone = markup.NameOf(fmt.Sprintf("_%02d_%s", i, strings.Repeat("*", 27))), i == 0, true, false
		t.Players = append(t.Players, p)
	}
	scores := slices.Repeat([]int{1000}, 12)
	for _, s := range winners {
		scores[s] = 2000
	}
	t.Result = &games.Result{Winners: winners, Scores: scores}
	t.Story = &games.Story{Scores: slices.Repeat([][]int{scores}, 12)}
	return t
}

func TestTwelveHaveRoomOnEveryScreen(t *testing.T) {
	seen := struct{ Points []int }{slices.Repeat([]int{1000}, 12)}
	for _, r := range []screen.Reader{{}, {TextOnly: true}} {
		for _, phase := range []view.Phase{view.Lobby, view.Playing, view.Over, view.Closed} {
			table := twelve(phase, false, 3)
			if phase == view.Playing {
				table.Result, table.Story = nil, nil
			}
			for name, s := range map[string]screen.Screen{
				"board": Board(table, seen, r), "hand": Hand(table, 11, seen, games.Prompt{Moves: []string{"go 1"}, Must: true}, "", "", r),
				"result": ResultPosted(twelve(view.Over, false, 3), "", r),
			} {
				require.NoError(t, s.Check(), "%s while %s", name, phase)
				if name != "hand" {
					require.Contains(t, s.String(), "11", "the last one is named on the %s while %s:\n%s", name, phase, s)
				}
			}
		}
	}
}

// The end of a game that is won or lost together names nobody as first or second.
func TestWhoWinsOrLosesTogetherHasNoPlace(t *testing.T) {
	all := make([]games.Seat, 12)
	for i := range all {
		all[i] = games.Seat(i)
	}
	for _, c := range []struct {
		winners    []games.Seat
		says, hand string
		medals     bool
	}{
		{nil, "The game wins: everyone lost.", "you lost", false},
		{all, "🏆 Everyone wins!", "you win!", false},
		{all[:2], "win the game!", "you lost", true}, // a team
	} {
		table := twelve(view.Over, true, c.winners...)
		board := Board(table, nil, screen.Reader{})
		require.Contains(t, board.String(), c.says)
		require.Equal(t, c.medals, strings.Contains(board.String(), "🥇"), board.String())
		require.NotContains(t, board.String(), "🥈")
		require.Contains(t, Hand(table, 11, nil, games.Prompt{}, "", "", screen.Reader{}).Title, c.hand)
		require.NotContains(t, table.chartTitle(), "fewest")
	}
}
