package redbrn

import (
	"strings"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// hinted is a move in words.
func (g scene) hinted(_ look.Table, move string, r screen.Reader) string {
	words := strings.Fields(move)
	for len(words) < 3 {
		words = append(words, "")
	}
	card := pack.Written(words[1], r)
	switch words[0] {
	case "pit":
		return "**Feed** " + card + "."
	case "wild":
		return "**Play** " + card + " **on a wild riot**."
	case "col":
		return "**Move** " + card + " **onto** " + pack.Written(words[2], r) + "."
	case "spot":
		return "**Move** " + card + " **into the empty spot**."
	case "flip":
		return "**Flip.**"
	case "call":
		return "**Call RIOT.**"
	case "end":
		return "**End the round.**"
	case "ready":
		return "**Say that you're ready.**"
	case "back":
		return "**Come back.**"
	}
	return "**Wait.**"
}

// reasons are what speaks for a move, see the package comment of games/redbrn.
var reasons = look.Phrases{
	"empties":  "then your stack is empty, and you may call",
	"stack":    "it is from your stack: {n} left then",
	"spot":     "your stack fills the spot: {n} left then",
	"pair":     "both cards count",
	"opens":    "it opens a pile",
	"rivals":   "{rivals} {shows|show} a card for that pile, too",
	"alone":    "it brings {n point}, and nobody else shows a card for that pile",
	"several":  "{n} piles take it",
	"full":     "it completes the pile",
	"next":     "then {card} fits the pit",
	"bares":    "it uncovers {card}",
	"room":     "it makes room for a 9",
	"nothing":  "you can play nothing now",
	"no-pit":   "nothing fits the pit now",
	"one-play": "as your one play it brings {n point}",
	"wins":     "it wins you the match, whatever the others complete",
	"leads":    "as it stands it wins you the match",
	"ahead":    "you're {n point} ahead in this round",
	"level":    "nobody has more points in this round",
	"can-call": "{rivals} may call any moment",
	"soon":     "{rivals} {has|have} {n card} left in the stack",
	"stuck":    "nobody has played for a minute",
}

// reason puts a reason into words.
func (g scene) reason(t look.Table, e games.Event, r screen.Reader) string {
	return reasons.Say(t, e, func(word string) string {
		if word == "rivals" {
			return shortNames(t, e.Seats)
		}
		return pack.Written(look.At(e.Tokens, 0), r)
	})
}
