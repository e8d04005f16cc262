package rage

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"ruckus/games"
)

// Redeal deals the hands of all others and the trump pile anew, draws other bids for those that are hidden, and another
// seed for the rounds to come.
//
// Each deal that the public play and the seat's own cards and prompt allow is equally likely: nobody gets a colour that
// they have shown not to have; cards that were seen on the pile stay there; below a card that Change Rage turned the
// pile has none of that colour; and a seat that may choose a colour now may choose the same ones. What others were asked
// or bid counts for nothing, nor what the seat was asked before.
func (g *game) Redeal(s games.Seat, r *rand.Rand) {
	for i := range g.seed {
		g.seed[i] = byte(r.Uint32())
	}
	if g.phase >= between {
		return // all hands are played
	}
	if g.rules.HiddenBids {
		for i := range g.row() {
			if t := &g.row()[i]; games.Seat(i) != s && t.bid != noBid {
				t.bid = int8(r.IntN(g.dealt() + 1))
			}
		}
	}
	u := g.unknownTo(s)
	for range maxTries {
		if hands, ok := u.deal(r); ok {
			for i, p := range u.places {
				g.hands[p.seat] = hands[i]
				u.cards = u.cards.without(hands[i])
			}
			g.pile = u.seen.or(u.cards)
			return
		}
	}
}

// maxTries bounds the tries of Redeal. Nearly all positions need a few; where all are in vain, the cards stay.
const maxTries = 10_000

// An unknown is what a seat cannot know, and all that it does know about it.
type unknown struct {
	cards  set       // in others' hands or on the pile
	seen   set       // cards known to be on the pile
	forced set       // of the cards those that cannot be on the pile
	pile   colourSet // the pile has a number card of each of these colours
	places []place   // the others' hands, those that can have the fewest cards first
	least  int       // see deal
}

// A place is a hand that is to be dealt.
type place struct {
	seat  games.Seat
	needs int // cards
	may   set // have these cards
	most  int // of the cards that are not forced that many can be left for it at most when it is its turn to be dealt
}

// unknownTo finds out what a seat knows about the cards that it cannot see.
func (g *game) unknownTo(s games.Seat) unknown {
	u := unknown{cards: g.pile, seen: g.buried, pile: g.knownChanges(s)}
	notOnPile := g.notOnPile()
	for k := range colour(colours) {
		if u.pile != 0 && !u.pile.has(k) && k != g.trumps.last() {
			notOnPile = notOnPile.or(suits[k])
		}
	}
	for _, o := range g.trumps.all() {
		if o.turned.isNumber() {
			u.seen.add(o.turned)
		}
	}
	for i := range games.Seat(g.seats) {
		if i == s {
			continue
		}
		u.cards = u.cards.or(g.hands[i])
		p := place{seat: i, needs: g.hands[i].count(), may: wholePack}
		for k := range colour(colours) {
			if g.voids[i].has(k) {
				p.may = p.may.without(suits[k])
			}
		}
		u.places = append(u.places, p)
	}
	u.cards = u.cards.without(u.seen)
	u.forced = u.cards.and(notOnPile)
	u.bound()
	return u
}

// notOnPile are cards that the pile cannot have, because a Change Rage turns the lowest of a colour, if there is one.
func (g *game) notOnPile() (all set) {
	for i, o := range g.trumps.all() {
		before := trumps{list: g.trumps.list, n: i}
		switch {
		case i == 0 || o.turned == faceDown:
		case o.turned == unchanged:
			for k := range colour(colours) {
				if k != before.last() {
					all = all.or(suits[k])
				}
			}
		default:
			all = all.or(below(o.turned))
		}
	}
	return all
}

// bound puts the places in order and computes what deal needs to know.
func (u *unknown) bound() {
	free := u.cards.without(u.forced)
	for i := range u.places {
		p := &u.places[i]
		p.most = free.and(p.may).count()
	}
	slices.SortStableFunc(u.places, func(a, b place) int { return cmp.Compare(a.most, b.most) })
	u.least = int(packSize)
	for i := range u.places {
		p := &u.places[i]
		for _, before := range u.places[:i] {
			elsewhere := free.and(before.may).without(p.may).count()
			p.most -= max(0, before.needs-u.forced.count()-elsewhere)
		}
		u.least = min(u.least, max(1, p.most-p.needs+1))
	}
}

// deal deals the cards at random; false if they are to be dealt again.
//
// It fills the hands one after another, first with the forced cards, each into any free place that may have it, and then
// with any cards that the hand may have. A deal that comes about where there was more to choose from comes too rarely;
// so those that had less are dealt again in proportion, which makes all equally likely.
func (u *unknown) deal(r *rand.Rand) (hands [maxSeats]set, ok bool) {
	var filled [maxSeats]int
	var dealt [colours + 1]int
	chance := 1.0 // to keep this deal
	for forced := u.forced; !forced.empty(); {
		c := forced.next()
		open, most := 0, -dealt[c.colour()]
		for i, p := range u.places {
			if p.may.has(c) {
				open += p.needs - filled[i]
				most += p.needs
			}
		}
		if open == 0 {
			return hands, false
		}
		i, n := 0, r.IntN(open)
		for ; ; i++ {
			if p := u.places[i]; p.may.has(c) {
				if n -= p.needs - filled[i]; n < 0 {
					break
				}
			}
		}
		p := u.places[i]
		hands[i].add(c)
		filled[i]++
		dealt[c.colour()]++
		chance *= float64(open) / float64(most) * float64(u.least) / float64(max(1, p.most-p.needs+filled[i]))
	}
	left := u.cards.without(u.forced)
	for i, p := range u.places {
		for j := range p.needs - filled[i] {
			open := left.and(p.may)
			n := open.count()
			if n == 0 {
				return hands, false
			}
			c := open.at(r.IntN(n))
			hands[i].add(c)
			left.remove(c)
			chance *= float64(n) / float64(p.most-j)
		}
	}
	pile := left.or(u.seen)
	for k := range colour(colours) {
		if u.pile.has(k) && !pile.hasColour(k) {
			return hands, false
		}
	}
	return hands, r.Float64() < chance
}
