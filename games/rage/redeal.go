package rage

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"ruckus/games"
)

// Redeal deals the hands of all others and the trump pile again, draws other bids for those that are hidden, and another
// seed for the rounds to come.
//
// Each deal that the public play and the seat's own cards and prompt allow is equally likely: nobody gets a colour that
// they have shown not to have; cards that were seen on the pile stay there; and a seat that may choose a colour now may
// choose the same ones. What others were asked or bid counts for nothing, nor what the seat was asked before, nor that a
// card is the likelier to be turned the fewer of its colour the pile has.
func (g *game) Redeal(s games.Seat, r *rand.Rand) {
	g.Seed.Redraw(r)
	if g.Phase >= Between {
		return // all hands are played
	}
	if g.Rules.HiddenBids {
		for i := range g.row() {
			if t := &g.row()[i]; games.Seat(i) != s && t.bid != noBid {
				t.bid = int8(r.IntN(g.dealt() + 1))
			}
		}
	}
	u := g.unknownTo(s)
	for range maxTries {
		if dealt, ok := u.deal(r); ok {
			g.lay(&u, &dealt)
			return
		}
	}
}

// lay puts dealt cards where they belong.
func (g *game) lay(u *unknown, dealt *[maxSeats + 1]set) {
	for i, p := range u.places {
		if p.seat == games.Table {
			g.Pile = dealt[i].or(u.seen)
		} else {
			g.Hands[p.seat] = dealt[i]
		}
	}
}

// maxTries bounds the tries of Redeal. Nearly all positions need a few; where all are in vain, the cards stay.
const maxTries = 3000

// An unknown is what a seat cannot know, and all that it does know about it.
type unknown struct {
	cards  set       // in others' hands or on the pile
	seen   set       // cards known to be on the pile
	pile   colourSet // the pile has a number card of each of these colours
	places []place   // where the cards are, those that can have the fewest of them first
}

// A place is a hand that is to be dealt, or the trump pile.
type place struct {
	seat  games.Seat // games.Table: the pile
	needs int        // cards
	may   set        // have these cards
	most  int        // as many of the cards that it may have can be left at most when it is its turn to be dealt
}

// unknownTo finds out what a seat knows about the cards that it cannot see.
func (g *game) unknownTo(s games.Seat) unknown {
	u := unknown{seen: g.Buried, pile: g.knownChanges(s), places: make([]place, 0, maxSeats+1)}
	for _, o := range g.Trumps.all() {
		if o.turned.isNumber() {
			u.seen.add(o.turned)
		}
	}
	hidden := g.Pile.without(u.seen)
	u.cards = hidden
	u.places = append(u.places, place{seat: games.Table, needs: hidden.count(), may: g.possibleOnPile(u.pile)})
	for i := range games.Seat(g.Seats) {
		if i == s {
			continue
		}
		p := place{seat: i, needs: g.Hands[i].count(), may: wholePack}
		for k := range colour(colours) {
			if g.Voids[i].has(k) {
				p.may = p.may.without(suits[k])
			}
		}
		u.cards = u.cards.or(g.Hands[i])
		u.places = append(u.places, p)
	}
	u.order()
	return u
}

// possibleOnPile are the cards that the pile can have. Where a Change Rage changed nothing, it has no other colour than the
// trump then. The colours are those that can be chosen now, where that is known.
func (g *game) possibleOnPile(known colourSet) set {
	possible := wholePack
	for i, o := range g.Trumps.all() {
		if o.turned == unchanged {
			before := trumps{list: g.Trumps.list, n: i}
			possible = possible.and(suits[before.last()].or(actions))
		}
	}
	for k := range colour(colours) {
		if known != 0 && !known.has(k) && k != g.Trumps.last() {
			possible = possible.without(suits[k])
		}
	}
	return possible
}

// order puts the places in order and computes what deal needs to know.
func (u *unknown) order() {
	for i := range u.places {
		p := &u.places[i]
		p.most = u.cards.and(p.may).count()
	}
	slices.SortStableFunc(u.places, func(a, b place) int { return cmp.Compare(a.most, b.most) })
	left := u.cards.count()
	for i := range u.places {
		p := &u.places[i]
		for _, before := range u.places[:i] {
			elsewhere := u.cards.and(before.may).without(p.may).count()
			p.most -= max(0, before.needs-elsewhere)
		}
		p.most = min(p.most, left)
		left -= p.needs
	}
}

// deal deals the cards at random to the places; false if they are to be dealt again.
//
// It fills one place after another with any cards that are left and that it may have; the last gets the rest. A deal
// that comes about where there was more to choose from comes too rarely; so those where there was less are dealt again in
// proportion, which makes all equally likely.
func (u *unknown) deal(r *rand.Rand) (dealt [maxSeats + 1]set, ok bool) {
	left, last := u.cards, len(u.places)-1
	chance, least := 1.0, r.Float64() // to keep this deal
	for i, p := range u.places[:last] {
		for j := range p.needs {
			open := left.and(p.may)
			n := open.count()
			if n == 0 || chance < least {
				return dealt, false
			}
			c := open.at(r.IntN(n))
			dealt[i].add(c)
			left.remove(c)
			chance *= float64(n) / float64(p.most-j)
		}
	}
	dealt[last] = left
	if !left.without(u.places[last].may).empty() {
		return dealt, false
	}
	for i, p := range u.places {
		for k := range colour(colours) {
			if p.seat == games.Table && u.pile.has(k) && !dealt[i].or(u.seen).hasColour(k) {
				return dealt, false
			}
		}
	}
	return dealt, chance >= least
}
