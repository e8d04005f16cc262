package riot

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/screen"
)

// Who goes: the page on which a player changes how many of whom carry out the last order of the plan. With it every order that the rules
// allow can be given, also those that no menu proposes.

// A group is units that are alike, in one place. Some of them can be sent.
type group struct {
	riot.Able
	n int // sent
}

// maxGroups is of how many groups any numbers can be sent: more than a move can name.
const maxGroups = 14

// A squad is who carries out an order, and what for.
type squad struct {
	scene               // as it is before the order
	target *riot.Target // of an attack; nil: they go
	to     string
	groups []group
}

// squad is who carries out the last order of the plan; false where that is not for units.
func (h hand) squad() (q squad, ok bool) {
	orders := h.t.Plan.Orders
	before, _ := h.t.Plan.Before.(riot.View)
	if len(orders) == 0 {
		return q, false
	}
	w := strings.Fields(orders[len(orders)-1])
	q.scene = scene{before}
	switch {
	case w[0] == "attack" && len(w) > 2:
		to, seat := target(w[1])
		i := slices.IndexFunc(before.Targets, func(t riot.Target) bool { return t.Place == to && t.Seat == seat })
		if i < 0 {
			return q, false
		}
		q.to, q.target = to, &before.Targets[i]
		for _, a := range q.target.From {
			q.groups = append(q.groups, group{a, sentBy(a, w[2])})
		}
	case w[0] == "move" && len(w) > 3:
		q.to = w[3]
		for _, a := range before.Able {
			if slices.Contains(a.To, q.to) {
				q.groups = append(q.groups, group{a, sentBy(a, w[1]+":"+w[2])})
			}
		}
	}
	codes := before.Places()
	at := func(g group) int {
		return slices.IndexFunc(codes, func(p riot.PlaceView) bool { return p.Code == g.Place })
	}
	slices.SortStableFunc(q.groups, func(a, b group) int { return at(a) - at(b) })
	q.groups = q.groups[:min(len(q.groups), maxGroups)]
	return q, len(q.groups) > 0
}

// others reports whether anything about the squad can be changed.
func (q squad) others() bool { return len(q.groups) > 1 || q.groups[0].N > 1 }

// token is how moves write a unit: by its letter and what it can still do.
func token(a riot.Able) string {
	t := a.Letter + strconv.Itoa(a.Steps)
	if a.Fresh {
		t += "!"
	}
	return t
}

// sentBy is how many of a group an order sends, whose units are written as in an attack: "A:2M1,Ae:1A1+1M1".
func sentBy(a riot.Able, units string) int {
	for part := range strings.SplitSeq(units, ",") {
		code, some, _ := strings.Cut(part, ":")
		for u := range strings.SplitSeq(some, "+") {
			if count, ok := strings.CutSuffix(u, token(a)); ok && code == a.Place {
				n, _ := strconv.Atoi(count)
				return min(n, a.N)
			}
		}
	}
	return 0
}

// sent are the units that go, those of one place or of all.
func (q squad) sent(place string) (units []riot.Stack) {
	for _, g := range q.groups {
		if g.n > 0 && (place == "" || place == g.Place) {
			u := g.Stack
			u.N = g.n
			units = append(units, u)
		}
	}
	return units
}

// orders are what the squad does, written as orders: an attack is one, to go is one for each place that units come from.
func (q squad) orders() (all []string) {
	var from []string
	for i, g := range q.groups {
		if i > 0 && q.groups[i-1].Place == g.Place {
			continue
		}
		var units []string
		for _, u := range q.groups[i:] {
			if u.Place == g.Place && u.n > 0 {
				units = append(units, strconv.Itoa(u.n)+token(u.Able))
			}
		}
		if units == nil {
			continue
		}
		from = append(from, g.Place+":"+strings.Join(units, "+"))
		all = append(all, fmt.Sprintf("move %s %s %s", g.Place, strings.Join(units, "+"), q.to))
	}
	if q.target != nil && from != nil {
		return []string{fmt.Sprintf("attack %s/%d %s", q.to, q.target.Seat, strings.Join(from, ","))}
	}
	return all
}

// at is the place in which that many of each group go.
func (q squad) at(count func(i int, g group) int) string {
	counts := make([]string, len(q.groups))
	for i, g := range q.groups {
		counts[i] = strconv.Itoa(count(i, g))
	}
	return placeSquad + " " + strings.Join(counts, ".")
}

// chosen has so many go as the place says.
func (q squad) chosen(place []string) squad {
	if len(place) < 2 {
		return q
	}
	counts := strings.Split(place[1], ".")
	if len(counts) != len(q.groups) {
		return q
	}
	q.groups = slices.Clone(q.groups)
	for i, text := range counts {
		if n, err := strconv.Atoi(text); err == nil {
			q.groups[i].n = max(0, min(n, q.groups[i].N))
		}
	}
	return q
}

