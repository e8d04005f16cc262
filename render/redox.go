package render

import (
	"fmt"
	"strings"

	"ruckus/games"
	"ruckus/games/redox"
)

// redoxLook is the look of REDOX.
type redoxLook struct{ redox.View }

func (x redoxLook) board(t Table, r Reader) Screen {
	switch x.Phase {
	case redox.Between:
		return Screen{
			Title: "REDOX – " + x.round() + " is over", Text: paragraphs(x.lastRound(t, r), readiness(t, x.Ready, x.Until)),
			Fields: x.sheet(t, r),
		}
	case redox.Ended:
		return Screen{Title: "REDOX – the final score", Text: x.lastRound(t, r), Fields: x.sheet(t, r)}
	}
	s := Screen{
		Title:  "REDOX – " + x.round(),
		Text:   paragraphs(lines("# "+capital(x.top(r)), x.piles()), x.players(t, r)),
		Fields: x.plots(r),
	}
	if len(x.Table) == 0 {
		s.Text = paragraphs(s.Text, "No plot is on the table yet, so a slam is still possible.")
	}
	return s
}

// round names the present round.
func (x redoxLook) round() string {
	if x.Rules.Rounds > 0 {
		return fmt.Sprintf("round %d of %d", x.Round, x.Rules.Rounds)
	}
	return fmt.Sprintf("round %d", x.Round)
}

// top is the card on top of the discard pile.
func (x redoxLook) top(r Reader) string {
	if len(x.Pile) == 0 {
		return "no card"
	}
	return redoxCard(x.Pile[len(x.Pile)-1], r)
}

// piles tells what the head of the board is, and how many cards there are to draw.
func (x redoxLook) piles() string {
	return fmt.Sprintf("That is the top of the discard pile, of %s. The draw pile has **%d**.", plural(x.Discs, "card"), x.Stock)
}

// direction tells which way the turn goes.
func (x redoxLook) direction(r Reader) string {
	switch {
	case x.Clockwise && r.TextOnly:
		return "The turn goes clockwise, down this list:"
	case x.Clockwise:
		return "**⬇ The turn goes down this list** (clockwise)"
	case r.TextOnly:
		return "The turn goes counterclockwise, up this list:"
	}
	return "**⬆ The turn goes up this list** (counterclockwise)"
}

// players lists everybody with the cards that are left, the calls, the points so far, and what all have seen them take.
func (x redoxLook) players(t Table, r Reader) string {
	rows := []string{x.direction(r)}
	for i, count := range x.Counts {
		seat := games.Seat(i)
		row := "▫ "
		if seat == x.Turn {
			row = "▶ "
		}
		if r.TextOnly {
			row = "- "
		}
		row += t.name(seat) + " · " + plural(count, "card")
		if of(x.Last, seat) {
			row += fmt.Sprintf(" · **Last %d!**", count)
		}
		for _, c := range x.Calls {
			if c.Seat == seat {
				row += fmt.Sprintf(" · has yet to call Last %d", c.Left)
			}
		}
		if n := of(x.Missed, seat); n > 0 {
			row += " · " + plural(n, "missed call")
		}
		row += " · " + plural(of(x.Totals, seat), "point")
		if of(x.Laid, seat) {
			row += " · may connect"
		}
		if known := of(x.Known, seat); len(known) > 0 {
			row += " · has taken " + redoxCards(known, r)
		}
		switch seat {
		case x.Turn:
			row += " · on turn"
		case x.Next:
			row += " · next"
		}
		if of(t.Players, seat).Away {
			row += " · away"
		}
		rows = append(rows, row)
	}
	return strings.Join(rows, "\n")
}

func (x redoxLook) tell(t Table, e games.Event, r Reader) string {
	who := t.names(e.Seats)
	first := strings.Join(e.Cards[:min(1, len(e.Cards))], "")
	verb := func(one, many string) string {
		if len(e.Seats) == 1 {
			return who + " " + one
		}
		return who + " " + many
	}
	switch e.Verb {
	case "deal":
		return fmt.Sprintf("Round %d: %s", e.N, verb("leads", "lead"))
	case "draw":
		return verb("throws", "throw") + " " + redoxCard(first, r) + " and draws"
	case "pick":
		return verb("throws", "throw") + " " + redoxCard(first, r) + " and takes " + redoxCards(e.Cards[min(1, len(e.Cards)):], r)
	case "reshuffle":
		return fmt.Sprintf("The discard pile is shuffled: %s to draw again", plural(e.N, "card"))
	case "lay":
		return verb("lays", "lay") + fmt.Sprintf(" plot %d: ", e.N) + redoxCards(e.Cards, r)
	case "connect":
		return verb("connects", "connect") + " " + redoxCards(e.Cards, r) + fmt.Sprintf(" to plot %d", e.N)
	case "slam":
		return verb("shows", "show") + " a slam: " + redoxCards(e.Cards, r)
	case "last":
		return verb("calls", "call") + fmt.Sprintf(" “Last %d”", e.N)
	case "missed":
		return verb("has", "have") + " missed the call: 10 points"
	case "blocked":
		return "Nobody gets on: the round ends without a winner"
	case "round":
		if len(e.Seats) > 0 {
			return verb("wins", "win") + fmt.Sprintf(" round %d", e.N)
		}
	}
	return ""
}
