package redbrn

import (
	"fmt"
	"strings"

	"ruckus/games/redbrn"
	"ruckus/render"
)

// chosen are the moves between which the place asks to choose.
func (h *hand) chosen() []string {
	for i, name := range sourceNames {
		switch h.place {
		case placePit + name:
			return h.pitMoves[i]
		case placeCol + name:
			return h.colMoves[i]
		}
	}
	return nil
}

// choosing says what there is to choose; "" if nothing.
func (h *hand) choosing() string {
	switch {
	case h.wilding() && h.r.TextOnly:
		return "**Wild riot:** which card goes on it?"
	case h.wilding():
		return "★ **Wild riot:** which card goes on it? ▲ goes up, ▼ goes down, + opens a pile."
	}
	moves := h.chosen()
	if len(moves) < 2 {
		return ""
	}
	return fmt.Sprintf("Press again for **%s**, or choose in the top row.", h.label(moves[0]))
}

// topRow is what is seldom needed. It makes room for the other places of a card while one is chosen.
func (h *hand) topRow() []render.Control {
	if moves := h.chosen(); len(moves) > 1 && h.grids() {
		var row []render.Control
		for _, m := range moves[1:] {
			row = append(row, render.Control{Label: h.label(m), Do: m, Style: render.Blue})
		}
		return append(row, render.Back("Back"))
	}
	if render.At(h.Players, h.Seat).Away || h.place == placeMore && (len(h.others) > 0 || h.leave() != "") {
		return h.more()
	}
	var row []render.Control
	if h.Phase == redbrn.Waiting { // as long as a round is played, there is nothing to be ready for
		ready := render.Control{Label: "Ready", Go: "ready", Off: true}
		if h.ready != "" {
			ready = render.Control{Label: "Ready", Do: h.ready, Style: render.Green}
		}
		row = append(row, ready)
	}
	return append(row, render.Control{Label: "More …", Go: placeMore, Off: len(h.others) == 0 && h.leave() == ""}, render.Refresh())
}

// grids tells whether the phase has the buttons of the race.
func (h *hand) grids() bool {
	return h.Phase != redbrn.Waiting && h.Phase != redbrn.Ended
}

func (h *hand) leave() string {
	if h.Own == nil {
		return ""
	}
	return h.Own.Leave
}

// more offers what is seldom needed.
func (h *hand) more() []render.Control {
	var row []render.Control
	for _, m := range h.others {
		switch word, _, _ := strings.Cut(m, " "); word {
		case "end":
			row = append(row, render.Control{Label: "End the round", Do: m, Style: render.Red})
		case "back":
			row = append(row, render.Control{Label: "Come back", Do: m, Style: render.Green})
		}
	}
	if leave := h.leave(); leave != "" {
		row = append(row, render.Control{Label: "Leave the race", Do: leave, Style: render.Red})
	}
	if render.At(h.Players, h.Seat).Away {
		return append(row, render.Refresh())
	}
	return append(row, render.Back("Back"))
}
