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
	"ruckus/render/riot/riotmap"
	"ruckus/render/screen"
)

// Places of a hand whose player plans a turn.
const (
	placeBuy    = "buy"    // "buy M 2": two of a unit, or a basket
	placeOrders = "orders" // "orders 2": a further page of what can be ordered
	placeEnd    = "end"    // asks once whether to end a turn by which somebody else wins
	placeSquad  = "squad"  // "squad 2.1": how many of each group carry out the order that was planned last
)

const (
	shelfRows  = 2 // of buttons for what is likely
	shelfRow   = 3
	linesShown = 2 // of the orders of a plan; their numbers tell what is left out, and all are on the map
	waysInLine = 2 // so many moves share one
	newsLines  = 3 // of what has happened, with what is ahead and the own cards
)

// planning is the hand of somebody who plans their turn: the map with what is planned, what can be bought, what can be done, and what
// plays it.
func (h hand) planning() screen.Screen {
	plan := h.t.Plan
	s := screen.Screen{Title: h.planTitle(), Text: screen.Lines(h.planText()...)}
	buttons, menu := h.proposed()
	s.Rows = slices.Concat(h.purse(), menu, buttons, [][]screen.Control{h.planRow()})
	if plan.Stopped != nil && leadOf(lastFight(plan.Told)) <= 0 { // else it stopped at a fight that was won
		s.Accent = screen.WindowColour
	}
	return h.pictured(s, h.ghosts(plan.Orders, plan.Outlooks))
}

// planned is the place in the hand of somebody who plans their turn.
func (h hand) planned(verb string) screen.Screen {
	if h.Phase == riot.Placing {
		return h.starting()
	}
	switch verb {
	case placeBuy:
		if s, ok := h.buying(); ok {
			return s
		}
	case placeOrders:
		return h.others()
	case placeSquad:
		if s, ok := h.whoGoes(); ok {
			return s
		}
	case placeEnd:
		if s, ok := h.asksToEnd(); ok {
			return s
		}
	case look.IdeasPlace:
		if s, ok := h.ideas(); ok {
			return s
		}
	}
	return h.planning()
}

// planTitle says whose turn it is, and how many credits there are.
func (h hand) planTitle() string {
	key, who, place := "plan.turn", h.token(h.Seat), ""
	if h.r.TextOnly {
		who = h.team(h.Seat, h.r) + ":"
	}
	switch stop := h.t.Plan.Stopped; {
	case stop != nil:
		o := read(stop.Order)
		key, place = "plan.stopped", cmp.Or(o.to, o.from, h.cardName(h.Seat, o.card))
	case h.Phase == riot.Buying && h.creditsLeft() < h.Credits:
		key = "plan.buys-left"
	case h.Phase == riot.Buying:
		key = "plan.buys"
	}
	return say(key, "who", who, "n", h.Credits, "left", h.creditsLeft(), "place", place)
}

// planText is what stands above the map: what has happened, and the orders with what comes of them.
func (h hand) planText() []string {
	plan := h.t.Plan
	switch orders := h.orderLines(); {
	case plan.Stopped != nil:
		return append(append(h.stopped(), orders...), h.demanded(), h.planEnd())
	case len(plan.Orders) > 0 && h.t.Noted:
		return []string{"-# " + say("plan.noted", "n", len(plan.Orders))}
	case len(plan.Orders) > 0:
		if h.Phase == riot.Buying && h.CardPrice > 1 && linesOf(orders) < linesShown { // the card that was bought is new
			orders = append([]string{h.holding()}, orders...)
		}
		return append(orders, h.demanded(), h.planEnd())
	}
	var lines []string
	ahead := strings.Count(h.progress(h.r), "\n")
	if len(h.Hand) > 0 && (!h.t.Noted || ahead == 0) || h.r.TextOnly {
		lines, ahead = append(lines, h.holding()), ahead+1
	}
	if h.t.Noted { // the next hand says the rest again
		return append(lines, h.inTheWay())
	}
	return append(lines, cmp.Or(h.fought(), h.newsIn(newsLines-ahead-min(h.tight, 1))), h.inTheWay(), h.demanded(), h.clock())
}

