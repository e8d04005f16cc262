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

// shapes are the shapes of the teams, the same as on the map.
var shapes = map[string]string{"police": "■", "autonomen": "●", "anarchists": "▲", "nationalists": "◆"}

// team names the team of a seat, with its mark or shape.
func (x scene) team(s games.Seat, r screen.Reader) string {
	side := look.At(x.Sides, s)
	name := markup.Escape(side.Name)
	if name == "" {
		name = say("nobody")
	}
	if shape := shapes[side.Team]; shape != "" && !r.TextOnly {
		return r.Mark(teamMark(side.Team), shape) + " " + name
	}
	return name
}

// place names a place by its code: "A2 (Dock Authority)".
func (x scene) place(code string) string {
	if name := x.placeName(code); name != "" {
		return code + " (" + markup.Escape(name) + ")"
	}
	return code
}

// placeName is what a place is called besides its code; "" where there is no such place.
func (x scene) placeName(code string) string {
	switch a := x.AreaOf(code); code {
	case x.HQ.Code:
		return say("at-hq")
	case x.Hospital.Code:
		return say("at-hospital")
	case a.Street.Code:
		return a.Name
	case a.Entry.Code:
		return say("at-entry", "area", a.Name)
	}
	b, _ := x.building(code)
	return b.Name
}

// building finds a building by its code.
func (x scene) building(code string) (b riot.BuildingView, ok bool) {
	all := x.AreaOf(code).Buildings
	i := slices.IndexFunc(all, func(b riot.BuildingView) bool { return b.Code == code })
	if i < 0 {
		return b, false
	}
	return all[i], true
}

// streetOf is the street of the area that a place is in; "" outside of areas.
func (x scene) streetOf(code string) string { return x.AreaOf(code).Street.Code }

// isEntry reports whether a place is an entry point.
func (x scene) isEntry(code string) bool { return code != "" && x.AreaOf(code).Entry.Code == code }

// count writes a number of units of a kind.
func count(n int, name string) string {
	if n == 1 {
		return markup.Escape(name)
	}
	return fmt.Sprintf("%d × %s", n, markup.Escape(name))
}

// find is the first of a list of which something is so, or else the other thing.
func find[T any](list []T, so func(T) bool, otherwise T) T {
	if i := slices.IndexFunc(list, so); i >= 0 {
		return list[i]
	}
	return otherwise
}

// unit is a kind of unit on a seat's summary mat by its ID.
func (x scene) unit(s games.Seat, id string) riot.Unit {
	unknown := riot.MatUnit{Unit: riot.Unit{ID: id, Name: screen.Title(id)}}
	return find(look.At(x.Sides, s).Mat, func(u riot.MatUnit) bool { return u.ID == id }, unknown).Unit
}

// unitName is the name of a seat's unit by its ID.
func (x scene) unitName(s games.Seat, id string) string { return markup.Escape(x.unit(s, id).Name) }

// cardName is the name of a card of a seat's deck by its ID.
func (x scene) cardName(s games.Seat, id string) string {
	of := func(c riot.Card) bool { return c.ID == id && c.Deck.String() == look.At(x.Sides, s).Team }
	return markup.Escape(find(x.Cards, of, riot.Card{Name: screen.Title(id)}).Name)
}

// of is the side of a team, by its ID; of one that doesn't play, at no seat.
func (x scene) of(team string) riot.Side {
	return find(x.Sides, func(s riot.Side) bool { return s.Team == team }, riot.Side{Seat: games.Table})
}

// seatOf is whom an event is about first.
func seatOf(e games.Event) games.Seat {
	if len(e.Seats) == 0 {
		return games.Table
	}
	return e.Seats[0]
}

// maxFaces is how many units are shown one by one. Of more, each kind is shown once, with its number.
const maxFaces = 3

// face is a team at a glance: its mark, or its shape and name.
func (x scene) face(s games.Seat, r screen.Reader) string {
	team := look.At(x.Sides, s).Team
	if team == "" {
		return say("nobody")
	}
	return r.Mark(teamMark(team), x.team(s, r))
}

