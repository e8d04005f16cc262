package render

import (
	"strings"

	"ruckus/games/riot"
)

// reacting asks for an answer to what another does, or in a clash.
func (h riotHand) reacting() Screen {
	s := Screen{Text: paragraphs(h.asked(), h.moment(h.t, h.r), h.summary())}
	if cards := h.choices(func(m string) bool { return strings.HasPrefix(m, "blitz ") }); cards != nil {
		s.Rows = h.list(s.Rows, placePage, "Play a card …", cards)
	}
	var row []Control
	for _, m := range h.moves {
		verb, _, _ := strings.Cut(m, " ")
		if a, ok := riotAnswers[verb]; ok {
			row = append(row, Control{Label: a.label, Style: a.style, Do: m})
		}
	}
	s.Rows = append(s.Rows, append(row, h.toMine(), refresh()))
	return s
}

// riotAnswers are the answers that are one word.
var riotAnswers = map[string]struct {
	label string
	style Style
}{
	"let":      {"Let them pass", Grey},
	"obstruct": {"Step in their way", Red},
	"noblitz":  {"Play no card", Grey},
	"stop":     {"Stop here", Grey},
	"go":       {"Go on, hand to hand", Red},
}

// asked is the question that the seat has to answer.
func (h riotHand) asked() string {
	question := ""
	switch h.Phase {
	case riot.Blocking:
		question = "**Do you step in their way?** Then they must give up, or attack you in the street first. If you say nothing, they pass."
	case riot.Shooting:
		question = "**Do you play a distance card?** It damages one unit before the fight. If you say nothing, you play none."
	case riot.Fighting:
		question = "**Do you play a card?** If you say nothing, you play none."
	case riot.Deciding:
		question = "**Do you go on, hand to hand?** If you stop, nobody is hurt any more, but your units have acted. If you say nothing, you stop."
	}
	if until := h.until(h.t); !until.IsZero() {
		question += " Time is up " + countdown(until) + "."
	}
	return question
}
