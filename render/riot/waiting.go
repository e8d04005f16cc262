package riot

import (
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
		s.Title = say("doing", "team", h.team(h.Seat, h.r), "doing", h.doing())
	}
	if h.side.Out {
		s.Title, s.Text = say("out.title", "team", h.team(h.Seat, h.r)), say("out.text")
		return h.pictured(s, cityMapOf(h.View, h.t.Since))
	}
	news, clash, income := "", "", ""
	if h.Phase != riot.Ended {
		news = h.newsIn(allNews)
	}
	if h.Clash != nil || h.Declared != nil {
		clash = h.moment(h.t, h.r)
	}
	if h.side.Income > 0 {
		income = say("hand.income", "n", h.side.Income+h.side.Grant)
	}
	s.Text = screen.Lines(clash, screen.Join(" · ", []string{h.holding(), income}), h.goalLine(), h.standing(), news)
	return h.pictured(s, cityMapOf(h.View, h.t.Since))
}

// goalLine is the secret goal of the reader, if they have one.
func (h hand) goalLine() string {
	if h.Goal == nil {
		return ""
	}
	return "-# " + say("goal.own", "text", markup.Escape(h.Goal.Text))
}

// busy is the seat that the game waits for; in a clash the one that began it.
func (x scene) busy() games.Seat {
	switch x.Phase {
	case riot.Ended:
		return x.Seat
	case riot.Removing, riot.Ordering:
		return x.of("police").Seat
	}
	return x.Turn
}

// doing says in a few words what the game waits for.
func (x scene) doing() string {
	key, who := x.Phase.String(), look.At(x.Sides, x.Turn).Name
	if x.Turn < 0 || who == "" {
		who = say("police")
	}
	if d := x.Declared; key == "blocking" && d != nil && d.Seat == x.Seat {
		key = "blocking.you"
	}
	said := say("doing."+key, "who", who)
	next := slices.Index(x.Order, x.Turn) + 1
	if x.Phase >= riot.Buying && x.Phase <= riot.Acting && next > 0 && next < len(x.Order) && x.Order[next] == x.Seat {
		return say("doing.then", "doing", said)
	}
	return said
}
