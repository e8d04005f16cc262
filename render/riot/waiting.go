package riot

import (
	"fmt"
	"slices"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// waiting is the hand of a seat that has nothing to do: whose turn it is, what has happened, and the map.
func (h hand) waiting() screen.Screen {
	s := screen.Screen{Title: h.token(h.busy()) + " " + screen.Capital(h.doing()), Rows: [][]screen.Control{h.tools(h.askAgain()...)}}
	if h.r.TextOnly {
		s.Title = h.team(h.Seat, h.r) + " – " + h.doing()
	}
	if h.side.Out {
		s.Title = h.team(h.Seat, h.r) + " – you're out"
		s.Text = "Your team has no unit left on the board, so it has lost its cards and gets no more turns. The others play on; you can watch."
		return h.pictured(s, cityMapOf(h.View, h.t.Since))
	}
	var news string
	if h.Phase != riot.Ended {
		news = h.news()
	}
	clash := ""
	if h.Clash != nil || h.Declared != nil {
		clash = h.moment(h.t, h.r)
	}
	income := ""
	if h.side.Income > 0 {
		income = fmt.Sprintf("%s next turn", screen.Plural(h.side.Income+h.side.Grant, "credit"))
	}
	s.Text = screen.Lines(clash, screen.Join(" · ", []string{h.holding(), income}), h.goalLine(), h.standing(), news)
	return h.pictured(s, cityMapOf(h.View, h.t.Since))
}

// goalLine is the secret goal of the reader, if they have one.
func (h hand) goalLine() string {
	if h.Goal == nil {
		return ""
	}
	return "-# Your secret goal: " + markup.Escape(h.Goal.Text)
}

// busy is the seat that the game waits for; in a clash the one that began it.
func (x scene) busy() games.Seat {
	switch x.Phase {
	case riot.Ended:
		return x.Seat
	case riot.Removing, riot.Ordering:
		return games.Seat(slices.IndexFunc(x.Sides, func(s riot.Side) bool { return s.Team == "police" }))
	}
	return x.Turn
}

// doing says in a few words what the game waits for.
func (x scene) doing() string {
	who := look.At(x.Sides, x.Turn).Name
	if x.Turn < 0 || who == "" {
		who = "the Police"
	}
	next := ""
	if i := slices.Index(x.Order, x.Turn); i >= 0 && i+1 < len(x.Order) && x.Order[i+1] == x.Seat {
		next = ", then you"
	}
	switch x.Phase {
	case riot.Placing:
		return who + " place a unit"
	case riot.Buying:
		return who + " buy" + next
	case riot.Deploying:
		return who + " deploy" + next
	case riot.Acting:
		return who + " move" + next
	case riot.Blocking:
		if x.Declared != nil && x.Declared.Seat == x.Seat {
			return "may you pass?"
		}
		return "may others pass?"
	case riot.Shooting, riot.Deciding, riot.Fighting:
		return "a clash"
	case riot.Removing:
		return "the Police lose a unit"
	case riot.Ordering:
		return "the Police order the turns"
	}
	return "the game is over"
}
