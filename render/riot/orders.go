package riot

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// Orders of a plan and moves are written alike; they are read here, and put into words here: in one way for hints and menus, and as a line
// of the plan.

// An order is one, taken apart.
type order struct {
	verb, card, from, to string
	foe                  games.Seat
	units                string // as moves write them; those of an attack with their places
}

// read takes an order apart, or a move without its number.
func read(text string) (o order) {
	w := append(strings.Fields(text), "", "", "", "", "")
	o.verb = w[0]
	switch w[0] {
	case "place":
		o.to = w[1]
	case "buy", "return":
		o.units = w[1]
	case "deploy":
		o.to, o.units = w[1], w[2]
	case "remove":
		o.from, o.units = w[1], w[2]
	case "move":
		o.from, o.units, o.to = w[1], w[1]+":"+w[2], w[3]
	case "attack":
		o.to, o.foe = target(w[1])
		o.units = w[2]
	case "order":
		o.units = strings.Join(w[1:], " ")
	case "play", "blitz":
		o.card, o.from, o.units, o.to = w[1], w[2], w[3], w[4]
	}
	return o
}

// unnumbered is a move without the number of its step.
func unnumbered(move string) string { return move[:max(0, strings.LastIndexByte(move, ' '))] }

// said puts an order into words: "Attack A2: Autonomen, with 2 × Officer from HQ".
func (h hand) said(o order, r screen.Reader) string {
	key, units, place := "order."+o.verb, h.from(o.units, r), h.short(o.to, r)
	switch {
	case book.Text(key) == nil:
		return markup.Escape(o.verb)
	case o.verb == "order":
		place = h.order(o.units, say("order.then")+" ", func(s games.Seat) string { return look.At(h.Sides, s).Name })
	case o.verb == "deploy":
		place = h.short(h.arrival(o.to), r)
	case o.verb == "blitz" && o.from != "":
		key = "order.throw"
		place, _ = h.foeUnit(o.from)
	case o.verb == "play" && o.to != "":
		key = "order.play-into"
	case o.verb == "play" && o.units != "":
		key = "order.play-in"
	case o.verb == "play" && o.from != "":
		key = "order.play-at"
	}
	return say(key, "place", place, "from", h.short(o.from, r), "team", h.teamMarked(o.foe, r), "units", units, "card", h.cardName(h.Seat, o.card))
}

// teamMarked is a team with its mark, if there is one.
func (h hand) teamMarked(s games.Seat, r screen.Reader) string {
	side := look.At(h.Sides, s)
	return marked(r, teamMark(side.Team), side.Name)
}

// plainly is an order in words for a menu, which has no Markdown and no marks.
func (h hand) plainly(o order) string {
	return markup.Plain(h.said(o, screen.Reader{TextOnly: h.r.TextOnly}))
}

// from names who carries an order out, and where more than one place is named, from where: "2 × Officer from HQ, Riot Van from A".
func (h hand) from(units string, r screen.Reader) string {
	var all []string
	for part := range strings.SplitSeq(units, ",") {
		code, some, placed := strings.Cut(part, ":")
		if !placed {
			return h.faces(h.Seat, h.named(units), r)
		}
		all = append(all, say("order.from", "units", h.faces(h.Seat, h.named(some), r), "place", h.spot(code)))
	}
	return strings.Join(all, ", ")
}

// orderLine says in a line of the plan what an order is, and what comes of it: "● E: 3 [Officer] from HQ, 3:2, lose [Officer] ×2".
func (h hand) orderLine(text string, out games.Outlook) string {
	switch o := read(text); o.verb {
	case "attack":
		said := fmt.Sprintf("%s %s: %s", h.face(o.foe, h.r), o.to, h.from(o.units, h.r))
		if odds(out.Events) != "" {
			said += ", " + screen.Join(", ", []string{"**" + odds(out.Events) + "**", h.price(out.Events, h.r)})
		}
		return said + h.mayStop(o, out.Events) + h.flagged(out.Events) + h.warned(out.Events, h.r)
	case "move":
		return h.faces(h.Seat, h.named(o.units), h.r) + " " + h.spot(o.from) + " → " + o.to + h.warned(out.Events, h.r)
	case "deploy":
		return h.faces(h.Seat, h.named(o.units), h.r) + " → " + h.streetOf(o.to)
	default:
		return h.said(o, h.r)
	}
}

