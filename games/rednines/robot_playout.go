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
	own     way // of the player who thinks
}

// A way is how a player goes on in a playout.
type way struct {
	begins beginning
	thrift bool // keeps red nines until few cards are left
}

// A beginning is with what a player begins a sequence.
type beginning int

const (
	lowest  beginning = iota // the lowest card, see lead
	longest                  // the longest run, see leadRun
	learned                  // as hard robots do, see learned
	patient                  // the same, but a king waits for the end of a sequence
)

// The player who thinks can go on in any of ownWays: a play is as good as the best of them makes it. All others go on in usual.
var (
	ownWays = [...]way{{begins: lowest}, {begins: longest}, {begins: learned}, {begins: learned, thrift: true}, {begins: patient}}
	usual   = way{begins: learned}
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

// finish has all go on until the round is over.
func (o *playout) finish() {
	for !o.over {
		h, way := &o.hands[o.turn], usual
		if o.turn == 0 {
			way = o.own
		}
		switch {
		case o.needed == card.Ranks:
			o.play(o.begin(way.begins))
		case h.ranks>>o.needed&1 != 0:
			o.play(choice{rank: o.needed, plain: 1})
		case h.wild > 0 && (way.thrift && h.left <= fewLeft || !way.thrift && o.spends()):
			o.play(choice{rank: o.needed, wild: 1})
		default:
			o.next()
		}
	}
}

// spends reports whether the player on turn goes on with a red nine who has no other card for it. Numbers are as hard robots were
// found to play: the fewer cards are left the rather, where more cards follow or the rank is high, and with a king always.
func (o *playout) spends() bool {
	h := &o.hands[o.turn]
	if o.needed == card.King || h.left == h.wild {
		return true
	}
	most := 3*int(h.wild) - 4
	if h.ranks>>(o.needed+1)&1 != 0 {
		most += 9
	}
	if o.needed >= card.Nine {
		most += 10
	}
	if o.fewest(o.turn) <= 3 {
		most += 3
	}
	return int(h.left) <= most
}

// fewest is how few cards another player has.
func (o *playout) fewest(but int) uint8 {
	fewest := uint8(card.Ranks)
	for p := range o.players {
		if p != but {
			fewest = min(fewest, o.hands[p].left)
		}
	}
	return fewest
}

// fewLeft is with how many cards a player spends red nines who has kept them.
const fewLeft = 3

// begin is the choice with which the player on turn begins.
func (o *playout) begin(how beginning) choice {
	h := &o.hands[o.turn]
	switch {
	case how == longest:
		return h.leadRun()
	case how == lowest || h.ranks == 0:
		return h.lead()
	}
	return choice{rank: o.learned(how == patient && h.left > 2), plain: 1}
}

// learned is the rank with which a hard robot would most likely begin. The numbers are fitted to how hard robots began 2,300 times:
// mostly with a whole run, the lowest, or one that nobody goes on with, which brings the turn back. What others hold of a rank all can
// count, by their own hand and the pile. With wait a king is kept, since it brings the turn back when others have come to the queen.
func (o *playout) learned(wait bool) card.Rank {
	h := &o.hands[o.turn]
	var others [card.Ranks + 1]uint8
	wild := uint8(0)
	for p := range o.players {
		if p != o.turn {
			wild += o.hands[p].wild
			for set := o.hands[p].ranks; set != 0; set &= set - 1 {
				r := bits.TrailingZeros16(set)
				others[r] += o.hands[p].plain[r]
			}
		}
	}
	best, most := card.King, -1
	for set := h.ranks; set != 0; set &= set - 1 {
		r := card.Rank(bits.TrailingZeros16(set))
		end := r + card.Rank(bits.TrailingZeros16(^(h.ranks >> r))) - 1
		score := 20 + int(r) + 2*int(h.plain[r]) + int(others[end+1])
		if set == h.ranks {
			score += 7
		}
		if r == card.Ace {
			score += 7
		}
		if r == card.Ace || h.ranks>>(r-1)&1 == 0 {
			score += 12
		}
		switch {
		case end == card.King && wait:
			score -= 12
		case end == card.King:
			score += 8
		case others[end+1] == 0 && wild == 0:
			score += 15
		case others[end+1] == 0:
			score += 6
		}
		for q := r; q > card.Ace && others[q-1] > 0; q-- { // others may lead to it
			score--
		}
		if score > most {
			best, most = r, score
		}
	}
	return best
}

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
