package render

import (
	"fmt"
	"slices"
	"strings"

	"ruckus/games/riot"
	"ruckus/render/riotmap"
)

// A riotMap is the map of RIOT. As a Picture it is drawn when it is sent.
type riotMap struct{ riotmap.Map }

// riotMapOf picks out of a view what the map shows. Views with equal maps have equal pictures.
func riotMapOf(v riot.View) riotMap { return riotMap{riotmap.Describe(v)} }

// alt says what the picture shows, as short as a picture's description has to be: places where nobody is and nothing
// happens are left out.
func (m riotMap) alt() string {
	parts := []string{}
	add := func(p riotmap.Place) {
		if len(p.Groups) > 0 || p.Aim != riotmap.None {
			parts = append(parts, p.Code+" "+m.who(p, true))
		}
	}
	add(m.HQ)
	add(m.Hospital)
	for _, a := range m.Areas {
		add(a.Street)
		add(a.Entry)
		for _, b := range a.Buildings {
			add(b.Place)
		}
	}
	return clip("Map. "+strings.Join(parts, "; ")+".", maxAlt)
}

// fields say all that the picture shows: the headquarters, and each area with its places.
func (m riotMap) fields() []Field {
	fields := []Field{{Name: "Headquarters", Text: lines(
		"HQ: "+m.who(m.HQ, false),
		"Hosp, the hospital: "+m.who(m.Hospital, false),
	)}}
	for _, a := range m.Areas {
		rows := []string{
			"Street " + a.Letter + ", meets " + list(slices.Clone(a.Neighbours), "and") + ": " + m.who(a.Street, false),
			"Entry " + a.Entry.Code + ": " + m.who(a.Entry, false),
		}
		for _, b := range a.Buildings {
			rows = append(rows, fmt.Sprintf("%s %s, %s: %s", b.Code, escape(b.Name), plural(b.Credits, "credit"), m.who(b.Place, false)))
		}
		fields = append(fields, Field{Name: a.Letter + " – " + escape(a.Name), Text: strings.Join(rows, "\n")})
	}
	return fields
}

// who says who is in a place, what happens to it, and whether it has changed.
func (m riotMap) who(p riotmap.Place, brief bool) string {
	var groups []string
	for _, g := range p.Groups {
		var units []string
		for _, u := range g.Units {
			name := escape(u.Name)
			if brief {
				name = u.Letter
			}
			units = append(units, fmt.Sprintf("%d %s", u.N, name))
		}
		group := escape(m.Teams[g.Team].Name) + " " + strings.Join(units, ", ") + fmt.Sprintf(" (Force %d)", g.Force)
		if g.Role == riotmap.Defender {
			group += " defending"
		}
		groups = append(groups, group)
	}
	said := strings.Join(groups, "; ")
	if said == "" {
		said = "nobody"
	}
	switch p.Aim {
	case riotmap.Entered:
		said += "; units are about to move in"
	case riotmap.Attacked:
		said += "; an attack is declared"
	case riotmap.Fought:
		said += "; a clash goes on"
	}
	switch p.News {
	case riotmap.Now:
		said += "; changed in this turn"
	case riotmap.Last:
		said += "; changed in the turn before"
	}
	return said
}