// whoGoes is the page of the squad.
func (h hand) whoGoes() (s screen.Screen, ok bool) {
	q, ok := h.squad()
	if !ok {
		return s, false
	}
	q = q.chosen(h.place)
	orders := q.orders()
	set := screen.Control{Label: fmt.Sprintf("Send %d", number(q.sent(""))), Style: screen.Green, Do: h.t.Plan.Press(games.PlanSwap, strings.Join(orders, ";"))}
	s.Title = "To " + q.to + ": who goes?"
	rows := []string{"They go: " + h.fromPlaces(strings.Join(orders, ";"))}
	if q.target != nil {
		b := h.battleBy(q)
		s.Title = fmt.Sprintf("%s in %s: who goes?", h.team(b.defender, h.r), q.to)
		set.Label, set.Style = fmt.Sprintf("Attack %d to %d", b.attack, b.defence), screen.Red
		rows, set.Off = h.foretold(q, b)
	}
	if len(orders) == 0 {
		rows, set.Label, set.Off = []string{"Nobody goes."}, "Leave it out", false
	}
	if len(set.Do) > screen.MaxPlan || slices.ContainsFunc(orders, func(o string) bool { return len(o)+len(" 99999") > games.MaxMove }) {
		rows, set.Off, set.Do = []string{"These are too many different units at once: leave some behind."}, true, h.t.Plan.Press(games.PlanSwap, "")
	}
	s.Text = screen.Lines(screen.Lines(rows...), h.warnedOf(q), h.clock())
	buttons, all := h.buttonsOf(q), q.at(func(_ int, g group) int { return g.N })
	last := []screen.Control{set, screen.Back("Keep")}
	if !slices.ContainsFunc(buttons, func(c screen.Control) bool { return c.Go == all }) { // Discord takes no two that are the same
		last = append(last, screen.Control{Label: "All", Go: all})
	}
	s.Rows = append(screen.Grid(buttons), last)
	return h.pictured(s, h.ghosts(h.t.Plan.Orders, h.t.Plan.Outlooks)), true
}

// battleBy is the fight that a squad would begin.
func (h hand) battleBy(q squad) battle {
	b := battle{place: q.to, attacker: h.Seat, defender: q.target.Seat, sent: q.sent(""), met: q.scene.at(q.to, q.target.Seat), defence: q.target.Force}
	b.attack = force(b.sent)
	b.quiet = h.hasShy(h.Seat, b.sent) || h.hasShy(b.defender, b.met)
	return b
}

// foretold says what comes of an attack if no card is played, and whether it cannot be made.
func (h hand) foretold(q squad, b battle) (rows []string, off bool) {
	house := ""
	if cover := b.defence - force(b.met); cover > 0 {
		house = fmt.Sprintf("house %d", cover)
	}
	rows = []string{"You: " + h.sum(h.Seat, b.sent, h.r, b.attack), "They: " + h.sum(b.defender, b.met, h.r, b.defence, house)}
	if b.attack < q.target.Least {
		return append(rows, fmt.Sprintf("**Too little:** you attack only with at least as much Force, here %d.", q.target.Least)), true
	}
	rows = append(append(rows, "If no card is played: **"+h.verdict(b)+"**"), h.losses(b, h.r)...)
	return append(rows, strings.TrimSpace(h.after(b)), "-# "+h.withCards(b)), false
}

// warnedOf says what the squad leaves empty, and who may step in its way.
func (h hand) warnedOf(q squad) string {
	var said []string
	for _, g := range q.groups {
		if b, ok := q.building(g.Place); ok && number(b.Units) == number(q.sent(g.Place)) && !strings.Contains(strings.Join(said, " "), "**"+g.Place+"**") {
			said = append(said, "If they go, **"+g.Place+"** is empty.")
		}
	}
	street := q.streetOf(q.to)
	if street == q.to || street == "" {
		return strings.Join(said, " ")
	}
	for _, s := range q.Sides {
		if units := q.scene.at(street, s.Seat); s.Seat != h.Seat && len(units) > 0 {
			said = append(said, fmt.Sprintf("**%s %d in %s may step in.**", h.face(s.Seat, h.r), force(units), street))
		}
	}
	return strings.Join(said, " ")
}

// buttonsOf add units of a group with each press, and after the last one take all away.
func (h hand) buttonsOf(q squad) []screen.Control {
	row := make([]screen.Control, len(q.groups))
	for i, g := range q.groups {
		c := screen.Control{Label: fmt.Sprintf("%s %d of %d", h.spot(g.Place), g.n, g.N), Go: q.at(func(j int, other group) int {
			if i == j {
				return (other.n + 1) % (other.N + 1)
			}
			return other.n
		})}
		if g.n > 0 {
			c.Style = screen.Blue
		}
		if g.Fresh {
			c.Label += " new"
		}
		row[i] = h.r.On(c, unitMark(h.side.Team, g.ID), g.Name)
	}
	return row
}
