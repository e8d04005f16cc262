// Package redox draws REDOX: what it says of itself on the screens of package render.
package redox

import (
	"fmt"
	"strings"

	"ruckus/games"
	"ruckus/games/redox"
	"ruckus/render"
)

// Look is the look of REDOX.
func Look() render.Look {
	return render.Look{
		Draw: render.DrawAs(func(v redox.View) render.Drawing {
			g := look{v}
			return render.Drawing{Board: g.board, Hand: g.hand, Tell: g.tell, Note: g.named}
		}),
		Guide:   guide,
		Moment:  remembered,
		Samples: samples,
	}
}

// look is the look of REDOX.
type look struct{ redox.View }

func (x look) board(t render.Table, r render.Reader) render.Screen {
	switch x.Phase {
	case redox.Between:
		return render.Screen{
			Title: x.over(), Text: render.Paragraphs(x.lastRound(t, r), render.Readiness(t, x.Ready, x.Until)),
			Fields: x.sheet(t, r),
		}
	case redox.Ended:
		return render.Screen{Title: "REDOX – the final score", Text: x.lastRound(t, r), Fields: x.sheet(t, r)}
	}
	s := render.Screen{
		Title:  "REDOX – " + x.round(),
		Text:   render.Paragraphs(render.Lines("# "+render.Capital(x.top(r)), x.piles()), x.players(t, r)),
		Fields: x.plots(r),
	}
	if len(x.Table) == 0 {
		s.Text = render.Paragraphs(s.Text, "No plot is on the table yet, so a slam is still possible.")
	}
	return s
}

// round names the present round.
func (x look) round() string {
	if x.Rules.Rounds > 0 {
		return fmt.Sprintf("round %d of %d", x.Round, x.Rules.Rounds)
	}
	return fmt.Sprintf("round %d", x.Round)
}

// over is the heading between two rounds.
func (x look) over() string { return "REDOX – " + x.round() + " is over" }

// top is the card on top of the discard pile.
func (x look) top(r render.Reader) string {
	if len(x.Pile) == 0 {
		return "no card"
	}
	return cardText(x.Pile[len(x.Pile)-1], r)
}

// piles tells what the head of the board is, and how many cards there are to draw.
func (x look) piles() string {
	return fmt.Sprintf("That is the top of the discard pile, of %s. The draw pile has **%d**.", render.Plural(x.Discs, "card"), x.Stock)
}

// direction tells which way the turn goes.
func (x look) direction(r render.Reader) string {
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
func (x look) players(t render.Table, r render.Reader) string {
	rows := []string{x.direction(r)}
	for i, count := range x.Counts {
		seat := games.Seat(i)
		says := []string{render.Plural(count, "card")}
		if render.At(x.Last, seat) {
			says = append(says, fmt.Sprintf("**Last %d!**", count))
		}
		for _, c := range x.Calls {
			if c.Seat == seat {
				says = append(says, fmt.Sprintf("has yet to call Last %d", c.Left))
			}
		}
		if n := render.At(x.Missed, seat); n > 0 {
			says = append(says, render.Plural(n, "missed call"))
		}
		says = append(says, render.Plural(render.At(x.Totals, seat), "point"))
		if render.At(x.Laid, seat) {
			says = append(says, "may connect")
		}
		if known := render.At(x.Known, seat); len(known) > 0 {
			says = append(says, "has taken "+cardList(known, r))
		}
		switch seat {
		case x.Turn:
			says = append(says, "on turn")
		case x.Next:
			says = append(says, "next")
		}
		rows = append(rows, t.PlayerRow(seat, seat == x.Turn, r, says...))
	}
	return strings.Join(rows, "\n")
}

func (x look) tell(t render.Table, e games.Event, r render.Reader) string {
	who := t.Names(e.Seats)
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
		return verb("throws", "throw") + " " + cardText(first, r) + " and draws"
	case "pick":
		return verb("throws", "throw") + " " + cardText(first, r) + " and takes " + cardList(e.Cards[min(1, len(e.Cards)):], r)
	case "reshuffle":
		return fmt.Sprintf("The discard pile is shuffled: %s to draw again", render.Plural(e.N, "card"))
	case "lay":
		return verb("lays", "lay") + fmt.Sprintf(" plot %d: ", e.N) + cardList(e.Cards, r)
	case "connect":
		return verb("connects", "connect") + " " + cardList(e.Cards, r) + fmt.Sprintf(" to plot %d", e.N)
	case "slam":
		return verb("shows", "show") + " a slam: " + cardList(e.Cards, r)
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