// token is a team's mark, or its shape.
func (h hand) token(s games.Seat) string {
	team := look.At(h.Sides, s).Team
	return h.r.Mark(teamMark(team), cmp.Or(shapes[team], "·"))
}

// unitFace is a unit of a seat at a glance: its mark, or its name.
func (x scene) unitFace(s games.Seat, id string, r screen.Reader) string {
	return r.Mark(unitMark(look.At(x.Sides, s).Team, id), x.unitName(s, id))
}

// faces are units of a seat, as marks or as a list: "2 × Officer and Riot Van".
func (x scene) faces(s games.Seat, stacks []riot.Stack, r screen.Reader) string {
	if len(stacks) == 0 {
		return say("nobody")
	}
	stacks = together(stacks)
	names := make([]string, len(stacks))
	marked := false
	for i, u := range stacks {
		mark := r.Mark(unitMark(look.At(x.Sides, s).Team, u.ID), "")
		switch {
		case mark == "":
			names[i] = count(u.N, u.Name)
		case u.N == 1 || number(stacks) <= maxFaces:
			names[i], marked = strings.Repeat(mark, u.N), true
		default:
			names[i], marked = mark+"×"+strconv.Itoa(u.N), true
		}
	}
	if marked {
		return strings.Join(names, " ")
	}
	return screen.List(names, say("and"))
}

// together adds up units of a kind, whatever they have left to do.
func together(stacks []riot.Stack) []riot.Stack {
	var sum []riot.Stack
	for _, u := range stacks {
		i := slices.IndexFunc(sum, func(o riot.Stack) bool { return o.ID == u.ID && o.Force == u.Force })
		if i < 0 {
			sum = append(sum, u)
		} else {
			sum[i].N += u.N
		}
	}
	return sum
}

// cardFace is a card: its mark, if there is one, and its name.
func cardFace(c riot.Card, r screen.Reader) string { return marked(r, cardMark(c), c.Name) }

// cards lists cards.
func cards(cards []riot.HandCard, r screen.Reader) string {
	names := make([]string, len(cards))
	for i, c := range cards {
		names[i] = cardFace(c.Card, r)
		if c.N > 1 {
			names[i] += fmt.Sprintf(" ×%d", c.N)
		}
	}
	return strings.Join(names, ", ")
}

// fewCards lists cards in a line: as marks alone where there is no room for their names.
func fewCards(held []riot.HandCard, r screen.Reader) string {
	const many, letters = 3, 15
	long := 0
	for _, c := range held {
		long += len(c.Name)
	}
	if len(held) < many && long <= letters {
		return cards(held, r)
	}
	return marksOf(held, r)
}

// marksOf are cards as marks alone, for readers who see all of these.
func marksOf(held []riot.HandCard, r screen.Reader) string {
	marks := make([]string, len(held))
	for i, c := range held {
		marks[i] = r.Mark(cardMark(c.Card), "")
		if marks[i] == "" {
			return cards(held, r)
		}
		if c.N > 1 {
			marks[i] += fmt.Sprintf("×%d", c.N)
		}
	}
	return strings.Join(marks, " ")
}

// stacksOf are the units of an event, each a number and an ID: "2 officer".
func (x scene) stacksOf(s games.Seat, units []string) []riot.Stack {
	var stacks []riot.Stack
	for _, u := range units {
		n, id := counted(u)
		stacks = append(stacks, riot.Stack{Seat: s, ID: id, Name: x.unit(s, id).Name, N: n})
	}
	return stacks
}

// at are the units of a seat in a place.
func (x scene) at(code string, s games.Seat) (units []riot.Stack) {
	for _, p := range x.Places() {
		for _, u := range p.Units {
			if p.Code == code && u.Seat == s {
				units = append(units, u)
			}
		}
	}
	return units
}

// force is the Force of units.
func force(units []riot.Stack) (n int) {
	for _, u := range units {
		n += u.N * u.Force
	}
	return n
}
