package riot

import (
	"fmt"
	"slices"
	"strings"

	"ruckus/games/riot"
	"ruckus/markup"
	"ruckus/render"
)

// clash tells how a clash stands.
func (x look) clash(t render.Table, r render.Reader) string {
	c := x.Clash
	if c == nil {
		return "A clash goes on."
	}
	head := fmt.Sprintf("**Clash in %s.** ", x.place(c.Target))
	switch x.Phase {
	case riot.Shooting:
		head += "First distance cards are thrown."
	case riot.Deciding:
		head += "The attacker may go on, hand to hand."
	case riot.Fighting:
		head += "It is hand to hand."
	}
	if c.Secret {
		head += " It will not count for Public Opinion."
	}
	return render.Lines(head, x.party(t, "Attack", c.Attacker, 0, r), x.party(t, "Defence", c.Defender, c.Cover, r), forecast(c.Attacker.Total, c.Defender.Total))
}

// party tells who fights on one side, and with what Force.
func (x look) party(t render.Table, what string, p riot.Party, cover int, r render.Reader) string {
	units := make([]string, len(p.Units))
	for i, f := range p.Units {
		units[i] = count(f.N, f.Name)
		switch {
		case f.Wounded:
			units[i] += " (wounded)"
		case f.Hurt > 0:
			units[i] += " (shield used)"
		case x.Phase == riot.Shooting && shielded(x.unit(p.Seat, f.ID)):
			units[i] += " (shield)"
		}
	}
	if len(units) == 0 {
		units = []string{"nobody is left"}
	}
	row := fmt.Sprintf("%s: %s, Force **%d** – %s", what, x.who(t, p.Seat, r), p.Total, render.List(units, "and"))
	if cover > 0 {
		row += fmt.Sprintf(", the building +%d", cover)
	}
	if len(p.Played) > 0 {
		row += ". Cards: " + cards(p.Played)
	}
	return row
}

// shielded tells whether a unit has a shield.
func shielded(u riot.Unit) bool {
	return slices.ContainsFunc(u.Abilities, func(a riot.Ability) bool { return a.Effect == riot.Shield })
}

// forecast tells how a clash would end at these totals.
func forecast(attack, defence int) string {
	switch {
	case attack > defence:
		return fmt.Sprintf("As it stands, the attack wins %d to %d.", attack, defence)
	case attack < defence:
		return fmt.Sprintf("As it stands, the defence wins %d to %d.", defence, attack)
	}
	return fmt.Sprintf("As it stands, it is a draw, %d to %d: nothing happens.", attack, defence)
}

// cards lists cards by their names.
func cards(cards []riot.HandCard) string {
	names := make([]string, len(cards))
	for i, c := range cards {
		names[i] = markup.Escape(c.Name)
		if c.N > 1 {
			names[i] = fmt.Sprintf("%d × %s", c.N, names[i])
		}
	}
	return strings.Join(names, ", ")
}
