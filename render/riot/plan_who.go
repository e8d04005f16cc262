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

// manyGroups have so many buttons that the whole map has no room above them.
const manyGroups = 6

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
	o := read(orders[len(orders)-1])
	q.scene, q.to = scene{before}, o.to
	switch o.verb {
	case "attack":
		i := slices.IndexFunc(before.Targets, func(t riot.Target) bool { return t.Place == o.to && t.Seat == o.foe })
		if i < 0 {
			return q, false
		}
		q.target = &before.Targets[i]
		for _, a := range q.target.From {
			q.groups = append(q.groups, group{a, sentBy(a, o.units)})
		}
	case "move":
		for _, a := range before.Able {
			if slices.Contains(a.To, q.to) {
				q.groups = append(q.groups, group{a, sentBy(a, o.units)})
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

// fewest is how many of a group alone do it: they win an attack, or one goes.
func (q squad) fewest(g group) int {
	if q.target == nil {
		return 1
	}
	return q.target.Force/max(1, g.Force) + 1
}

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

// byPlace are those who go, as moves write them, by the places that they come from.
func (q squad) byPlace() (places []string, units map[string]string) {
	units = map[string]string{}
	for _, g := range q.groups {
		switch some := strconv.Itoa(g.n) + token(g.Able); {
		case g.n == 0:
		case units[g.Place] == "":
			places, units[g.Place] = append(places, g.Place), some
		default:
			units[g.Place] += "+" + some
		}
	}
	return places, units
}

// sentFrom is who goes, each with their place.
func (q squad) sentFrom() string {
	places, units := q.byPlace()
	for i, p := range places {
		places[i] = p + ":" + units[p]
	}
	return strings.Join(places, ",")
}

// orders are what the squad does, written as orders: an attack is one, to go is one for each place that units come from.
func (q squad) orders() (all []string) {
	places, units := q.byPlace()
	if q.target != nil && places != nil {
		return []string{fmt.Sprintf("attack %s/%d %s", q.to, q.target.Seat, q.sentFrom())}
	}
	for _, p := range places {
		all = append(all, fmt.Sprintf("move %s %s %s", p, units[p], q.to))
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
	set := screen.Control{Label: say("squad.send", "n", number(q.sent(""))), Style: screen.Green, Do: h.t.Plan.Press(games.PlanSwap, strings.Join(orders, ";"))}
	s.Title = say("squad.title", "place", q.to)
	rows := []string{say("squad.go", "units", h.from(q.sentFrom(), h.r))}
	if q.target != nil {
		b := h.battleBy(q)
		s.Title = say("squad.attack-title", "team", h.team(b.defender, h.r), "place", q.to)
		set.Label, set.Style = say("squad.attack", "n", b.attack, "of", b.defence), screen.Red
		rows, set.Off = h.foretold(q, b)
	}
	if len(orders) == 0 {
		rows, set.Label, set.Off = []string{say("squad.none")}, say("squad.leave"), false
	}
	if len(set.Do) > screen.MaxPlan || slices.ContainsFunc(orders, func(o string) bool { return len(o)+len(" 99999") > games.MaxMove }) {
		rows, set.Off, set.Do = []string{say("squad.many")}, true, h.t.Plan.Press(games.PlanSwap, "")
	}
	s.Text = screen.Lines(screen.Lines(rows...), h.warnedOf(q), h.clock())
	buttons, all := h.buttonsOf(q), q.at(func(_ int, g group) int { return g.N })
	last := []screen.Control{set, screen.Back(say("squad.keep"))}
	if !slices.ContainsFunc(buttons, func(c screen.Control) bool { return c.Go == all }) { // Discord takes no two that are the same
		last = append(last, screen.Control{Label: say("squad.all"), Go: all})
	}
	s.Rows = append(screen.Grid(buttons), last)
	m := h.ghosts(h.t.Plan.Orders, h.t.Plan.Outlooks)
	if len(q.groups) > manyGroups || h.tight > 0 {
		m = m.around(q.to)
	}
	return h.pictured(s, m), true
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
	them := h.faces(b.defender, b.met, h.r)
	if cover := b.defence - force(b.met); cover > 0 {
		them += " + " + say("clash.house", "n", cover)
	}
	rows = []string{say("clash.line", "us", h.faces(h.Seat, b.sent, h.r), "attack", b.attack, "defence", b.defence, "them", them)}
	if b.attack < q.target.Least {
		return append(rows, say("squad.little", "n", q.target.Least)), true
	}
	rows = append(append(rows, say("squad.ends", "ends", h.ends(b))), h.losses(b, h.r)...)
	rows = append(rows, h.after(b))
	if !h.curt() {
		rows = append(rows, "-# "+h.withCards(b))
	}
	return rows, false
}

// warnedOf says what the squad leaves empty, and who may step in its way.
func (h hand) warnedOf(q squad) string {
	var said []string
	for _, g := range q.groups {
		empty := say("squad.empty", "place", g.Place)
		if b, ok := q.building(g.Place); ok && number(b.Units) == number(q.sent(g.Place)) && !slices.Contains(said, empty) {
			said = append(said, empty)
		}
	}
	street := q.streetOf(q.to)
	for _, s := range q.Sides {
		if units := q.scene.at(street, s.Seat); street != q.to && s.Seat != h.Seat && len(units) > 0 {
			said = append(said, "**"+say("warns.bars", "team", h.face(s.Seat, h.r), "n", force(units), "place", street)+".**")
		}
	}
	return strings.Join(said, " ")
}

// buttonsOf add units of a group with each press, and after the last one take all away.
func (h hand) buttonsOf(q squad) []screen.Control {
	row := make([]screen.Control, len(q.groups))
	for i, g := range q.groups {
		c := screen.Control{Label: say("squad.group", "place", h.spot(g.Place), "n", g.n, "of", g.N), Go: q.at(func(j int, other group) int {
			if i == j {
				return (other.n + 1) % (other.N + 1)
			}
			return other.n
		})}
		if g.n > 0 {
			c.Style = screen.Blue
		}
		if g.Fresh {
			c.Label = say("squad.new", "group", c.Label)
		}
		row[i] = h.r.On(c, unitMark(h.side.Team, g.ID), g.Name)
	}
	return row
}
