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
	s.Rows = append(s.Rows, h.purse()...)
	orders, shelf := h.offered()
	s.Rows = append(s.Rows, h.ordersMenu(orders)...)
	s.Rows = append(s.Rows, h.shelf(shelf, len(orders) > screen.MaxChoices)...)
	s.Rows = append(s.Rows, h.planRow())
	if plan.Stopped != nil {
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
	who := h.token(h.Seat) + " "
	if h.r.TextOnly {
		who = h.team(h.Seat, h.r) + ": "
	}
	if stop := h.t.Plan.Stopped; stop != nil {
		return who + "Stopped: " + h.orderShort(stop.Order)
	}
	credits := ""
	if h.Phase == riot.Buying {
		credits = " · " + screen.Plural(h.Credits, "credit")
	}
	return who + "Your turn" + credits
}

// planText is what stands above the map: what has happened, and the orders with what comes of them.
func (h hand) planText() []string {
	plan := h.t.Plan
	var lines []string
	if plan.Stopped != nil {
		lines = append(lines, h.stopped()...)
	}
	orders := h.orderLines()
	switch {
	case len(plan.Orders) == 0 && plan.Stopped == nil:
		ahead := strings.Count(h.progress(h.r), "\n")
		room := !h.t.Noted || ahead == 0
		if len(h.Hand) > 0 && room || h.r.TextOnly {
			lines, ahead = append(lines, h.holding()), ahead+1
		}
		news := h.fought()
		if news == "" {
			news = h.newsIn(newsLines - ahead)
		}
		return append(lines, news, h.inTheWay(), h.demanded(), h.clock())
	case h.t.Noted && plan.Stopped == nil:
		return append(lines, "-# "+screen.Plural(len(plan.Orders), "order")+" planned, as the map shows.")
	}
	return append(append(lines, orders...), h.demanded(), h.planEnd())
}

// planEnd are the small lines below the orders: that they leave all credits unspent, when silence plays them, and that nothing stops them.
func (h hand) planEnd() string {
	plan := h.t.Plan
	if plan.Stopped != nil {
		return h.clock()
	}
	if len(plan.Orders) == 0 {
		return ""
	}
	lost, silence := "", ""
	refused := slices.ContainsFunc(plan.Outlooks, func(o games.Outlook) bool { return o.Refused != "" })
	if h.Phase == riot.Buying && h.Credits > 0 && !refused && !slices.ContainsFunc(plan.Orders, isPurchase) {
		lost = "-# **Nothing is bought:** unspent credits are lost."
	}
	on := slices.Contains(h.t.Answers, games.PlanOn)
	switch {
	case !h.t.Deadline.IsZero() && !h.t.Rest.Paused:
		silence = "-# Silence plays this. " + screen.Moment("Time limit", h.t.Deadline)
		if on {
			silence += " It won't stop for surprises."
		}
	case on:
		silence = "-# It won't stop for surprises."
	}
	return screen.Lines(lost, silence)
}

// stopped says why a plan was not played to its end: the last thing that somebody else did about the last order, and what came of it.
func (h hand) stopped() []string {
	plan := h.t.Plan
	if plan.Stopped.Why != "" {
		return []string{screen.Capital(markup.Escape(plan.Stopped.Why)) + "."}
	}
	brief, x := h.t, scene{h.View}
	brief.Players = slices.Clone(h.t.Players)
	for i, p := range brief.Players {
		brief.Players[i].Name = p.ShortName()
	}
	if fight := lastFight(plan.Told); fight != nil {
		return []string{screen.Sentence(strings.Join(h.outcome(look.At(fight[0].Seats, 1), fight), "; "))}
	}
	met, came := "", ""
	for _, e := range plan.Told {
		said := x.tell(brief, e, h.r)
		switch e.Verb {
		case "attack", "declare":
			met, came = "", ""
		case "obstruct":
			met, came = h.face(look.At(e.Seats, 0), h.r)+" "+brief.Name(look.At(e.Seats, 0))+" steps in your way in "+x.short(look.At(e.Tokens, 0), h.r), ""
		case "blitz":
			met, came = said, ""
			if look.At(e.Seats, 0) == h.Seat {
				met, came = "", said
			}
		case "stop", "drew":
			came = said
		case "hit", "kill", "out", "card":
			came = cmp.Or(came, said)
		}
	}
	if met+came == "" {
		return []string{"It came otherwise than foreseen."}
	}
	return []string{screen.Join(". ", []string{met, came}) + "."}
}

// lastFight is what happened from the last attack on, if it was fought hand to hand; else nil.
func lastFight(told []games.Event) []games.Event {
	fought := false
	for i, e := range slices.Backward(told) {
		switch e.Verb {
		case "clash":
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
	n, together := 0, 0
	for i, order := range plan.Orders {
		out := games.Outlook{}
		if i < len(plan.Outlooks) {
			out = plan.Outlooks[i]
		}
		if isPurchase(order) && out.Refused == "" {
			continue // the menu shows it
		}
		n++
		line := fmt.Sprintf("**%d** %s", n, h.orderLine(order, out))
		if out.Refused != "" {
			line = "~~" + line + "~~"
			if plan.Stopped == nil { // else what has happened stands above
				line += " " + markup.Escape(out.Refused)
			}
		}
		fights := strings.HasPrefix(order, "attack ") || out.Refused != ""
		if last := len(lines) - 1; !fights && together > 0 && together < waysInLine {
			lines[last] += " · " + line
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
	if len(lines) < all {
		lines[0] = "… " + lines[0]
	}
	for i, line := range lines {
		lines[i] = "-# " + line
	}
	return lines
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
	for i, order := range orders {
		o := games.Outlook{}
		if i < len(out) {
			o = out[i]
		}
		w := strings.Fields(order)
		if o.Refused != "" || len(w) == 0 {
			continue
		}
		if !isPurchase(order) {
			n++
		}
		switch {
		case w[0] == "place" && len(w) > 1:
			come(w[1], h.basic())
		case w[0] == "buy" && len(w) > 1 && h.side.Team == "police":
			come(h.HQ.Code, h.named(w[1]))
		case w[0] == "deploy" && len(w) > 2:
			come(w[1], h.named(w[2]))
			p.Steps = append(p.Steps, riotmap.Move{Team: team, From: w[1], To: h.streetOf(w[1])})
		case w[0] == "move" && len(w) > 3:
			there = goOn(there, w[1], h.named(w[2]))
			come(w[3], h.named(w[2]))
			p.Goes = append(p.Goes, riotmap.Move{Team: team, From: w[1], To: w[3]})
		case w[0] == "play" && len(w) > 4:
			come(w[4], h.named(w[3]))
			p.Goes = append(p.Goes, riotmap.Move{Team: team, From: w[2], To: w[4]})
		case w[0] == "attack" && len(w) > 2:
			to, seat := target(w[1])
			a := riotmap.Attack{N: n, Team: team, Target: riotmap.Spot{Place: to, Seat: seat}, Odds: odds(o.Events)}
			for part := range strings.SplitSeq(w[2], ",") {
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
	return m.planned(p)
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

// named are units as moves write them: "2O1+1S1!".
func (h hand) named(text string) (units []riot.Stack) {
	for part := range strings.SplitSeq(text, "+") {
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
