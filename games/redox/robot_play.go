package redox

import (
	"math"
	"math/bits"

	"ruckus/games"
)

// patience is with how many cards in no plot, at most, a robot waits for a slam as long as nobody has laid. It is more
// against a single player, because fewer can spoil it.
func (g *game) patience() int {
	if g.Seats == 2 {
		return 8
	}
	return 5
}

// sensible is what the player on turn had best do by their own cards, the table, and what they have seen: a slam; a plot,
// the dearest first; a connection; or else an exchange. They wait for a slam if no more cards than their patience are
// in no plot.
func (g *game) sensible(patience int) choice {
	s := g.sense()
	if g.slamOpen() && canSlam(s.hand) {
		return choice{verb: slam}
	}
	if c, ok := s.lay(patience); ok {
		return c
	}
	if s.laid {
		if c, ok := s.connect(); ok {
			return c
		}
	}
	verb, throws := s.exchanges(make([]throw, 0, dealt))
	best := throws[0]
	for _, t := range throws {
		if t.worth > best.worth {
			best = t
		}
	}
	return choice{verb: verb, card: best.card}
}

// lay is a plot to lay: of those that leave the fewest points the longest run first, then the dearest plot.
func (s *sense) lay(patience int) (c choice, ok bool) {
	if s.g.slamOpen() && s.lone.count() <= patience {
		return c, false
	}
	s.g.eachOwnPlot(func(choice) { ok = true })
	if !ok {
		return c, false
	}
	most := 0
	for _, p := range bestCover(s.hand, !s.laid).plots {
		worth := setOf(p.list()).points()
		if !s.laid {
			worth = int(p.n)
		}
		if worth > most && (s.laid || p.run && p.n >= longRun) {
			c, most = choice{verb: lay, plot: p}, worth
		}
	}
	return c, most > 0
}

// connect is the connection that gets rid of most points, or of all cards. Jokers, which fit anywhere, are kept for the
// end, until somebody has called the last cards or there is nothing else.
func (s *sense) connect() (best choice, ok bool) {
	g := s.g
	held, jokers, most := s.hand.count(), s.hand.jokers(), 0
	spend := jokers == held
	for other := range games.Seat(g.Seats) {
		spend = spend || other != g.Turn && g.Hands[other].count() <= lastCards
	}
	g.eachOwnConnection(func(c choice, lower, upper []deckCard) {
		added := setOf(lower)
		for _, x := range upper {
			added.add(x)
		}
		worth := added.points()
		switch {
		case added.count() == held:
			worth = math.MaxInt
		case added.jokers() > 0 && !spend:
			return
		}
		if worth > most {
			best, most = c, worth
		}
	})
	return best, most > 0
}

// A throw is a card that may be thrown, and what counts for that.
type throw struct {
	card  deckCard
	worth int
}

// exchanges tells which exchange to make, and which cards to throw for it: those in no plot, or where all are in plots
// any. It takes the top of the discard pile if it has a use for it, see wants. What the player has taken from the discard
// pile in their last turn stays.
func (s *sense) exchanges(list []throw) (verb, []throw) {
	s.look()
	verb, top := draw, s.top()
	if s.wants(top) {
		verb = pick
		with := s.hand
		with.add(top)
		s.hold(with)
		s.lone.remove(top)
	}
	from := s.lone.without(s.g.took())
	whole := from.empty()
	if whole {
		from = s.spare()
	}
	for i := range from {
		for b := from[i]; b != 0; b &= b - 1 {
			c := deckCard(i<<6 | bits.TrailingZeros64(b))
			t := throw{c, s.worth(c)}
			if whole {
				t.worth -= breaking * s.loneWithout(c)
			}
			list = append(list, t)
		}
	}
	return verb, list
}

// worth is how good it is to throw a card.
func (s *sense) worth(c deckCard) int {
	worth := c.points() - s.promise(c) - s.danger(c)
	if s.laid && s.fits(c) {
		worth -= fitting
	}
	return worth
}

// wants reports whether to take a card that lies open: a joker; what can be connected; what then leaves fewer cards in no
// plot, after one of those is thrown for it; and what completes a slam.
func (s *sense) wants(c deckCard) bool {
	if c.joker() || s.laid && s.fits(c) {
		return true
	}
	with := s.hand
	with.add(c)
	after := sense{g: s.g}
	after.hold(with)
	throws := after.lone.without(s.g.took())
	whole := s.g.slamOpen() && after.lone.empty() && !s.lone.empty()
	return !after.lone.has(c) && (whole || !throws.empty()) && after.lone.count() <= s.lone.count()
}

// top is the card that lies open.
func (s *sense) top() deckCard { return s.g.Pile[len(s.g.Pile)-1] }

// spare are the cards to throw one of where all are in plots: jokers, and what the player has just taken, only if there is
// nothing else.
func (s *sense) spare() cardSet {
	hand := s.g.Hands[s.g.Turn]
	from := hand.without(s.g.took())
	for i := range from {
		from[i] &= naturalBits
	}
	if from.empty() {
		return hand
	}
	return from
}

// loneWithout is how many cards are in no plot after a card is thrown.
func (s *sense) loneWithout(c deckCard) int {
	after, rest := sense{g: s.g}, s.hand
	rest.remove(c)
	after.hold(rest)
	return after.lone.count()
}
