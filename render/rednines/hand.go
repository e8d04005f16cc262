package rednines

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/rednines"
	"ruckus/render"
	"ruckus/render/cards"
)

// maxCardButtons is how many cards get a button each; they take three rows, and stay large enough for a thumb.
const maxCardButtons = 15

// A hand is a hand of Red Nines together with what may be done with it.
type hand struct {
	look
	r      render.Reader
	cards  []string
	single map[string][]string // by card: the moves that lay down it alone
	pass   string
}

// Places inside the hand: where it is named what a red nine stands for, and where cards of a rank are picked.
const (
	placeAs   = "as "
	placeRank = "rank "
)

func (n look) hand(t render.Table, p games.Prompt, place string, r render.Reader) render.Screen {
	if n.Phase == rednines.Between {
		return n.between(t, p)
	}
	h := hand{look: n, r: r, cards: n.Hand, single: make(map[string][]string, len(n.Hand))}
	for _, m := range p.Moves {
		verb, rest, _ := strings.Cut(m, " ")
		ids, _, _ := strings.Cut(rest, " ")
		id, _, _ := strings.Cut(ids, "=")
		switch {
		case verb == "pass":
			h.pass = m
		case verb == "play" && !strings.Contains(id, "+"):
			h.single[id] = append(h.single[id], m)
		}
	}
	if id, ok := strings.CutPrefix(place, placeAs); ok && len(h.single[id]) > 1 {
		return h.naming(id)
	}
	if mark, ok := strings.CutPrefix(place, placeRank); ok {
		if menu, ok := h.setMenu(mark); ok {
			return h.picking(mark, menu)
		}
	}
	return h.home(t)
}

// home shows all cards as buttons, what can be played switched on.
func (h hand) home(t render.Table) render.Screen {
	s := render.Screen{Text: render.Paragraphs(h.task(t), h.holding())}
	buttons := make([]render.Control, 0, len(h.cards))
	for _, id := range h.cards {
		if b := h.button(id); !b.Off || len(h.cards) <= maxCardButtons {
			buttons = append(buttons, b)
		}
	}
	s.Rows = render.Grid(buttons[:min(len(buttons), maxCardButtons)])
	if menu := h.rankMenu(); menu.Pick != nil {
		s.Rows = append(s.Rows, []render.Control{menu})
	}
	pass := render.Control{Label: "Pass", Style: render.Red, Do: h.pass}
	if h.pass == "" { // it keeps its place, so that no other button comes under the thumb
		pass.Off, pass.Style, pass.Do = true, render.Grey, "pass "+strconv.Itoa(h.Step)
	}
	s.Rows = append(s.Rows, []render.Control{pass, render.Refresh()})
	return s
}

// button is the button of one card.
func (h hand) button(id string) render.Control {
	b := render.Control{Label: render.Capital(cardText(id, "", h.r))}
	switch moves := h.single[id]; len(moves) {
	case 0:
		b.Off, b.Do = true, "play "+id+" "+strconv.Itoa(h.Step)
	case 1:
		b.Label, b.Do, b.Style = render.Capital(cardText(id, namedRank(moves[0]), h.r)), moves[0], render.Blue
		if len(h.single) == 1 && h.pass == "" {
			b.Style = render.Green
		}
	default:
		b.Label, b.Go, b.Style = b.Label+" …", placeAs+id, render.Blue
	}
	return b
}

// namedRank is the rank after "=" in a move.
func namedRank(move string) string {
	_, rank, _ := strings.Cut(move, "=")
	rank, _, _ = strings.Cut(rank, " ")
	return rank
}

// naming asks what a red nine shall stand for.
func (h hand) naming(id string) render.Screen {
	menu := render.Control{Label: "As which rank?", Do: "play " + id + "=* " + strconv.Itoa(h.Step)}
	for _, rank := range cards.Ranks() {
		menu.Pick = append(menu.Pick, render.Choice{Label: "As " + cards.Rank(rank, h.r), Value: rank})
	}
	return render.Screen{
		Text: "What shall the " + cardText(id, "", h.r) + " stand for?",
		Rows: [][]render.Control{{menu}, {render.Back("Back to all cards")}},
	}
}

// task tells what the seat may or must do.
func (h hand) task(t render.Table) string {
	top := "On top: **" + h.top(h.r) + "**."
	needed := "**" + cards.Rank(h.Needed, h.r) + "**"
	switch {
	case len(h.single) == 0:
		return render.Lines(top, h.next(t, h.r))
	case h.pass != "":
		return render.Lines(top, "Next is "+needed+", and only a red nine of yours can stand for it: play one, or pass.")
	case h.Needed != "" && h.choice():
		return render.Lines(top, "Next is "+needed+", and you have it: play it, or a red nine in its place.")
	case h.Needed != "":
		return render.Lines(top, "Next is "+needed+", and you have it: play it.")
	case h.Phase == rednines.Opening:
		return "You open the round: one card, or several of one rank from the menu."
	case h.sets():
		return render.Lines(top, "You begin a new sequence: one card, or several of one rank from the menu.")
	}
	return render.Lines(top, "You begin a new sequence with any one card.")
}

// choice tells whether a red nine may go on as well as another card.
func (h hand) choice() bool {
	return slices.ContainsFunc(h.cards, func(id string) bool {
		c, _, _ := card.Parse(id)
		return isWild(c) && len(h.single[id]) > 0
	})
}

// holding lists the hand.
func (h hand) holding() string {
	if len(h.cards) == 0 {
		return "You have no cards."
	}
	cards := make([]string, len(h.cards))
	for i, id := range h.cards {
		cards[i] = cardText(id, "", h.r)
	}
	sep := "  "
	if h.r.TextOnly {
		sep = ", "
	}
	return fmt.Sprintf("Your %s: %s", render.Plural(len(cards), "card"), strings.Join(cards, sep))
}
