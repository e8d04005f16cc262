package redbrn

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// toldOf plays presses in the order in which they come in, and tells of them as the table does.
func toldOf(t *testing.T, g *game, presses []made) (list []games.Played) {
	list = append(list, games.Played{Events: []games.Event{{Verb: "start", N: 1}}, Game: g})
	for _, p := range presses {
		a := games.Action{Seat: p.seat, Move: p.move + " @1", At: in(g, p.at)}
		next := g.clone()
		events, err := next.Apply(a)
		if err != nil {
			require.ErrorIs(t, err, games.ErrIllegal)
			list = append(list, games.Played{Action: a, Game: g, Refused: err})
			continue
		}
		g = next
		list = append(list, games.Played{Action: a, Events: events, Game: g})
	}
	return list
}

func TestMarginsTellWhichPressesWereCloseAndByWhichRuleTheyCounted(t *testing.T) {
	s := suite.Script(t,
		"seats 3, window 3",
		"0: - / 7RW, 8BW, 6WB, 1WR / - / 3RW 4RW 1WB / 0",
		"1: 5BW 8WB / 7RW, 1BW, 8WR, 7BW / 3BW / 3RW 4RW 1WB 5WB / 1",
		"2: - / 10BW, 1WB, 6WR, 7BW / - / 2BW 3BW 7WB / 0",
		"pile RW up 6 by 2",
	)
	var lines []string
	for _, m := range margins(func(yield func(games.Played) bool) {
		for _, one := range toldOf(t, s.Game, []made{
			{10.000, 0, "pit 7RW"},   // first card down stays
			{10.012, 1, "pit 7RW"},   // the other one wanted the same place
			{10.5, 1, "pit 9RW"},     // what is refused for another reason is not told
			{12, 0, "call"},          //
			{11.7, 1, "pit 1BW"},     // was on its way
			{12.5, 2, "pit 1WB"},     // the one play
			{12.9, 2, "pit 10BW"},    // the next
			{11.9, 2, "call"},        // was on its way, too
			{12.2, 1, "call"},        //
			{14.95, 0, "pit 1WR"},    // the window is over
			{12.6, 1, "col 7BW 8WR"}, // the one play, of the player who has lost the race before
		}) {
			if !yield(one) {
				return
			}
		}
	}) {
		lines = append(lines, fmt.Sprintf("%d %s: %s, %+d ms to %d, %d by %s", m.Seat, m.Move, m.Verb, m.By, m.Than, m.N, m.Rule))
		require.Equal(t, 1, m.Round)
	}
	require.Equal(t, []string{
		"1 pit 7RW: lost, +12 ms to 0, 0 by late",
		"1 pit 1BW: before, -300 ms to 0, 0 by window",
		"2 pit 1WB: window, +500 ms to 0, 0 by window",
		"2 pit 10BW: held, +900 ms to 0, 0 by window",
		"2 call: call, -100 ms to 0, 0 by riot",
		"2 : undone, +0 ms to 2, 1 by window",
		"1 call: lost, +300 ms to 2, 0 by riot",
		"0 pit 1WR: lost, +3050 ms to 2, 0 by window",
		"1 col 7BW 8WR: window, +700 ms to 2, 0 by window",
	}, lines)
}
