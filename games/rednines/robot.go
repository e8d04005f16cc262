package rednines

import (
	"math/bits"
	"math/rand/v2"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/kit"
)

// Robot chooses a move for a seat.
//
//   - easy: goes on with the card that fits, but two times of three it rather keeps a red nine, unless it has no
//     other cards; begins with any rank; with few cards it goes out where nobody can stop it
//   - medium: goes on as long as it can, if need be with a red nine, and begins with the longest run; goes out where nobody
//     can stop it
//   - hard: what ends best for it on average over many ways to deal the hidden cards that fit to what was played, if all go
//     on sensibly; goes out where nobody can stop it
func (g *game) Robot(s games.Seat, l games.Level, r *rand.Rand) string {
	moves := g.Prompt(s).Moves
	if len(moves) == 1 {
		return moves[0]
	}
	plays := g.choices(s)
	if l > games.Easy || g.Hands[s].count() <= fewCards {
		if p, ok := g.wayOut(plays); ok {
			return g.move(p)
		}
	}
	switch {
	case l == games.Easy:
		return g.move(g.careless(r))
	case l == games.Medium:
		return g.move(g.sensible())
	case len(plays) == 1:
		return g.move(plays[0])
	}
	var choices []choice
	for _, p := range plays {
		choices = append(choices, choice{p, false}, choice{p, true})
	}
	return g.move(kit.Best(g.mind(s), choices, effort, r).play)
}

// move is the notation of a play; without cards it is a pass.
func (g *game) move(p play) string {
	l := kit.NewMoves(nil, nil, g.Step)
	if p.pass() {
		return l.Word("pass").List()[0]
	}
	return add(l, p).List()[0]
}

// sensible returns a play of the seat on turn: it goes on as long as it can, if need be with a red nine, and begins with
// the longest run, where that is allowed with all cards of its first rank.
func (g *game) sensible() play {
	h := g.Hands[g.Turn]
	var p play
	if g.Phase != Running {
		rank, cards := h.start()
		if !g.severalAllowed() || rank == card.Nine && h.plain(rank) == 0 {
			cards &= -cards
		}
		p = newPlay(rank, cards, 0)
	} else if fitting := h.plain(g.needed()); fitting != 0 {
		p = newPlay(g.needed(), fitting&-fitting, 0)
	} else {
		p = newPlay(g.needed(), 0, h.wild()&-h.wild())
	}
	p.seat = g.Turn
	return p
}

// careless returns a play of the seat on turn, or a pass: the card that fits, one time of three a red nine if there is no
// other, and any rank to begin with, half of the time one that does not follow another. Half of the time it begins a round
// with all cards of the rank.
func (g *game) careless(r *rand.Rand) play {
	h := g.Hands[g.Turn]
	onlyNines := h.count() == bits.OnesCount8(h.wild())
	switch {
	case onlyNines || g.Phase == Running && (h.plain(g.needed()) != 0 || r.IntN(3) == 0):
		return g.sensible()
	case g.Phase == Running:
		return play{}
	}
	var ranks []card.Rank
	lowest := r.IntN(2) == 0
	for rank := range card.Rank(card.Ranks) {
		follows := rank > card.Ace && h.plain(rank-1) != 0
		if h.plain(rank) != 0 && !(lowest && follows) {
			ranks = append(ranks, rank)
		}
	}
	rank := ranks[r.IntN(len(ranks))]
	cards := h.plain(rank)
	if !g.severalAllowed() || r.IntN(2) == 0 {
		cards &= -cards
	}
	return newPlay(rank, cards, 0)
}
