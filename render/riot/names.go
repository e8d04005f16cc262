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
	switch code {
	case x.HQ.Code:
		return say("at-hq")
	case x.Hospital.Code:
		return say("at-hospital")
	}
	for _, a := range x.Areas {
		switch code {
		case a.Street.Code:
			return a.Name
		case a.Entry.Code:
			return say("at-entry", "area", a.Name)
		}
		for _, b := range a.Buildings {
			if b.Code == code {
				return b.Name
			}
		}
	}
	return ""
}

// building finds a building by its code.
func (x scene) building(code string) (b riot.BuildingView, ok bool) {
	for _, a := range x.Areas {
		for _, b := range a.Buildings {
			if b.Code == code {
				return b, true
			}
		}
	}
	return b, false
}

// streetOf is the street of the area that a place is in; "" outside of areas.
func (x scene) streetOf(code string) string {
	for _, a := range x.Areas {
		if code == a.Street.Code || code == a.Entry.Code || slices.ContainsFunc(a.Buildings, func(b riot.BuildingView) bool { return b.Code == code }) {
			return a.Street.Code
		}
	}
	return ""
}

// isEntry reports whether a place is an entry point.
func (x scene) isEntry(code string) bool {
	return slices.ContainsFunc(x.Areas, func(a riot.AreaView) bool { return a.Entry.Code == code })
}

// count writes a number of units of a kind.
func count(n int, name string) string {
	if n == 1 {
		return markup.Escape(name)
	}
	return fmt.Sprintf("%d × %s", n, markup.Escape(name))
}

// unitName is the name of a seat's unit by its ID.
func (x scene) unitName(s games.Seat, id string) string {
	for _, u := range look.At(x.Sides, s).Mat {
		if u.ID == id {
			return markup.Escape(u.Name)
		}
	}
	return markup.Escape(screen.Title(id))
}

// cardMark is the mark of one of the seat's own cards; "" if there is none.
func (x scene) cardMark(id string) string {
	for _, c := range x.Hand {
		if c.ID == id {
			return cardMark(c.Card)
		}
	}
	return ""
}

// cardName is the name of a seat's card by its ID, as far as it lies open.
func (x scene) cardName(s games.Seat, id string) string {
	open := look.At(x.Sides, s).Discards
	if c := x.Clash; c != nil {
		for _, p := range []riot.Party{c.Attacker, c.Defender} {
			if p.Seat == s {
				open = append(open[:len(open):len(open)], p.Played...)
			}
		}
	}
	if s == x.Seat {
		open = append(open[:len(open):len(open)], x.Hand...)
	}
	for _, c := range open {
		if c.ID == id {
			return markup.Escape(c.Name)
		}
	}
	return markup.Escape(screen.Title(id))
}
