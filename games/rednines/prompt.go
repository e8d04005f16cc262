package rednines

import (
	"math/bits"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/kit"
)

// Prompt lists all legal plays of single cards, and of sets each rank's greatest, without and with the red nines.
// Who is asked and has nothing that fits may only pass. An absent player keeps red nines where the rules allow it, and begins a
// sequence with the rank that can go on longest.
func (g *game) Prompt(s games.Seat) games.Prompt {
	switch {
	case g.Phase == Between:
		return g.Pause.Prompt(s, g.nextIn(), g.Round)
	case s < 0 || s != g.Turn:
		return games.Prompt{}
	}
	var text [1024]byte
	var ends [64]int
	l := kit.NewMoves(text[:], ends[:], g.Step)
	if g.Phase != Running {
		return games.Prompt{Moves: g.listStarts(l).List(), Must: true}
	}
	return games.Prompt{Moves: g.listFitting(l).List(), Must: true, NoChoice: !g.Hands[s].canFollow(g.needed())}
}

// needed is the rank that goes on while a sequence runs. It is card.Ranks after a King: nothing follows that.
func (g *game) needed() card.Rank { return g.last().rank + 1 }

// canFollow reports whether a hand has a card that can go on with the rank.
func (h hand) canFollow(needed card.Rank) bool {
	return needed < card.Ranks && (h[needed] != 0 || h.wild() != 0)
}

// listFitting lists the moves of a player who is to go on with the needed rank.
func (g *game) listFitting(l kit.Moves) kit.Moves {
	h, needed := g.Hands[g.Turn], g.needed()
	fitting := h.plain(needed)
	if fitting == 0 {
		l = l.Word("pass")
	}
	return addEach(l, needed, fitting, h.wild())
}

// listStarts lists the moves of a player who begins a sequence.
func (g *game) listStarts(l kit.Moves) kit.Moves {
	h := g.Hands[g.Turn]
	wild := h.wild()
	first, cards := h.start()
	l = addEach(l, first, cards, 0) // what an absent player chooses
	for r := range card.Rank(card.Ranks) {
		switch plain := h.plain(r); {
		case r != first:
			l = addEach(l, r, plain, wild)
		case plain != 0:
			l = addEach(l, r, 0, wild)
		}
		if g.severalAllowed() {
			l = addSets(l, r, h.plain(r), wild)
		}
	}
	return l
}

// severalAllowed reports whether a new sequence may begin with several cards of one rank: the first of a round always may.
func (g *game) severalAllowed() bool { return g.Phase == Opening || g.Rules.MultiStart }

// addEach adds the plays of one card each, which counts as the rank.
func addEach(l kit.Moves, r card.Rank, plain, wild byte) kit.Moves {
	for ; plain != 0; plain &= plain - 1 {
		l = add(l, newPlay(r, plain&-plain, 0))
	}
	for ; wild != 0; wild &= wild - 1 {
		l = add(l, newPlay(r, 0, wild&-wild))
	}
	return l
}

// addSets adds the plays of all plain cards of a rank, and of those with all red nines, where that is several cards.
func addSets(l kit.Moves, r card.Rank, plain, wild byte) kit.Moves {
	n := bits.OnesCount8(plain)
	if n > 1 {
		l = add(l, newPlay(r, plain, 0))
	}
	if wild != 0 && n+bits.OnesCount8(wild) > 1 {
		l = add(l, newPlay(r, plain, wild))
	}
	return l
}

// add adds the move that makes a play.
func add(l kit.Moves, p play) kit.Moves {
	l = l.Add("play ")
	return l.EndWith(p.appendTo(l.Text()))
}

// start is the rank from which a hand, its red nines put aside, can go on the longest, and its cards; the lowest of
// several such. If there are only red nines, it is those as nines.
func (h hand) start() (best card.Rank, cards byte) {
	longest, run := 0, 0
	for r := card.King; r < card.Ranks; r-- { // from King down to Ace, below which r wraps around
		if h.plain(r) == 0 {
			run = 0
			continue
		}
		run++
		if run >= longest {
			best, longest = r, run
		}
	}
	if longest == 0 {
		return card.Nine, h.wild()
	}
	return best, h.plain(best)
}