// warned says what an order leaves empty, and who may step in its way.
func (x scene) warned(events []games.Event, r screen.Reader) (said string) {
	for _, e := range events {
		key := "warns." + e.Verb
		if e.Verb == riot.Leaves && len(e.Tokens) > 1 {
			key = "warns.point"
		}
		if e.Verb == riot.Leaves || e.Verb == riot.Bars {
			said += " · **" + say(key, "place", look.At(e.Tokens, 0), "n", e.N, "team", x.face(look.At(e.Seats, 0), r)) + "**"
		}
	}
	return said
}

// flagged says what an attack does to Public Opinion.
func (h hand) flagged(events []games.Event) string {
	if !tells(events, "flag") {
		return ""
	}
	said := " · " + cmp.Or(h.bubbled(h.r), say("opinion.name")+" ") + h.rises(h.r)
	if h.mayCostUnit() {
		said += ", " + say("opinion.costs")
	}
	return said
}

// tells reports whether something is among what is foreseen.
func tells(events []games.Event, verb string) bool {
	return slices.ContainsFunc(events, func(e games.Event) bool { return e.Verb == verb })
}

// price says what of its own units the seat loses by what happens, and which leave for a turn.
func (h hand) price(events []games.Event, r screen.Reader) string {
	var said []string
	for _, cost := range []struct{ verb, key string }{{"kill", "price"}, {"wound", "price.hurt"}} {
		var units []riot.Stack
		for _, e := range events {
			if e.Verb == cost.verb && look.At(e.Seats, 0) == h.Seat {
				units = append(units, h.stacksOf(h.Seat, e.Tokens)...)
			}
		}
		if units != nil {
			said = append(said, say(cost.key, "units", h.faces(h.Seat, units, r)))
		}
	}
	return strings.Join(said, ", ")
}

// mayStop says what can stop an attack: that its player is asked, and the cards of the other side with what one of them changes.
func (h hand) mayStop(o order, events []games.Event) string {
	var said []string
	if h.isAsked(o, events) {
		said = append(said, say("order.asks"))
	}
	for _, e := range events {
		if e.Verb == riot.Holds {
			said = append(said, strings.TrimSpace(say("order.cards", "n", e.N)+" "+h.byCards(o, e.N, events)))
		}
	}
	if said == nil {
		return ""
	}
	return " · " + strings.Join(said, ": ")
}

// isAsked reports whether the player is asked in the course of an attack, and has not answered once and for all.
func (h hand) isAsked(o order, events []games.Event) bool {
	lead := leadOf(events)
	return slices.ContainsFunc(events, func(e games.Event) bool {
		has := func(answer string) bool { return slices.Contains(h.t.Answers, answer) }
		switch {
		case e.Verb != riot.Asks:
			return false
		case look.At(e.Tokens, 0) == "go":
			return !(lead > 0 && has("go ahead") || lead >= 0 && has("go even"))
		}
		return !has("none mine") && !(has("streets") && h.streetOf(o.to) == o.to)
	})
}

// leadOf is by how much an attack wins.
func leadOf(events []games.Event) int {
	for _, e := range events {
		if e.Verb == "clash" {
			return e.N
		}
	}
	return 0
}

