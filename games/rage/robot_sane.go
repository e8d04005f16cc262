package rage

import (
	"math/bits"
	"slices"
)

// What is in this file holds for robots of all levels and for the clock: they may be weak, but not absurd.

// saneBids appends to a list the legal bids, in order, that are not below the tricks which the cards cannot lose to number cards as
// the trump is now, nor above those that they may win; where a house rule forbids all of these, the next ones.
func (o *odds) saneBids(bids []int) []int {
	forbidden := noBid
	if o.g.Phase == Bidding {
		forbidden = o.g.hooked()
	}
	for low, high := o.surely(), o.possibly(); ; low, high = max(0, low-1), min(o.left+1, high+1) {
		for n := low; n <= high; n++ {
			if n != forbidden {
				bids = append(bids, n)
			}
		}
		if len(bids) > 0 {
			return bids
		}
	}
}

// surely is how many tricks the trumps of the seat cannot help winning: each higher one of the others beats one of them at most.
func (o *odds) surely() (n int) {
	if o.trump == none {
		return 0
	}
	own, higher := o.g.Hands[o.seat].values(o.trump), 0
	unseen := o.unseen.values(o.trump)
	for v := values - 1; v >= 0; v-- {
		switch {
		case unseen>>v&1 != 0:
			higher++
		case own>>v&1 == 0:
		case higher > 0:
			higher--
		default:
			n++
		}
	}
	return n
}

// possibly is how many cards of the seat win more than hardly ever.
func (o *odds) possibly() (n int) {
	const hardly = 0.1
	for cards := o.g.Hands[o.seat]; !cards.empty(); {
		if o.chance(o.led(cards.next()), float64(o.g.Seats-1)) > hardly {
			n++
		}
	}
	return max(n, o.surely())
}

// sane leaves of the plays of the seat on turn, which are changed, those that go with its bid. With its bid made it leaves the trick to
// somebody else if it can, and does not lead the highest card of a colour. If it needs all tricks that are left, it plays what nobody
// beats, or else of each colour the highest card. If it needs more than its trumps are sure to win, it throws no trump under a higher
// card where a lower one would do.
func (o *odds) sane(plays []play) []play {
	g := o.g
	switch o.need {
	case 0:
		if g.Trick.colour() != none || g.Trick.n == g.Seats-1 {
			plays = prefer(plays, func(p play) bool { return !g.rises(p) })
		}
		if g.Trick.n == 0 {
			plays = prefer(plays, func(p play) bool { return p.colour() == none || o.higher(p) > 0 })
		}
	case o.left + 1:
		plays = prefer(plays, func(p play) bool { return g.rises(p) && p.colour() != none })
		if slices.ContainsFunc(plays, o.unbeatable) {
			return prefer(plays, o.unbeatable)
		}
		return extremes(plays, play.above)
	default:
		if g.Trick.n > 0 && o.need > o.surely() {
			plays = extremes(plays, func(lower, p play) bool { return p.colour() == o.trump && lower.below(p) && !g.rises(p) })
		}
	}
	return plays
}

// prefer leaves of some plays, which are changed, those that are as wanted, or all if none is.
func prefer(plays []play, wanted func(play) bool) []play {
	if !slices.ContainsFunc(plays, wanted) {
		return plays
	}
	return slices.DeleteFunc(plays, func(p play) bool { return !wanted(p) })
}

// extremes leaves of some plays that of each colour which is before all others of it.
func extremes(plays []play, before func(play, play) bool) []play {
	var room [32]play
	all := append(room[:0], plays...)
	return prefer(plays, func(p play) bool {
		return !slices.ContainsFunc(all, func(other play) bool { return before(other, p) })
	})
}

// above reports whether a play is higher than another one of its colour, and below whether it is lower.
func (p play) above(other play) bool {
	return p.colour() != none && p.colour() == other.colour() && p.value() > other.value()
}

func (p play) below(other play) bool { return other.above(p) }

func (o *odds) unbeatable(p play) bool { return !o.beatable(p) }

// beatable reports whether somebody who has yet to play may have a number card that beats a play which is the highest so far.
func (o *odds) beatable(p play) bool {
	g, k := o.g, p.colour()
	trumps := o.trump != none && k != o.trump && o.unseen.hasColour(o.trump)
	for i := g.Trick.n + 1; i < g.Seats; i++ {
		void := g.Voids[g.after(g.Lead, i)]
		if k == none || o.higher(p) > 0 && !void.has(k) || trumps && !void.has(o.trump) {
			return true
		}
	}
	return false
}

// higher is how many unseen cards of its colour are higher than a play.
func (o *odds) higher(p play) int {
	return bits.OnesCount16(o.unseen.values(p.colour()) >> (p.value() + 1))
}
