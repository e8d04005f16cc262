package redbrn

import (
	"slices"
	"strconv"
	"strings"

	"ruckus/render"
)

// The places inside a hand of R!OT, besides one for each button whose card can go to several places.
const (
	placeWild   = "wild"    // the wild riots are played
	placeNoWild = "no wild" // they are not, after all
	placeMore   = "more"    // what is seldom needed
	placePit    = "pit "
	placeCol    = "col "
)

// grid is the buttons of the race. Each keeps its place whether it can be used or not, the most pressed ones at the bottom
// where the thumb is. A row that plays to the pit stands below one that plays the same cards onto columns.
//
//	column 1 onto another … column 4
//	column 1 to the pit … column 4
//	wild riot, waste onto a column, stack onto a column, RIOT
//	flip, waste to the pit, stack to the pit
func (h *hand) grid() [][]render.Control {
	var rows [4][]render.Control
	for i := range fromWaste {
		rows[0] = append(rows[0], h.colButton(i))
		rows[1] = append(rows[1], h.pitButton(i))
	}
	rows[2] = []render.Control{h.wildButton(), h.colButton(fromWaste), h.colButton(fromStack), h.callButton()}
	rows[3] = []render.Control{h.flipButton(), h.pitButton(fromWaste), h.pitButton(fromStack)}
	return rows[:]
}

func (h *hand) flipButton() render.Control {
	if h.flip == "" {
		return render.Control{Label: "Flip", Go: "flip", Off: true}
	}
	return render.Control{Label: "Flip", Do: h.flip, Style: render.Blue}
}

func (h *hand) callButton() render.Control {
	if h.call == "" {
		return render.Control{Label: "RIOT", Go: "call", Off: true}
	}
	return render.Control{Label: "RIOT", Do: h.call, Style: render.Red}
}

// wildButton plays a wild riot with the only card that fits on one, or offers the choice.
func (h *hand) wildButton() render.Control {
	all := slices.Concat(h.wildMoves[:]...)
	switch {
	case len(all) == 0:
		return render.Control{Label: "Wild …", Go: placeWild, Off: true}
	case len(all) == 1:
		return render.Control{Label: h.label(all[0]), Do: all[0], Style: render.Blue}
	case h.place == placeWild:
		return render.Control{Label: "No wild", Go: placeNoWild}
	}
	return render.Control{Label: "Wild …", Go: placeWild, Style: render.Blue}
}

// pitButton plays the card of a source to the pit. Where there are two piles for it, a press asks for which one, and a
// second press of the same button takes the first. While wild riots are played, it is played on one.
func (h *hand) pitButton(from int) render.Control {
	label := h.name(h.top(from))
	place := placePit + sourceNames[from]
	if h.r.TextOnly {
		label = render.Capital(sourceNames[from]) + " to the pit"
	}
	if h.wilding() {
		return h.cell(label, place, first(h.wildMoves[from]), render.Green)
	}
	return h.cell(label, place, h.pitMoves[from], render.Green)
}

// colButton plays the top card of the waste or stack, or a column, onto a column or into an empty spot. It names the card
// that moves while it is off, and where that goes when it is on, so that it is always as wide. While wild riots are played
// it is for the second pile on which the card can go with one.
func (h *hand) colButton(from int) render.Control {
	label := h.name(h.base(from)) + "▸"
	if h.r.TextOnly {
		label = render.Capital(sourceNames[from]) + " onto a column"
	}
	place := placeCol + sourceNames[from]
	if h.wilding() {
		moves := h.wildMoves[from]
		return h.cell(label, place, moves[min(1, len(moves)):], render.Green)
	}
	return h.cell(label, place, h.colMoves[from], render.Blue)
}

// wilding tells whether the buttons of the cards play them on a wild riot.
func (h *hand) wilding() bool {
	return h.place == placeWild && len(slices.Concat(h.wildMoves[:]...)) > 1
}

func first(moves []string) []string { return moves[:min(1, len(moves))] }

// cell is a button for one of several moves; with none it is off, and with more than one it leads to their choice.
func (h *hand) cell(label, place string, moves []string, style render.Style) render.Control {
	switch {
	case len(moves) == 0:
		return render.Control{Label: label, Go: place, Off: true}
	case len(moves) == 1 || h.place == place:
		return render.Control{Label: h.label(moves[0]), Do: moves[0], Style: style}
	}
	return render.Control{Label: label + " …", Go: place, Style: style}
}

// base is the card of a source with which a move onto a column begins; "" for none.
func (h *hand) base(from int) string {
	if me := render.At(h.Players, h.Seat); from < len(me.Columns) && from < fromWaste && len(me.Columns[from]) > 0 {
		return me.Columns[from][0]
	}
	return h.top(from)
}

// name is a card on a button, a dash for none.
func (h *hand) name(card string) string {
	if card == "" {
		return "–"
	}
	return cardName(card, h.r)
}

// label is a move on a button. Where the card alone does not say it, it tells where to.
func (h *hand) label(m string) string {
	word, rest, _ := strings.Cut(m, " ")
	part := strings.Split(rest, " ")
	card := h.name(part[0])
	switch {
	case h.r.TextOnly:
		return h.inWords(word, part)
	case word == "spot":
		return "▸spot"
	case word == "col" && len(part) == 4: // a part of a column
		return card + "▸" + h.name(part[1])
	case word == "col":
		return "▸" + h.name(part[1])
	}
	if word == "wild" {
		card = "★" + card
	}
	if len(part) == 3 {
		card += h.way(part[0], part[1])
	}
	return card
}

// inWords is a move on a button for who reads text only.
func (h *hand) inWords(word string, part []string) string {
	card := h.name(part[0])
	var text string
	switch {
	case word == "spot":
		return card + " to the spot"
	case word == "col" && len(part) > 1:
		return card + " to column " + strconv.Itoa(h.source(part[1])+1)
	case word == "wild":
		text = "Wild and " + card
	default:
		text = card + " to pit"
	}
	if len(part) == 3 {
		text += map[string]string{"▲": ", up", "▼": ", down", "+": ", new"}[h.way(part[0], part[1])]
	}
	return text
}

// way is how a card goes on a pile: up, down, or opening a new one.
func (h *hand) way(card, pile string) string {
	n, err := strconv.Atoi(pile)
	if err != nil || n < 1 || n > len(h.Pit) {
		return "+"
	}
	rank, _, _ := parseCard(card)
	top, _, _ := parseCard(h.Pit[n-1].Top)
	if rank > top {
		return "▲"
	}
	return "▼"
}
