package render

import (
	"fmt"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/rednines"
)

// maxCardButtons is how many cards get a button each; they take three rows, and stay large enough for a thumb.
const maxCardButtons = 15

// A nineHand is a hand of Red Nines together with what may be done with it.
type nineHand struct {
	redNines
	r      Reader
	cards  []string
	single map[string][]string // by card: the moves that lay down it alone
	pass   string
}

// Places inside the hand: where it is named what a red nine stands for, and where cards of a rank are picked.
const (
	placeAs   = "as "
	placeRank = "rank "
)

func (n redNines) hand(t Table, p games.Prompt, place string, r Reader) Screen {
	if n.Phase == rednines.Between {
		return n.between(p)
	}
	h := nineHand{redNines: n, r: r, cards: n.Hand, single: make(map[string][]string, len(n.Hand))}
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
func (h nineHand) home(t Table) Screen {
	s := Screen{Text: paragraphs(h.task(t), h.holding())}
	buttons := make([]Control, 0, len(h.cards))
	for _, id := range h.cards {
		if b := h.button(id); !b.Off || len(h.cards) <= maxCardButtons {
			buttons = append(buttons, b)
		}
	}
	s.Rows = grid(buttons[:min(len(buttons), maxCardButtons)])
	if menu := h.rankMenu(); menu.Pick != nil {
		s.Rows = append(s.Rows, []Control{menu})
	}
	stop := Control{Label: "Stop here", Style: Red, Do: h.pass}
	if h.pass == "" { // it keeps its place, so that no other button comes under the thumb
		stop.Off, stop.Style, stop.Do = true, Grey, "pass "+strconv.Itoa(h.Step)
	}
	s.Rows = append(s.Rows, []Control{stop, refresh()})
	return s
}

// button is the button of one card.
func (h nineHand) button(id string) Control {
	b := Control{Label: capital(nineCard(id, "", h.r))}
	switch moves := h.single[id]; len(moves) {
	case 0:
		b.Off, b.Do = true, "play "+id+" "+strconv.Itoa(h.Step)
	case 1:
		b.Label, b.Do, b.Style = capital(nineCard(id, namedRank(moves[0]), h.r)), moves[0], Blue
		if len(h.single) == 1 && h.pass == "" {
			b.Style = Green
		}
	default:
		b.Label, b.Go, b.Style = b.Label+" …", placeAs+id, Blue
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
func (h nineHand) naming(id string) Screen {
	menu := Control{Label: "As which rank?", Do: "play " + id + "=* " + strconv.Itoa(h.Step)}
	for _, rank := range rankMarks() {
		menu.Pick = append(menu.Pick, Choice{Label: "As " + rankText(rank, h.r), Value: rank})
	}
	return Screen{
		Text: "What shall the " + nineCard(id, "", h.r) + " stand for?",
		Rows: [][]Control{{menu}, {back()}},
	}
}

// back leads to the first place from another one.
func back() Control { return Control{Label: "Back to all cards", Go: home} }

// task tells what the seat may or must do.
func (h nineHand) task(t Table) string {
	top := "On top: **" + h.top(h.r) + "**."
	forced := false
	for id := range h.single {
		c, _, _ := card.Parse(id)
		forced = forced || !isWild(c)
	}
	switch {
	case len(h.single) == 0:
		return lines(top, h.next(t, h.r))
	case h.Needed != "" && forced:
		return lines(top, "**"+capital(rankText(h.Needed, h.r))+"** is next, and you have it: play it. A red nine is never compulsory.")
	case h.Needed != "":
		return lines(top, "Only a red nine goes on, as **"+rankText(h.Needed, h.r)+"**: play one, or stop here.")
	case h.Phase == rednines.Opening:
		return "You open the round: one card, or several of one rank from the menu."
	case h.pass != "":
		return lines(top, "You may begin a new sequence with a red nine, or stop here.")
	case h.sets():
		return lines(top, "You begin a new sequence: one card, or several of one rank from the menu.")
	}
	return lines(top, "You begin a new sequence with any one card.")
}

// holding lists the hand.
func (h nineHand) holding() string {
	if len(h.cards) == 0 {
		return "You have no cards."
	}
	cards := make([]string, len(h.cards))
	for i, id := range h.cards {
		cards[i] = nineCard(id, "", h.r)
	}
	sep := "  "
	if h.r.TextOnly {
		sep = ", "
	}
	return fmt.Sprintf("Your %s: %s", plural(len(cards), "card"), strings.Join(cards, sep))
}
