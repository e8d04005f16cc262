package frame

import (
	"strings"

	"ruckus/games"
	"ruckus/render/screen"
)

// lengths are the controls by which the host chooses how long the game lasts; nil where the game has no lengths.
func lengths(t Table) (row []screen.Control) {
	now, standard := t.Kind.PresetOf(t.Terms.Values)
	_, known := t.Kind.PresetOf(t.Terms.House)
	presets := t.Kind.Presets[:min(len(t.Kind.Presets), screen.MaxButtons-1)]
	for i, p := range presets {
		label := screen.Capital(strings.TrimPrefix(p.Name, "as "))
		switch n := t.lasts(p); {
		case n == 0 || !known || len(presets) > 3: // a phone has no room for it beside one more button; the options say it
		case i == 0: // has the unit, so that a phone shows all in a line
			label = say("length.minutes", "length", label, "n", n)
		default:
			label = say("length.number", "length", label, "n", n)
		}
		row = append(row, oneOf(screen.Control{Label: label, Go: PlaceLength + p.Name}, standard && p.Name == now.Name))
	}
	if row != nil && !known {
		row = append(row, oneOf(screen.Control{Label: say("length.here"), Go: PlaceLength + LengthHere}, t.lengthHere()))
	}
	return row
}

// lasts is about how many minutes a game of a length lasts with the players who have a seat.
func (t Table) lasts(p games.Preset) int { return Lasts(t.Kind, p, len(t.Players)) }

// Lasts is about how many minutes a game of a length lasts with that many players; 0 where nobody has measured it. Between the fewest
// and the most players it goes evenly.
func Lasts(k games.Kind, p games.Preset, players int) int {
	few, many, fewest := p.Minutes[0], p.Minutes[1], k.Fewest(p.Values)
	span := k.Max - fewest
	if span == 0 {
		return many
	}
	more := min(max(players-fewest, 0), span)
	return few + ((many-few)*more+span/2)/span
}

// howLong says among the options how long each length of a game lasts; "" where nobody has measured it.
func howLong(k games.Kind) string {
	var rows []string
	for _, p := range k.Presets {
		switch few, many := min(p.Minutes[0], p.Minutes[1]), max(p.Minutes[0], p.Minutes[1]); {
		case many == 0:
		case few == many:
			rows = append(rows, say("lasts.length", "length", p.Name, "n", many))
		default:
			rows = append(rows, say("lasts.between", "length", p.Name, "from", few, "to", many))
		}
	}
	if rows == nil {
		return ""
	}
	return say("lasts", "from", k.Fewest(nil), "to", k.Max, "lengths", strings.Join(rows, ", "))
}

// lengthHere reports whether the game lasts as long as the server's settings have it.
func (t Table) lengthHere() bool {
	for _, o := range t.Kind.LengthOptions() {
		if value(o, t.Terms.Values) != value(o, t.Terms.House) {
			return false
		}
	}
	return true
}
