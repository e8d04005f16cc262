package redox

import (
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/render"
)

// hinted is a move in words.
func (x look) hinted(_ render.Table, move string, r render.Reader) string {
	verb, args, _ := strings.Cut(move, " ")
	args, _, _ = strings.Cut(args, " ")
	switch verb {
	case "draw":
		return "**Draw, and throw** " + cardText(args, r) + "."
	case "pick":
		return "**Take the open card, and throw** " + cardText(args, r) + "."
	case "lay":
		return "**Lay** " + cardList(strings.Split(args, "+"), r) + "."
	case "connect":
		var cards []string
		plot := ""
		for part := range strings.SplitSeq(args, "+") {
			if number, isPlot := strings.CutPrefix(part, "p"); isPlot {
				plot = number
			} else {
				cards = append(cards, part)
			}
		}
		return "**Connect** " + cardList(cards, r) + " **to plot " + plot + "**."
	case "slam":
		return "**Slam!**"
	case "last":
		return "**Call Last " + args + ".**"
	case "ready":
		return "**Say that you are ready.**"
	}
	return "**Wait.**"
}

// reason puts a reason into words. They are listed in the package comment of games/redox.
func (x look) reason(t render.Table, e games.Event, r render.Reader) string {
	first := ""
	if len(e.Cards) > 0 {
		first = cardText(e.Cards[0], r)
	}
	who := t.Names(e.Seats)
	switch e.Verb {
	case "slam":
		return "your whole hand is in plots, and the table is empty"
	case "out":
		return "you are out, and win the round"
	case "first":
		return "it is your first plot, so you may connect from then on"
	case "sheds":
		return "you get rid of " + render.Plural(e.N, "point")
	case "left":
		return render.Plural(e.N, "card") + " left then"
	case "danger":
		return who + " " + render.Verb(e.Seats, "has", "have") + " only " + render.Plural(e.N, "card") + " left"
	case "waits":
		return "nobody has laid yet, and for a slam only " + render.Plural(e.N, "card") + " of yours fit nowhere"
	case "no-use":
		return "the open " + first + " goes with nothing of yours"
	case "joker":
		return "a joker fits anywhere"
	case "makes":
		return "with it you hold " + cardList(e.Cards, r)
	case "fits":
		return first + " fits a plot on the table"
	case "breaks":
		return "all your cards are in plots, so one must go"
	case "hopeless":
		return "only a joker could still make a plot with " + first + ", which costs " + strconv.Itoa(e.N)
	case "lone":
		return first + " is in no plot, and costs " + strconv.Itoa(e.N)
	case "safe":
		return who + " is next, and cannot connect it"
	}
	return ""
}
