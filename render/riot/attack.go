package riot

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render"
)

// attacking has units chosen that attack a group.
func (h hand) attacking() (render.Screen, bool) {
	if len(h.place) < 2 {
		return render.Screen{}, false
	}
	code, seat, _ := strings.Cut(h.place[1], "/")
	for _, to := range h.Targets {
		if to.Place == code && strconv.Itoa(int(to.Seat)) == seat {
			return h.attack(to), true
		}
	}
	return render.Screen{}, false
}

func (h hand) attack(to riot.Target) render.Screen {
	p := h.pick(placeAttack+" "+to.Place+"/"+strconv.Itoa(int(to.Seat)), h.attackers(to), menus)
	force := p.sum(func(g group) int { return g.force })
	rows := []string{fmt.Sprintf("**Attack the %s in %s.** Their Force is **%d**.", h.team(to.Seat, h.r), h.look.place(to.Place), to.Force)}
	if to.Least > 1 {
		rows[0] += fmt.Sprintf(" The Police need at least %d.", to.Least)
	}
	rows = append(rows, fmt.Sprintf("You send %s: Force **%d**.", p.says(), force))
	if p.chosen() != "" {
		rows = append(rows, forecast(force, to.Force)+" Cards can change that.")
		quiet := h.hasShy(to.Seat, to.Place) || slices.ContainsFunc(p.groups, func(g group) bool { return g.n > 0 && g.shy })
		rows = append(rows, h.watched(h.Seat, to.Seat, quiet))
	}
	s := render.Screen{Rows: p.menus()}
	move := fmt.Sprintf("attack %s/%d %s %d", to.Place, to.Seat, h.from(p), h.Step)
	attack := render.Control{Label: fmt.Sprintf("Attack, %d against %d", force, to.Force), Style: render.Red, Do: move}
	switch {
	case p.chosen() == "" || force < to.Least:
		attack.Off = true
	case len(move) > games.MaxMove:
		rows = append(rows, "These are too many different units for one attack: leave some behind.")
		attack.Off = true
	}
	if attack.Off {
		attack.Do = fmt.Sprintf("attack %s/%d", to.Place, to.Seat)
	}
	s.Text = render.Paragraphs(render.Lines(rows...), h.summary())
	row := []render.Control{attack, p.all("All", true), p.all("None", false)}
	s.Rows = append(s.Rows, append(append(row, p.more()...), render.Back("Back")))
	return s
}

// attackers are the groups that can take part. Those in the street are chosen at first, and all others where they are too weak.
func (h hand) attackers(to riot.Target) []group {
	street := to.Place[:min(1, len(to.Place))]
	var groups []group
	inside := 0
	for _, a := range to.From {
		g := h.group(a, 0)
		g.where, g.force, g.shy = a.Place, a.Force, shy(h.unit(h.Seat, a.ID))
		if a.Place == street {
			inside += a.N * a.Force
		}
		groups = append(groups, g)
	}
	codes := h.codes()
	slices.SortStableFunc(groups, func(a, b group) int { return slices.Index(codes, a.where) - slices.Index(codes, b.where) })
	groups = groups[:min(len(groups), maxGroups)]
	for i := range groups {
		if groups[i].where == street || inside < to.Least {
			groups[i].n = groups[i].most
		}
	}
	return groups
}

// from lists the chosen attackers as moves write them: "A:2O1+1R1,HQ:1V2".
func (h hand) from(p pick) string {
	var places []string
	for i, g := range p.groups {
		if i > 0 && p.groups[i-1].where == g.where {
			continue
		}
		here := pick{}
		for _, other := range p.groups {
			if other.where == g.where {
				here.groups = append(here.groups, other)
			}
		}
		if units := here.chosen(); units != "" {
			places = append(places, g.where+":"+units)
		}
	}
	return strings.Join(places, ",")
}
