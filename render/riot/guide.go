package riot

import (
	"fmt"
	"strings"

	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// guide explains RIOT as it is played with these options, with the units and cards of the house edition. The rules' refusals name its pages by
// their places.
func guide(values map[string]int) []look.Page {
	e := riot.Default()
	outlast, gone, last := say("rule.outlast"), say("rule.out"), ""
	if values["comeback"] != 0 {
		outlast, gone = "", say("rule.comeback")
	}
	if values["rounds"] != 0 {
		last = say("rule.rounds", "n", values["rounds"]) + " "
	}
	pages := look.GuideIn(book, values, "points", values["points"], "window", values["window"], "setup", values["setup2p"],
		"edition", markup.Escape(e.Name), "outlast", outlast, "gone", gone, "last", last)
	for t := range riot.Team(riot.Teams) {
		pages = append(pages, look.Page{Place: t.String(), Title: markup.Escape(e.Teams.Of(t).Name), Text: teamGuide(e, t)})
	}
	return append(pages, look.Page{Place: "opinions", Title: "Public Opinion", Text: opinionGuide(e)})
}

// cardNamed writes what a text names in braces; "" for no such thing.
func cardNamed(name string, r screen.Reader) string {
	switch name {
	case creditMark:
		return r.Mark(name, "credits")
	case opinionMark:
		return r.Mark(name, "Public Opinion")
	case "credits":
		return strings.TrimSpace(r.Mark(creditMark, "") + " credits")
	case "opinion":
		return strings.TrimSpace(r.Mark(opinionMark, "") + " Public Opinion")
	}
	return tokenNamed(name, r)
}

// ofHouse says of what edition the lists of the rules are.
func ofHouse(e riot.Edition) string {
	return "-# Edition **" + markup.Escape(e.Name) + "**. At a table with another one, *More* in the hand shows its own."
}

// teamGuide lists the units of a team with what they can do, and its cards by when they can be played.
func teamGuide(e riot.Edition, t riot.Team) string {
	units, cards := []string{"**Units**"}, []string{"**Cards**"}
	for _, u := range e.Teams.Of(t).Units {
		row := fmt.Sprintf("- %s: Force %d, price %d, %d tokens", markup.Escape(u.Name), u.Force, u.Cost, u.Count)
		if can := abilities(u); can != "" {
			row += "; " + can
		}
		units = append(units, row)
	}
	for _, moment := range playTimes {
		var now []string
		for _, c := range e.Cards {
			if c.Deck == t && when(c) == moment {
				now = append(now, fmt.Sprintf("%s ×%d (%s)", markup.Escape(c.Name), c.Count, does(c)))
			}
		}
		if now != nil {
			cards = append(cards, "- *"+screen.Capital(moment)+":* "+strings.Join(now, ", "))
		}
	}
	if len(cards) == 1 {
		cards = []string{"This team has no cards."}
	}
	return screen.Paragraphs(screen.Lines(units...), screen.Lines(cards...), ofHouse(e))
}

// opinionGuide lists the cards of Public Opinion.
func opinionGuide(e riot.Edition) string {
	rows := []string{"**The cards**"}
	for _, o := range e.Opinions {
		rows = append(rows, fmt.Sprintf("- %s, level %s: %s", markup.Escape(o.Name), strings.Repeat("I", o.Level), markup.Escape(o.Text)))
	}
	return strings.Join(rows, "\n")
}
