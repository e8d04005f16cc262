package redbrn

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// A made is a press of a seat, that many seconds after the start of the race.
type made struct {
	at   float64
	seat games.Seat
	move string
}

// outcome is what remains of a round when the window has closed: who has called, and where all cards are. The numbers of
// the piles depend on which was opened first.
func outcome(t *testing.T, g *game) string {
	g = g.clone()
	for g.Phase != Waiting {
		tick(t, g)
	}
	v := g.View(games.Table).(View)
	var text []string
	for _, p := range v.Pit {
		text = append(text, fmt.Sprint("pile ", p.First, p.Top, p.Owners, p.Wilds))
	}
	slices.Sort(text)
	for s := range g.Seats {
		l := g.live.layouts[s]
		text = append(text, fmt.Sprint(l.stack[:l.stackN], l.hand[:l.handN], l.wasteN, l.cols[0].cards[:l.cols[0].n],
			l.cols[1].cards[:l.cols[1].n], l.cols[2].cards[:l.cols[2].n], l.cols[3].cards[:l.cols[3].n], l.wilds, l.pit))
	}
	return strings.Join(append(text, fmt.Sprint("called by ", v.Scored[0].Caller, v.Scored[0].Points)), "\n")
}

// everyOrder makes the presses in every order, each from the positions that those before it have led to, and returns the
// outcomes that there are, each with one order that leads to it. Orders in which a press comes so late that it would undo
// an accepted play are left out: it is refused then, and would count had it come in earlier.
func everyOrder(t *testing.T, g *game, presses []made) map[string]string {
	found := make(map[string]string)
	been := make(map[string]bool) // with which presses in which position: the rest goes on from there as it did before
	used := make([]bool, len(presses))
	var order []string
	var arrive func(g *game)
	arrive = func(g *game) {
		if len(order) == len(presses) {
			found[outcome(t, g)] = strings.Join(order, " ")
			return
		}
		at := fmt.Sprint(used, games.Sum(g))
		if been[at] {
			return
		}
		been[at] = true
		for i, p := range presses {
			if used[i] {
				continue
			}
			used[i] = true
			order = append(order, fmt.Sprint(i))
			next := g.clone()
			_, err := next.Apply(games.Action{Seat: p.seat, Move: p.move + " @1", At: in(g, p.at)})
			if err != nil { // after an error the game must be thrown away
				require.ErrorIs(t, err, games.ErrIllegal)
				next = g
			}
			if err == nil || !strings.Contains(err.Error(), "it would undo") {
				arrive(next)
			}
			used[i], order = false, order[:len(order)-1]
		}
	}
	arrive(g)
	return found
}

// windowRace is a race in which two players may call.
func windowRace(t *testing.T, window int) *game {
	s := suite.Script(t,
		fmt.Sprint("seats 4, window ", window),
		"0: 5BW 8WB / 1BW, 8RW, 8WR, 7BW / 3BW / 3RW 4RW 1WB 5WB / 1",
		"1: - / 6BW, 6RW, 1WB, 10WB / - / 2BW 3BW / 0",
		"2: - / 6BW, 6RW, 6WR, 10RW / - / 2BW 3BW 7WB / 0",
		"3: 4BW 3WB / 6BW, 6RW, 1WR, 9RW / 1RW / 2BW 3BW 7WB / 2",
	)
	return s.Game
}
