package riot

import (
	"fmt"
	"slices"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render"
)

// watched tells what a clash of two teams means for Public Opinion: whoever wins it, the Police profit. It says nothing where
// the Police are not in it. A clash is quiet where a unit or a card keeps it from the public.
func (x look) watched(one, other games.Seat, quiet bool) string {
	if !x.isPolice(one) && !x.isPolice(other) {
		return ""
	}
	shown := len(x.Public.Revealed)
	switch {
	case quiet:
		return "This clash does not count for Public Opinion."
	case x.Counts:
		return "A clash of this turn counts for Public Opinion already: this one brings no further card."
	case shown+1 >= x.Public.Total:
		return "**Mind the public:** if anybody wins this hand to hand, whoever it is, the last Public Opinion card comes, and **the Police have won**."
	}
	return fmt.Sprintf("**Mind the public:** if anybody wins this hand to hand, whoever it is, the Police come a card nearer to winning: %d of %d.", shown+1, x.Public.Total)
}

func (x look) isPolice(s games.Seat) bool { return render.At(x.Sides, s).Team == "police" }

// unit is a kind of unit on a seat's summary mat by its ID.
func (x look) unit(s games.Seat, id string) riot.Unit {
	for _, u := range render.At(x.Sides, s).Mat {
		if u.ID == id {
			return u.Unit
		}
	}
	return riot.Unit{}
}

// shy tells whether clashes with a unit do not count for Public Opinion.
func shy(u riot.Unit) bool {
	return slices.ContainsFunc(u.Abilities, func(a riot.Ability) bool { return a.Effect == riot.NoPOInvolved })
}

// hasShy tells whether such a unit of a seat is in a place.
func (x look) hasShy(s games.Seat, code string) bool {
	for _, a := range x.Areas {
		places := []riot.PlaceView{a.Street}
		for _, b := range a.Buildings {
			places = append(places, b.PlaceView)
		}
		for _, p := range places {
			if p.Code == code && slices.ContainsFunc(p.Units, func(u riot.Stack) bool { return u.Seat == s && shy(x.unit(s, u.ID)) }) {
				return true
			}
		}
	}
	return false
}

// inTheWay tells who keeps the team on turn out of the buildings of a street.
func (h hand) inTheWay() string {
	var rows []string
	for _, o := range h.InTheWay {
		var units []riot.Stack
		for _, a := range h.Areas {
			for _, u := range a.Street.Units {
				if a.Street.Code == o.Street && u.Seat == o.Seat {
					units = append(units, u)
				}
			}
		}
		rows = append(rows, fmt.Sprintf("**In your way in %s:** the %s with %s. Its buildings are shut to you in this turn, unless you attack and beat them in the street.",
			h.look.place(o.Street), h.team(o.Seat, h.r), stackList(units)))
	}
	return render.Lines(rows...)
}

// when tells when a card can be played.
func when(c riot.Card) string {
	switch c.Effect {
	case riot.Distance:
		return "in a clash, before the fight hand to hand"
	case riot.Force, riot.ForceMaxDraw, riot.NoPO:
		return "in a clash, in the fight hand to hand"
	case riot.NoClash:
		return "in the fight hand to hand, when you are attacked"
	case riot.Credits:
		return "in your turn, while you buy"
	case riot.Rally:
		return "at any time of your turn, but not in a clash"
	}
	return "in your turn, while you move and attack"
}
