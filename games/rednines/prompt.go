package rednines

import (
	"math/bits"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/kit"
)

// Prompt lists all legal plays of single cards, and of sets each rank's greatest, without and with the red nines.
// An absent player plays the forced card, holds red nines back where the rules allow it, and begins a sequence with
// the rank that can go on longest.
func (g *game) Prompt(s games.Seat) games.Prompt {
	var text [1024]byte
	var ends [64]int
	l := moveList{kit.NewMoves(text[:], ends[:], g.Step)}
	switch {
	case g.Phase == between && (g.nextIn() &^ g.Ready).Has(s):
		return games.Prompt{Moves: l.Numbered(int(g.Round)).Word("ready").List(), Until: g.Due()}
	case s < 0 || s != g.Turn:
		return games.Prompt{}
	case g.Phase == running:
		l = g.listFitting(l)
	default:
		l = g.listStarts(l)
	}
	return games.Prompt{Moves: l.List(), Must: true}
}

// needed is the rank that goes on while a sequence runs. It is card.Ranks after a King: nothing follows that.
func (g *game) needed() card.Rank { return g.last().rank + 1 }

// canFollow tells whether a hand has a card that can go on with the rank.
func (h hand) canFollow(needed card.Rank) bool {
	return needed < card.Ranks && (h[needed] != 0 || h.wild() != 0)
}

// listFitting lists the moves of a player who is to go on with the needed rank.
func (g *game) listFitting(l moveList) moveList {
	h, needed := g.hand(g.Turn), g.needed()
	if b := h.plain(needed); b != 0 {
		return l.each(needed, b)
	}
	return l.word("pass").eachWild(needed, h.wild())
}

// listStarts lists the moves of a player who begins a sequence.
func (g *game) listStarts(l moveList) moveList {
	h := g.hand(g.Turn)
	wild := h.wild()
	first := h.longestRun()
	switch { // what an absent player chooses comes first
	case first < card.Ranks:
		l = l.each(first, h.plain(first))
	case g.Phase == king:
		l = l.word("pass").each(card.Nine, wild)
	default:
		l = l.each(card.Nine, wild)
	}
	for r := range card.Rank(card.Ranks) {
		plain := h.plain(r)
		if r != first {
			l = l.each(r, plain)
		}
		if r != card.Nine || first < card.Ranks {
			l = l.eachWild(r, wild)
		}
		if g.severalAllowed() {
			l = l.sets(r, plain, wild)
		}
	}
	return l
}

// severalAllowed tells whether a new sequence may begin with several cards of one rank: the first of a round always may.
func (g *game) severalAllowed() bool { return g.Phase == opening || g.Rules.MultiStart }

// sets adds the plays of all plain cards of a rank, and of those with all red nines, where that is several cards.
func (l moveList) sets(r card.Rank, plain, wild byte) moveList {
	n := bits.OnesCount8(plain)
	if n > 1 {
		l = l.play(r, plain, 0)
	}
	switch {
	case wild == 0 || n+bits.OnesCount8(wild) < 2:
		return l
	case r == card.Nine:
		return l.play(r, plain|wild, 0)
	}
	return l.play(r, plain, wild)
}

// longestRun is the rank from which a hand, its red nines put aside, can go on the longest; the lowest of several such.
// It is card.Ranks if there are only red nines.
func (h hand) longestRun() card.Rank {
	best, longest, run := card.Rank(card.Ranks), 0, 0
	for r := card.King; r < card.Ranks; r-- { // from King down to Ace, below which r wraps around
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