// byCards says what the cards that the other side may hold can do to an attack that comes to a fight hand to hand.
func (h hand) byCards(o order, held int, events []games.Event) string {
	if !tells(events, "clash") || h.curt() {
		return ""
	}
	lead, counts := leadOf(events), tells(events, "flag")
	var said []string
	var adds []int
	stops := ""
	for _, c := range h.mayHold(o.foe) {
		switch {
		case c.Effect == riot.NoClash || c.Effect == riot.Distance && h.isPolice(h.Seat) && h.fells(c.Card, o) > lead:
			stops = cmp.Or(stops, say("order.stops", "card", markup.Escape(c.Name)))
		case c.Effect == riot.NoPO && counts:
			said = append(said, say("order.hides", "card", markup.Escape(c.Name)))
		case c.Effect == riot.Force || c.Effect == riot.ForceMaxDraw && lead > 0:
			adds = append(adds, slices.Repeat([]int{c.Card.N}, c.N)...)
		}
	}
	slices.Sort(adds)
	most := 0
	for _, n := range adds[max(0, len(adds)-held):] {
		most += n
	}
	switch {
	case lead == 0 && most > 0:
		said = append(said, say("order.lost", "n", adds[0]))
	case lead > 0 && most >= lead:
		said = append(said, say("order.turn", "n", lead))
	}
	if stops != "" {
		said = append(said, stops)
	}
	if said == nil {
		return ""
	}
	return say("order.by-cards", "list", strings.Join(said, ", "))
}

// fells is the most Force that a thrown card takes out of an attack.
func (h hand) fells(c riot.Card, o order) (most int) {
	for _, u := range h.named(o.units) {
		if c.N > h.unit(h.Seat, u.ID).With(riot.Shield, 0) {
			most = max(most, u.Force)
		}
	}
	return most
}

// control is the button of an offer, and how wide a phone shows it; false where it is none for a button.
func (h hand) control(orders []string, out games.Outlook) (b shelved, ok bool) {
	o := read(orders[0])
	c := screen.Control{Style: screen.Green, Do: h.t.Plan.Press(games.PlanAdd, strings.Join(orders, ";"))}
	mark, text, units := "", "", h.named(o.units)
	switch {
	case o.verb == "buy":
		c.Label, c.Style = h.usual(orders), screen.Blue
		mark = unitMark(h.side.Team, look.At(units, 0).ID)
	case len(orders) != 1:
		return b, false
	case o.verb == "attack":
		side := look.At(h.Sides, o.foe)
		c.Label, c.Style = strings.TrimSpace(o.to+" "+odds(out.Events)), screen.Red
		mark, text = teamMark(side.Team), cmp.Or(shapes[side.Team], "·")
		if h.r.TextOnly {
			text = say("order.attack-in", "team", side.Name)
		}
	case o.verb == "move" && len(units) > 0:
		c.Label = h.spot(o.from) + " → " + o.to
		if n := number(units); n > 1 {
			c.Label = fmt.Sprintf("%d %s", n, c.Label)
		}
		mark, text = unitMark(h.side.Team, units[0].ID), units[0].Name
	case o.verb == "play" && o.from != "":
		c.Label = screen.Join(" → ", []string{h.spot(o.from), o.to})
		mark, text = cardMark(h.card(o.card).Card), h.cardName(h.Seat, o.card)+":"
	default:
		return b, false
	}
	if tells(out.Events, riot.Bars) {
		c.Label += " ⚠"
	}
	return shelved{h.r.On(c, mark, text), buttonWidth(c.Label) + markWidth}, true
}

// choice is the entry of an offer in a menu of orders.
func (h hand) choice(orders []string, out games.Outlook) screen.Choice {
	o := read(orders[0])
	c := screen.Choice{Value: strings.Join(orders, ";"), Label: h.plainly(o)}
	mark := ""
	switch units := h.named(o.units); {
	case o.verb == "buy":
		c.Label = say("order.buy", "units", h.purchase(orders))
		c.Help = say("buy.help", "n", h.spent(orders), "force", force(units))
	case o.verb == "attack":
		c.Help = h.result(out.Events)
		mark = teamMark(look.At(h.Sides, o.foe).Team)
	case o.verb == "move" && len(units) > 0:
		c.Help = h.placeName(o.to)
		mark = unitMark(h.side.Team, units[0].ID)
	}
	c.Help += strings.ReplaceAll(h.warned(out.Events, screen.Reader{TextOnly: h.r.TextOnly}), "**", "")
	return clipped(h.r.OnChoice(c, mark, ""))
}

