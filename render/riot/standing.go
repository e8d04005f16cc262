package riot

import (
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// standingKeys are the texts of standing answers that are always the same, which games/riot lists.
var standingKeys = map[string]string{
	"let others": "out", "block empty": "keep", "block mine": "guard", "none mine": "own", games.PlanOn: "on", "go ahead": "ahead", "go even": "even",
}

// standingKey is the text of a standing answer. They are told apart by their first word and by what they are for: "none 3.1.2" is for one
// clash, "none 3.1" for one turn.
func standingKey(answer string) string {
	if key, ok := standingKeys[answer]; ok {
		return key
	}
	verb, what, _ := strings.Cut(answer, " ")
	switch parts := strings.Count(what, "."); {
	case verb == "none" && parts == 2:
		return "clash"
	case verb == "none":
		return "turn"
	case verb == "let" && parts > 0:
		return "pass"
	}
	return verb
}

// answerWords says in a few words what a standing answer is.
func (h hand) answerWords(answer string) string {
	card := ""
	for _, c := range h.Cards {
		if c.Effect == riot.NoPO && c.Deck.String() == h.side.Team {
			card = c.Name
		}
	}
	_, street, _ := strings.Cut(answer, " ")
	return say("standing."+standingKey(answer), "street", street, "card", card)
}

// offers are buttons for those of the standing answers that have such texts, and are not given yet.
func (h hand) offers(keys ...string) (row []screen.Control) {
	for _, key := range keys {
		for _, answer := range h.prompt.Answers {
			if standingKey(answer) == key && !slices.Contains(h.t.Answers, answer) {
				row = append(row, screen.Control{Label: h.answerWords(answer), Do: answer})
			}
		}
	}
	return row
}

// standing says in a small line what the seat has answered for good; "" for nothing.
func (h hand) standing() string {
	if len(h.t.Answers) == 0 {
		return ""
	}
	words := make([]string, len(h.t.Answers))
	for i, answer := range h.t.Answers {
		words[i] = h.answerWords(answer)
	}
	return "-# " + say("standing.said", "answers", markup.Escape(strings.Join(words, "; ")))
}

// askAgain takes back what the seat has answered for good.
func (h hand) askAgain() []screen.Control {
	if len(h.t.Answers) == 0 {
		return nil
	}
	return []screen.Control{{Label: say("standing.again"), Do: games.AskAgain}}
}

// answersPage lists the standing answers that the seat can give, and changes them.
func (h hand) answersPage() screen.Screen {
	s := screen.Screen{Title: say("standing.title"), Text: screen.Lines(say("standing.page"), h.standing())}
	var choices []screen.Choice
	for _, answer := range h.prompt.Answers {
		c := screen.Choice{Label: h.answerWords(answer), Value: answer}
		switch {
		case slices.Contains(h.t.Answers, answer):
			c.Help = say("standing.undo")
		case strings.HasPrefix(answer, "go "):
			c.Help = say("standing.risk")
		case answer == games.PlanOn:
			c.Help = say("standing.plans")
		}
		choices = append(choices, clipped(c))
	}
	if choices == nil {
		s.Text = say("standing.none")
	} else {
		s.Rows = h.list(nil, placeAnswers, say("standing.choose"), choices)
	}
	if again := h.askAgain(); again != nil {
		s.Rows = append(s.Rows, again)
	}
	return s
}

// ordering asks the Police for the order of the next round: the one of now first.
func (h hand) ordering() screen.Screen {
	now, teams := "order", []string(nil)
	for _, seat := range h.Order[min(1, len(h.Order)):] {
		now += " " + strconv.Itoa(int(seat))
		teams = append(teams, h.team(seat, h.r))
	}
	s := screen.Screen{Text: screen.Lines(say("order.ask"), say("order.now", "teams", strings.Join(teams, say("order.then")+" ")), h.standing(), h.clock())}
	var row []screen.Control
	for _, m := range h.prompt.Moves {
		button := screen.Control{Label: h.orderOf(m), Style: screen.Blue, Do: m}
		if strings.HasPrefix(m, now+" ") {
			button.Label, button.Style = say("order.same")+" "+button.Label, screen.Green
			if h.r.TextOnly { // the text says it in words
				button.Label = say("order.same")
			}
		}
		row = append(row, button)
	}
	for part := range slices.Chunk(row, shelfRow) {
		s.Rows = append(s.Rows, part)
	}
	s.Rows = append(s.Rows, h.tools(h.offers("same")...))
	return h.pictured(s, cityMapOf(h.View, nil))
}

// orderOf is an order of the others in the shapes of their teams. In words it is the first two: a third is who is left.
func (h hand) orderOf(move string) string {
	seats := read(unnumbered(move)).units
	if !h.r.TextOnly {
		return h.order(seats, " ", func(s games.Seat) string { return shapes[look.At(h.Sides, s).Team] })
	}
	first := strings.Fields(seats)
	return h.order(strings.Join(first[:min(2, len(first))], " "), say("order.then")+" ", func(s games.Seat) string { return look.At(h.Sides, s).Name })
}

// order writes seats that a move names.
func (h hand) order(seats, between string, write func(games.Seat) string) string {
	var all []string
	for word := range strings.FieldsSeq(seats) {
		if n, err := strconv.Atoi(word); err == nil {
			all = append(all, write(games.Seat(n)))
		}
	}
	return strings.Join(all, between)
}
