package riot

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// orderLine says in a line what an order is, and what comes of it: "● E: 3 [Officer], 3:2, lose [Officer] ×2".
func (h hand) orderLine(order string, o games.Outlook) string {
	w := strings.Fields(order)
	switch {
	case len(w) > 2 && w[0] == "attack":
		to, seat := target(w[1])
		said := []string{fmt.Sprintf("%s %s: %s", h.face(seat, h.r), to, h.fromPlaces(order))}
		if fight := odds(o.Events); fight != "" {
			said = append(said, "**"+fight+"**"+h.price(o.Events))
		}
		return strings.Join(said, ", ") + h.mayTurn(seat, o.Events) + h.flagged(o.Events) + h.warned(o.Events, h.r)
	case len(w) > 3 && w[0] == "move":
		return fmt.Sprintf("%s %s → %s", h.faces(h.Seat, h.named(w[2]), h.r), h.spot(w[1]), w[3]) + h.warned(o.Events, h.r)
	case len(w) > 2 && w[0] == "deploy":
		return fmt.Sprintf("%s → %s", h.faces(h.Seat, h.named(w[2]), h.r), h.streetOf(w[1]))
	case len(w) > 1 && w[0] == "buy":
		return "buy " + h.faces(h.Seat, h.named(w[1]), h.r)
	case len(w) > 1 && (w[0] == "play" || w[0] == "blitz"):
		said := h.cardName(h.Seat, w[1])
		if len(w) > 2 {
			said += " " + strings.ReplaceAll(w[2], "e", "")
		}
		if len(w) > 4 {
			said += " → " + w[4]
		}
		return said
	}
	return markup.Escape(order)
}

// warned says what an order leaves empty, and who may step in its way.
func (x scene) warned(events []games.Event, r screen.Reader) string {
	said := ""
	for _, e := range events {
		switch {
		case e.Verb == riot.Leaves && len(e.Tokens) > 1:
			said += fmt.Sprintf(" · **leaves %s empty (−%d, no point)**", e.Tokens[0], e.N)
		case e.Verb == riot.Leaves:
			said += fmt.Sprintf(" · **leaves %s empty (−%d)**", e.Tokens[0], e.N)
		case e.Verb == riot.Bars:
			said += fmt.Sprintf(" · **%s %d in %s may step in**", x.face(e.Seats[0], r), e.N, e.Tokens[0])
		}
	}
	return said
}

// flagged says what an attack does to Public Opinion.
func (h hand) flagged(events []games.Event) string {
	if !slices.ContainsFunc(events, func(e games.Event) bool { return e.Verb == "flag" }) {
		return ""
	}
	return " · " + cmp.Or(h.bubbled(h.r), "Public Opinion ") + h.rises(h.r)
}

// mayBar marks a button for which others may step in the way.
func (h hand) mayBar(events []games.Event) string {
	if barred(events) {
		return " ⚠"
	}
	return ""
}

// barred reports whether others may step in the way of an order.
func barred(events []games.Event) bool {
	return slices.ContainsFunc(events, func(e games.Event) bool { return e.Verb == riot.Bars })
}

// leavesEmpty reports whether an order leaves a building empty. None that does is proposed by a button.
func leavesEmpty(events []games.Event) bool {
	return slices.ContainsFunc(events, func(e games.Event) bool { return e.Verb == riot.Leaves })
}

// orderShort names an order in a few words, for a title.
func (h hand) orderShort(order string) string {
	w := strings.Fields(order)
	switch {
	case len(w) > 1 && w[0] == "attack":
		to, _ := target(w[1])
		return "the attack in " + to
	case len(w) > 3 && w[0] == "move":
		return "the way to " + w[3]
	case len(w) > 1 && w[0] == "play":
		return h.cardName(h.Seat, w[1])
	}
	return "the purchase"
}

// fromPlaces names who carries orders out, and from where: "2 × Officer from HQ, Riot Van from A".
func (h hand) fromPlaces(orders string) string {
	return h.eachPlace(orders, func(units []riot.Stack) string { return h.faces(h.Seat, units, h.r) })
}

// eachPlace writes the units of orders, those of each place with its name.
func (h hand) eachPlace(orders string, write func([]riot.Stack) string) string {
	var said []string
	for order := range strings.SplitSeq(orders, ";") {
		w := strings.Fields(order)
		if len(w) < 3 {
			continue
		}
		parts := w[2]
		if w[0] == "move" {
			parts = w[1] + ":" + w[2]
		}
		for part := range strings.SplitSeq(parts, ",") {
			from, units, _ := strings.Cut(part, ":")
			said = append(said, write(h.named(units))+" from "+h.spot(from))
		}
	}
	return strings.Join(said, ", ")
}

// price says what of its own units the seat loses by what happens.
func (h hand) price(events []games.Event) string {
	var lost []riot.Stack
	for _, e := range events {
		if e.Verb == "kill" && len(e.Seats) > 0 && e.Seats[0] == h.Seat {
			lost = append(lost, h.stacksOf(h.Seat, e.Tokens)...)
		}
	}
	if lost == nil {
		return ""
	}
	return ", lose " + h.faces(h.Seat, together(lost), h.r)
}

