package rednines

import (
	"math/bits"

	"ruckus/games"
	"ruckus/games/card"
)

// A play is what one seat laid down at once.
type play struct {
	seat  games.Seat
	rank  card.Rank // what the cards count as
	plain byte      // the cards of that rank, as in a hand; red nines as nines among them
	wild  byte      // the red nines that stand for another rank
}

// newPlay is a play of cards of a rank, with red nines in wild that count as it.
func newPlay(r card.Rank, plain, wild byte) play {
	if r == card.Nine {
		return play{rank: r, plain: plain | wild}
	}
	return play{rank: r, plain: plain, wild: wild}
}

// last is the play on top of the pile, which must not be empty.
func (g *game) last() play { return g.Pile[len(g.Pile)-1] }

// several reports whether it is more than one card.
func (p play) several() bool { return bits.OnesCount8(p.plain)+bits.OnesCount8(p.wild) > 1 }

// isIn reports whether a hand has all the cards of a play.
func (p play) isIn(h hand) bool {
	return h[p.rank]&p.plain == p.plain && h[card.Nine]&p.wild == p.wild
}

// takeFrom removes the cards of a play from a hand.
func (p play) takeFrom(h *hand) {
	h[p.rank] &^= p.plain
	h[card.Nine] &^= p.wild
}

// names lists the cards as text; where marked, wild ones as e.g. "9H=Q".
func (p play) names(marked bool) []string {
	names := make([]string, 0, bits.OnesCount8(p.plain)+bits.OnesCount8(p.wild))
	for b := p.plain; b != 0; b &= b - 1 {
		names = append(names, cardAt(p.rank, b).String())
	}
	for b := p.wild; b != 0; b &= b - 1 {
		name := cardAt(card.Nine, b).String()
		if marked {
			name += "=" + p.rank.String()
		}
		names = append(names, name)
	}
	return names
}

// appendTo writes the cards as in a move: "7H+7D+9H=7".
func (p play) appendTo(text []byte) []byte {
	text = appendNames(text, p.rank, p.plain)
	if p.wild == 0 {
		return text
	}
	if p.plain != 0 {
		text = append(text, '+')
	}
	text = append(appendNames(text, card.Nine, p.wild), '=')
	return append(text, p.rank.String()...)
}

// appendNames writes the cards of a rank's byte with "+" between them.
func appendNames(text []byte, r card.Rank, b byte) []byte {
	for ; b != 0; b &= b - 1 {
		text = append(text, cardAt(r, b).String()...)
		if b&(b-1) != 0 {
			text = append(text, '+')
		}
	}
	return text
}

// A pile is the plays of a round, oldest first.
type pile []play
