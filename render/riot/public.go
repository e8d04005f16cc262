package riot

import (
	"fmt"
	"slices"
	"strconv"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// after says what becomes of Public Opinion by a battle as it stands: " ◉ 9 → **10, the Police win**". It says nothing where no
// Police fight.
func (h hand) after(b battle) string {
	if !h.isPolice(b.attacker) && !h.isPolice(b.defender) {
		return ""
	}
	shown := len(h.Public.Revealed)
	mark := " " + h.bubbled(h.r)
	if mark == " " {
		mark = " Public Opinion: "
	}
	switch {
	case h.Counts:
		return mark + fmt.Sprintf("%d %s %d already, with this turn.", shown, becomes(h.r), shown+1)
	case b.quiet:
		return mark + fmt.Sprintf("unseen, %d stays.", shown)
	case b.attack == b.defence:
		return mark + fmt.Sprintf("a draw, %d stays.", shown)
	}
	if b.may {
		return mark + h.rises(h.r) + ", if someone wins that."
	}
	return mark + h.rises(h.r) + "."
}

// rises says that one more card of Public Opinion comes: "9 → **10, the Police win**".
func (x scene) rises(r screen.Reader) string {
	shown := len(x.Public.Revealed)
	then := strconv.Itoa(shown + 1)
	switch {
	case shown+1 < x.Public.Total:
	case x.isPolice(x.Seat):
		then += ", you win"
	default:
		then += ", the Police win"
	}
	return fmt.Sprintf("%d %s **%s**", shown, becomes(r), then)
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

// when tells when a card can be played.
func when(c riot.Card) string {
	switch c.Effect {
	case riot.Distance:
		return "in a clash, before the fight hand to hand"
	case riot.Force, riot.ForceMaxDraw, riot.NoPO:
		return "in a clash, in the fight hand to hand"
	case riot.NoClash:
		return "in the fight hand to hand, when you're attacked"
	case riot.Credits:
		return "in your turn, while you buy"
	}
	return "at any time of your turn, but not in a clash"
}
