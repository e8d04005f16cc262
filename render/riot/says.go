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
	"ruckus/render/screen"
)

// choices are menu entries for the moves that fit.
func (h hand) choices(fit func(string) bool) []screen.Choice {
	var choices []screen.Choice
	for _, m := range h.prompt.Moves {
		if fit(m) {
			label, help := h.says(m)
			c := screen.Choice{Label: markup.Clip(label, screen.MaxChoice), Value: m, Help: markup.Clip(help, screen.MaxChoice)}
			if w := strings.Fields(m); len(w) > 1 && (w[0] == "play" || w[0] == "blitz") {
				c.Emoji = h.r.Mark(cardMark(h.card(w[1]).Card), "")
			}
			choices = append(choices, c)
		}
	}
	return choices
}

// says puts a move into words for a menu: plain text, as menus have no Markdown.
func (h hand) says(move string) (label, help string) {
	w := strings.Fields(move)
	w = append(w[:max(0, len(w)-1)], "", "", "", "") // without the number of the step
	switch w[0] {
	case "place":
		b, _ := h.building(w[1])
		return w[1] + " " + b.Name, screen.Plural(b.Credits, "credit")
	case "remove":
		return h.units(w[2]) + " from " + w[1], h.placeName(w[1])
	case "order":
		var names []string
		for _, seat := range w[1:] {
			if n, err := strconv.Atoi(seat); err == nil {
				names = append(names, look.At(h.Sides, games.Seat(n)).Name)
			}
		}
		return strings.Join(names, ", then "), ""
	case "play", "blitz":
		return h.saysCard(w)
	}
	return screen.Capital(strings.TrimSpace(strings.Join(w, " "))), ""
}

// saysCard puts the play of a card into words.
func (h hand) saysCard(w []string) (label, help string) {
	c := h.card(w[1])
	label, help = c.Name, c.Text
	if w[0] == "blitz" {
		switch {
		case w[2] != "":
			label += " at " + h.foeUnit(w[2])
		case h.Clash != nil:
			attack, defence := h.Clash.After(h.Seat, c.Card)
			help = fmt.Sprintf("attack %d, defence %d", attack, defence)
		}
		switch c.Effect {
		case riot.NoPO, riot.NoClash:
			help = c.Text
		}
		return label, help
	}
	switch {
	case w[4] != "":
		label += ": " + h.units(w[3]) + " from " + w[2] + " into " + w[4]
	case w[3] != "":
		label += ": " + h.units(w[3]) + " in " + w[2]
	case w[2] != "":
		label += " at " + w[2] + ", " + h.placeName(w[2])
	}
	return label, help
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

// units names own units that a move writes as a number, a letter and what they can do: "2O1!".
func (h hand) units(group string) string {
	i := strings.IndexFunc(group, func(c rune) bool { return c < '0' || c > '9' })
	if i < 0 {
		return group
	}
	for _, u := range h.side.Mat {
		if strings.HasPrefix(group[i:], u.Letter) {
			if group[:i] == "1" {
				return u.Name
			}
			return group[:i] + " × " + u.Name
		}
	}
	return group
}

// foeUnit names a unit on the other side of the clash, as distance cards write it: "R0".
func (h hand) foeUnit(code string) string {
	if h.Clash == nil || code == "" {
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
		name += " (wounded)"
	case f.Hurt > 0:
		name += " (shield used)"
	case shielded(h.unit(foe.Seat, f.ID)):
		name += " (shield)"
	}
	if f.N > 1 {
		name = "one of " + strconv.Itoa(f.N) + " × " + name
	}
	return name
}
