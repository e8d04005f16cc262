package rednines

import (
	"math/rand/v2"
	"slices"

	"ruckus/games"
	"ruckus/games/card"
)

// A guess is what a player can tell about the hidden hands, and deals them accordingly. Players are numbered in turn order
// from the one who thinks.
type guess struct {
	players int
	number  [maxSeats]int // of each seat
	cards   []card.Rank   // the hidden ones; wildCard stands for a red nine
	left    [maxSeats]int
	lacks   [maxSeats]uint16  // the bits of the ranks of which the player has no card but red nines
	shy     [maxSeats]float64 // how likely it still holds a red nine, compared to who could always go on
}

// wildCard is a red nine among the cards of a guess.
const wildCard = card.Rank(card.Ranks)

// shyness is how much less likely who did not go on holds a red nine.
const shyness = 0.4

// newGuess looks at what was played in this round, and who has not gone on.
func (g *game) newGuess(s games.Seat) *guess {
	u := &guess{players: g.In.Count()}
	n := 0
	for seat := range g.others(s) {
		n++
		u.number[seat] = n
		for _, c := range g.Hands[seat].cards() {
			u.left[n]++
			if isWild(c) {
				u.cards = append(u.cards, wildCard)
			} else {
				u.cards = append(u.cards, c.Rank())
			}
		}
	}
	slices.Sort(u.cards)
	for i := range u.shy {
		u.shy[i] = 1
	}
	for seat, rank := range g.stopped() {
		u.lacks[u.number[seat]] |= 1 << rank
		u.shy[u.number[seat]] *= shyness
	}
	u.sort()
	return u
}

// sort puts those cards first that the fewest players can have. A red nine comes before what everybody can have.
func (u *guess) sort() {
	lacking := func(c card.Rank) (n int) {
		if c == wildCard {
			return 1
		}
		for _, lacks := range u.lacks[1:u.players] {
			n += 2 * int(lacks>>c&1)
		}
		return n
	}
	slices.SortStableFunc(u.cards, func(a, b card.Rank) int { return lacking(b) - lacking(a) })
}

// deal deals the hidden cards to the others, at random within what is known of them.
func (u *guess) deal(o *playout, r *rand.Rand) {
	for range 4 {
		if u.tryDeal(o, r, true) {
			return
		}
	}
	u.tryDeal(o, r, false)
}

func (u *guess) tryDeal(o *playout, r *rand.Rand, known bool) bool {
	left := u.left
	for p := 1; p < u.players; p++ {
		o.hands[p] = counts{}
	}
	for _, c := range u.cards {
		var weights [maxSeats]float64
		sum := 0.0
		for p := 1; p < u.players; p++ {
			w := float64(left[p])
			switch {
			case c == wildCard:
				w *= u.shy[p]
			case known && u.lacks[p]>>c&1 != 0:
				w = 0
			}
			weights[p] = w
			sum += w
		}
		if sum == 0 {
			return false
		}
		x, p := r.Float64()*sum, 1
		for ; p < u.players-1 && x >= weights[p]; p++ {
			x -= weights[p]
		}
		for weights[p] == 0 { // where rounding has gone too far
			p--
		}
		left[p]--
		if c == wildCard {
			o.hands[p].addWild()
		} else {
			o.hands[p].add(c)
		}
	}
	return true
}
