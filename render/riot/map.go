package riot

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/picture"
	"ruckus/render/riot/riotmap"
	"ruckus/render/screen"
)

// A cityMap is the map of RIOT. As a Picture it is drawn when it is sent.
type cityMap struct{ riotmap.Map }

// cityMapOf picks out of a view, and of what was told of late, what the map shows. Views with equal maps have equal pictures.
func cityMapOf(v riot.View, told []games.Event) cityMap { return cityMap{riotmap.Describe(v, told)} }

// around is the part of the map for a hand that is about one place: its row of areas.
func (m cityMap) around(code string) cityMap { return cityMap{m.Row(code)} }

// planAlt says what is planned.
func (m cityMap) planAlt() string {
	if m.Plan == nil {
		return ""
	}
	var said []string
	for _, a := range m.Plan.Come {
		said = append(said, say("map.come", "units", unitList(a.Group, true), "place", a.Place, "n", a.Force))
	}
	for _, move := range m.Plan.Goes {
		said = append(said, say("map.goes", "from", move.From, "to", move.To))
	}
	for _, a := range m.Plan.Attacks {
		said = append(said, strings.TrimSpace(say("map.attack", "n", a.N, "team", look.At(m.Teams, a.Target.Seat).Name, "place", a.Target.Place, "odds", a.Odds)))
	}
	return altList(say("map.planned"), said)
}

// alt says what the picture shows, as short as a picture's description has to be: what can be done, where there is an
// attack, where each team is, and what changed.
func (m cityMap) alt() string {
	teams := make([][]string, len(m.Teams))
	var now, last, aims, moves, whole []string
	for p := range m.Places() {
		for _, g := range p.Groups {
			teams[g.Team] = append(teams[g.Team], fmt.Sprintf("%s %s (%d)", p.Code, unitList(g, true), g.Force))
		}
		switch p.News {
		case riotmap.Now:
			now = append(now, p.Code)
		case riotmap.Last:
			last = append(last, p.Code)
		}
		if p.Aim != riotmap.None {
			aims = append(aims, say("map.aim", "aim", screen.Capital(say(aimKeys[p.Aim])), "place", p.Code))
		}
	}
	for _, move := range m.Moves {
		moves = append(moves, say("map.goes", "from", move.From, "to", move.To))
	}
	for i := range m.Areas {
		if team := m.Holder(&m.Areas[i]); team >= 0 {
			whole = append(whole, say("map.whole", "area", m.Areas[i].Letter, "team", m.Teams[team].Name))
		}
	}
	said := append([]string{say("map"), m.planAlt()}, aims...)
	for i, places := range teams {
		said = append(said, altList(m.Teams[i].Name, places))
	}
	said = append(said, altList(say("map.held"), whole), altList(say("map.now"), now), altList(say("map.last"), last), altList(say("map.moves"), moves))
	return markup.Clip(screen.Join(" ", said), screen.MaxAlt)
}

// altList is a sentence of a picture's description; "" without items.
func altList(what string, items []string) string {
	if len(items) == 0 {
		return ""
	}
	return say("map.list", "what", what, "list", strings.Join(items, ", "))
}

// aimKeys are the texts of what is about to happen to a place.
var aimKeys = [...]string{riotmap.Entered: "map.entered", riotmap.Attacked: "map.attacked", riotmap.Fought: "map.fought"}

// fields say all that the picture shows: the headquarters, and each area with its places.
func (m cityMap) fields() []screen.Field {
	fields, sum, longest := m.sayFields(false), 0, 0
	for _, f := range fields {
		n := markup.Width(f.Text)
		sum, longest = sum+n, max(longest, n)
	}
	if longest > screen.MaxFieldText || sum > screen.MaxSum/2 {
		return m.sayFields(true)
	}
	return fields
}

// sayFields names units by their letters, if it is to be brief.
func (m cityMap) sayFields(brief bool) []screen.Field {
	fields := []screen.Field{{Name: say("map.hq"), Text: screen.Lines(say("map.hq-row", "who", m.who(m.HQ, brief)), say("map.hospital-row", "who", m.who(m.Hospital, brief)))}}
	for _, a := range m.Areas {
		street := "map.street"
		if len(a.Neighbours) > 0 {
			street = "map.street-meets"
		}
		rows := []string{say(street, "place", a.Street.Code, "streets", screen.List(slices.Clone(a.Neighbours), say("and")), "who", m.who(a.Street, brief)),
			say("map.entry", "place", a.Entry.Code, "who", m.who(a.Entry, brief))}
		for _, b := range a.Buildings {
			rows = append(rows, say("map.building", "place", b.Code, "name", markup.Escape(b.Name), "n", b.Credits, "who", m.who(b.Place, brief)))
		}
		fields = append(fields, screen.Field{Name: say("map.area", "letter", a.Letter, "name", markup.Escape(a.Name)), Text: strings.Join(rows, "\n")})
	}
	return fields
}

// who says who is in a place, what happens to it, and whether it has changed.
func (m cityMap) who(p riotmap.Place, brief bool) string {
	var said []string
	for _, g := range p.Groups {
		group := say("map.force", "team", markup.Escape(m.Teams[g.Team].Name), "units", unitList(g, brief), "n", g.Force)
		switch g.Role {
		case riotmap.Attacker:
			group = say("map.attacker", "group", group)
		case riotmap.Defender:
			group = say("map.defender", "group", group)
		}
		said = append(said, group)
	}
	if said == nil {
		said = []string{say("nobody")}
	}
	if p.Aim != riotmap.None {
		said = append(said, say(aimKeys[p.Aim]))
	}
	switch p.News {
	case riotmap.Now:
		said = append(said, say("map.changed"))
	case riotmap.Last:
		said = append(said, say("map.changed-last"))
	}
	return strings.Join(said, "; ")
}

// unitList names a group's units: "2 Officer, 1 Riot Van", or by their letters as moves do.
func unitList(g riotmap.Group, brief bool) string {
	units, between := make([]string, len(g.Units)), ", "
	for i, u := range g.Units {
		units[i] = strconv.Itoa(u.N) + " " + markup.Escape(u.Name)
		if brief {
			units[i], between = strconv.Itoa(u.N)+u.Letter, " "
		}
	}
	return strings.Join(units, between)
}

// A film is a game that is over as a moving picture, round by round.
type film struct{ riotmap.Film }

var _ screen.Moving = film{}

// film makes the film of a game that is over, if its story has one.
func (x scene) film(t look.Table) (film, bool) {
	names := make([]string, len(x.Sides))
	for s := range names {
		names[s] = look.At(t.Players, games.Seat(s)).ShortName().Plain()
		if names[s] == "" {
			names[s] = x.Sides[s].Name
		}
	}
	f, ok := riotmap.FilmOf(x.View, t.Story, names)
	return film{f}, ok
}

// sign is the token of a seat's team.
func (x scene) sign(s games.Seat) picture.Sign { return riotmap.Sign(look.At(x.Sides, s).Team) }

// alt says what the film shows: how far each team had come after each of the last rounds, and the map at the end.
func (f film) alt(end cityMap) string {
	const shown = 10 // rounds
	first := max(0, len(f.Far)-shown)
	said := []string{say("film")}
	for team, name := range f.Names {
		var far []string
		for _, row := range f.Far[first:] {
			far = append(far, fmt.Sprint(row[team]))
		}
		said = append(said, say("film.team", "name", name, "team", f.Maps[0].Teams[team].Name, "n", strings.Join(far, ", ")))
	}
	return markup.Clip(strings.Join(append(said, say("film.end"), end.alt()), " "), screen.MaxAlt)
}
