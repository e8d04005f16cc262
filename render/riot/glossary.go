package riot

import (
	"slices"
	"strings"

	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// glossary explains what is on the map and in the decks: units, cards, and Public Opinion.
func (h hand) glossary(verb string) screen.Screen {
	var s screen.Screen
	switch verb {
	case placeCards:
		s = h.cardsPage()
	case placeOpinion:
		s = screen.Screen{Title: say("opinion.title", "n", len(h.Public.Revealed), "of", h.Public.Total), Text: h.opinionPage()}
	case placeAnswers:
		s = h.answersPage()
	default:
		s = screen.Screen{Title: say("units.title"), Text: h.unitsPage()}
	}
	var row []screen.Control
	for _, place := range []string{placeUnits, placeCards, placeOpinion, placeAnswers} {
		row = append(row, screen.Control{Label: say("more." + place), Go: place, Off: place == verb})
	}
	if tools := h.planTools(); tools != nil {
		s.Rows = append(s.Rows, tools)
	}
	s.Rows = append(s.Rows, row, []screen.Control{screen.Back(screen.LabelBack)})
	s.Title = screen.Join(" ", []string{s.Title, h.upNow()})
	return s
}

// upNow says in a title that the table waits for the reader, who looks something up meanwhile.
func (h hand) upNow() string {
	switch {
	case !h.prompt.Must || h.prompt.NoChoice || h.t.Replay || h.t.Lesson:
		return ""
	case h.t.Plan != nil && h.t.Plan.Stopped != nil:
		return say("more.stopped")
	}
	return say("more.up")
}

// unitsPage lists the units of all teams, those that are alike in several teams once, and explains what they can do.
func (h hand) unitsPage() string {
	var teams, rows, says []string
	seen := map[string]int{}
	for _, s := range h.Sides {
		teams = append(teams, h.team(s.Seat, h.r))
		for _, u := range s.Mat {
			mark := h.r.Mark(unitMark(s.Team, u.ID), shapes[s.Team])
			if h.r.TextOnly {
				mark = markup.Escape(s.Name) + ","
			}
			line := " " + unitLine(u.Unit, "unit")
			if i, ok := seen[line]; ok {
				rows[i] = mark + rows[i]
				continue
			}
			seen[line] = len(rows)
			rows = append(rows, mark+line)
			for _, a := range u.Abilities {
				word, can := ability(a)
				if row := say("unit.can", "word", screen.Capital(word), "says", can); word != "" && !slices.Contains(says, row) {
					says = append(says, row)
				}
			}
		}
	}
	if h.planTools() == nil { // what else one can do while planning needs the room
		says = append(says, say("units.wounded"), say("units.edition", "edition", markup.Escape(h.Edition)))
	}
	return screen.Paragraphs(strings.Join(teams, " · "), screen.Lines(rows...), "-# "+strings.Join(says, " "))
}

// deck lists cards of a team, by when they can be played.
func deck(cards []riot.Card, team string, row func(riot.Card) string) (rows []string) {
	for _, moment := range riot.Times {
		first := true
		for _, c := range cards {
			if c.Deck.String() != team || c.When() != moment {
				continue
			}
			if first {
				rows, first = append(rows, "**"+say("when."+string(moment))+"**"), false
			}
			rows = append(rows, row(c))
		}
	}
	return rows
}

// cardsPage shows the seat's own deck, by when its cards can be played, and which of them it holds.
func (h hand) cardsPage() screen.Screen {
	s, others, goal := screen.Screen{Title: say("cards.title", "team", markup.Escape(h.side.Name))}, h.otherCards(), ""
	rows := deck(h.Cards, h.side.Team, func(c riot.Card) string {
		row := cardRow(c, cardFace(c, h.r))
		if n := h.card(c.ID).N; n > 0 {
			row += " · " + say("cards.held", "n", n)
		}
		return row
	})
	if rows == nil {
		s.Title, rows = say("cards.none"), []string{say("cards.you")}
	} else if others != nil {
		others = []string{"-# " + say("cards.others", "cards", strings.Join(others, "; "))}
	}
	if h.Goal != nil {
		goal = say("cards.goal", "n", h.Goal.Percent, "goal", markup.Escape(h.Goal.Name), "text", markup.Escape(h.Goal.Text))
	}
	s.Text = screen.Paragraphs(goal, screen.Lines(rows...), screen.Lines(others...))
	plays := slices.DeleteFunc(slices.Clone(h.prompt.Moves), func(m string) bool { return !strings.HasPrefix(m, "play ") })
	if len(plays) > 0 {
		s.Rows = h.list(s.Rows, placeCards, say("clash.play"), h.choices(plays))
	}
	return s
}

// cardRow is a card in a list of a deck.
func cardRow(c riot.Card, face string) string {
	return say("cards.row", "card", face, "n", c.Count, "does", does(c))
}

// otherCards are the cards that other teams can have and the seat's own cannot, those that do the same together.
func (h hand) otherCards() (texts []string) {
	names, faces := map[string][]string{}, map[string]string{}
	for _, c := range h.Cards {
		if slices.ContainsFunc(h.Cards, func(o riot.Card) bool { return o.Deck.String() == h.side.Team && o.Name == c.Name }) {
			continue
		}
		text, name := does(c), markup.Escape(c.Name)
		switch {
		case names[text] == nil:
			texts, names[text], faces[text] = append(texts, text), []string{name}, cardFace(c, h.r)
		case !slices.Contains(names[text], name):
			names[text] = append(names[text], name)
		}
	}
	for i, text := range texts {
		texts[i] = strings.Join(append([]string{faces[text]}, names[text][1:]...), ", ") + " · " + text
	}
	return texts
}

// opinionPage lists the cards of Public Opinion: those that were revealed, the last one, and those to come.
func (h hand) opinionPage() string {
	rows := append([]string{h.bubbles(h.r), say("opinion.how")}, opinionRows(h.Opinions, h.Public.Revealed)...)
	return screen.Lines(append(rows, h.inForce()...)...)
}

// opinionRows lists cards of Public Opinion by level, with those that were seen.
func opinionRows(all, revealed []riot.Opinion) (rows []string) {
	for level := 1; level <= 2; level++ {
		var list []string
		seen := 0
		for _, o := range all {
			key := "opinion.card"
			switch {
			case o.Level != level:
				continue
			case slices.ContainsFunc(revealed, func(r riot.Opinion) bool { return r.ID == o.ID }):
				key, seen = "opinion.seen", seen+1
			}
			list = append(list, say(key, "card", markup.Escape(o.Name), "demands", demands(o)))
		}
		key := "opinion.level"
		if revealed == nil {
			key = "opinion.levels"
		}
		rows = append(append(rows, say(key, "level", strings.Repeat("I", level), "n", seen, "of", len(list))), list...)
	}
	return rows
}

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
