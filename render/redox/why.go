package redox

import (
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// hinted is a move in words.
func (x scene) hinted(_ look.Table, move string, r screen.Reader) string {
	verb, args, _ := strings.Cut(move, " ")
	args, _, _ = strings.Cut(args, " ")
	var cards []string
	plot := ""
	for part := range strings.SplitSeq(args, "+") {
		if number, isPlot := strings.CutPrefix(part, "p"); isPlot {
			n, _ := strconv.Atoi(number)
			plot = letter(n)
		} else {
			cards = append(cards, part)
		}
	}
	if book.Text("hint."+verb) == nil {
		verb = "wait"
	}
	return say("hint."+verb, "cards", cardList(cards, r), "plot", plot, "n", args)
}

// reason puts into words what speaks for a move, see the package comment of games/redox.
func (x scene) reason(t look.Table, e games.Event, r screen.Reader) string {
	return look.Tell(book.Text("why."+e.Verb), t, e, inPhrase(e, r))
}
