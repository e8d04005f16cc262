package redbrn

import (
	"math/bits"
	"slices"

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
	switch lead, _ := w.g.lead(w.seat); {
	case w.wins(true):
		w.tell("wins", 0, nil)
	case w.wins(false):
		w.tell("leads", 0, nil)
	case lead == full: // nobody else plays
	case lead > 0:
		w.tell("ahead", lead, nil)
	case lead == 0:
		w.tell("level", 0, nil)
	}
	w.danger()
}

// wins reports whether the seat alone wins the match if it calls, as it stands or although all others complete their best plays.
func (w *weighed) wins(complete bool) bool {
	totals := w.g.standing()
	for other := range games.Seat(w.g.Seats) {
		if complete && other != w.seat && w.g.racers().Has(other) {
			o := w.g.outlook(other, w.g.listPlays(kit.Moves{}, other).List())
			totals[other] += o.last().points
		}
	}
	return w.g.winner(totals) == w.seat && len(games.Highest(totals)) == 1
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
	case can != nil:
		w.tell("can-call", 0, can)
	case soon != nil:
		w.tell("soon", closeToCall, soon)
	}
}

// flip tells why to turn cards.
func (w *weighed) flip() {
	taken := w.g.live.pit.taken()
	if w.layout.wilds > 0 {
		taken |= w.g.live.pit.takenWild()
	}
	switch {
	case w.g.listPlays(kit.Moves{}, w.seat).Empty():
		w.tell("nothing", 0, nil)
	case w.layout.open()&taken == 0:
		w.tell("no-pit", 0, nil)
	}
}

// play tells why to play a card.
func (w *weighed) play(text string) {
	l := w.layout
	p := l.prospect(w.move, text)
	left := int(l.stackN) - p.stack
	switch {
	case w.g.Phase == Window && p.points > 0:
		w.tell("one-play", p.points, nil)
	case w.g.Phase == Window || p.stack == 0:
	case left == 0:
		w.tell("empties", 0, nil)
	case w.move.card == l.top():
		w.tell("stack", left, nil)
	default:
		w.tell("spot", left, nil)
	}
	if w.move.word == wPit || w.move.word == wWild {
		w.pit(p.points)
	}
	if w.g.Phase == Window {
		return
	}
	if w.move.word == wCol && l.stackN == 0 && l.begins(w.move.card) && l.hasNine() {
		w.tell("room", 0, nil)
	}
	w.frees()
	if p.points > 0 {
		w.danger()
	}
}

// hasNine reports whether a nine is in the hand or the waste, where a spot can be made for it.
func (l *layout) hasNine() bool {
	return slices.ContainsFunc(l.hand[:l.handN], func(n number) bool { return n.rank() == 9 })
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

// pit tells of a play to the pit: where it goes, and who else could take the place.
func (w *weighed) pit(points int) {
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
		return
	}
	w.rivals(i, gap, points)
	if int(p.piles[i].n)+gap >= pileFull {
		w.tell("full", 0, nil)
	}
}

// rivals tells who of the others shows a card that the pile takes now; where another pile takes the own card, too, nobody needs to
// hurry.
func (w *weighed) rivals(pile, gap, points int) {
	p := &w.g.live.pit
	several := 0
	for i := range p.n {
		if _, ok := p.place(w.move.card, uint8(i), gap); ok {
			several++
		}
	}
	if several > 1 {
		w.tell("several", several, nil)
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
		plays := w.g.racers().Has(other) && (w.g.Phase == Racing || w.g.mayComplete(other))
		if other != w.seat && plays && w.g.live.layouts[other].open()&wanted != 0 {
			shows = append(shows, other)
		}
	}
	if shows != nil {
		w.tell("rivals", 0, shows)
	} else {
		w.tell("alone", points, nil)
	}
}

// frees tells which of the cards that the seat sees can go to the pit after the play, and cannot before it; or else which it uncovers.
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
	fits := func(p *position) uint64 { return p.layouts[w.seat].open() & p.pit.taken() & seen }
	bares := after.layouts[w.seat].waste()
	if set := fits(&after) &^ fits(&w.g.live) &^ w.move.card.bit(); set != 0 {
		w.tell("next", 0, nil, number(bits.TrailingZeros64(set)).String())
	} else if w.move.card == l.waste() && bares != none {
		w.tell("bares", 0, nil, bares.String())
	}
}