// planEnd are the small lines below the orders: that they leave all credits unspent, when silence plays them, and that nothing stops them.
func (h hand) planEnd() string {
	plan := h.t.Plan
	switch {
	case plan.Stopped != nil:
		return h.clock()
	case len(plan.Orders) == 0:
		return ""
	}
	var said []string
	lost := ""
	refused := slices.ContainsFunc(plan.Outlooks, func(o games.Outlook) bool { return o.Refused != "" })
	if h.Phase == riot.Buying && h.Credits > 0 && !h.curt() && !refused && !slices.ContainsFunc(plan.Orders, isPurchase) {
		lost = "-# " + say("plan.unspent", "n", h.Credits)
	}
	if !h.t.Deadline.IsZero() && !h.t.Rest.Paused {
		silence := "plan.silence"
		if h.t.Here() == 1 {
			silence += ".alone"
		}
		said = append(said, say(silence), screen.Moment("Time limit", h.t.Deadline))
	}
	if slices.Contains(h.t.Answers, games.PlanOn) {
		said = append(said, say("plan.on"))
	}
	if said == nil {
		return lost
	}
	return screen.Lines(lost, "-# "+strings.Join(said, " "))
}

// stopped says why a plan was not played to its end: the last thing that somebody else did about the last order, and what came of it.
func (h hand) stopped() []string {
	plan := h.t.Plan
	if plan.Stopped.Refused {
		return []string{screen.Sentence(markup.Escape(cmp.Or(look.At(plan.Outlooks, 0).Refused, say("plan.refused"))))}
	}
	if fight := lastFight(plan.Told); fight != nil {
		return []string{screen.Sentence(strings.Join(h.outcome(look.At(fight[0].Seats, 1), fight), "; "))}
	}
	brief := h.t
	brief.Players = slices.Clone(h.t.Players)
	for i, p := range brief.Players {
		brief.Players[i].Name = p.ShortName()
	}
	met, came := "", ""
	for _, e := range plan.Told {
		said := h.tell(brief, e, h.r)
		switch e.Verb {
		case "attack", "declare":
			met, came = "", ""
		case "obstruct":
			met, came = say("plan.blocked", "who", h.face(look.At(e.Seats, 0), h.r)+" "+brief.Name(look.At(e.Seats, 0)), "place", h.short(look.At(e.Tokens, 0), h.r)), ""
		case "blitz":
			met, came = said, ""
		case "stop", "drew":
			came = said
		case "wound", "kill": // which says more than the hit
			if look.At(e.Seats, 0) == h.Seat || came == "" {
				came = said
			}
		case "hit", "out", "card":
			came = cmp.Or(came, said)
		}
	}
	return []string{cmp.Or(screen.Join(". ", []string{met, came}), say("plan.otherwise")) + "."}
}

// lastFight is what happened from the last attack on, if it was fought hand to hand or a unit was lost in it; else nil.
func lastFight(told []games.Event) []games.Event {
	fought := false
	for i, e := range slices.Backward(told) {
		switch e.Verb {
		case "clash", "kill":
			fought = true
		case "attack":
			if fought {
				return told[i:]
			}
			return nil
		case "declare":
			return nil
		}
	}
	return nil
}

// orderLines has a small line for each order, and what comes of it. Of many, the last fights stay.
func (h hand) orderLines() []string {
	plan := h.t.Plan
	var lines []string
	var fought []bool // the lines of fights, and of what is refused
	var bought []string
	n, together := 0, waysInLine
	for i, order := range plan.Orders {
		out := outlook(plan.Outlooks, i)
		if isPurchase(order) && out.Refused == "" { // of Protesters, who comes in where says more than what is bought
			if h.isPolice(h.Seat) || strings.HasPrefix(order, "deploy ") {
				bought = append(bought, h.orderLine(order, out))
			}
			continue
		}
		n++
		line, fights := fmt.Sprintf("**%d** %s", n, h.orderLine(order, out)), strings.HasPrefix(order, "attack ") || out.Refused != ""
		if out.Refused != "" {
			line = "~~" + line + "~~"
			if plan.Stopped == nil { // else what has happened stands above
				line += " " + markup.Escape(out.Refused)
			}
		}
		if !fights && together < waysInLine {
			lines[len(lines)-1] += " · " + line
			together++
			continue
		}
		lines, fought, together = append(lines, line), append(fought, fights), 1
		if fights {
			together = waysInLine
		}
	}
	most, all := linesShown, len(lines)
	if h.demanded() != "" { // which needs the room more than what the map shows
		most--
	}
	for len(lines) > 1 && linesOf(lines) > most {
		quiet := max(slices.Index(fought, false), 0) // an attack stands on the map, too, but what it risks doesn't
		lines, fought = slices.Delete(lines, quiet, quiet+1), slices.Delete(fought, quiet, quiet+1)
	}
	for i, line := range lines {
		if i == 0 && len(lines) < all {
			line = "… " + line
		}
		lines[i] = "-# " + line
	}
	if line := "-# " + strings.Join(bought, " · "); bought != nil && !h.t.Lesson && (lines == nil || linesOf(append(lines, line)) <= most) {
		return slices.Insert(lines, 0, line)
	}
	return lines
}

