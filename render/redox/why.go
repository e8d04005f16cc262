package redox

import (
	"strings"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// hinted is a move in words.
func (x scene) hinted(_ look.Table, move string, r screen.Reader) string {
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
		return "**Say that you're ready.**"
	}
	return "**Wait.**"
}

// reasons are what speaks for a move, see the package comment of games/redox.
var reasons = look.Phrases{
	"slam":      "your whole hand is in plots, and the table is empty",
	"out":       "you're out, and win the round",
	"first":     "it is your first plot, so you may connect from then on",
	"sheds":     "you get rid of {n point}",
	"left":      "{n card} left then",
	"danger":    "{who} {has|have} only {n card} left",
	"ends-slam": "then nobody can slam any more, and your {n point} never count twice",
	"waits":     "nobody has laid yet, and your plots leave only {n card} for a slam",
	"no-use":    "the open {card} goes with nothing of yours",
	"joker":     "a joker fits anywhere",
	"makes":     "with it you hold {cards}",
	"fits":      "{card} fits a plot on the table",
	"breaks":    "all your cards are in plots, so one must go",
	"hopeless":  "no unseen card but a joker makes a plot with {card}",
	"lone":      "{card} is in no plot",
	"dearest":   "no loose card costs more than its {n point}",
	"safe":      "it fits no plot on the table, and {who} is next",
}

// reason puts a reason into words.
func (x scene) reason(t look.Table, e games.Event, r screen.Reader) string {
	return reasons.Say(t, e, inPhrase(e, r))
}
