package riot

import (
	"cmp"
	"slices"
	"strconv"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// after says what becomes of Public Opinion by a battle as it stands: "◉ 9 → **10, the Police win**". It says nothing where no Police fight.
func (h hand) after(b battle) string {
	key := "opinion.rises"
	switch {
	case !h.isPolice(b.attacker) && !h.isPolice(b.defender):
		return ""
	case h.Counts:
		key = "opinion.counts"
	case b.quiet:
		key = "opinion.quiet"
	case b.may:
		key = "opinion.may"
	case b.attack == b.defence:
		key = "opinion.draw"
	}
	shown := len(h.Public.Revealed)
	return say(key, "mark", cmp.Or(h.bubbled(h.r), say("opinion.words")+" "), "n", shown, "next", strconv.Itoa(shown+1), "to", becomes(h.r), "rises", h.rises(h.r))
}

// rises says that one more card of Public Opinion comes: "9 → **10, the Police win**".
func (x scene) rises(r screen.Reader) string {
	shown, key := len(x.Public.Revealed), "opinion.next"
	switch {
	case shown+1 < x.Public.Total:
	case x.isPolice(x.Seat):
		key = "opinion.next.you"
	default:
		key = "opinion.next.police"
	}
	return say(key, "n", shown, "to", becomes(r), "next", shown+1)
}

// becomes stands between what is and what will be.
func becomes(r screen.Reader) string {
	if r.TextOnly {
		return say("opinion.to.words")
	}
	return say("opinion.to")
}

// avoided says how a Protester beats the Police without helping them, where that would lose the game: by thrown cards alone, with a card or
// with a unit.
func (h hand) avoided(b battle) string {
	if len(h.Public.Revealed)+1 < h.Public.Total || h.Counts || b.quiet || h.isPolice(h.Seat) || !h.isPolice(b.other(h.Seat)) {
		return ""
	}
	ways := []string{say("opinion.avoid.thrown")}
	for _, c := range h.Cards {
		if c.Effect == riot.NoPO && c.Deck.String() == h.side.Team {
			ways = append(ways, cardFace(c, h.r))
		}
	}
	for _, u := range h.side.Mat {
		if u.Has(riot.NoPOInvolved) {
			ways = append(ways, say("opinion.avoid.unit", "unit", h.unitFace(h.Seat, u.ID, h.r)))
		}
	}
	return say("opinion.avoid", "ways", screen.List(ways, say("or")))
}

func (x scene) isPolice(s games.Seat) bool { return look.At(x.Sides, s).Team == "police" }

// hasShy reports whether among units of a seat is one whose clashes do not count for Public Opinion.
func (x scene) hasShy(s games.Seat, units []riot.Stack) bool {
	return slices.ContainsFunc(units, func(u riot.Stack) bool { return x.unit(s, u.ID).Has(riot.NoPOInvolved) })
}

// inTheWay tells who keeps the team on turn out of the buildings of a street, and how strong they are.
func (h hand) inTheWay() string {
	var rows []string
	for _, o := range h.InTheWay {
		units := h.at(o.Street, o.Seat)
		rows = append(rows, say("way.in", "street", o.Street, "team", h.face(o.Seat, h.r), "units", h.faces(o.Seat, units, h.r), "n", force(units)))
	}
	if rows != nil && (h.r.TextOnly || h.t.Lesson) { // else the map needs the room
		rows = append(rows, say("way.advice"))
	}
	return screen.Lines(rows...)
}
