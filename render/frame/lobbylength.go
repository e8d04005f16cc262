package frame

import (
	"fmt"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// lengths are the controls by which the host chooses how long the game lasts; nil where the game has no lengths.
func lengths(t Table) (row []screen.Control) {
	now, standard := t.Kind.PresetOf(t.Values)
	presets := t.Kind.Presets[:min(len(t.Kind.Presets), screen.MaxButtons-1)]
	for i, p := range presets {
		label := screen.Capital(strings.TrimPrefix(p.Name, "as ")) + shortMinutes(t.Kind, p.Minutes)
		if i > 0 { // the first one has the unit, so that a phone shows all in a line
			label = strings.TrimSuffix(label, " min")
		}
		row = append(row, lengthControl(label, p.Name, standard && p.Name == now.Name))
	}
	if _, known := t.Kind.PresetOf(t.House); row != nil && !known {
		row = append(row, lengthControl("As here", LengthHere, t.lengthHere()))
	}
	return row
}

func lengthControl(label, name string, chosen bool) screen.Control {
	c := screen.Control{Label: label, Host: ChooseLength + name}
	if chosen {
		c.Label, c.Style = "✓ "+label, screen.Blue
	}
	return c
}

// minutes says how long a game lasts, after what stands before it; "" where nobody has measured it. What is measured are
// robots: in a race people are as fast, elsewhere they take their time.
func minutes(k games.Kind, m [2]int, before string) string {
	least, most := min(m[0], m[1]), max(m[0], m[1])
	if most <= 0 {
		return ""
	}
	span := fmt.Sprintf("%d–%d min", least, most)
	if least == most {
		span = fmt.Sprintf("%d min", most)
	}
	if k.Races() {
		return before + "about " + span
	}
	return before + span + " among robots, longer among people"
}

// shortMinutes says the same on a button.
func shortMinutes(k games.Kind, m [2]int) string {
	switch least, most := min(m[0], m[1]), max(m[0], m[1]); {
	case most <= 0:
		return ""
	case !k.Races():
		return fmt.Sprintf(" %d+ min", max(least, 1))
	default:
		return fmt.Sprintf(" %d min", most)
	}
}

// lengthHere reports whether the game lasts as long as the server's settings have it.
func (t Table) lengthHere() bool {
	for _, o := range t.Kind.LengthOptions() {
		if value(o, t.Values) != value(o, t.House) {
			return false
		}
	}
	return true
}

// houseLength reports whether the server's settings have a game last otherwise than by default.
func (t Table) houseLength() bool {
	return slices.ContainsFunc(t.Kind.LengthOptions(), func(o games.Option) bool { return value(o, t.House) != o.Default })
}

// lengthRow says which length is chosen; "" where the game has none to choose from.
func (t Table) lengthRow() string {
	if len(t.Kind.Presets) == 0 {
		return ""
	}
	p, standard := t.Kind.PresetOf(t.Values)
	here := t.houseLength() && t.lengthHere()
	switch {
	case standard && here:
		return "Length: **" + p.Name + "**, as this server plays" + minutes(t.Kind, p.Minutes, "; ")
	case standard:
		return "Length: **" + p.Name + "**" + minutes(t.Kind, p.Minutes, ", ")
	case here:
		return "Length: **as this server plays**"
	}
	return "Length: **chosen for this table**"
}

// changes tells what the host has changed last, and who that is.
func (t Table) changes() string {
	var rows []string
	for _, c := range t.Chosen {
		var parts []string
		for _, o := range slices.Concat(options(t.Kind), t.Extra) {
			if v, ok := c.Values[o.Name]; ok {
				parts = append(parts, OptionTitle(o)+" "+markup.Escape(o.Format(v)))
			}
		}
		what := strings.Join(parts, ", ")
		switch c.Length {
		case "":
		case LengthHere:
			what = "length as this server plays (" + what + ")"
		default:
			what = "length " + c.Length + " (" + what + ")"
		}
		rows = append(rows, "- "+c.By.Bold("The host")+" changed: "+markup.Clip(what, 300))
	}
	return strings.Join(rows, "\n")
}
