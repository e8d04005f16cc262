package redbrn

import (
	"fmt"

	"ruckus/render"
)

// length tells how long a match to so many points takes, and how long others do. With computer players of medium level it
// is a minute for twelve points; people are slower.
func length(values map[string]int) string {
	target := values["target"]
	if target <= 0 {
		return ""
	}
	return fmt.Sprintf("**To %d points**: about %d to %d minutes. The option target can be any other number: 50 (4 to 8 minutes), "+
		"100 (8 to 16), 200 as printed (16 to 33).", target, max(1, target/12), max(2, target/6))
}

// guide explains R!OT as it is played with these options.
func guide(values map[string]int) []render.Page {
	return append([]render.Page{render.FirstTurn(firstTurn)}, answers(values)...)
}

const firstTurn = `All play at once, as fast as they can.

**Into the pit** {▲} goes the same suit, one up from a {1RW} or one down from a {10BW}. Each of your cards there: **+1**.

**Onto a column** {►} goes one lower and of the other colour, {7BW} on {8RW}. A column moves as a whole.

**Stack:** its top card can be played, and fills an empty column. Each card left in it: **−1**.

**Flip** turns three cards of your hand; the top one can be played.

**A wild riot** stands for one missing card: on {4RW} go {W} and {6RW}. Both cards count.

**Stack empty?** You may call **RIOT!** Everybody else finishes one play. Then all count.

*Green and blue buttons fit now. Whoever is first plays; who is too late keeps the card.*`

// cardNamed writes a card, a suit, or the wild riot, that a text names in braces; "" for no such thing.
func cardNamed(name string, r render.Reader) string {
	switch _, _, ok := parseCard(name); {
	case ok:
		return cardText(name, r)
	case arrowNamed[name] != "" && r.TextOnly:
		return arrowNamed[name]
	case arrowNamed[name] != "":
		return name
	case name == "W" && r.TextOnly:
		return "wild riot"
	case name == "W":
		return r.Mark(wildMark, "★")
	}
	for _, s := range suits {
		switch {
		case s.letters == name && r.TextOnly:
			return s.word
		case s.letters == name:
			return r.Mark(s.mark, s.symbol+" "+s.letters)
		}
	}
	return ""
}

// arrowNamed are the arrows on buttons, as a text calls them for who reads text only: their buttons have none.
var arrowNamed = map[string]string{intoPit: "(a button)", ontoColumn: "(a button)", notIntoPit: "button that is not lit"}
