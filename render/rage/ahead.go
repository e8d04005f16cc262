package rage

import (
	"strings"

	"ruckus/render/screen"
)

// waiting adds the cards and the row for a player who has to wait, and where they may choose a card ahead what does that.
func (h hand) waiting(s screen.Screen) screen.Screen {
	s.Text = screen.Paragraphs(s.Text, h.chosen())
	menu := screen.Control{Label: "Choose a card ahead …", Do: "play *", Help: "is played when it is your turn, if it may be"}
	for _, move := range h.ahead {
		if move == h.t.Ahead {
			continue
		}
		card := strings.TrimPrefix(move, "play ")
		menu.Pick = append(menu.Pick, screen.Choice{
			Label: screen.Capital(pack.Written(card, screen.Reader{TextOnly: true})), Value: card, Emoji: h.r.Mark(markName(card, ""), ""),
		})
	}
	var row []screen.Control
	if h.t.Ahead != "" {
		menu.Label = "Choose another card ahead …"
		row = append(row, screen.Control{Label: "Take it back", Do: h.t.Ahead, Help: "nothing is played ahead"})
	}
	if len(menu.Pick) > 0 {
		s.Rows = append(s.Rows, []screen.Control{menu})
	}
	s.Rows = append(s.Rows, append(row, h.more()))
	return h.aboveCards(s)
}

// chosen says what becomes of the card that was chosen ahead; "" if none was.
func (h hand) chosen() string {
	card, ok := strings.CutPrefix(h.t.Ahead, "play ")
	switch {
	case !ok:
		return ""
	case len(h.plays) == 0:
		return "Chosen ahead: **" + pack.Written(card, h.r) + "**. It is played when it is your turn, if it may be."
	case len(h.plays[card]) == 0:
		return "⚠ **" + screen.Capital(pack.Written(card, h.r)) + "**, which you chose ahead, may not be played: choose another card."
	}
	return "**" + screen.Capital(pack.Written(card, h.r)) + "** is played in a moment, as you chose ahead; or press another card."
}
