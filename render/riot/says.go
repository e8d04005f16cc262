package riot

import (
	"slices"
	"strconv"

	"ruckus/games/riot"
	"ruckus/render/screen"
)

// choices are menu entries for moves.
func (h hand) choices(moves []string) (choices []screen.Choice) {
	for _, m := range moves {
		o := read(unnumbered(m))
		c := screen.Choice{Label: h.plainly(o), Value: m, Help: h.placeName(o.from)}
		if o.verb == "play" {
			c.Help = does(h.card(o.card).Card)
		}
		choices = append(choices, clipped(h.r.OnChoice(c, cardMark(h.card(o.card).Card), "")))
	}
	return choices
}

// card finds an own card by its ID.
func (h hand) card(id string) riot.HandCard {
	for _, c := range h.Hand {
		if c.ID == id {
			return c
		}
	}
	return riot.HandCard{Card: riot.Card{ID: id, Name: screen.Title(id)}}
}

// foeUnit names a unit on the other side of the clash, as distance cards write it: "R0".
func (h hand) foeUnit(code string) string {
	if h.Clash == nil {
		return code
	}
	foe := h.Clash.Attacker
	if foe.Seat == h.Seat {
		foe = h.Clash.Defender
	}
	i := slices.IndexFunc(foe.Units, func(f riot.Fighter) bool { return f.Letter+strconv.Itoa(f.Hurt) == code })
	if i < 0 {
		return code
	}
	f := foe.Units[i]
	name := f.Name
	switch {
	case f.Wounded:
		name = say("unit.wounded", "unit", name)
	case f.Hurt > 0:
		name = say("unit.used", "unit", name)
	case h.unit(foe.Seat, f.ID).Has(riot.Shield):
		name = say("unit.shield", "unit", name)
	}
	if f.N > 1 {
		name = say("unit.one", "n", f.N, "unit", name)
	}
	return name
}
