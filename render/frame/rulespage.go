package frame

import (
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

const (
	// optionsPlace is the page of the options, which every game has.
	optionsPlace = "options"
	// housePlace is what older buttons call it.
	housePlace = "house"
	// timePlace is the page that tells what happens to a player who does not play. A game may begin it, with what the clock plays.
	timePlace = "time"
)

// RulesPage draws the rules of a table's game with its options, and which of the values differ from the default ones. The
// table may be one that nobody has opened: its kind, look, values and extra options are enough. A place that is no page is
// the first one.
func RulesPage(t Table, place string, r screen.Reader) screen.Screen {
	return screen.Fit(t.rules(place, "", r))
}

// rules draws a page of the rules. All its controls lead to the place that is called so, and the page behind it.
func (t Table) rules(place, behind string, r screen.Reader) screen.Screen {
	pages := t.pages()
	if place == housePlace {
		place = optionsPlace
	}
	now := pages[max(0, slices.IndexFunc(pages, func(p look.Page) bool { return p.Place == place }))]
	answers := screen.Control{Label: say("guide.find"), Go: behind + "*"}
	var row []screen.Control
	for _, p := range pages {
		if p.Place == look.FirstPlace || p.Place == optionsPlace {
			row = append(row, screen.Control{Label: p.Title, Go: behind + p.Place, Off: p.Place == now.Place})
			continue
		}
		answers.Pick = append(answers.Pick, screen.Choice{Label: p.Title, Value: p.Place, Chosen: p.Place == now.Place})
	}
	s := screen.Screen{Title: say("guide.title", "game", t.Kind.Title, "page", now.Title), Text: write(t.Look, now.Text, r), Accent: screen.PlayingColour}
	if answers.Pick != nil {
		s.Rows = append(s.Rows, []screen.Control{answers})
	}
	s.Rows = append(s.Rows, row)
	if behind == "" {
		row := []screen.Control{{Label: say("practise"), Host: Practise}}
		if t.Look.Lesson != nil {
			row = append([]screen.Control{learnIt}, row...)
		}
		if t.Phase == look.LobbyPhase && t.Dealing.Sum != "" {
			row = append(row, howDealt)
		}
		s.Rows = append(s.Rows, row)
	}
	return s
}

// pages are all pages of the rules.
func (t Table) pages() []look.Page {
	pages := slices.Clone(t.guide())
	absent := look.Page{Place: timePlace, Title: say("guide.away.title"), Text: absentRules(t.Kind)}
	if n := slices.IndexFunc(pages, func(p look.Page) bool { return p.Place == timePlace }); n >= 0 {
		pages[n].Text += "\n\n" + absent.Text
	} else {
		pages = append(pages, absent)
	}
	return append(pages, look.Page{Place: optionsPlace, Title: say("guide.options"), Text: optionsText(t.Kind, t.Extra, t.Terms.Values)})
}

// optionsText lists every option with its present value, and the default where that is another one.
func optionsText(k games.Kind, extra games.Options, values map[string]int) string {
	row := func(o games.Option, extra bool) string {
		return say("guide.option", "option", Item{Option: o, Value: value(o, values), Extra: extra}.row(), "help", markup.Escape(o.Help))
	}
	var rows []string
	if edition := k.EditionName(); edition != "" {
		rows = append(rows, say("guide.edition", "edition", markup.Escape(edition))+"\n")
	}
	for _, o := range options(k) {
		rows = append(rows, row(o, false))
	}
	if rows == nil {
		rows = append(rows, say("guide.no-options"))
	}
	if long := howLong(k); long != "" {
		rows = append(rows, "", long)
	}
	if len(extra) > 0 {
		rows = append(rows, "", say("guide.table"))
	}
	for _, o := range extra {
		rows = append(rows, row(o, true))
	}
	return strings.Join(rows, "\n")
}

// absentRules say what happens to a player who does not play.
func absentRules(k games.Kind) string {
	if !k.StandsIn() {
		return say("guide.away.race")
	}
	return say("guide.away")
}
