package riot

import (
	"fmt"
	"slices"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// watched tells what a clash of two teams means for Public Opinion: no matter who wins it, the Police profit. It says nothing where
// the Police are not in it. A clash is quiet where a unit or a card keeps it from the public.
func (x scene) watched(one, other games.Seat, quiet bool, r screen.Reader) string {
	if !x.isPolice(one) && !x.isPolice(other) {
		return ""
	}
	shown, total := len(x.Public.Revealed), x.Public.Total
	mark := x.bubbled(r)
	then := fmt.Sprintf("%d %s **%d of %d**", shown, becomes(r), shown+1, total)
	switch {
	case quiet:
		return mark + "This clash does not count for Public Opinion."
	case x.Counts:
		return mark + "A clash of this turn counts already: this one brings no further card of Public Opinion."
	case x.isPolice(x.Seat):
		return mark + "Public Opinion " + then + ", if anybody wins hand to hand. You win with the last."
	case shown+1 >= total:
		return mark + "**Careful: this can end the game.** If anybody wins hand to hand, even you, the last Public Opinion card comes, and **the Police have won**. " + x.avoided(r)
	}
	return mark + fmt.Sprintf("**Careful: beating the Police helps the Police.** If anybody wins hand to hand: %s; at %d they win. %s", then, total, x.avoided(r))
}

// becomes stands between what is and what will be.
func becomes(r screen.Reader) string {
	if r.TextOnly {
		return "becomes"
	}
	return "→"
}

// avoided says how a Protester beats the Police without helping them: by thrown cards alone, with a card or with a unit.
func (x scene) avoided(r screen.Reader) string {
	ways := []string{"thrown cards alone"}
	team := look.At(x.Sides, x.Seat)
	for _, c := range x.Cards {
		if c.Effect == riot.NoPO && c.Deck.String() == team.Team {
			ways = append(ways, cardFace(c, r))
		}
	}
	for _, u := range team.Mat {
		if shy(u.Unit) {
			ways = append(ways, x.unitFace(x.Seat, u.ID, r)+" in it")
		}
	}
	return "Not with: " + screen.List(ways, "or") + "."
}

func (x scene) isPolice(s games.Seat) bool { return look.At(x.Sides, s).Team == "police" }

// unit is a kind of unit on a seat's summary mat by its ID.
func (x scene) unit(s games.Seat, id string) riot.Unit {
	for _, u := range look.At(x.Sides, s).Mat {
		if u.ID == id {
			return u.Unit
		}
	}
	return riot.Unit{}
}

// shy reports whether clashes with a unit do not count for Public Opinion.
func shy(u riot.Unit) bool {
	return slices.ContainsFunc(u.Abilities, func(a riot.Ability) bool { return a.Effect == riot.NoPOInvolved })
}

// hasShy reports whether such a unit is among units of a seat.
func (x scene) hasShy(s games.Seat, units []riot.Stack) bool {
	return slices.ContainsFunc(units, func(u riot.Stack) bool { return shy(x.unit(s, u.ID)) })
}

// inTheWay tells who keeps the team on turn out of the buildings of a street, and how strong they are.
func (h hand) inTheWay() string {
	var rows []string
	advice := ""
	if h.r.TextOnly || h.t.Lesson { // else the map needs the room
		advice = " Attack them there, or leave its buildings alone in this turn."
	}
	for _, o := range h.InTheWay {
		units := h.at(o.Street, o.Seat)
		rows = append(rows, fmt.Sprintf("**In your way in %s:** %s with %s, Force **%d**.%s",
			o.Street, h.face(o.Seat, h.r), h.faces(o.Seat, units, h.r), force(units), advice))
	}
	return screen.Lines(rows...)
}

// bans tell the Police in their turn what Public Opinion forbids them.
func (x scene) bans() string {
	if !x.isPolice(x.Seat) || x.Turn != x.Seat {
		return ""
	}
	switch p := x.Public; {
	case p.Attacks:
		return "**Public Opinion:** no attack in this turn."
	case p.Buildings:
		return "**Public Opinion:** no attack on buildings in this turn."
	}
	return ""
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
	}
	return "at any time of your turn, but not in a clash"
}