func clipped(c screen.Choice) screen.Choice {
	c.Label, c.Help = markup.Clip(c.Label, screen.MaxChoice), markup.Clip(c.Help, screen.MaxChoice)
	return c
}

// result says how a fight ends, and what it costs, for the second line of an entry.
func (h hand) result(events []games.Event) string {
	for _, e := range events {
		if e.Verb == "clash" {
			return say("result."+ended(e.N), "odds", odds(events), "lose", cmp.Or(markup.Plain(h.price(events, screen.Reader{})), say("price.none")))
		}
	}
	return ""
}

// named are units as moves write them, with or without their places: "2O1+1S1!", "HQ:2O1,A:1R1".
func (h hand) named(text string) (units []riot.Stack) {
	for _, part := range strings.FieldsFunc(text, func(c rune) bool { return c == '+' || c == ',' }) {
		part = part[strings.IndexByte(part, ':')+1:]
		i := strings.IndexFunc(part, func(r rune) bool { return r < '0' || r > '9' })
		n := 0
		if i > 0 {
			n, _ = strconv.Atoi(part[:i])
		}
		for _, u := range h.side.Mat {
			if n > 0 && u.Letter == part[i:i+1] {
				units = append(units, riot.Stack{Seat: h.Seat, ID: u.ID, Letter: u.Letter, Name: u.Name, N: n, Force: u.Force})
			}
		}
	}
	return together(units)
}

// target takes "A2/1" apart.
func target(text string) (place string, seat games.Seat) {
	place, of, _ := strings.Cut(text, "/")
	n, err := strconv.Atoi(of)
	if err != nil || n < 0 || n > riot.Teams {
		return place, games.Table
	}
	return place, games.Seat(n)
}

// odds are the totals of a fight hand to hand: "3:2"; "" where there is none.
func odds(events []games.Event) string {
	for _, e := range events {
		if e.Verb == "clash" && len(e.Tokens) == 2 {
			return e.Tokens[0] + ":" + e.Tokens[1]
		}
	}
	return ""
}

// choices are menu entries for moves.
func (h hand) choices(moves []string) (choices []screen.Choice) {
	for _, m := range moves {
		o := read(unnumbered(m))
		c := screen.Choice{Label: h.plainly(o), Value: m, Help: h.placeName(o.from)}
		if o.verb == "play" {
			c.Help = does(h.card(o.card).Card)
		}
		choices = append(choices, clipped(h.r.OnChoice(c, cardMark(h.card(o.card).Card), "")))
	}
	return choices
}

// card finds an own card by its ID.
func (h hand) card(id string) riot.HandCard {
	unknown := riot.HandCard{Card: riot.Card{ID: id, Name: screen.Title(id)}}
	return find(h.Hand, func(c riot.HandCard) bool { return c.ID == id }, unknown)
}

// foeUnit names a unit on the other side of the clash, which distance cards write as "R0": as the one that it is, and in short.
func (h hand) foeUnit(code string) (name, short string) {
	if h.Clash == nil {
		return code, code
	}
	foe := h.Clash.Attacker
	if foe.Seat == h.Seat {
		foe = h.Clash.Defender
	}
	i := slices.IndexFunc(foe.Units, func(f riot.Fighter) bool { return f.Letter+strconv.Itoa(f.Hurt) == code })
	if i < 0 {
		return code, code
	}
	f := foe.Units[i]
	name = f.Name
	switch {
	case f.Wounded:
		name = say("unit.wounded", "unit", name)
	case f.Hurt > 0:
		name = say("unit.used", "unit", name)
	case h.unit(foe.Seat, f.ID).Has(riot.Shield):
		name = say("unit.shield", "unit", name)
	}
	if f.N > 1 {
		name = say("unit.one", "n", f.N, "unit", name)
	}
	return name, f.Name
}
