package riot

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// Standing answers are told apart by their first word and by what they are for, which games/riot lists: "none 3.1.2" is for one clash,
// "none 3.1" for one turn.
const (
	answerClash = "None in this clash"
	answerTurn  = "None this turn"
	answerPass  = "All pass this turn"
	answerSame  = "Always the order of now"
	answerOut   = "Not between others"
	answerKeep  = "Keep them all out"
	answerGuard = "Always guard mine"
	answerOwn   = "No card in my attacks"
	answerOn    = "Never stop"
	answerAhead = "Continue when ahead"
	answerEven  = "Continue at a draw, too"
)

// answerWords says in a few words what a standing answer is.
func (h hand) answerWords(answer string) string {
	verb, what, _ := strings.Cut(answer, " ")
	switch answer {
	case "let others":
		return answerOut
	case "block empty":
		return answerKeep
	case "block mine":
		return answerGuard
	case "none mine":
		return answerOwn
	case games.PlanOn:
		return answerOn
	case "go ahead":
		return answerAhead
	case "go even":
		return answerEven
	}
	switch {
	case verb == "none" && strings.Count(what, ".") == 2:
		return answerClash
	case verb == "none":
		return answerTurn
	case verb == "let" && strings.Contains(what, "."):
		return answerPass
	case verb == "let":
		return "Let all pass in " + what
	case verb == "block":
		return "Always step in in " + what
	case verb == "streets":
		return "No card in fights in streets"
	case verb == "same":
		return answerSame
	case verb == "hide":
		for _, c := range h.Cards {
			if c.Effect == riot.NoPO && c.Deck.String() == h.side.Team {
				return c.Name + " when the Police beat me"
			}
		}
	}
	return screen.Capital(answer)
}

// offers are buttons for those of the standing answers that are called so, and are not given yet.
func (h hand) offers(labels ...string) (row []screen.Control) {
	for _, label := range labels {
		for _, answer := range h.prompt.Answers {
			if h.answerWords(answer) == label && !slices.Contains(h.t.Answers, answer) {
				row = append(row, screen.Control{Label: label, Do: answer})
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
	return "-# You have said: " + markup.Escape(strings.Join(words, "; ")) + "."
}

// askAgain takes back what the seat has answered for good.
func (h hand) askAgain() []screen.Control {
	if len(h.t.Answers) == 0 {
		return nil
	}
	return []screen.Control{{Label: "Ask me again", Do: games.AskAgain}}
}

// answersPage lists the standing answers that the seat can give, and changes them.
func (h hand) answersPage() screen.Screen {
	s := screen.Screen{Title: "Answers that you give once", Text: screen.Lines(
		"What you choose here answers for you, until you choose it again. Nobody else is told, and nobody can tell it by the time it takes.", h.standing())}
	choices := make([]screen.Choice, 0, len(h.prompt.Answers))
	for _, answer := range h.prompt.Answers {
		c := screen.Choice{Label: markup.Clip(h.answerWords(answer), screen.MaxChoice), Value: answer}
		if strings.HasPrefix(answer, "go ") {
			c.Help = "Risk: a card can turn it, and all you sent are lost"
		} else if answer == games.PlanOn {
			c.Help = "Plans are played whatever comes"
		}
		if slices.Contains(h.t.Answers, answer) {
			c.Help = "Said: choose it to undo it"
		}
		choices = append(choices, c)
	}
	if len(choices) > 0 {
		s.Rows = h.list(nil, placeAnswers, "Say or undo …", choices)
	} else {
		s.Text = "There's nothing to answer now."
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
		now += fmt.Sprint(" ", seat)
		teams = append(teams, h.team(seat, h.r))
	}
	s := screen.Screen{Text: screen.Lines("**The round is over.** In which order do the others have their turns in the next?",
		"Now: "+strings.Join(teams, ", then ")+".", h.standing(), h.clock())}
	var row []screen.Control
	for _, c := range h.choices(func(string) bool { return true }) {
		button := screen.Control{Label: cmp.Or(h.shortOrder(c.Value), c.Label), Style: screen.Blue, Do: c.Value}
		if strings.HasPrefix(c.Value, now+" ") {
			button.Label, button.Style = "As now", screen.Green
			if !h.r.TextOnly { // the text says it in words
				button.Label += " " + h.shortOrder(c.Value)
			}
		}
		row = append(row, button)
	}
	s.Rows = append(s.Rows, chunks(row, shelfRow)...)
	s.Rows = append(s.Rows, h.tools(h.offers(answerSame)...))
	return h.pictured(s, cityMapOf(h.View, nil))
}

// shortOrder is an order of the others in the shapes of their teams. In words it is the first two: a third is who is left.
func (h hand) shortOrder(move string) string {
	var teams []string
	for _, word := range strings.Fields(move) {
		if len(word) != 1 || len(teams) == len(h.Order)-1 {
			continue
		}
		side := look.At(h.Sides, games.Seat(word[0]-'0'))
		if h.r.TextOnly {
			teams = append(teams, side.Name)
		} else {
			teams = append(teams, shapes[side.Team])
		}
	}
	if h.r.TextOnly {
		return strings.Join(teams[:min(2, len(teams))], ", then ")
	}
	return strings.Join(teams, " ")
}
