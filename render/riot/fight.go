package riot

import (
	"fmt"
	"strings"

	"ruckus/games"
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
	foe := attack.Seats[1]
	return fmt.Sprintf("**%s:** ", attack.Tokens[0]) + strings.Join(h.outcome(foe, events), "; ") + "."
}

// outcome is what has come of an attack on a seat: who has won, what was played and who is hurt.
func (h hand) outcome(foe games.Seat, events []games.Event) []string {
	ended := "no fight hand to hand"
	var played, hurt []string
	won, counted := false, h.Counts
	for _, e := range events {
		mine := len(e.Seats) > 0 && e.Seats[0] == h.Seat
		switch {
		case e.Verb == "flag":
			counted = true
		case e.Verb == "clash":
			won = e.N != 0
			ended = how(e.N) + strings.Join(e.Tokens, " : ")
		case e.Verb == "blitz" && !mine && len(e.Tokens) > 0:
			played = append(played, h.cardName(foe, e.Tokens[0]))
		case e.Verb == "kill" && mine:
			hurt = append(hurt, "you lost "+h.faces(h.Seat, h.stacksOf(h.Seat, e.Tokens), h.r))
		case e.Verb == "kill":
			hurt = append(hurt, "they lost "+h.faces(foe, h.stacksOf(foe, e.Tokens), h.r))
		case e.Verb == "wound" && mine:
			hurt = append(hurt, "your "+h.faces(h.Seat, h.stacksOf(h.Seat, e.Tokens), h.r)+" wounded")
		case e.Verb == "wound":
			hurt = append(hurt, "their "+h.faces(foe, h.stacksOf(foe, e.Tokens), h.r)+" wounded")
		}
	}
	parts := []string{ended}
	if played != nil {
		parts = append(parts, "they played "+screen.List(played, "and"))
	}
	parts = append(parts, hurt...)
	if won && !counted && (h.isPolice(h.Seat) || h.isPolice(foe)) {
		parts = append(parts, h.bubbled(h.r)+"Public Opinion stays")
	}
	return parts
}

// how begins to tell how a fight has ended by so much for the own side.
func how(by int) string {
	switch {
	case by > 0:
		return "you won "
	case by < 0:
		return "you lost "
	}
	return "a draw, "
}
