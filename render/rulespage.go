package render

import (
	"fmt"
	"slices"
	"strings"

	"ruckus/games"
)

// A Page is one page of a game's rules.
type Page struct{ Place, Title, Text string }

// optionsPlace is the page of the options, which every game has.
const optionsPlace = "options"

// RulesPage draws the rules of a table's game with its options, and which of the values differ from the default ones. The
// table may be one that nobody has opened: its kind, look, values and extra options are enough.
func RulesPage(t Table, place string, _ Reader) Screen {
	pages := slices.Concat(t.guide(), []Page{{optionsPlace, "Options", optionsText(t.Kind, t.Extra, t.Values)}})
	now := pages[0]
	for _, p := range pages {
		if p.Place == place {
			now = p
		}
	}
	row := make([]Control, len(pages))
	for i, p := range pages {
		row[i] = Control{Label: p.Title, Go: p.Place, Off: p.Place == now.Place}
	}
	return fit(Screen{
		Title:  t.Kind.Title + " – " + strings.ToLower(now.Title),
		Text:   now.Text,
		Accent: playingColour,
		Rows:   [][]Control{row},
	})
}

// optionsText lists every option with its present value, and the default where that is another one.
func optionsText(k games.Kind, extra games.Options, values map[string]int) string {
	row := func(o games.Option, usual string) string {
		s := fmt.Sprintf("- %s: **%s**", OptionTitle(o), format(o, values))
		if v, ok := values[o.Name]; ok && v != o.Default {
			s += " (" + usual + ": " + o.Format(o.Default) + ")"
		}
		return s + " – " + escape(o.Help)
	}
	var rows []string
	if k.Edition != "" {
		rows = append(rows, "Played with the map, units, cards and numbers of the edition **"+escape(k.Edition)+"**, which are not those of the box.\n")
	}
	for _, o := range options(k) {
		rows = append(rows, row(o, usual(k, o)))
	}
	if rows == nil {
		rows = append(rows, "This game has no options of its own.")
	}
	if len(extra) > 0 {
		rows = append(rows, "", "**At the table**")
	}
	for _, o := range extra {
		rows = append(rows, row(o, "normally"))
	}
	return strings.Join(append(rows, "", absentRules(k)), "\n")
}

// absentRules say what happens to who does not play.
func absentRules(k games.Kind) string {
	const pause = "Where no player is here, the table is paused for days; any press of a player goes on."
	if !k.StandsIn() {
		return "**Who is away** is not played for, and any press brings them back. " + pause
	}
	return "**Who misses a turn** has the first possible move made by the clock. Who misses two in a row is away: a robot plays for them until any press brings them back. " +
		"If only one player is here, the table waits for them instead. " + pause
}

// usual says in people's words where the default of a game's option comes from.
func usual(k games.Kind, o games.Option) string {
	if k.Edition != "" && !o.Ours {
		return "edition " + escape(k.Edition)
	}
	return o.Usual()
}
