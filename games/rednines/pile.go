package rednines

import (
	"math/bits"

	"ruckus/games"
	"ruckus/games/card"
)

// A play is what one seat laid down at once. It takes playBytes bytes in game.pile.
type play struct {
	seat  games.Seat
	rank  card.Rank // what the cards count as
	fresh bool      // it began a new sequence
	plain byte      // the cards of that rank, as in a hand; red nines as nines among them
	wild  byte      // the red nines that stand for another rank
}

const playBytes = 4

// lay puts a play on the pile.
func (g *game) lay(p play) {
	head := byte(p.seat)
	if p.fresh {
		head |= 0x80
	}
	g.pile = append(g.pile, head, byte(p.rank), p.plain, p.wild)
}

// plays is how many plays are on the pile.
func (g *game) plays() int { return len(g.pile) / playBytes }

// playAt is the play at an index from the bottom of the pile.
func (g *game) playAt(i int) play {
	b := g.pile[i*playBytes : (i+1)*playBytes]
	return play{seat: games.Seat(b[0] & 0x7f), fresh: b[0]&0x80 != 0, rank: card.Rank(b[1]), plain: b[2], wild: b[3]}
}

// last is the play on top of the pile, which must not be empty.
func (g *game) last() play { return g.playAt(g.plays() - 1) }

// several tells whether it is more than one card.
func (p play) several() bool { return bits.OnesCount8(p.plain)+bits.OnesCount8(p.wild) > 1 }

// isIn tells whether a hand has all the cards of a play.
func (p play) isIn(h hand) bool {
	return h[p.rank]&p.plain == p.plain && h[card.Nine]&p.wild == p.wild
}

// takeFrom removes the cards of a play from a hand.
func (p play) takeFrom(h hand) {
	h[p.rank] &^= p.plain
	h[card.Nine] &^= p.wild
}

// names lists the cards as text; where marked, wild ones as e.g. "9H=Q".
func (p play) names(marked bool) []string {
	var room [2 * copies]card.Card
	cards := appendCards(room[:0], p.rank, p.plain)
	plain := len(cards)
	cards = appendCards(cards, card.Nine, p.wild)
	names := make([]string, len(cards))
	for i, c := range cards {
		names[i] = c.String()
		if marked && i >= plain {
			names[i] += "=" + p.rank.String()
		}
	}
	return names
}
