package redox

import (
	"slices"
	"strconv"
	"strings"

	"ruckus/games/redox"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

const (
	minFirst      = 4 // cards of the run that is laid first
	lastCards     = 3 // up to that many are called
	shownLays     = 10
	shownConnects = 9
	nearConnects  = 4 // that are one press away
	connectsInRow = 3 // buttons with a card and where it goes
	maxLabel      = 34
)

// layable are the plots that can be laid: those without jokers first, and of these the dearest.
func (h hand) layable() []redox.Lay {
	lays := slices.DeleteFunc(slices.Clone(h.Lays), func(l redox.Lay) bool { return !h.moves[l.Move] })
	jokers := func(l redox.Lay) int {
		return len(slices.DeleteFunc(slices.Clone(l.Cards), func(id string) bool { return !isJoker(id) }))
	}
	slices.SortStableFunc(lays, func(a, b redox.Lay) int {
		if n := jokers(a) - jokers(b); n != 0 {
			return n
		}
		return sumOf(b.Cards) - sumOf(a.Cards)
	})
	return lays
}

// layButton lays the only plot that there is, or leads to all.
func (h hand) layButton() screen.Control {
	if len(h.lays) != 1 {
		return screen.Control{Label: say("lay"), Style: screen.Green, Go: placeLay, Help: say("lay.help")}
	}
	l := h.lays[0]
	b := screen.Control{Label: say("lay.one", "cards", h.layBrief(l)), Style: screen.Green, Do: l.Move, Help: say("lay.help")}
	b.Emoji = h.r.Mark(markName(firstNatural(l.Cards)), "")
	return b
}

// inWords writes a number of cards so that it is not read as a rank.
func inWords(n int) string {
	if words := strings.Fields(say("numbers")); n >= minPlotCards && n < minPlotCards+len(words) {
		return words[n-minPlotCards]
	}
	return strconv.Itoa(n)
}

// layBrief names a plot of the hand shortly, where there are no marks: "10–K", "four 7s", in words "spades ten to king".
func (h hand) layBrief(l redox.Lay) string {
	if !l.Run || len(l.Stands) == 0 {
		if h.r.TextOnly {
			return cardList(l.Cards, h.r)
		}
		return say("set.button", "number", inWords(len(l.Cards)), "rank", rankOf(firstNatural(l.Cards), h.r))
	}
	if first := l.Stands[0]; h.r.Mark(markName(first), "") != "" {
		return rankOf(first, h.r) + "–" + rankOf(l.Stands[len(l.Stands)-1], h.r)
	}
	return span(l.Stands, h.r)
}

// laying lists the plots that can be laid.
func (h hand) laying() screen.Screen {
	s := screen.Screen{Title: say("lay.title")}
	var lines []string
	var buttons []screen.Control
	for i, l := range h.lays[:min(len(h.lays), shownLays)] {
		key, b := "lay.line", screen.Control{Label: strconv.Itoa(i + 1), Style: screen.Green, Do: l.Move}
		if h.r.TextOnly {
			key, b.Label = "lay.line-words", say("lay.button-words", "n", i+1)
		} else {
			b = on(b, telling(l.Cards), h.r)
		}
		lines = append(lines, say(key, "n", i+1, "cards", cardList(l.Cards, h.r), "plot", h.layHelp(l)))
		buttons = append(buttons, b)
	}
	if len(h.lays) > shownLays {
		lines = append(lines, screen.Small(say("lay.menu"), h.r))
	}
	lines = append(lines, say("lay.ends"))
	if !look.At(h.Laid, h.Seat) {
		lines = append(lines, say("lay.first"))
	}
	s.Text = strings.Join(lines, "\n")
	s.Rows = screen.Grid(buttons)
	var rest []screen.Choice
	for _, l := range h.lays[len(buttons):] {
		rest = append(rest, screen.Choice{Label: markup.Clip(say("label", "text", cardList(l.Cards, h.r.Raw())), screen.MaxChoice), Value: named(l.Move),
			Help: h.layRaw(l), Emoji: h.r.Mark(markName(firstNatural(l.Cards)), "")})
	}
	s.Rows = h.menu(s.Rows, say("lay.other"), "lay *"+h.step(), rest)
	s.Rows = append(s.Rows, []screen.Control{{Label: screen.LabelChooseCards, Go: placeCards}, screen.Back(screen.LabelBack)})
	return s
}

// layHelp tells what a plot is, what it counts, and what its jokers are.
func (h hand) layHelp(l redox.Lay) string {
	key := "lay.set"
	if l.Run {
		key = "lay.run"
	}
	text := say(key, "n", sumOf(l.Cards))
	for i, id := range l.Cards {
		if isJoker(id) && i < len(l.Stands) {
			text = say("lay.joker", "plot", text, "joker", cardText(id, h.r), "card", cardText(l.Stands[i], h.r))
		}
	}
	return text
}

// layRaw is layHelp where there are no marks.
func (h hand) layRaw(l redox.Lay) string {
	h.r = h.r.Raw()
	return markup.Clip(h.layHelp(l), screen.MaxChoice)
}

// telling is the card that tells a plot from others: its joker, or its first card.
func telling(ids []string) string {
	for _, id := range ids {
		if isJoker(id) {
			return id
		}
	}
	return firstNatural(ids)
}

// firstNatural is the first card that is no joker.
func firstNatural(ids []string) string {
	for _, id := range ids {
		if !isJoker(id) {
			return id
		}
	}
	return ""
}

// menu adds a menu, unless it has no entries.
func (h hand) menu(rows [][]screen.Control, label, do string, choices []screen.Choice) [][]screen.Control {
	if len(choices) == 0 {
		return rows
	}
	return append(rows, []screen.Control{{Label: label, Do: do, Pick: choices[:min(len(choices), screen.MaxChoices)]}})
}

// named is what a move names between its verb and its step.
func named(move string) string {
	_, rest, _ := strings.Cut(move, " ")
	what, _, _ := strings.Cut(rest, " ")
	return what
}
