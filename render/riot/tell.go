package riot

import (
	"fmt"
	"strings"

	"ruckus/games"
	"ruckus/markup"
	"ruckus/render"
)

func (x look) tell(t render.Table, e games.Event, r render.Reader) string {
	first, second := games.Table, games.Table
	if len(e.Seats) > 0 {
		first = e.Seats[0]
	}
	if len(e.Seats) > 1 {
		second = e.Seats[1]
	}
	who := t.Name(first)
	at, rest := "", []string(nil)
	if len(e.Cards) > 0 {
		at, rest = e.Cards[0], e.Cards[1:]
	}
	switch e.Verb {
	case "place":
		return who + " takes " + x.place(at)
	case "round":
		return fmt.Sprintf("Round %d begins", e.N)
	case "turn":
		return "The turn of " + x.who(t, first, r) + ", with " + render.Plural(e.N, "credit")
	case "points":
		return who + " holds " + render.Plural(e.N, "whole area")
	case "buy":
		return who + " buys " + x.told(first, e.Cards)
	case "card":
		return who + " draws " + render.Plural(e.N, "card")
	case "deploy":
		return who + " deploys " + x.told(first, rest) + " to " + x.place(at)
	case "play":
		return who + " plays " + x.cardName(first, at)
	case "move":
		if len(rest) == 0 {
			return ""
		}
		return who + " moves " + x.told(first, rest[1:]) + " from " + at + " to " + x.place(rest[0])
	case "declare":
		return who + " wants " + x.told(first, rest) + " to enter " + x.place(at)
	case "let":
		return who + " lets them pass"
	case "obstruct":
		return who + " steps in their way in " + x.place(at)
	case "order":
		return "Next round: " + t.Names(e.Seats)
	case "out":
		return who + " has no unit left and is out"
	case "opinion":
		return fmt.Sprintf("Public Opinion card %d: %s", e.N, x.opinionName(at))
	case "flag":
		return "The clash counts for Public Opinion"
	}
	return x.tellClash(t, e, first, second, at, rest)
}

// tellClash tells what happens in a clash.
func (x look) tellClash(t render.Table, e games.Event, first, second games.Seat, at string, rest []string) string {
	who, other := t.Name(first), t.Name(second)
	switch e.Verb {
	case "attack":
		return who + " attacks " + other + " in " + x.place(at) + " with " + x.told(first, rest)
	case "blitz":
		return who + " plays " + x.cardName(first, at)
	case "hit":
		if e.N == 0 {
			return "The shield of a " + x.unitName(first, at) + " stops it"
		}
		return fmt.Sprintf("A %s of %s takes %d damage", x.unitName(first, at), who, e.N)
	case "wound":
		return who + " has wounded: " + x.told(first, e.Cards)
	case "kill":
		return who + " loses " + x.told(first, e.Cards)
	case "go":
		return who + " goes on, hand to hand"
	case "stop":
		return who + " stops the attack"
	case "clash":
		totals := strings.Join(e.Cards, " to ")
		switch {
		case e.N > 0:
			return who + " wins the clash against " + other + ", " + totals
		case e.N < 0:
			return who + " loses the clash against " + other + ", " + totals
		}
		return "A draw between " + who + " and " + other + ", " + totals
	case "over":
		return "The clash of " + who + " and " + other + " is over"
	case "enter":
		return who + " takes " + x.place(at)
	}
	return ""
}

// opinionName is the name of a Public Opinion card that was revealed, and what it does.
func (x look) opinionName(id string) string {
	for _, o := range x.Public.Revealed {
		if o.ID == id {
			return markup.Escape(o.Name) + ". " + markup.Escape(o.Text)
		}
	}
	return markup.Escape(render.Title(id))
}
