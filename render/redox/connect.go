package redox

import (
	"slices"
	"strconv"
	"strings"

	"ruckus/games/redox"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// connectable are the connections that can be made: those without jokers first, and of these the dearest.
func (h hand) connectable() []redox.Connection {
	connects := slices.DeleteFunc(slices.Clone(h.Connects), func(c redox.Connection) bool { return !h.moves[c.Move] })
	connects = append(connects, h.atBothEnds(connects)...)
	worth := func(c redox.Connection) int {
		if jokersIn(c) {
			return -1
		}
		return sumOf(slices.Concat(c.Lower, c.Upper))
	}
	slices.SortStableFunc(connects, func(a, b redox.Connection) int { return worth(b) - worth(a) })
	return connects
}

// atBothEnds are the connections of all cards that fit, where some fit to one end of a plot and others to the other. They
// are one action, but no listed move.
func (h hand) atBothEnds(connects []redox.Connection) (both []redox.Connection) {
	for _, p := range h.Table {
		var lower, upper redox.Connection
		for _, c := range connects {
			switch {
			case c.Plot != p.Number || jokersIn(c):
			case len(c.Upper) == 0 && len(c.Lower) > len(lower.Lower):
				lower = c
			case len(c.Lower) == 0 && len(c.Upper) > len(upper.Upper):
				upper = c
			}
		}
		overlap := slices.ContainsFunc(lower.Lower, func(id string) bool { return slices.Contains(upper.Upper, id) })
		if lower.Move == "" || upper.Move == "" || overlap {
			continue
		}
		lower.Upper = upper.Upper
		lower.Stands = slices.Concat(lower.Stands, upper.Stands)
		lower.Move = "connect " + strings.Join(lower.Lower, "+") + "+p" + strconv.Itoa(p.Number) + "+" + strings.Join(upper.Upper, "+") + h.step()
		both = append(both, lower)
	}
	return both
}

// nearest are the buttons for the connections that are one press away, as many as a phone shows in a line; nil: none.
func (h hand) nearest() (row []screen.Control) {
	room := 340 // pixels
	for _, c := range h.connects {
		wide := 80
		if n := len(c.Lower) + len(c.Upper); n > 1 {
			wide = 60 + 24*n
		}
		if len(row) < nearConnects && !jokersIn(c) && (wide <= room || row == nil) {
			row, room = append(row, h.connectButton(c)), room-wide
		}
	}
	return row
}

// connectButton makes a connection: "A♠ → B". A joker is shown with the card that it becomes.
func (h hand) connectButton(c redox.Connection) screen.Control {
	b := screen.Control{Style: screen.Green, Do: c.Move}
	plot, ids := letter(c.Plot), slices.Concat(c.Lower, c.Upper)
	to := "→ " + plot
	switch {
	case len(ids) != 1:
		b.Label = markup.Clip(say("label", "text", h.brief(ids)), maxLabel-len(to)) + " " + to
		return b
	case !isJoker(ids[0]):
		b.Label = to
	case len(c.Stands) == 1 && h.r.TextOnly:
		b.Label = say("joker.as", "rank", rankOf(c.Stands[0], h.r), "plot", plot)
		return b
	case len(c.Stands) == 1:
		b.Label = cardText(c.Stands[0], h.r.Raw()) + " " + to
	case h.r.TextOnly:
		b.Label = say("joker.to", "plot", plot)
		return b
	default:
		b.Label = to
	}
	return on(b, ids[0], h.r)
}

// brief names several cards shortly, where there are no marks.
func (h hand) brief(ids []string) string {
	const few = 3
	if len(ids) <= few || slices.ContainsFunc(ids, isJoker) {
		return cardList(ids, h.r.Raw())
	}
	if sameRank(ids) {
		return say("cards.others", "card", cardList(ids[:1], h.r.Raw()))
	}
	return span(ids, h.r.Raw())
}

// connecting offers all connections.
func (h hand) connecting() screen.Screen {
	s := screen.Screen{Title: say("connect.title")}
	shown := slices.DeleteFunc(slices.Clone(h.Table), func(p redox.Plot) bool {
		return !slices.ContainsFunc(h.connects, func(c redox.Connection) bool { return c.Plot == p.Number })
	})
	s.Text = screen.Lines(strings.Join(h.plots(h.t, shown, true, h.r), "\n"),
		say("connect.rules"))
	var buttons []screen.Control
	for _, c := range h.connects[:min(len(h.connects), shownConnects)] {
		buttons = append(buttons, h.connectButton(c))
	}
	for row := range slices.Chunk(buttons, connectsInRow) {
		s.Rows = append(s.Rows, row)
	}
	s.Rows = h.menu(s.Rows, say("connect.other"), "connect *"+h.step(), h.connectChoices(h.connects[len(buttons):]))
	s.Rows = append(s.Rows, []screen.Control{{Label: screen.LabelChooseCards, Go: placeCards}, screen.Back(screen.LabelBack)})
	return s
}
