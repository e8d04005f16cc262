package redbrn

import (
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/render"
)

// hinted is a move in words.
func (g look) hinted(_ render.Table, move string, r render.Reader) string {
	words := strings.Fields(move)
	for len(words) < 3 {
		words = append(words, "")
	}
	card := cardText(words[1], r)
	switch words[0] {
	case "pit":
		return "**Feed** " + card + "."
	case "wild":
		return "**Play** " + card + " **on a wild riot**."
	case "col":
		return "**Move** " + card + " **onto** " + cardText(words[2], r) + "."
	case "spot":
		return "**Move** " + card + " **into the empty spot**."
	case "flip":
		return "**Flip.**"
	case "call":
		return "**Call RIOT.**"
	case "end":
		return "**End the round.**"
	case "ready":
		return "**Say that you are ready.**"
	case "back":
		return "**Come back.**"
	}
	return "**Wait.**"
}

// reason puts a reason into words. They are listed in the package comment of games/redbrn.
func (g look) reason(t render.Table, e games.Event, r render.Reader) string {
	first, who := render.At(e.Cards, 0), shortNames(t, e.Seats)
	switch e.Verb {
	case "empties":
		return "then your stack is empty, and you may call"
	case "stack":
		return "it is from your stack: " + strconv.Itoa(e.N) + " left then"
	case "spot":
		return "your stack fills the spot: " + strconv.Itoa(e.N) + " left then"
	case "pair":
		return "both cards count"
	case "opens":
		return "it opens a pile"
	case "rivals":
		return who + " " + render.Verb(e.Seats, "shows", "show") + " it, too"
	case "alone":
		return "the pit wants it now, and nobody else shows it"
	case "several":
		return strconv.Itoa(e.N) + " piles want it"
	case "full":
		return "it completes the pile"
	case "next":
		return "then " + cardText(first, r) + " fits, too"
	case "room":
		return "it makes room for a 9"
	case "nothing":
		return "nothing can be played now"
	case "no-pit":
		return "nothing fits the pit now"
	case "one-play":
		return "as your one play it brings " + render.Plural(e.N, "point")
	case "wins":
		return "it wins you the match"
	case "ahead":
		return "you are " + render.Plural(e.N, "point") + " ahead"
	case "level":
		return "nobody has more points in this round"
	case "behind":
		return "you are " + render.Plural(e.N, "point") + " behind"
	case "can-call":
		return who + " may call any moment"
	case "soon":
		return who + " " + render.Verb(e.Seats, "has", "have") + " " + render.Plural(e.N, "card") + " left in the stack"
	case "stuck":
		return "nobody plays any more"
	}
	return ""
}
