package rednines

import (
	"math/bits"

	"ruckus/games/card"
)

// A playout is a round that a robot plays to its end in its mind. Suits do not matter in it, and players are numbered in
// turn order from the one who thinks.
type playout struct {
	players int
	hands   [maxSeats]counts
	turn    int
	last    int       // who played the last card
	needed  card.Rank // card.Ranks where the player on turn begins a sequence
	over    bool
	redLast bool
	way     int  // how the player who thinks goes on
	run     bool // the others begin with their longest runs
}

// The ways in which a player who thinks can go on after a play. A play is as good as the best of them makes it.
const (
	usual  = iota // as all others do
	thrift        // keeps red nines until few cards are left
	runs          // begins with the longest run
	ways
)

// counts is a hand as numbers of cards.
type counts struct {
	plain [card.Ranks]uint8
	ranks uint16 // the bits of the ranks of which there are plain cards
	wild  uint8
	left  uint8 // cards in all
}

func (c *counts) add(r card.Rank) {
	c.plain[r]++
	c.ranks |= 1 << r
	c.left++
}

func (c *counts) addWild() {
	c.wild++
	c.left++
}

// A choice is a play as a playout makes it; without cards it is a pass.
type choice struct {
	rank        card.Rank
	plain, wild uint8
}

// play makes a choice of the player on turn, and gives the turn on.
func (o *playout) play(c choice) {
	h := &o.hands[o.turn]
	if c.plain+c.wild == 0 {
		o.next()
		return
	}
	h.take(c)
	o.last = o.turn
	o.needed = c.rank + 1 // after a King it is card.Ranks
	if h.left == 0 {
		o.over, o.redLast = true, c.wild > 0
	}
}

// next gives the turn to the player to the left; when it has gone around, that one begins a sequence.
func (o *playout) next() {
	o.turn++
	if o.turn == o.players {
		o.turn = 0
	}
	if o.turn == o.last {
		o.needed = card.Ranks
	}
}

// finish has all play sensibly until the round is over.
func (o *playout) finish() {
	for !o.over {
		h := &o.hands[o.turn]
		way := usual
		if o.turn == 0 {
			way = o.way
		}
		switch {
		case o.needed == card.Ranks && (way == runs || o.turn != 0 && o.run):
			o.play(h.leadRun())
		case o.needed == card.Ranks:
			o.play(h.lead())
		case h.ranks>>o.needed&1 != 0:
			o.play(choice{rank: o.needed, plain: 1})
		case h.wild > 0 && (way != thrift || h.left <= fewLeft) && h.spends(o.needed):
			o.play(choice{rank: o.needed, wild: 1})
		default:
			o.next()
		}
	}
}

// spends reports whether a player goes on with a red nine who has no other card for it: not early in a round for a low rank,
// unless more cards follow.
func (c *counts) spends(needed card.Rank) bool {
	return c.left <= 8 || needed >= card.Nine || c.ranks>>(needed+1)&1 != 0
}

// fewLeft is with how many cards a player spends red nines who has kept them.
const fewLeft = 3

// leadRun is the choice with which a player begins who plays the longest run first, of equal ones the lowest.
func (c *counts) leadRun() choice {
	best, length := card.King, 0
	for r, n := card.King, 0; ; r-- {
		n++
		if c.plain[r] == 0 {
			n = 0
		}
		if n > 0 && n >= length {
			best, length = r, n
		}
		if r == card.Ace {
			break
		}
	}
	if length == 0 {
		return c.lead()
	}
	return choice{rank: best, plain: 1}
}

// farther is how many ranks higher than its lowest card a player rather begins, if the run from there ends with a King:
// after that it begins once more.
const farther = 4

// lead is the choice with which a player begins a sequence: the lowest card, unless a run that ends with a King begins not
// much higher. Low cards have the fewest other chances, an Ace has none.
func (c *counts) lead() choice {
	if c.ranks == 0 {
		return choice{rank: card.King, wild: 1}
	}
	lowest := card.Rank(bits.TrailingZeros16(c.ranks))
	run := card.Ranks - card.Rank(bits.LeadingZeros16(^(c.ranks << (16 - card.Ranks))))
	if run < card.Ranks && run <= lowest+farther {
		return choice{rank: run, plain: 1}
	}
	return choice{rank: lowest, plain: 1}
}

// points are the penalty points of a player.
func (o *playout) points(player int) int {
	h := &o.hands[player]
	sum := 9 * int(h.wild)
	for set := h.ranks; set != 0; set &= set - 1 {
		r := bits.TrailingZeros16(set)
		sum += worth(card.Rank(r)) * int(h.plain[r])
	}
	sum <<= h.wild
	if o.redLast {
		sum *= 2
	}
	return sum
}
