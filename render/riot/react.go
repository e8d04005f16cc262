package riot

import (
	"strings"

	"ruckus/games/riot"
	"ruckus/render/screen"
)

// reacting asks for an answer to what another does, or in a clash.
func (h hand) reacting() screen.Screen {
	if h.Phase == riot.Blocking && h.Declared != nil {
		return h.blocking(*h.Declared)
	}
	if h.Clash == nil {
		return screen.Screen{Title: say("clash.title"), Text: h.moment(h.t, h.r), Rows: [][]screen.Control{h.tools(h.answers(0)...)}}
	}
	return h.inClash(*h.Clash)
}

// answers are the answers that are one word, in the order of their buttons, whichever the absent are taken to give. Those
// who would step in have some Force.
func (h hand) answers(force int) (row []screen.Control) {
	for _, a := range []struct {
		verb  string
		style screen.Style
	}{{"obstruct", screen.Green}, {"let", screen.Grey}, {"go", screen.Red}, {"stop", screen.Grey}, {"noblitz", screen.Grey}} {
		for _, m := range h.prompt.Moves {
			if strings.HasPrefix(m, a.verb+" ") {
				row = append(row, screen.Control{Label: say("answer."+a.verb, "n", force), Style: a.style, Do: m})
			}
		}
	}
	return row
}

// blocking asks whether the seat steps in the way: who wants what, both Forces, and what follows from either answer.
func (h hand) blocking(d riot.Declared) screen.Screen {
	street := h.streetOf(d.Target)
	mine, coming := h.at(street, h.Seat), together(d.Reach)
	b, _ := h.building(d.Target)
	foe := h.team(d.Foe, h.r)
	if d.Foe == h.Seat {
		foe = say("step-in.you")
	}
	what, pass, always := "step-in.enter", "step-in.no", "keep"
	switch {
	case d.Attack && d.Foe == h.Seat:
		what, pass, always = "step-in.attack", "step-in.no-defend", "guard"
	case d.Attack:
		what, pass, always = "step-in.attack", "step-in.no-attack", "out"
	case len(b.Units) == 0:
		what = "step-in.enter-empty"
		if !h.isPolice(d.Seat) {
			pass = "step-in.no-pays"
		}
	}
	rows := []string{
		say(what, "who", h.face(d.Seat, h.r)+" "+h.t.Name(d.Seat), "foe", foe, "place", d.Target, "n", b.Credits, "units", h.faces(d.Seat, d.Units, h.r)),
		say("step-in.force", "street", street, "mine", force(mine), "theirs", force(coming), "units", h.faces(d.Seat, coming, h.r)),
		screen.Join(" ", []string{say("step-in.yes", "n", force(mine)),
			h.after(battle{attacker: d.Seat, defender: h.Seat, quiet: h.hasShy(h.Seat, mine), may: true, attack: 1})}),
	}
	if d.Attack {
		rows = append(rows, screen.Join(" ", []string{say(pass, "attack", force(d.Units), "n", d.Held), h.after(battle{attacker: d.Seat, defender: d.Foe,
			quiet: h.hasShy(d.Seat, d.Units) || h.hasShy(d.Foe, b.Units), attack: force(d.Units), defence: d.Held})}))
	} else {
		rows = append(rows, say(pass, "place", d.Target, "n", b.Credits))
	}
	s := screen.Screen{
		Title: say("step-in.title", "team", h.team(h.Seat, h.r)),
		Text:  screen.Lines(append(rows, h.standing(), h.silent())...),
		Rows:  [][]screen.Control{h.tools(h.answers(force(mine))...)},
	}
	if offers := h.offers("pass", always); offers != nil {
		s.Rows = append(s.Rows, offers)
	}
	return h.mapped(s)
}
