package rage

import (
	"ruckus/games/rage"
	"ruckus/render/screen"
)

// waiting adds the cards and the row for a player who has to wait, and where they may queue a card what does that.
func (h hand) waiting(s screen.Screen) screen.Screen {
	s.Text = screen.Paragraphs(s.Text, h.queued())
	menu := screen.Control{Label: say("queue"), Do: "play *", Help: say("queue.help")}
	for _, move := range h.ahead {
		if move == h.t.Ahead {
			continue
		}
		card := rage.ParseMove(move).Card
		menu.Pick = append(menu.Pick, screen.Choice{
			Label: say("label", "text", pack.Written(card, screen.Reader{TextOnly: true})), Value: card, Emoji: h.r.Mark(markName(card, ""), ""),
		})
	}
	var row []screen.Control
	if h.t.Ahead != "" {
		menu.Label = say("queue.other")
		row = append(row, screen.Control{Label: say("queue.undo"), Do: h.t.Ahead, Help: say("queue.undo-help")})
	}
	if len(menu.Pick) > 0 && !h.r.New { // one thing at a time for somebody new
		s.Rows = append(s.Rows, []screen.Control{menu})
	}
	s.Rows = append(s.Rows, append(row, h.more()))
	return h.aboveCards(s)
}

// queued says what becomes of the card that was queued; "" if none was.
func (h hand) queued() string {
	card := rage.ParseMove(h.t.Ahead).Card
	written := pack.Written(card, h.r)
	switch {
	case card == "":
		return ""
	case len(h.plays) == 0:
		return say("queue.waits", "card", written)
	case len(h.plays[card]) == 0:
		return say("queue.illegal", "card", written)
	}
	return say("queue.plays", "card", written)
}
