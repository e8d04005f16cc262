package riot

import (
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
	return append(pages, look.Page{Place: "opinions", Title: say("opinion.name"), Text: screen.Lines(opinionRows(e.Opinions, nil)...)})
}

// cardNamed writes what a text names in braces; "" for no such thing.
func cardNamed(name string, r screen.Reader) string {
	switch name {
	case creditMark:
		return r.Mark(name, say("mark.credits"))
	case opinionMark:
		return r.Mark(name, say("opinion.name"))
	case "credits":
		return strings.TrimSpace(say("mark.credit", "mark", r.Mark(creditMark, "")))
	case "opinion":
		return strings.TrimSpace(say("mark.opinion", "mark", r.Mark(opinionMark, "")))
	}
	return tokenNamed(name, r)
}

// teamGuide lists the units of a team with what they can do, and its cards by when they can be played.
func teamGuide(e riot.Edition, t riot.Team) string {
	rows := []string{say("team.units")}
	for _, u := range e.Teams.Of(t).Units {
		rows = append(rows, "- "+screen.Join("; ", []string{say("team.unit", "unit", markup.Escape(u.Name), "force", u.Force, "price", u.Cost, "n", u.Count), abilities(u)}))
	}
	cards := deck(e.Cards, t.String(), func(c riot.Card) string { return "- " + cardRow(c, markup.Escape(c.Name)) })
	if cards == nil {
		cards = []string{say("team.none")}
	}
	return screen.Paragraphs(screen.Lines(rows...), screen.Lines(cards...), "-# "+say("team.edition", "edition", markup.Escape(e.Name)))
}
