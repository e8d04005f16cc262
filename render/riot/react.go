package riot

import (
	"strings"

	"ruckus/games/riot"
	"ruckus/render"
)

// reacting asks for an answer to what another does, or in a clash.
func (h hand) reacting() render.Screen {
	s := render.Screen{Text: render.Paragraphs(h.asked(), h.moment(h.t, h.r), h.summary())}
	if cards := h.choices(func(m string) bool { return strings.HasPrefix(m, "blitz ") }); cards != nil {
		s.Rows = h.list(s.Rows, placePage, "Play a card …", cards)
	}
	var row []render.Control
	for _, m := range h.moves {
		verb, _, _ := strings.Cut(m, " ")
		if a, ok := answers[verb]; ok {
			row = append(row, render.Control{Label: a.label, Style: a.style, Do: m})
		}
	}
	s.Rows = append(s.Rows, append(row, h.toMine(), render.Refresh()))
	return s
}

// answers are the answers that are one word.
var answers = map[string]struct {
	label string
	style render.Style
}{
	"let":      {"Let them pass", render.Grey},
	"obstruct": {"Step in their way", render.Red},
	"noblitz":  {"Play no card", render.Grey},
	"stop":     {"Stop here", render.Grey},
	"go":       {"Go on, hand to hand", render.Red},
}

// asked is the question that the seat has to answer.
func (h hand) asked() string {
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
		question += " Time is up " + render.Countdown(until) + "."
	}
	return question
}
