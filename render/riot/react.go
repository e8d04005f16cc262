package riot

import (
	"slices"
	"strings"

	"ruckus/games/riot"
	"ruckus/render"
)

// reacting asks for an answer to what another does, or in a clash.
func (h hand) reacting() render.Screen {
	s := render.Screen{Text: render.Paragraphs(h.asked(), render.Lines(h.moment(h.t, h.r), h.concerns()), h.summary())}
	if cards := h.choices(func(m string) bool { return strings.HasPrefix(m, "blitz ") }); cards != nil {
		s.Rows = h.list(s.Rows, placePage, "Play a card …", cards)
	}
	var row []render.Control
	for _, a := range answers {
		for _, m := range h.moves {
			if strings.HasPrefix(m, a.verb+" ") {
				row = append(row, render.Control{Label: a.label, Style: a.style, Do: m})
			}
		}
	}
	s.Rows = append(s.Rows, append(row, h.toMine(), render.Refresh()))
	return s
}

// answers are the answers that are one word, in the order of their buttons, whichever the absent are taken to give.
var answers = [...]struct {
	verb, label string
	style       render.Style
}{
	{"let", "Let them pass", render.Grey},
	{"obstruct", "Step in their way", render.Red},
	{"noblitz", "Play no card", render.Grey},
	{"stop", "Stop here", render.Grey},
	{"go", "Go on, hand to hand", render.Red},
}

// asked is the question that the seat has to answer.
func (h hand) asked() string {
	question := ""
	switch h.Phase {
	case riot.Blocking:
		question = "**Do you step in their way?** Then all buildings of the street are shut to them in this turn, unless they attack and beat you in the street. If you say nothing, they pass."
	case riot.Shooting:
		question = "**Do you play a distance card?** It damages one unit before the fight. If you say nothing, you play none."
	case riot.Fighting:
		question = "**Do you play a card?** If you say nothing, you play none."
	case riot.Deciding:
		question = "**Do you go on, hand to hand?** If you stop, nobody is hurt any more, but your units have acted. If you say nothing, you " + h.silence() + "."
	}
	if until := h.until(h.t); !until.IsZero() {
		question += " " + render.Moment("End of your time", until) + "."
	}
	return question
}

// silence is what an attacker does who does not say whether to go on.
func (x look) silence() string {
	if c := x.Clash; c != nil && render.At(x.Sides, c.Defender.Seat).Cards == 0 {
		return "go on, as nobody else can play a card"
	}
	return "stop"
}

// concerns tells what the clash that goes on, or that may come, means for Public Opinion.
func (h hand) concerns() string {
	switch d, c := h.Declared, h.Clash; {
	case h.Phase == riot.Blocking && d != nil:
		street := d.Target[:min(1, len(d.Target))]
		quiet := slices.ContainsFunc(d.Units, func(u riot.Stack) bool { return shy(h.unit(d.Seat, u.ID)) })
		if d.Attack && !quiet && (h.isPolice(d.Seat) || h.isPolice(d.Foe)) {
			return h.watched(d.Seat, d.Foe, h.hasShy(d.Foe, d.Target))
		}
		return h.watched(h.Seat, d.Seat, quiet || h.hasShy(h.Seat, street))
	case c != nil && h.reacts():
		quiet := c.Secret
		for _, p := range []riot.Party{c.Attacker, c.Defender} {
			quiet = quiet || slices.ContainsFunc(p.Units, func(f riot.Fighter) bool { return !f.Wounded && shy(h.unit(p.Seat, f.ID)) })
		}
		return h.watched(c.Attacker.Seat, c.Defender.Seat, quiet)
	}
	return ""
}
