package riot

import (
	"fmt"
	"strings"

	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// reacting asks for an answer to what another does, or in a clash.
func (h hand) reacting() screen.Screen {
	if h.Phase == riot.Blocking && h.Declared != nil {
		return h.blocking(*h.Declared)
	}
	if h.Clash == nil {
		return screen.Screen{Title: "A clash", Text: h.moment(h.t, h.r), Rows: [][]screen.Control{h.tools(h.answers(0)...)}}
	}
	return h.inClash(*h.Clash)
}

// answers are the answers that are one word, in the order of their buttons, whichever the absent are taken to give. Those
// who would step in have some Force.
func (h hand) answers(force int) []screen.Control {
	var row []screen.Control
	for _, a := range []struct {
		verb, label string
		style       screen.Style
	}{
		{"obstruct", fmt.Sprintf("Step in with %d", force), screen.Green},
		{"let", "Let them pass", screen.Grey},
		{"go", "Continue, hand to hand", screen.Red},
		{"stop", "Stop here", screen.Grey},
		{"noblitz", "No card now", screen.Grey},
	} {
		for _, m := range h.prompt.Moves {
			if strings.HasPrefix(m, a.verb+" ") {
				row = append(row, screen.Control{Label: a.label, Style: a.style, Do: m})
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
	who := h.face(d.Seat, h.r) + " " + h.t.Name(d.Seat)
	foe := h.team(d.Foe, h.r)
	if d.Foe == h.Seat {
		foe = "**you**"
	}
	rows := []string{fmt.Sprintf("%s attacks %s in **%s** with %s.", who, foe, d.Target, h.faces(d.Seat, d.Units, h.r))}
	if !d.Attack {
		building := "an empty building"
		if len(b.Units) > 0 {
			building = "their building"
		}
		rows[0] = fmt.Sprintf("%s wants to enter **%s**, %s worth %s, with %s.", who, d.Target, building, screen.Plural(b.Credits, "credit"), h.faces(d.Seat, d.Units, h.r))
	}
	rows = append(rows,
		fmt.Sprintf("In %s you have **%d**, they can bring **%d**: %s", street, force(mine), force(coming), h.faces(d.Seat, coming, h.r)))
	in := fmt.Sprintf("**Step in:** they give up, or attack your %d in the street. For all their turn.", force(mine))
	pass := fmt.Sprintf("**Let pass:** they have %s.", d.Target)
	if d.Attack {
		pass = fmt.Sprintf("**Let pass:** the attack continues, %d against %d.", force(d.Units), d.Held)
		if d.Foe == h.Seat {
			pass += " You defend."
		}
	} else if !h.isPolice(d.Seat) && len(b.Units) == 0 {
		pass = fmt.Sprintf("**Let pass:** they have %s, and %s more each turn.", d.Target, screen.Plural(b.Credits, "credit"))
	}
	always := answerKeep
	switch {
	case d.Attack && d.Foe == h.Seat:
		always = answerGuard
	case d.Attack:
		always = answerOut
	}
	in += h.after(battle{attacker: d.Seat, defender: h.Seat, quiet: h.hasShy(h.Seat, mine), may: true, attack: 1})
	if d.Attack {
		pass += h.after(battle{attacker: d.Seat, defender: d.Foe, quiet: h.hasShy(d.Seat, d.Units) || h.hasShy(d.Foe, b.Units), attack: force(d.Units), defence: d.Held})
	}
	s := screen.Screen{
		Title: h.team(h.Seat, h.r) + " – step in their way?",
		Text:  screen.Lines(screen.Lines(rows...), in, pass, h.standing(), h.silent("they pass")),
		Rows:  [][]screen.Control{h.tools(h.answers(force(mine))...)},
	}
	if offers := h.offers(answerPass, always); offers != nil {
		s.Rows = append(s.Rows, offers)
	}
	return h.mapped(s)
}

// silence is what an attacker does who does not say whether to go on.
func (x scene) silence() string {
	if c := x.Clash; c != nil && c.Attacker.Total > c.Defender.Total {
		return "continue, as the attack is ahead"
	}
	return "stop"
}

// risk says to the attacker who is to decide what a card of the defender could still cost.
func (h hand) risk(c riot.Clash) string {
	n := look.At(h.Sides, c.Defender.Seat).Cards
	if n == 0 {
		return ""
	}
	return fmt.Sprintf("**They hold %s:** one can turn it, and then all you sent are lost.", screen.Plural(n, "card"))
}