// outlook is what is foreseen of an order.
func outlook(out []games.Outlook, i int) games.Outlook {
	if i < len(out) {
		return out[i]
	}
	return games.Outlook{}
}

func isPurchase(order string) bool {
	return strings.HasPrefix(order, "buy ") || strings.HasPrefix(order, "deploy ")
}

// ghosts is the map with what is planned.
func (h hand) ghosts(orders []string, out []games.Outlook) cityMap {
	m := cityMapOf(h.View, nil)
	if len(orders) == 0 {
		return cityMap{m.InHand()}
	}
	p := riotmap.Plan{}
	team, n := int(h.Seat), 0
	var there []coming
	come := func(place string, units []riot.Stack) { there = append(there, coming{place, units}) }
	for i, text := range orders {
		foreseen, o := outlook(out, i), read(text)
		units := h.named(o.units)
		if foreseen.Refused != "" {
			continue
		}
		if !isPurchase(text) {
			n++
		}
		switch {
		case o.verb == "place":
			come(o.to, h.basic())
		case o.verb == "buy" && h.side.Team == "police":
			come(h.HQ.Code, units)
		case o.verb == "deploy":
			come(o.to, units)
			p.Steps = append(p.Steps, riotmap.Move{Team: team, From: o.to, To: h.streetOf(o.to)})
		case o.verb == "move" || o.verb == "play" && o.to != "":
			there = goOn(there, o.from, units)
			come(o.to, h.named(o.units))
			p.Goes = append(p.Goes, riotmap.Move{Team: team, From: o.from, To: o.to})
		case o.verb == "attack":
			a := riotmap.Attack{N: n, Team: team, Target: riotmap.Spot{Place: o.to, Seat: o.foe}, Odds: odds(foreseen.Events)}
			for part := range strings.SplitSeq(o.units, ",") {
				from, _, _ := strings.Cut(part, ":")
				a.From = append(a.From, from)
			}
			p.Attacks = append(p.Attacks, a)
		}
	}
	for _, c := range there {
		p.Come = append(p.Come, riotmap.Arrival{Place: c.place, Group: riotmap.Group{Team: team, Force: force(c.units), Units: ghostUnits(c.units)}})
	}
	p.Steps = slices.DeleteFunc(p.Steps, func(s riotmap.Move) bool { return h.leaves(orders, s.From) })
	return cityMap{m.Planned(p)}
}

// coming are units that would be in a place by a plan.
type coming struct {
	place string
	units []riot.Stack
}

// goOn takes out of a place the units that would go on from there.
func goOn(there []coming, place string, leave []riot.Stack) []coming {
	for i := range there {
		if there[i].place != place {
			continue
		}
		left := slices.Clone(there[i].units)
		for j, l := range leave {
			for k := range left {
				if n := min(left[k].N, l.N); left[k].ID == l.ID {
					left[k].N, l.N = left[k].N-n, l.N-n
				}
			}
			leave[j] = l
		}
		there[i].units = slices.DeleteFunc(left, func(u riot.Stack) bool { return u.N == 0 })
	}
	return slices.DeleteFunc(there, func(c coming) bool { return len(c.units) == 0 })
}

// leaves reports whether an order moves units from an entry point or has them attack from there.
func (h hand) leaves(orders []string, entry string) bool {
	return slices.ContainsFunc(orders, func(order string) bool {
		return strings.HasPrefix(order, "move "+entry+" ") || strings.HasPrefix(order, "attack ") && strings.Contains(order, entry+":")
	})
}

func ghostUnits(units []riot.Stack) (all []riotmap.Units) {
	for _, u := range units {
		all = append(all, riotmap.Units{N: u.N, Letter: u.Letter, Name: u.Name})
	}
	return all
}
