package redbrn

import (
	"fmt"
	"strconv"
	"strings"

	"ruckus/games/redbrn"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// The places inside a hand of R!OT. Buttons that are switched off have places of their own, so that all differ.
const (
	placeWild   = "wild"    // the wild riots are played
	placeNoWild = "no wild" // they are not, after all
	placeMore   = "more"    // what is seldom needed
	placeLeave  = "leave"   // asks whether to leave the race
	placePit    = "pit "
	placeCol    = "col "
)

// Arrows tell where a card goes. They are hollow where it does not go now, so that nobody needs to tell colours apart.
const (
	intoPit     = "▲"
	ontoColumn  = "►"
	notIntoPit  = "△"
	notOnColumn = "▻"
)

// grid is the buttons of the race. Each has one source and one way for ever; what changes is the card on it, its colour and
// whether its arrow is filled. A button above one that goes onto a column plays into the pit.
//
//	column 1 into the pit … column 4
//	column 1 onto another … column 4
//	wild riot, stack into the pit, waste into the pit, RIOT
//	more, stack onto a column, waste onto a column, flip
func (h *hand) grid() [][]screen.Control {
	var rows [4][]screen.Control
	for i := range fromWaste {
		rows[0] = append(rows[0], h.pitButton(i))
		rows[1] = append(rows[1], h.colButton(i))
	}
	rows[2] = []screen.Control{h.wildButton(), h.pitButton(fromStack), h.pitButton(fromWaste), h.callButton()}
	rows[3] = []screen.Control{{Label: screen.LabelMore, Go: placeMore}, h.colButton(fromStack), h.colButton(fromWaste), h.flipButton()}
	return rows[:]
}

// lit is the colour of a button that goes now: none before the start, and where the lamps are off.
func (h *hand) lit(style screen.Style) screen.Style {
	if h.Rules.LampsOff || h.Phase == redbrn.Countdown {
		return screen.Grey
	}
	return style
}

// unlit reports whether the player is to find out what fits: the lamps are off, and something may be played.
func (h *hand) unlit() bool {
	return h.Rules.LampsOff && (h.Riot == nil || look.At(h.Riot.Open, h.Seat))
}

func (h *hand) flipButton() screen.Control {
	if h.flip == "" {
		return screen.Control{Label: say("flip"), Go: "flip", Off: true}
	}
	return screen.Control{Label: say("flip"), Do: h.flip, Style: h.lit(screen.Blue)}
}

func (h *hand) callButton() screen.Control {
	if h.call == "" {
		return screen.Control{Label: say("call"), Go: "call", Off: true}
	}
	return screen.Control{Label: say("call"), Do: h.call, Style: screen.Red}
}

// wildButton plays the only card that needs a wild riot. Where there are several it has them starred, and takes that back.
func (h *hand) wildButton() screen.Control {
	label, text := strconv.Itoa(max(0, h.me.Wilds)), "★"
	c := screen.Control{Go: placeWild, Off: true}
	switch needy := h.needWild(); {
	case h.Rules.LampsOff:
		c.Off = !h.unlit() || h.me.Wilds <= 0
	case len(needy) == 1 && !h.wilding():
		return h.onWild(needy[0])
	case len(needy) > 0:
		c.Style, c.Off = h.lit(screen.Blue), false
	}
	if h.wilding() {
		c, label = screen.Control{Go: placeNoWild, Style: screen.Red}, "×"
	}
	if h.r.TextOnly {
		text, label = "", say("wilds", "n", max(0, h.me.Wilds))
		if h.wilding() {
			label = say("wilds.cancel")
		}
	}
	c.Label = label
	return h.r.On(c, wildMark, text)
}

// onWild is a button that plays the card of a source on a wild riot.
func (h *hand) onWild(from int) screen.Control {
	card := h.top(from)
	c := screen.Control{Do: fmt.Sprintf("wild %s @%d", card, h.Round), Style: h.lit(screen.Red), Label: way(from, intoPit)}
	if h.r.TextOnly {
		c.Label = say("wilds.then", "card", h.spoken(from, card))
		return c
	}
	return h.r.On(c, pack.Of("*"+card).Mark.Name, "★"+card)
}

// needWild are the sources whose card can be played on a wild riot and does not fit on its own.
func (h *hand) needWild() (sources []int) {
	for i, s := range h.from {
		if len(s.wild) > 0 && len(s.pit) == 0 {
			sources = append(sources, i)
		}
	}
	return sources
}

// wilding reports whether the cards are starred that can be played on a wild riot.
func (h *hand) wilding() bool {
	return h.place == placeWild && (len(h.needWild()) > 0 || h.unlit() && h.me.Wilds > 0)
}

// pitButton plays the card of a source into the pit, on the pile of the lowest number that takes it. Where none does in this
// picture it can be pressed all the same: others play, and when the press comes in the card may fit.
func (h *hand) pitButton(from int) screen.Control {
	card, s := h.top(from), h.from[from]
	c := screen.Control{Do: fmt.Sprintf("pit %s @%d", card, h.Round)}
	switch {
	case card == "":
		return h.nothing(from, placePit, "play.pit", notIntoPit)
	case h.unlit() && h.wilding():
		return h.onWild(from)
	case h.unlit():
		return h.card(c, from, card, intoPit, "play.pit")
	case len(s.pit) > 0:
		c.Style = h.lit(screen.Green)
		return h.card(c, from, card, intoPit, "play.pit")
	case h.wilding() && len(s.wild) > 0:
		return h.onWild(from)
	case h.Phase == redbrn.Window || h.Phase == redbrn.Closing:
		c.Do, c.Go, c.Off = "", placePit+sourceNames[from], true
	}
	return h.card(c, from, card, notIntoPit, "play.not-pit")
}

// colButton plays the top card of the stack or waste, or a whole column, onto the leftmost column that takes it, or else
// into an empty spot. That depends on one's own cards alone, so it is never out of date.
func (h *hand) colButton(from int) screen.Control {
	card, s := h.base(from), h.from[from]
	switch {
	case card == "":
		return h.nothing(from, placeCol, "play.column", notOnColumn)
	case h.unlit():
		return h.card(screen.Control{Do: h.toColumn(from, card)}, from, card, ontoColumn, "play.column")
	case len(s.col) == 0:
		return h.card(screen.Control{Go: placeCol + sourceNames[from], Off: true}, from, card, notOnColumn, "play.not-column")
	}
	c := screen.Control{Do: s.col[0], Style: h.lit(screen.Blue)}
	if where := strings.Fields(s.col[0]); where[0] == "spot" {
		return h.card(c, from, card, ontoColumn, "play.spot")
	} else {
		return h.card(c, from, where[1], ontoColumn, "play.column")
	}
}

// toColumn is the move that takes a card, or a part of its column, to where it goes on a column, or else one onto any, which the rules refuse.
func (h *hand) toColumn(from int, card string) string {
	if col := h.from[from].col; len(col) > 0 {
		return col[0]
	}
	for i := range fromWaste {
		if end := h.top(i); i != from && end != "" {
			return fmt.Sprintf("col %s %s @%d", card, end, h.Round)
		}
	}
	return fmt.Sprintf("spot %s @%d", card, h.Round)
}

// way is the arrow of a source, with a letter for the stack: nothing counts more than to empty it.
func way(from int, arrow string) string {
	if from == fromStack {
		return "S " + arrow
	}
	return arrow
}

// spoken is a card of a source in words. The stack's own words stand above, so that its buttons name the stack.
func (h *hand) spoken(from int, card string) string {
	if from == fromStack {
		return say("stack")
	}
	return pack.Plain(card, h.r)
}

// card puts a card and where it goes on a button.
func (h *hand) card(c screen.Control, from int, card, arrow, key string) screen.Control {
	c.Label = way(from, arrow)
	if h.r.TextOnly {
		c.Label = say(key, "card", h.spoken(from, card))
		return c
	}
	return h.r.On(c, pack.Of(card).Mark.Name, h.name(card))
}

// nothing is the button of a source without a card.
func (h *hand) nothing(from int, place, key, arrow string) screen.Control {
	c := screen.Control{Label: way(from, arrow), Go: place + sourceNames[from], Off: true}
	if h.r.TextOnly {
		c.Label = say(key, "card", sourceSaid(from))
		return c
	}
	return h.r.On(c, emptyMark, "–")
}

// name is a card on a button without marks.
func (h *hand) name(card string) string {
	if _, _, ok := parseCard(card); !ok {
		return "?"
	}
	return card
}

// base is the card of a source with which a move onto a column begins; "" for none.
func (h *hand) base(from int) string {
	if from < len(h.me.Columns) && from < fromWaste && len(h.me.Columns[from]) > 0 {
		return h.me.Columns[from][0]
	}
	return h.top(from)
}
