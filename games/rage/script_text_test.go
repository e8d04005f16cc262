package rage

import (
	"fmt"
	"strings"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// eventText writes an event as a line of a script.
func eventText(e games.Event) string {
	text := gamestest.EventText(e)
	if e.Verb == "bid" && e.N == 0 {
		text += " 0"
	}
	return text
}

// show writes what a bystander sees of the position, and who is asked for what.
func (s *script) show() {
	fmt.Fprintln(s.out, publicText(s.g.View(games.Table).(View)))
	var ready []games.Seat
	for seat := range games.Seat(s.g.Seats) {
		switch p := s.g.Prompt(seat); {
		case p.Must:
			fmt.Fprintf(s.out, "  %d must: %s\n", seat, strings.ReplaceAll(gamestest.MovesText(p.Moves, 12), "play ", ""))
		case len(p.Moves) > 0:
			require.Equal(s.t, []string{fmt.Sprint("ready ", s.g.Round)}, p.Moves)
			require.Equal(s.t, s.g.Due(), p.Until)
			ready = append(ready, seat)
		}
	}
	if ready != nil {
		fmt.Fprintln(s.out, "  may be ready:", ready)
	}
	if r := s.g.Result(); r != nil {
		fmt.Fprintf(s.out, "  result: winners %v, scores %v\n", r.Winners, r.Scores)
	}
}

func publicText(v View) string {
	switch v.Phase {
	case Bidding:
		return fmt.Sprintf("  bids %v, sum %d of %d", v.Bids, v.BidSum, v.Tricks)
	case Playing:
		text := fmt.Sprintf("  trump %q, lead colour %q, won %v", v.Trump, v.Trick.Colour, v.Won)
		if v.Trick.Winner != games.Table {
			text += fmt.Sprint(", winning ", v.Trick.Winner)
		}
		return text
	}
	last := v.Scored[len(v.Scored)-1]
	return fmt.Sprintf("  %s, bids %v, won %v, extra %v, points %v, totals %v", v.Phase, last.Bids, last.Won, last.Extra, last.Points, last.Totals)
}
