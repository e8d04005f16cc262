package render

import (
	"fmt"
	"slices"
	"strings"

	"ruckus/games"
)

// A page is one page of a game's rules.
type page struct{ place, title, text string }

// RulesPage draws the rules of a game with its options, and which of the values differ from the printed rules.
func RulesPage(k games.Kind, extra games.Options, values map[string]int, place string, r Reader) Screen {
	pages := slices.Concat(guideOf(k), []page{{"options", "Options", optionsText(k, extra, values)}})
	now := pages[0]
	for _, p := range pages {
		if p.place == place {
			now = p
		}
	}
	row := make([]Control, len(pages))
	for i, p := range pages {
		row[i] = Control{Label: p.title, Go: p.place, Off: p.place == now.place}
	}
	return fit(Screen{
		Title:  k.Title + " – " + strings.ToLower(now.title),
		Text:   now.text,
		Accent: playingColour,
		Rows:   [][]Control{row},
	})
}

// optionsText lists every option with its present value, and the printed rule where that is another one.
func optionsText(k games.Kind, extra games.Options, values map[string]int) string {
	row := func(o games.Option, usual string) string {
		s := fmt.Sprintf("- %s: **%s**", title(o.Name), format(o, values))
		if v, ok := values[o.Name]; ok && v != o.Default {
			s += " (" + usual + ": " + o.Format(o.Default) + ")"
		}
		return s + " – " + escape(o.Help)
	}
	var rows []string
	for _, o := range options(k) {
		rows = append(rows, row(o, "printed rules"))
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
	return strings.Join(rows, "\n")
}
