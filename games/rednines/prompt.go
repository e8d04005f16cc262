package rednines

import (
	"math/bits"

	"ruckus/games"
	"ruckus/games/card"
)

// Prompt lists all legal plays of single cards, and of sets each rank's greatest, without and with the red nines.
// An absent player plays the forced card, holds red nines back where the rules allow it, and begins a sequence with
// the rank that can go on longest.
func (g *game) Prompt(s games.Seat) games.Prompt {
	var text [512]byte
	var ends [64]int
	l := moveList{text: text[:0], ends: ends[:0], step: g.Step}
	switch {
	case s < 0 || int8(s) >= g.Seats:
	case g.Phase == between:
		if bit := uint8(1) << s; g.waitsFor()&bit != 0 {
			l.step = int(g.Round)
			l.word("ready")
			return games.Prompt{Moves: l.moves(), Until: g.Due()}
		}
	case s == g.Turn:
		if g.Phase == running {
			g.listFitting(&l)
		} else {
			g.listStarts(&l)
		}
		return games.Prompt{Moves: l.moves(), Must: true}
	}
	return games.Prompt{}
}

// needed is the rank that goes on while a sequence runs. It is card.Ranks after a King: nothing follows that.
func (g *game) needed() card.Rank { return g.last().rank + 1 }

// canFollow tells whether a hand has a card that can go on with the rank.
func (h hand) canFollow(needed card.Rank) bool {
	return needed < card.Ranks && (h[needed] != 0 || h.wild() != 0)
}

// listFitting lists the moves of a player who is to go on with the needed rank.
func (g *game) listFitting(l *moveList) {
	h, needed := g.hand(g.Turn), g.needed()
	if b := h.plain(needed); b != 0 {
		l.each(needed, b)
		return
	}
	l.word("pass")
	l.eachWild(needed, h.wild())
}

// listStarts lists the moves of a player who begins a sequence.
func (g *game) listStarts(l *moveList) {
	h := g.hand(g.Turn)
	first := h.longestRun()
	wild := h.wild()
	switch { // what an absent player chooses comes first
	case first < card.Ranks:
		l.each(first, h.plain(first))
	case g.Phase == king:
		l.word("pass")
		l.each(card.Nine, wild)
	default:
		l.each(card.Nine, wild)
	}
	for r := range card.Rank(card.Ranks) {
		plain := h.plain(r)
		if r != first {
			l.each(r, plain)
		}
		if r != card.Nine || first < card.Ranks {
			l.eachWild(r, wild)
		}
		if !g.severalAllowed() {
			continue
		}
		if bits.OnesCount8(plain) > 1 {
			l.play(r, plain, 0)
		}
		switch {
		case wild == 0 || bits.OnesCount8(plain)+bits.OnesCount8(wild) < 2:
		case r == card.Nine:
			l.play(r, plain|wild, 0)
		default:
			l.play(r, plain, wild)
		}
	}
}

// severalAllowed tells whether a new sequence may begin with several cards of one rank: the first of a round always may.
func (g *game) severalAllowed() bool { return g.Phase == opening || g.Rules.MultiStart }

// longestRun is the rank from which a hand, its red nines put aside, can go on the longest; the lowest of several such.
// It is card.Ranks if there are only red nines.
func (h hand) longestRun() card.Rank {
	best, longest, run := card.Rank(card.Ranks), 0, 0
	for r := card.King; r < card.Ranks; r-- { // down to Ace: r wraps around
		if h.plain(r) == 0 {
			run = 0
			continue
		}
		if run++; run >= longest {
			best, longest = r, run
		}
	}
	return best
}

// each adds the plays of one card each.
func (l *moveList) each(r card.Rank, b byte) {
	for ; b != 0; b &= b - 1 {
		l.play(r, b&-b, 0)
	}
}

// eachWild adds the plays of one red nine each, as the rank.
func (l *moveList) eachWild(r card.Rank, wild byte) {
	if r == card.Nine {
		l.each(r, wild)
		return
	}
	for ; wild != 0; wild &= wild - 1 {
		l.play(r, 0, wild&-wild)
	}
}
