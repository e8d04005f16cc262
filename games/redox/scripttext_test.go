package redox

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
	if e.Only != nil {
		text += fmt.Sprintf(" (told to %d alone)", *e.Only)
	}
	return text
}

// show writes what a bystander sees of the position, and who is asked for what.
func (s *script) show() {
	v := s.g.View(games.Table).(View)
	fmt.Fprintln(s.out, publicText(v))
	for _, p := range v.Table {
		fmt.Fprintln(s.out, plotLine(p))
	}
	var ready []games.Seat
	for seat := range games.Seat(s.g.Seats) {
		switch p := s.g.Prompt(seat); {
		case p.Must:
			exchanges := 2 * s.g.Hands[seat].count()
			fmt.Fprintf(s.out, "  %d must: %s\n", seat, gamestest.MovesText(append(p.Moves[:1:1], p.Moves[exchanges:]...), 9))
		case len(p.Moves) > 0 && v.Phase == Playing:
			fmt.Fprintf(s.out, "  %d may: %s within %s\n", seat, p.Moves[0], p.Until.Sub(start))
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
	text := fmt.Sprintf("  %s", v.Phase)
	if v.Turn != games.Table {
		text += fmt.Sprintf(", turn %d then %d", v.Turn, v.Next)
	}
	text += fmt.Sprintf(", cards %v, pile %s of %d, stock %d", v.Counts, v.Pile[len(v.Pile)-1], v.Discs, v.Stock)
	if v.Phase != Playing {
		last := v.Scored[len(v.Scored)-1]
		text += fmt.Sprintf(", points %v, totals %v", last.Points, v.Totals)
	}
	return text
}

func plotLine(p Plot) string {
	text := fmt.Sprintf("  p%d of %d: %s", p.Number, p.Owner, strings.Join(p.Cards, " "))
	if !p.Run {
		return text + ", takes " + p.Rank
	}
	for i, c := range p.Cards {
		if c[0] == 'X' {
			text += fmt.Sprintf(", %s is %s", c, p.Stands[i])
		}
	}
	return text + fmt.Sprintf(", takes %q and %q", p.Lower, p.Upper)
}