// mayTurn says what a card of the other side could do, where it holds some.
func (h hand) mayTurn(seat games.Seat, events []games.Event) string {
	if look.At(h.Sides, seat).Cards == 0 {
		return ""
	}
	for _, e := range events {
		if e.Verb == "clash" && e.N > 0 && e.N < 3 {
			return fmt.Sprintf(" · +%d: draw", e.N)
		}
	}
	return ""
}

// control is the button of an offer, and how wide a phone shows it; false where it is none for a button.
func (h hand) control(orders []string, o games.Outlook) (c screen.Control, wide int, ok bool) {
	w := strings.Fields(orders[0])
	if len(orders) != 1 || len(w) < 3 {
		return c, 0, false
	}
	c.Do = h.t.Plan.Press(games.PlanAdd, orders[0])
	mark, text := "", ""
	switch w[0] {
	case "attack":
		to, seat := target(w[1])
		side := look.At(h.Sides, seat)
		c.Label, c.Style = strings.TrimSpace(to+" "+odds(o.Events)+h.mayBar(o.Events)), screen.Red
		mark, text = teamMark(side.Team), "Attack "+side.Name+" in"
		if shape := shapes[side.Team]; shape != "" && !h.r.TextOnly {
			text = shape
		}
	case "move":
		units := h.named(w[2])
		if len(units) == 0 {
			return c, 0, false
		}
		c.Label, c.Style = h.spot(w[1])+" → "+w[3], screen.Green
		if n := number(units); n > 1 {
			c.Label = fmt.Sprintf("%d %s", n, c.Label)
		}
		c.Label += h.mayBar(o.Events)
		mark, text = unitMark(h.side.Team, units[0].ID), units[0].Name
	case "play":
		c.Label, c.Style = strings.Join(append([]string{w[2]}, w[min(4, len(w)):]...), " → "), screen.Green
		mark, text = h.cardMark(w[1]), h.cardName(h.Seat, w[1])+":"
	default:
		return c, 0, false
	}
	wide = buttonWidth(c.Label) + markWidth
	return h.r.On(c, mark, text), wide, true
}

// choice is the entry of an offer in the menu of orders.
func (h hand) choice(orders []string, o games.Outlook) screen.Choice {
	c := screen.Choice{Value: orders[0]}
	w := strings.Fields(orders[0])
	switch {
	case w[0] == "attack" && len(w) > 2:
		to, seat := target(w[1])
		side := look.At(h.Sides, seat)
		c.Label = fmt.Sprintf("%s: %s with %s", to, side.Name, h.eachPlace(orders[0], inWords))
		c.Help = h.result(o.Events) + h.plainly(o.Events)
		return clipped(h.r.OnChoice(c, teamMark(side.Team), "Attack"))
	case w[0] == "move" && len(w) > 3:
		units := h.named(w[2])
		c.Label = fmt.Sprintf("Go to %s: %s", w[3], h.eachPlace(orders[0], inWords))
		c.Help = h.placeName(w[3]) + h.plainly(o.Events)
		if len(units) > 0 {
			return clipped(h.r.OnChoice(c, unitMark(h.side.Team, units[0].ID), ""))
		}
	default:
		c.Label = h.orderPlain(w)
	}
	return clipped(c)
}

// plainly is what an order is warned of, for a menu, which has no Markdown and no marks.
func (h hand) plainly(events []games.Event) string {
	return strings.ReplaceAll(h.warned(events, screen.Reader{TextOnly: h.r.TextOnly}), "**", "")
}

func clipped(c screen.Choice) screen.Choice {
	c.Label, c.Help = markup.Clip(c.Label, screen.MaxChoice), markup.Clip(c.Help, screen.MaxChoice)
	return c
}

// orderPlain names a card's order without marks.
func (h hand) orderPlain(w []string) string {
	if len(w) < 2 {
		return strings.Join(w, " ")
	}
	name := h.cardName(h.Seat, w[1])
	if len(w) > 2 {
		name += ": " + w[2]
	}
	if len(w) > 4 {
		name += " → " + w[4]
	}
	return name
}

// inWords names units in a menu's entry.
func inWords(units []riot.Stack) string {
	names := make([]string, len(units))
	for i, u := range units {
		names[i] = fmt.Sprintf("%d × %s", u.N, u.Name)
		if u.N == 1 {
			names[i] = u.Name
		}
	}
	return strings.Join(names, ", ")
}

// result says how a fight ends, and what it costs, for the second line of an entry.
func (h hand) result(events []games.Event) string {
	fight := odds(events)
	if fight == "" {
		return ""
	}
	for _, e := range events {
		switch {
		case e.Verb != "clash":
		case e.N > 0:
			return "win " + fight + h.lostInWords(events)
		case e.N < 0:
			return "lose " + fight + h.lostInWords(events)
		}
	}
	return "draw " + fight + ", nobody hurt"
}

func (h hand) lostInWords(events []games.Event) string {
	var lost []riot.Stack
	for _, e := range events {
		if e.Verb == "kill" && len(e.Seats) > 0 && e.Seats[0] == h.Seat {
			lost = append(lost, h.stacksOf(h.Seat, e.Tokens)...)
		}
	}
	if lost == nil {
		return ", lose nobody"
	}
	return ", lose " + inWords(together(lost))
}
