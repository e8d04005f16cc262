package redox

import (
	"math/rand/v2"
	"strings"

	"ruckus/games"
	"ruckus/games/kit"
)

// Robot chooses a move for a seat.
//
//   - easy: any of the plots and connections that the prompt lists; where there are none, the exchange of an absent player
//   - medium: what is sensible by its own cards, the table and what it has seen, see sensible
//   - hard: what ends best for it on average over many ways to deal the hidden cards, if all go on like medium
//
// All show a slam that they have, and make the calls of "Last x" at once.
func (g *game) Robot(s games.Seat, l games.Level, r *rand.Rand) string {
	moves := g.Prompt(s).Moves
	switch c := g.Calls[s]; {
	case len(moves) == 0:
		return ""
	case c.Until != 0:
		return g.listCall(kit.Moves{}, s).List()[0]
	case s != g.Turn: // it is asked whether it is ready
		return moves[0]
	case strings.HasPrefix(moves[len(moves)-1], "slam"):
		return moves[len(moves)-1]
	case l == games.Easy:
		return g.simple(moves, r)
	case l == games.Medium:
		return g.text(g.sensible(g.patience()))
	}
	return g.text(g.best(g.choices(), effort, r))
}

// simple is any plot or connection of the list, or where there are none the exchange of an absent player; but it takes a
// joker that lies open, and keeps for a turn what the seat has just taken.
func (g *game) simple(moves []string, r *rand.Rand) string {
	hand := g.Hands[g.Turn]
	if others := moves[2*hand.count():]; len(others) > 0 {
		return others[r.IntN(len(others))]
	}
	c := choice{verb: draw, card: absentThrow(hand)}
	if took := g.took(); took.has(c.card) && hand != took {
		c.card = absentThrow(hand.without(took))
	}
	if g.Pile[len(g.Pile)-1].joker() {
		c.verb = pick
	}
	return g.text(c)
}

// took is what the player on turn has taken from the discard pile in their last turn, as everybody has seen.
func (g *game) took() cardSet { return g.Known[g.Turn].and(g.Fresh) }
