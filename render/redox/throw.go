package redox

import (
	"slices"
	"strings"

	"ruckus/games/redox"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// throwing offers all cards as buttons: for an exchange in which the verb of the move tells what is taken.
func (h hand) throwing(place, verb string, e redox.Exchange, sorted bool) screen.Screen {
	s := screen.Screen{Title: say("throw.draw")}
	if verb == "pick" {
		s.Title = say("throw.take", "card", h.top(h.r.Raw()))
	}
	ids := slices.DeleteFunc(slices.Clone(e.Throws), func(id string) bool { return !slices.Contains(h.thrown(verb), id) })
	loose := max(0, len(e.Throws)-e.Kept)
	key, order := "throw.use", screen.Control{Label: say("throw.by-suit"), Go: place + bySuit}
	if sorted {
		ids, key, order = h.thrown(verb), "throw.suit", screen.Control{Label: say("throw.by-use"), Go: place}
	}
	if e.Kept > 0 {
		key += "-kept"
		if !sorted {
			key = inText(key, h.r)
		}
	}
	s.Text = say(key, "n", e.Kept)
	if e.Makes != nil {
		s.Text = screen.Lines(say("throw.makes", "cards", cardList(e.Makes, h.r)), s.Text)
	}
	s.Text = screen.Lines(s.Text, h.follower(e))
	var buttons []screen.Control
	for _, id := range ids {
		b := screen.Control{Style: screen.Blue, Do: verb + " " + id + h.step()}
		if i := slices.Index(e.Throws, id); i >= loose {
			b.Style = screen.Grey
		}
		buttons = append(buttons, on(b, id, h.r))
	}
	s.Rows = append(screen.Grid(buttons), []screen.Control{screen.Back(screen.LabelBack), order})
	return s
}

// follower tells what is known of the player who plays next and could take the card, and which cards may help them.
func (h hand) follower(e redox.Exchange) string {
	known := look.At(h.Known, h.Next)
	if len(known) == 0 && len(e.Feeds) == 0 {
		return ""
	}
	says := []string{say("follower", "who", h.t.ShortName(h.Next))}
	if len(known) > 0 {
		says = append(says, say("follower.took", "cards", cardList(known, h.r)))
	}
	if len(e.Feeds) > 0 {
		says = append(says, say("follower.helps", "cards", cardList(e.Feeds, h.r)))
	}
	return screen.Small(strings.Join(says, " "), h.r)
}
