package redox

import (
	"slices"

	"ruckus/games/redox"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// throwing offers all cards as buttons: for an exchange in which the verb of the move tells what is taken.
func (h hand) throwing(place, verb string, e redox.Exchange, sorted bool) screen.Screen {
	s := screen.Screen{Title: "Draw: throw which card?", Text: "The least useful card comes first."}
	if verb == "pick" {
		s.Title = "Take " + h.top(h.r.Raw()) + ": throw which card?"
	}
	ids := slices.DeleteFunc(slices.Clone(e.Throws), func(id string) bool { return !slices.Contains(h.thrown(verb), id) })
	loose := max(0, len(e.Throws)-e.Kept)
	order := screen.Control{Label: "By suit", Go: place + bySuit}
	if sorted {
		ids, order = h.thrown(verb), screen.Control{Label: "By use", Go: place}
		s.Text = "Sorted by suit."
	}
	if e.Kept > 0 {
		s.Text += " Grey ones are in plots, or jokers."
		if h.r.TextOnly && !sorted {
			s.Text = "The least useful card comes first. The last " + screen.Plural(e.Kept, "card") + " are in plots, or jokers."
		}
	}
	if e.Makes != nil {
		s.Text = screen.Lines("You will hold "+cardList(e.Makes, h.r)+".", s.Text)
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
	text := "-# " + h.t.ShortName(h.Next) + " is next, and could take what you throw."
	if len(known) > 0 {
		text += " Seen to take: " + cardList(known, h.r) + "."
	}
	if len(e.Feeds) > 0 {
		text += " May help: " + cardList(e.Feeds, h.r) + "."
	}
	return text
}
