package riot

import (
	"strings"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// fought tells the team on turn in a line how its last attack of this turn has ended: the map shows only what is left.
func (h hand) fought() string {
	last := -1
	for i, e := range h.t.Recent {
		switch e.Verb {
		case "turn":
			last = -1
		case "attack":
			last = i
		}
	}
	if last < 0 || len(h.t.Recent[last].Seats) < 2 || len(h.t.Recent[last].Tokens) == 0 || h.t.Recent[last].Seats[0] != h.Seat {
		return ""
	}
	attack, events := h.t.Recent[last], h.t.Recent[last+1:]
	return say("fought.in", "place", attack.Tokens[0], "outcome", strings.Join(h.outcome(attack.Seats[1], events), "; "))
}

// outcome is what has come of an attack on a seat: who has won, what was played and who is hurt.
func (h hand) outcome(foe games.Seat, events []games.Event) []string {
	end := say("fought.none")
	var played, hurt []string
	won, counted := false, h.Counts
	for _, e := range events {
		who, of := h.Seat, ".you"
		if look.At(e.Seats, 0) != h.Seat {
			who, of = foe, ".they"
		}
		switch e.Verb {
		case "flag":
			counted = true
		case "clash":
			won, end = e.N != 0, say("fought."+ended(e.N), "odds", strings.Join(e.Tokens, " : "))
		case "blitz":
			if who == foe && len(e.Tokens) > 0 {
				played = append(played, h.cardName(foe, e.Tokens[0]))
			}
		case "kill":
			hurt = append(hurt, say("fought.lost"+of, "units", h.faces(who, h.stacksOf(who, e.Tokens), h.r)))
		case "wound":
			hurt = append(hurt, say("fought.hurt"+of, "units", h.faces(who, h.stacksOf(who, e.Tokens), h.r)))
		}
	}
	parts := []string{end}
	if played != nil {
		parts = append(parts, say("fought.played", "cards", screen.List(played, say("and"))))
	}
	parts = append(parts, hurt...)
	if won && !counted && (h.isPolice(h.Seat) || h.isPolice(foe)) {
		parts = append(parts, say("fought.unseen", "mark", h.bubbled(h.r)))
	}
	return parts
}
