package redox

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/redox"
	"ruckus/markup"
	"ruckus/render"
)

// Places inside the hand: its cards by rank, and within either order the further plots that it can lay, the cards for any
// combination, and what can be connected to a plot.
const (
	placeByRank  = "rank"
	placeFurther = "more"
	placeCards   = "cards"
	placeTo      = "to "
)

// gap is the space between the cards of a hand: wider than one, and a line may end in it.
const gap = "\u2002 "

// A hand is a hand of REDOX together with what may be done with it.
type hand struct {
	look
	r        render.Reader
	sorted   bool // by rank, not by suit
	cards    []string
	in       map[string]int  // by card: the number of its plot in the hand
	moves    map[string]bool // all that may be made
	lays     []redox.Lay     // those of them that lay a plot
	connects []redox.Connection
}

func (x look) hand(t render.Table, p games.Prompt, place string, r render.Reader) render.Screen {
	h := hand{look: x, r: r, cards: slices.Clone(x.Hand), in: make(map[string]int), moves: make(map[string]bool)}
	for i, id := range x.Hand {
		if i < len(x.InPlot) {
			h.in[id] = x.InPlot[i]
		}
	}
	for _, m := range p.Moves {
		h.moves[m] = true
	}
	for _, l := range x.Lays {
		if h.moves[l.Move] {
			h.lays = append(h.lays, l)
		}
	}
	for _, c := range x.Connects {
		if h.moves[c.Move] {
			h.connects = append(h.connects, c)
		}
	}
	if x.Phase == redox.Between {
		return h.between(t)
	}
	if rest, ok := strings.CutPrefix(place, placeByRank); ok && (rest == "" || rest[0] == ' ') {
		h.sorted, place = true, strings.TrimPrefix(rest, " ")
		slices.SortStableFunc(h.cards, byRank)
	}
	numbers, to := strings.CutPrefix(place, placeTo)
	switch {
	case place == placeCards && h.onTurn():
		return h.choosing()
	case to && h.onTurn():
		if s, ok := h.connecting(numbers); ok {
			return s
		}
	}
	return h.home(t, place == placeFurther)
}

// onTurn tells whether the seat may exchange, lay and connect.
func (h hand) onTurn() bool { return h.Turn == h.Seat && len(h.moves) > 0 }

// at is a place with the cards in their present order; "" is the first place.
func (h hand) at(place string) string {
	switch {
	case h.sorted:
		return strings.TrimSpace(placeByRank + " " + place)
	case place == "":
		return render.Home
	}
	return place
}

// home shows the hand and all that may be done with it.
func (h hand) home(t render.Table, more bool) render.Screen {
	s := render.Screen{Text: render.Paragraphs(h.task(t), h.holding())}
	for _, c := range h.Calls {
		if c.Seat == h.Seat {
			s.Title = fmt.Sprintf("Call “Last %d” now, or take 10 points", c.Left)
			s.Text = render.Lines("**"+render.Moment("End of the time for the call", c.Until)+".** When you act before you call, it is missed, too.", s.Text)
		}
	}
	step := " " + strconv.Itoa(h.Step)
	s.Rows = h.menu(s.Rows, "Throw a card and draw a new one …", "draw *"+step, h.thrown("draw"))
	s.Rows = h.menu(s.Rows, "Throw a card and take the "+h.top(h.r)+" …", "pick *"+step, h.thrown("pick"))
	lays := h.layChoices()
	further := len(lays) > render.MaxChoices
	if more && further {
		lays = lays[render.MaxChoices:]
	}
	s.Rows = h.menu(s.Rows, "Lay a plot …", "lay *"+step, lays)
	if choices := h.connectChoices(h.connects); len(choices) <= render.MaxChoices {
		s.Rows = h.menu(s.Rows, "Connect …", "connect *"+step, choices)
	} else {
		s.Rows = append(s.Rows, []render.Control{{Label: "Connect to plot …", Go: h.at(placeTo + "*"), Pick: h.plotChoices()}})
	}
	s.Rows = append(s.Rows, h.buttons(more, further))
	return s
}

