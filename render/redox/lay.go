package redox

import (
	"fmt"
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

// layHelp says what laying does.
const layHelp = "puts a plot of cards of yours on the table"

// layButton lays the only plot that there is, or leads to all.
func (h hand) layButton() screen.Control {
	if len(h.lays) != 1 {
		return screen.Control{Label: "Lay …", Style: screen.Green, Go: placeLay, Help: layHelp}
	}
	l := h.lays[0]
	b := screen.Control{Label: "Lay " + h.layBrief(l), Style: screen.Green, Do: l.Move, Help: layHelp}
	b.Emoji = h.r.Mark(markName(firstNatural(l.Cards)), "")
	return b
}

// inWords writes a number of cards so that it is not read as a rank.
func inWords(n int) string {
	if words := []string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}; n < len(words) {
		return words[n]
	}
	return strconv.Itoa(n)
}

// layBrief names a plot of the hand shortly, where there are no marks: "10–K", "four 7s", in words "spades ten to king".
func (h hand) layBrief(l redox.Lay) string {
	if !l.Run || len(l.Stands) == 0 {
		if h.r.TextOnly {
			return cardList(l.Cards, h.r)
		}
		return fmt.Sprintf("%s %ss", inWords(len(l.Cards)), rankOf(firstNatural(l.Cards), h.r))
	}
	first, last := l.Stands[0], l.Stands[len(l.Stands)-1]
	if h.r.TextOnly {
		return markup.Clip(cardWord(first)+" "+rankOf(first, h.r)+" to "+rankOf(last, h.r), maxLabel-len("Lay "))
	}
	if h.r.Mark(markName(first), "") != "" {
		return rankOf(first, h.r) + "–" + rankOf(last, h.r)
	}
	return cardText(first, h.r) + "–" + cardText(last, h.r)
}

// laying lists the plots that can be laid.
func (h hand) laying() screen.Screen {
	s := screen.Screen{Title: "Lay which plot?"}
	var lines []string
	var buttons []screen.Control
	for i, l := range h.lays[:min(len(h.lays), shownLays)] {
		number := strconv.Itoa(i + 1)
		line := "**" + number + "** " + cardList(l.Cards, h.r) + " – " + h.layHelp(l)
		if h.r.TextOnly {
			line = number + ": " + cardList(l.Cards, h.r) + ", " + h.layHelp(l)
		}
		lines = append(lines, line)
		b := screen.Control{Label: number, Style: screen.Green, Do: l.Move}
		if h.r.TextOnly {
			b.Label = "Lay " + number
			buttons = append(buttons, b)
			continue
		}
		buttons = append(buttons, on(b, telling(l.Cards), h.r))
	}
	if len(h.lays) > shownLays {
		lines = append(lines, "-# The others are in the menu.")
	}
	lines = append(lines, "Laying ends your turn: no card is drawn. Laid jokers stay where they are.")
	if !look.At(h.Laid, h.Seat) {
		lines = append(lines, "Your first plot must be a run of four or more.")
	}
	s.Text = strings.Join(lines, "\n")
	s.Rows = screen.Grid(buttons)
	var rest []screen.Choice
	for _, l := range h.lays[len(buttons):] {
		rest = append(rest, screen.Choice{Label: markup.Clip(screen.Capital(cardList(l.Cards, h.r.Raw())), screen.MaxChoice), Value: named(l.Move),
			Help: h.layRaw(l), Emoji: h.r.Mark(markName(firstNatural(l.Cards)), "")})
	}
	s.Rows = h.menu(s.Rows, "Lay another plot …", "lay *"+h.step(), rest)
	s.Rows = append(s.Rows, []screen.Control{{Label: screen.LabelChooseCards, Go: placeCards}, screen.Back(screen.LabelBack)})
	return s
}

// layHelp tells what a plot is, what it counts, and what its jokers are.
func (h hand) layHelp(l redox.Lay) string {
	kind := "set"
	if l.Run {
		kind = "run"
	}
	text := kind + ", " + screen.Plural(sumOf(l.Cards), "point")
	for i, id := range l.Cards {
		if isJoker(id) && i < len(l.Stands) {
			text += ", " + cardText(id, h.r) + " is " + cardText(l.Stands[i], h.r)
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

// cardWord is the suit of a card in words.
func cardWord(id string) string {
	_, suit, _ := strings.Cut(cardText(id, screen.Reader{TextOnly: true}), " of ")
	return suit
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
