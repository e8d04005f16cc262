package rage

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/render"
)

// Places inside the hand: the last trick, the score sheet, and where a card asks for a colour.
const (
	placeLast   = "last trick"
	placeSheet  = "sheet"
	placeColour = "colour "
)

// A hand is a hand of RAGE together with what may be done with it.
type hand struct {
	look
	t      render.Table
	r      render.Reader
	cards  []string
	moves  int                 // how many there are
	plays  map[string][]string // by card: the moves that play it
	others map[string]bool     // all other moves
}

func (g look) hand(t render.Table, p games.Prompt, place string, r render.Reader) render.Screen {
	h := hand{look: g, t: t, r: r, moves: len(p.Moves), plays: make(map[string][]string), others: make(map[string]bool)}
	for _, held := range g.Hand {
		h.cards = append(h.cards, held.Card)
	}
	for _, m := range p.Moves {
		verb, rest, _ := strings.Cut(m, " ")
		what, _, _ := strings.Cut(rest, " ")
		card, _, _ := strings.Cut(what, "=")
		if verb == "play" {
			h.plays[card] = append(h.plays[card], m)
		} else {
			h.others[m] = true
		}
	}
	card, asked := strings.CutPrefix(place, placeColour)
	switch {
	case place == placeLast && len(g.Last.Plays) > 0:
		return render.Screen{Text: g.lastTrick(t, r), Rows: [][]render.Control{{render.Back("Back")}}}
	case place == placeSheet && len(g.Scored) > 0:
		return render.Screen{Text: g.lastRound(t, r), Fields: g.sheet(t, r), Rows: [][]render.Control{{render.Back("Back")}}}
	case asked && len(h.plays[card]) > 1:
		return h.naming(card)
	}
	var s render.Screen
	switch {
	case g.Phase == rage.Between:
		s = h.between()
	case render.At(g.Bids, g.Seat) == rage.NoBid:
		s = h.bidding()
	default:
		s = h.playing()
	}
	s.Rows = append(s.Rows, []render.Control{
		{Label: "Last trick", Go: placeLast, Off: len(g.Last.Plays) == 0},
		{Label: "Score sheet", Go: placeSheet, Off: len(g.Scored) == 0},
		render.Refresh(),
	})
	return s
}

// bidding asks how many tricks the seat will win.
func (h hand) bidding() render.Screen {
	s := render.Screen{Text: render.Paragraphs(
		fmt.Sprintf("**How many of the %s will you win?** Foretell it exactly.", render.Plural(h.Tricks, "trick")),
		render.Lines(h.trump(h.r), h.bidSum(), h.players(h.t, h.r)),
		h.hooked(),
		h.holding(),
	)}
	buttons := make([]render.Control, h.Tricks+1)
	for n := range buttons {
		move := fmt.Sprintf("bid %d %d", n, h.Round)
		buttons[n] = render.Control{Label: strconv.Itoa(n), Do: move, Off: !h.others[move]}
		if !buttons[n].Off {
			buttons[n].Style = render.Blue
		}
		if h.r.TextOnly {
			buttons[n].Label = "Bid " + buttons[n].Label
		}
	}
	s.Rows = render.Grid(buttons)
	return s
}

// hooked tells the last bidder which bid is not allowed by the house rule.
func (h hand) hooked() string {
	if h.Forbidden == rage.NoBid || h.moves == 0 {
		return ""
	}
	return fmt.Sprintf("You may not bid %d: the bids may not add up to the %s (house rule).", h.Forbidden, render.Plural(h.Tricks, "trick"))
}

// holding lists the hand by colour.
func (h hand) holding() string {
	if len(h.cards) == 0 {
		return "You have no cards left."
	}
	return fmt.Sprintf("Your %s: %s", render.Plural(len(h.cards), "card"), cardList(h.cards, h.r))
}

// between is the private screen after a round.
func (h hand) between() render.Screen {
	s := render.Screen{Text: fmt.Sprintf("Round %d is over.", h.Round)}
	if i := len(h.Scored) - 1; i >= 0 {
		last := h.Scored[i]
		for _, side := range h.sides() {
			if slices.Contains(side, h.Seat) {
				s.Text = render.Lines(s.Text, "You: "+h.reckoning(last, side)+", in all **"+render.Number(render.At(last.Totals, h.Seat))+"**.")
			}
		}
	}
	ready := "ready " + strconv.Itoa(h.Round)
	if h.others[ready] {
		s.Text = render.Lines(s.Text, "Press Ready, and the next round is dealt as soon as all have done so.")
		s.Rows = [][]render.Control{{{Label: "Ready", Style: render.Green, Do: ready}}}
	} else {
		s.Text = render.Lines(s.Text, render.YouAreReady(h.t, h.Ready))
	}
	return s
}