// menu adds a menu, unless it has no entries.
func (h hand) menu(rows [][]render.Control, label, do string, choices []render.Choice) [][]render.Control {
	if len(choices) == 0 {
		return rows
	}
	return append(rows, []render.Control{{Label: label, Do: do, Pick: choices[:min(len(choices), render.MaxChoices)]}})
}

// buttons are the last row of the first place.
func (h hand) buttons(more, further bool) []render.Control {
	var row []render.Control
	if slam := "slam " + strconv.Itoa(h.Step); h.moves[slam] {
		row = append(row, render.Control{Label: "Show the slam", Style: render.Green, Do: slam})
	}
	for m := range h.moves {
		if left, ok := strings.CutPrefix(m, "last "); ok {
			left, _, _ = strings.Cut(left, " ")
			row = append(row, render.Control{Label: "Call “Last " + left + "”", Style: render.Green, Do: m})
			break
		}
	}
	if h.onTurn() {
		row = append(row, render.Control{Label: "Other cards …", Go: h.at(placeCards)})
	}
	switch {
	case further && more:
		row = append(row, render.Control{Label: "First plots", Go: h.at("first")})
	case further:
		row = append(row, render.Control{Label: "More plots", Go: h.at(placeFurther)})
	}
	if h.sorted {
		return append(row, render.Control{Label: "Sort by suit", Go: render.Home}, render.Control{Label: "Refresh", Go: h.at("")})
	}
	return append(row, render.Control{Label: "Sort by rank", Go: placeByRank}, render.Refresh())
}

// thrown are the cards that may be thrown in an exchange.
func (h hand) thrown(verb string) []render.Choice {
	var choices []render.Choice
	for _, id := range h.cards {
		if !h.moves[verb+" "+id+" "+strconv.Itoa(h.Step)] {
			continue
		}
		help := render.Plural(cardPoints(id), "point")
		if n := h.in[id]; n > 0 {
			help += fmt.Sprintf(", in your plot %d", n)
		}
		choices = append(choices, render.Choice{Label: cardLabel(id, h.r), Value: id, Help: help})
	}
	return choices
}

// named is what a move names between its verb and its step.
func named(move string) string {
	_, rest, _ := strings.Cut(move, " ")
	what, _, _ := strings.Cut(rest, " ")
	return what
}

// layChoices are the plots that can be laid.
func (h hand) layChoices() []render.Choice {
	var choices []render.Choice
	for _, l := range h.lays {
		kind := "Multiple"
		if l.Run {
			kind = "Royal flush"
		}
		sum := 0
		for _, id := range l.Cards {
			sum += cardPoints(id)
		}
		choices = append(choices, render.Choice{
			Label: markup.Clip(render.Capital(cardList(l.Cards, h.r)), render.MaxChoice), Value: named(l.Move),
			Help: kind + ", " + render.Plural(sum, "point"),
		})
	}
	return choices
}

// connectChoices are some of the connections that can be made.
func (h hand) connectChoices(connects []redox.Connection) []render.Choice {
	var choices []render.Choice
	for _, c := range connects {
		p, _ := h.plotAt(c.Plot)
		to := fmt.Sprintf("to plot %d: ", c.Plot) + plotBrief(p, h.r)
		switch {
		case p.Run && len(c.Upper) == 0:
			to += ", at its lower end"
		case p.Run && len(c.Lower) == 0:
			to += ", at its upper end"
		}
		cards := slices.Concat(c.Lower, c.Upper)
		label := render.Capital(cardList(cards, h.r))
		if len(cards) == 1 {
			label = cardLabel(cards[0], h.r)
		}
		choices = append(choices, render.Choice{Label: markup.Clip(label, render.MaxChoice), Value: named(c.Move), Help: markup.Clip(to, render.MaxChoice)})
	}
	return choices
}
