package rednines

import (
	"math/rand/v2"
	"slices"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/kit"
)

// playouts is how many rounds a hard robot plays out for one choice, at about 30 µs each.
const playouts = 600

// robot chooses a move for a seat.
//
//   - easy: any move of the prompt
//   - medium: goes on as long as it can, if need be with a red nine, and begins with the longest run
//   - hard: what ends best for it on average over many ways to deal the hidden cards, if all go on like medium
func robot(position games.Game, s games.Seat, l games.Level, r *rand.Rand) string {
	moves := position.Prompt(s).Moves
	switch {
	case len(moves) == 0:
		return ""
	case len(moves) == 1:
		return moves[0]
	case l == games.Easy:
		return moves[r.IntN(len(moves))]
	}
	g := position.(*game)
	if l == games.Hard {
		return g.search(s, moves, r)
	}
	p := g.sensible()
	return moveList{kit.NewMoves(nil, nil, g.Step)}.play(p.rank, p.plain, p.wild).List()[0]
}

// sensible returns a play of the seat on turn: it goes on as long as it can, if need be with a red nine, and begins with
// the longest run, where that is allowed with all cards of its first rank.
func (g *game) sensible() play {
	h := g.hand(g.Turn)
	var p play
	if g.Phase != running {
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

// search returns the move with which the round ends best for the seat on average. All moves are tried with the same deals,
// so that luck counts for each alike.
func (g *game) search(s games.Seat, moves []string, r *rand.Rand) string {
	sums := make([]int, len(moves))
	for range max(1, playouts/len(moves)) {
		deal := g.clone()
		deal.Redeal(s, r)
		for i, move := range moves {
			sums[i] += deal.clone().playOut(s, move)
		}
	}
	best := 0
	for i, sum := range sums {
		if sum > sums[best] {
			best = i
		}
	}
	return moves[best]
}

// playOut makes a move, has all seats go on sensibly until the round is over, and returns by how much the others then have
// more penalty points than the seat, all together.
func (g *game) playOut(s games.Seat, move string) int {
	if _, err := g.Apply(games.Action{Seat: s, Move: move}); err != nil {
		return 0 // a listed move is never refused
	}
	for !g.over() {
		g.play(g.sensible(), games.Action{})
	}
	sum, end := 0, g.Scored[len(g.Scored)-1]
	for other := range games.Seat(g.Seats) {
		if g.In.Has(other) {
			sum += end.points(other) - end.points(s)
		}
	}
	return sum
}

// clone returns a game that shares no memory with this one.
func (g *game) clone() *game {
	c := *g
	c.Hands, c.Pile, c.Scored = slices.Clone(g.Hands), slices.Clone(g.Pile), slices.Clone(g.Scored)
	return &c
}
