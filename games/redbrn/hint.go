package redbrn

import (
	"math/bits"

	"ruckus/games"
	"ruckus/games/kit"
)

// closeToCall is how few cards in a stack make others hurry.
const closeToCall = 1

// Reasons tells why a move is good, see the package comment.
func (g *game) Reasons(s games.Seat, text string) []games.Event {
	m, err := parseMove(text)
	if err != nil || s < 0 || int8(s) >= g.Seats || g.Phase != Racing && g.Phase != Window || g.live.out.Has(s) || g.live.away.Has(s) {
		return nil
	}
	w := &weighed{g: g, seat: s, move: m, layout: &g.live.layouts[s]}
	switch m.word {
	case wCall:
		w.call()
	case wFlip:
		w.flip()
	case wPit, wWild, wCol, wSpot:
		w.play(text)
	case wEnd:
		w.tell("stuck", 0, nil)
	}
	return w.told
}

// A weighed is a move whose reasons are told.
type weighed struct {
	g      *game
	seat   games.Seat
	move   move
	layout *layout
	told   []games.Event
}

func (w *weighed) tell(verb string, n int, seats []games.Seat, cards ...string) {
	w.told = append(w.told, games.Event{Verb: verb, N: n, Seats: seats, Tokens: cards})
}

// call tells why to call RIOT now.
func (w *weighed) call() {
	lead, _ := w.g.lead(w.seat)
	switch {
	case w.g.wouldWin() == w.seat:
		w.tell("wins", 0, nil)
	case lead > 0:
		w.tell("ahead", lead, nil)
	case lead == 0:
		w.tell("level", 0, nil)
	default:
		w.tell("behind", -lead, nil)
	}
	w.danger()
}

// danger tells who of the others can call, or nearly.
func (w *weighed) danger() {
	var can, soon []games.Seat
	for other := range games.Seat(w.g.Seats) {
		switch left := w.g.live.layouts[other].stackN; {
		case other == w.seat || !w.g.racers().Has(other) || left > closeToCall:
		case left == 0:
			can = append(can, other)
		default:
			soon = append(soon, other)
		}
	}
	switch {
	case w.g.Phase == Window:
	case can != nil:
		w.tell("can-call", 0, can)
	case soon != nil:
		w.tell("soon", closeToCall, soon)
	}
}

// flip tells why to turn cards.
func (w *weighed) flip() {
	fits := w.layout.top().bit() | w.layout.waste().bit() | w.layout.ends()
	switch {
	case w.g.listPlays(kit.Moves{}, w.seat).Empty():
		w.tell("nothing", 0, nil)
	case fits&w.g.live.pit.taken() == 0:
		w.tell("no-pit", 0, nil)
	}
}

// play tells why to play a card.
func (w *weighed) play(text string) {
	l, card := w.layout, w.move.card
	p := l.prospect(w.move, text)
	if w.g.Phase == Window {
		w.tell("one-play", p.points, nil)
	}
	left := int(l.stackN) - p.stack
	switch {
	case p.stack > 0 && left == 0:
		w.tell("empties", 0, nil)
	case card == l.top():
		w.tell("stack", left, nil)
	case p.stack > 0:
		w.tell("spot", left, nil)
	}
	switch w.move.word {
	case wPit, wWild:
		w.pit()
	case wCol:
		if l.stackN == 0 && l.begins(card) {
			w.tell("room", 0, nil)
		}
		w.frees()
	case wSpot:
		w.frees()
	}
	if w.g.Phase != Window {
		w.danger()
	}
}

// begins reports whether a card begins a column, so that moving it leaves an empty spot.
func (l *layout) begins(n number) bool {
	for i := range l.cols {
		if l.cols[i].base() == n {
			return true
		}
	}
	return false
}

// pit tells of a play to the pit: where it goes, who else could take the place, and what can follow.
func (w *weighed) pit() {
	gap := 1
	if w.move.word == wWild {
		gap = 2
	}
	p := &w.g.live.pit
	i, ok := p.place(w.move.card, w.move.to, gap)
	if !ok {
		return
	}
	if gap == 2 {
		w.tell("pair", int(w.layout.wilds)-1, nil)
	}
	if i == p.n {
		w.tell("opens", 0, nil, suitNames[w.move.card.suit()])
	} else {
		w.rivals(i)
		if int(p.piles[i].n)+gap >= pileFull {
			w.tell("full", 0, nil)
		}
	}
	w.frees()
}

// rivals tells who of the others shows a card that the pile takes now; with two of these piles nobody needs to hurry.
func (w *weighed) rivals(pile int) {
	p := &w.g.live.pit
	code := p.codes[pile]
	if p.open[code] > 1 {
		w.tell("several", int(p.open[code]), nil)
		return
	}
	var wanted uint64
	for _, name := range p.next(pile) {
		if n, ok := parseNumber(name); ok {
			wanted |= n.bit()
		}
	}
	var shows []games.Seat
	for other := range games.Seat(w.g.Seats) {
		l := &w.g.live.layouts[other]
		if other != w.seat && w.g.racers().Has(other) && (l.top().bit()|l.waste().bit()|l.ends())&wanted != 0 {
			shows = append(shows, other)
		}
	}
	if shows != nil {
		w.tell("rivals", 0, shows)
	} else {
		w.tell("alone", 0, nil)
	}
}

// frees tells which of the cards that the seat sees can go to the pit after the play, and cannot before it.
func (w *weighed) frees() {
	l := w.layout
	seen := l.top().bit()
	for i := range l.cols {
		for _, n := range l.cols[i].cards[:l.cols[i].n] {
			seen |= n.bit()
		}
	}
	for _, n := range l.hand[max(l.wasteN-shownWaste, 0):l.wasteN] {
		seen |= n.bit()
	}
	after := w.g.live
	m := w.move.press(w.seat, w.g.Now-w.g.Start)
	if after.do(&m) != counts {
		return
	}
	fits := func(p *position) uint64 {
		l := &p.layouts[w.seat]
		return (l.top().bit() | l.waste().bit() | l.ends()) & p.pit.taken() & seen
	}
	if set := fits(&after) &^ fits(&w.g.live) &^ w.move.card.bit(); set != 0 {
		w.tell("next", 0, nil, number(bits.TrailingZeros64(set)).String())
	}
}
