package redox

import (
	"math"
	"math/bits"

	"ruckus/games/card"
)

// A cover is plots that can be laid from a hand one after the other, and what is then left.
type cover struct {
	plots  []plot
	left   cardSet
	points int // of what is left
}

// bestCover finds plots of a hand that leave the fewest points. With needLong there is a run of four cards or
// more among them, or they are none. It is exact for any hand of at most fifteen cards.
func bestCover(hand cardSet, needLong bool) cover {
	f := finder{needLong: needLong, points: math.MaxInt}
	f.prepare(hand)
	f.search(0, f.jokers)
	return f.build(hand)
}

// slamOf arranges a whole hand in plots with a run of at least four cards among them, if that can be done.
func slamOf(hand cardSet) ([]plot, bool) {
	if !canSlam(hand) {
		return nil, false
	}
	return bestCover(hand, true).plots, true
}

// canSlam reports whether a hand is a slam.
func canSlam(hand cardSet) bool {
	if hand.count() != dealt || hasHopeless(hand) {
		return false
	}
	f := finder{needLong: true, points: math.MaxInt}
	f.prepare(hand)
	f.search(0, f.jokers)
	return f.points == 0
}

// hasHopeless reports whether a card of the hand is in no plot at all, however the jokers are used. It is quick, and spares
// nearly all hands the search.
func hasHopeless(hand cardSet) bool {
	jokers := hand.jokers()
	_, two, three := hand.rankCounts()
	if jokers > 0 {
		three = two
	}
	for s := range card.Suit(card.Suits) {
		ranks := hand.suit(s)
		in := three
		if jokers == 0 {
			in |= inRuns(ranks)
		} else {
			m := withHighAce(ranks)
			var near uint16
			for away := 1; away <= jokers+1; away++ {
				near |= m>>away | m<<away
			}
			near &= m
			in |= near | near>>(maxRun-1)
		}
		if ranks&^in != 0 {
			return true
		}
	}
	return false
}

// A finder looks for the best cover of a hand. It tries each set of runs that the hand has at once; for the
// cards beside them it is clear which multiples are best, because multiples of different ranks do not share cards.
//
// It need not try jokers at the ends of a run, but where two cards are not a plot without: jokers that are left
// over can go to any plot.
type finder struct {
	needLong bool
	jokers   int
	ranks    uint64             // how many cards there are of each rank, in four bits each
	suits    [card.Suits]uint64 // and of each rank in each suit
	runs     []run
	room     [64]run

	chosen   [dealt / minNaturals]int16 // indexes of runs
	n        int
	longs    int // of the chosen, how many have four cards or more
	points   int // of the best cover so far
	best     [dealt / minNaturals]int16
	bestN    int
	reserved bool // in the best cover, one joker makes a run long
}

// A run is a run that may be in a cover: cards of a hand at some places of a suit, and jokers between them.
type run struct {
	suit     card.Suit
	low, top int8   // the places of the first and the last card
	places   uint16 // of the cards, as bits
	jokers   int8   // that it needs at least
	cards    uint64 // by rank, in four bits each
}

func (r *run) long() bool { return r.top-r.low+1 >= longRun }

// prepare counts the cards and lists the possible runs.
func (f *finder) prepare(hand cardSet) {
	f.jokers = hand.jokers()
	for i := range hand {
		for b := hand[i] & naturalBits; b != 0; b &= b - 1 {
			face := deckCard(bits.TrailingZeros64(b))
			f.suits[face.suit()] += 1 << (4 * face.rank())
		}
	}
	for _, cards := range f.suits {
		f.ranks += cards
	}
	f.runs = f.room[:0]
	for s := range card.Suit(card.Suits) {
		m := withHighAce(hand.suit(s))
		for b := m; b != 0; b &= b - 1 {
			low := int8(bits.TrailingZeros16(b))
			f.extend(m, run{suit: s, low: low, top: low, places: 1 << low, cards: 1 << (4 * rankAt(low))})
		}
	}
}

// extend lists all runs that begin with r, which are made of the places m.
func (f *finder) extend(m uint16, r run) {
	for place := r.top + 1; place < maxRun; place++ {
		if m>>place&1 != 0 {
			next := r
			next.top = place
			next.places |= 1 << place
			next.cards += 1 << (4 * rankAt(place))
			if f.has(next.suit, next.cards) {
				f.extend(m, next)
				if next.top-next.low+1 < minPlot {
					next.jokers++
				}
				if int(next.jokers) <= f.jokers {
					f.runs = append(f.runs, next)
				}
			}
			if f.ranks>>(4*rankAt(place))&15 < minNaturals && !f.doubled(r.suit) {
				return // a joker in this place would be wasted, because the card has no other use
			}
		}
		r.jokers++
		if int(r.jokers) > f.jokers {
			return
		}
	}
}

// has reports whether cards of a suit are still there.
func (f *finder) has(s card.Suit, cards uint64) bool {
	const high = 0x8_8888_8888_8888
	return ((f.suits[s]|high)-cards)&high == high
}

// doubled reports whether there are equal cards of a suit, so that it may have two runs side by side.
func (f *finder) doubled(s card.Suit) bool { return f.suits[s]&0xe_eeee_eeee_eeee != 0 }

// search tries all sets of runs, from an index on, together with the chosen ones.
func (f *finder) search(from, jokers int) {
	f.weigh(jokers)
	for i := from; i < len(f.runs) && f.points > 0; i++ {
		r := &f.runs[i]
		if int(r.jokers) > jokers || !f.has(r.suit, r.cards) {
			continue
		}
		f.suits[r.suit] -= r.cards
		f.ranks -= r.cards
		f.chosen[f.n] = int16(i)
		f.n++
		if r.long() {
			f.longs++
		}
		f.search(i, jokers-int(r.jokers))
		if r.long() {
			f.longs--
		}
		f.n--
		f.suits[r.suit] += r.cards
		f.ranks += r.cards
	}
}

// weigh compares the chosen runs, with the best multiples beside them, to the best cover so far.
func (f *finder) weigh(jokers int) {
	reserve := false
	if f.needLong && f.longs == 0 {
		if f.n == 0 || jokers == 0 {
			return
		}
		reserve = true
		jokers--
	}
	if points := f.rest(jokers); points < f.points {
		f.points, f.best, f.bestN, f.reserved = points, f.chosen, f.n, reserve
	}
}

// byPoints are the ranks from the dearest to the cheapest.
var byPoints = [card.Ranks]card.Rank{card.Ace, card.King, card.Queen, card.Jack, card.Ten, card.Nine, card.Eight, card.Seven,
	card.Six, card.Five, card.Four, card.Three, card.Two}

// rest are the points of what is left beside the chosen runs and the best multiples. Of two cards of one rank
// and a joker the dearest are best, and further jokers go anywhere.
func (f *finder) rest(jokers int) int {
	points, plots := 0, f.n > 0
	for _, r := range byPoints {
		switch n := f.ranks >> (4 * r) & 15; {
		case n == 0:
		case n >= minPlot:
			plots = true
		case n == minNaturals && jokers > 0:
			plots = true
			jokers--
		default:
			points += int(n) * int(rankPoints[r])
		}
	}
	if !plots {
		points += jokers * jokerPoints
	}
	return points
}
