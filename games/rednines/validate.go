package rednines

import (
	"bytes"
	"errors"
	"math/bits"

	"ruckus/games"
	"ruckus/games/card"
)

const (
	// maxStep is far beyond the last step of the longest game, and leaves room for it in games.MaxMove.
	maxStep = 99_999
	// maxUntil is the end of the year 9999, after which JSON has no times.
	maxUntil = 253_402_300_799_999
)

// validate refuses a decoded game that could not have come about by play.
func (g *game) validate() error {
	seats := games.Seat(g.seats)
	switch {
	case g.seats < 4 && !g.rules.Small:
		return errors.New("too few seats")
	case g.step < 1 || g.step > maxStep:
		return errors.New("step out of bounds")
	}
	for i := range g.rounds() {
		if !g.validScored(g.scoredAt(i), g.playersOf(i+1)) {
			return errors.New("a finished round makes no sense")
		}
	}
	switch {
	case g.in == 0 || g.in != g.playersOf(int(g.round)):
		return errors.New("the wrong seats take part")
	case g.dealer < 0 || g.dealer >= seats || !g.in.has(g.dealer):
		return errors.New("the dealer does not take part")
	case !g.validPile():
		return errors.New("the hands and the pile make no sense")
	case !g.validPhase():
		return errors.New("whose turn it is makes no sense")
	}
	return nil
}

// validScored tells whether a finished round has a winner and hands that can be left.
func (g *game) validScored(round scored, in seatSet) bool {
	if round.winner < 0 || !in.has(round.winner) {
		return false
	}
	var seen [card.Ranks]byte
	for s := range games.Seat(g.seats) {
		n := round.hand(s).addTo(&seen, packByte(in.count()))
		if n < 0 || n > dealt || (n == 0) != (s == round.winner || !in.has(s)) {
			return false
		}
	}
	return true
}

// addTo adds a hand to the cards seen so far, and counts it; -1 if a card was seen before or is not in the pack.
func (h hand) addTo(seen *[card.Ranks]byte, pack byte) int {
	n := 0
	for r, b := range h {
		if seen[r]&b != 0 || b&^pack != 0 {
			return -1
		}
		seen[r] |= b
		n += bits.OnesCount8(b)
	}
	return n
}

// validPile tells whether the hands and the pile are the pack, everybody had their thirteen cards, and the plays on the
// pile follow the rules.
func (g *game) validPile() bool {
	var seen [card.Ranks]byte
	var had [maxSeats]int // by seat: cards in the hand and on the pile
	pack := packByte(g.in.count())
	for s := range games.Seat(g.seats) {
		had[s] = g.hand(s).addTo(&seen, pack)
	}
	for i := range g.plays() {
		p := g.playAt(i)
		if !g.validPlay(i, p) {
			return false
		}
		var laid [card.Ranks]byte
		laid[p.rank] |= p.plain
		laid[card.Nine] |= p.wild
		n := hand(laid[:]).addTo(&seen, pack)
		if n < 1 {
			return false
		}
		had[p.seat] += n
	}
	for s := range games.Seat(g.seats) {
		if g.in.has(s) != (had[s] == dealt) || !g.in.has(s) && had[s] != 0 {
			return false
		}
	}
	return true
}

// validPlay tells whether a play can have followed the one before it on the pile.
func (g *game) validPlay(i int, p play) bool {
	switch {
	case !g.in.has(p.seat) || p.seat >= games.Seat(g.seats) || p.rank >= card.Ranks:
		return false
	case p.wild != 0 && (p.rank == card.Nine || p.wild&^reds != 0):
		return false
	case i == 0:
		return p.fresh && p.seat == g.next(g.dealer)
	case p.several() && (!p.fresh || !g.rules.MultiStart):
		return false
	}
	before := g.playAt(i - 1)
	if p.fresh {
		return p.seat == before.seat
	}
	return p.rank == before.rank+1
}

// validPhase tells whether phase, turn and what belongs to them go together with the hands and the pile.
func (g *game) validPhase() bool {
	if g.phase == opening {
		return len(g.pile) == 0 && g.turn == g.next(g.dealer) && g.noPause()
	}
	if len(g.pile) == 0 {
		return false
	}
	last := g.last()
	if g.over() {
		round := g.scoredAt(g.rounds() - 1)
		if g.turn != games.Table || round.winner != last.seat || round.redLast != last.redLast() || !bytes.Equal(round.hands, g.hands) {
			return false
		}
		next := g.nextIn()
		if g.phase == ended {
			return next == 0 && g.noPause()
		}
		return g.ready&^next == 0 && g.ready != next && g.until > 0 && g.until <= maxUntil
	}
	for s := range games.Seat(g.seats) {
		if g.in.has(s) && g.hand(s).empty() {
			return false
		}
	}
	switch g.phase {
	case running:
		return g.noPause() && g.turn >= 0 && g.turn < games.Seat(g.seats) && g.in.has(g.turn) && g.hand(g.turn).canFollow(g.needed())
	case king:
		return g.noPause() && g.turn == last.seat && last.rank == card.King
	default:
		return g.noPause() && g.turn == last.seat
	}
}

// noPause tells whether nothing is stored that belongs only between rounds.
func (g *game) noPause() bool { return g.ready == 0 && g.until == 0 }
