package riot

import (
	"fmt"
	"strings"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

func (x scene) tell(t look.Table, e games.Event, r screen.Reader) string {
	first, second := games.Table, games.Table
	if len(e.Seats) > 0 {
		first = e.Seats[0]
	}
	if len(e.Seats) > 1 {
		second = e.Seats[1]
	}
	who := t.Name(first)
	at, rest := "", []string(nil)
	if len(e.Tokens) > 0 {
		at, rest = e.Tokens[0], e.Tokens[1:]
	}
	switch e.Verb {
	case "place":
		return who + " takes " + x.short(at, r)
	case "points":
		return who + " holds " + screen.Plural(e.N, "whole area")
	case "buy":
		return who + " buys " + x.faces(first, x.stacksOf(first, e.Tokens), r)
	case "return":
		return who + " undoes " + x.faces(first, x.stacksOf(first, e.Tokens), r)
	case "card":
		return who + " draws " + screen.Plural(e.N, "card")
	case "deploy":
		return who + " brings in " + x.faces(first, x.stacksOf(first, rest), r) + " at " + x.short(x.arrival(at), r)
	case "play":
		return who + " plays " + x.cardName(first, at)
	case "move":
		if len(rest) == 0 {
			return ""
		}
		return who + " moves " + x.faces(first, x.stacksOf(first, rest[1:]), r) + " from " + x.spot(at) + " to " + x.short(rest[0], r)
	case "declare":
		return who + " wants " + x.faces(first, x.stacksOf(first, rest), r) + " to enter " + x.short(at, r)
	case "let":
		return who + " lets them pass"
	case "obstruct":
		return who + " steps in their way in " + x.short(at, r)
	case "order":
		return "Next round: " + t.Names(e.Seats)
	case "out":
		return who + " has no unit left and is out"
	case "routed":
		return who + " has no unit left"
	case "comeback":
		return who + " comes back with " + x.faces(first, x.stacksOf(first, e.Tokens), r)
	case "opinion":
		return x.bubbled(r) + fmt.Sprintf("Public Opinion %d: %s", e.N, x.opinionSaid(at))
	}
	return x.tellClash(t, e, first, second, at, rest, r)
}

// tellClash tells what happens in a clash.
func (x scene) tellClash(t look.Table, e games.Event, first, second games.Seat, at string, rest []string, r screen.Reader) string {
	who, other := t.Name(first), t.Name(second)
	switch e.Verb {
	case "attack":
		return who + " attacks " + other + " in " + x.short(at, r) + " with " + x.faces(first, x.stacksOf(first, rest), r)
	case "blitz":
		return who + " plays " + x.cardName(first, at)
	case "hit":
		if e.N == 0 {
			return "The shield of the " + x.unitName(first, at) + " stops it"
		}
		return fmt.Sprintf("The %s of %s takes %d damage", x.unitName(first, at), who, e.N)
	case "wound":
		return who + " has wounded: " + x.faces(first, x.stacksOf(first, e.Tokens), r)
	case "kill":
		return who + " loses " + x.faces(first, x.stacksOf(first, e.Tokens), r)
	case "stop":
		return who + " stops the attack"
	case "clash":
		totals := strings.Join(e.Tokens, " to ")
		switch {
		case e.N > 0:
			return who + " beats " + other + ", " + totals
		case e.N < 0:
			return who + " is beaten by " + other + ", " + totals
		}
		return "A draw between " + who + " and " + other + ", " + totals
	case "enter":
		return who + " takes " + x.short(at, r)
	}
	return ""
}

// opinionName is the name of a Public Opinion card that was revealed.
func (x scene) opinionName(id string) string {
	for _, o := range x.Public.Revealed {
		if o.ID == id {
			return markup.Escape(o.Name)
		}
	}
	return markup.Escape(screen.Title(id))
}

// opinionSaid is the name of a Public Opinion card that was revealed, and what it does.
func (x scene) opinionSaid(id string) string {
	for _, o := range x.Public.Revealed {
		if o.ID == id {
			return x.opinionName(id) + ". " + markup.Escape(o.Text)
		}
	}
	return x.opinionName(id)
}

// short is a place as moves and the map write it; who reads text only has no map and is told its name, too.
func (x scene) short(code string, r screen.Reader) string {
	if r.TextOnly {
		return x.place(code)
	}
	return x.spot(code)
}

// spot is a place as buttons write it: an entry is called so, since the map shows no code there.
func (x scene) spot(code string) string {
	if x.isEntry(code) {
		return x.streetOf(code) + " entry"
	}
	return code
}

// arrival is where new units come in: the area of an entry.
func (x scene) arrival(code string) string {
	if x.isEntry(code) {
		return x.streetOf(code)
	}
	return code
}

// bubbled is the mark of Public Opinion with a blank, where there are marks.
func (x scene) bubbled(r screen.Reader) string {
	if mark := r.Mark(opinionMark, ""); mark != "" {
		return mark + " "
	}
	return ""
}
