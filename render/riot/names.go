package riot

import (
	"fmt"
	"slices"

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

// unit is a kind of unit on a seat's summary mat by its ID.
func (x scene) unit(s games.Seat, id string) *riot.Unit {
	mat := look.At(x.Sides, s).Mat
	for i := range mat {
		if mat[i].ID == id {
			return &mat[i].Unit
		}
	}
	return &riot.Unit{ID: id, Name: screen.Title(id)}
}

// unitName is the name of a seat's unit by its ID.
func (x scene) unitName(s games.Seat, id string) string { return markup.Escape(x.unit(s, id).Name) }

// cardName is the name of a card of a seat's deck by its ID.
func (x scene) cardName(s games.Seat, id string) string {
	for _, c := range x.Cards {
		if c.ID == id && c.Deck.String() == look.At(x.Sides, s).Team {
			return markup.Escape(c.Name)
		}
	}
	return markup.Escape(screen.Title(id))
}

// of is the side of a team, by its ID; of one that doesn't play, at no seat.
func (x scene) of(team string) riot.Side {
	for _, s := range x.Sides {
		if s.Team == team {
			return s
		}
	}
	return riot.Side{Seat: games.Table}
}

// seatOf is whom an event is about first.
func seatOf(e games.Event) games.Seat {
	if len(e.Seats) == 0 {
		return games.Table
	}
	return e.Seats[0]
}
