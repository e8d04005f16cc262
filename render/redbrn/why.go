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
	if book.Text("hint."+words[0]) == nil {
		words[0] = "wait"
	}
	return say("hint."+words[0], "card", pack.Written(words[1], r), "on", pack.Written(words[2], r))
}

// reason puts into words what speaks for a move, see the package comment of games/redbrn.
func (g scene) reason(t look.Table, e games.Event, r screen.Reader) string {
	return look.Tell(book.Text("why."+e.Verb), t, e, func(place string) any {
		if place == "rivals" {
			return shortNames(t, e.Seats)
		}
		return pack.Written(look.At(e.Tokens, 0), r)
	})
}
