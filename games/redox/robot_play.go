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
	if len(g.Table) == 0 && canSlam(s.hand) {
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

// lay is a plot to lay: of those that leave the fewest points the longest royal flush first, then the dearest plot.
func (s *sense) lay(patience int) (c choice, ok bool) {
	if len(s.g.Table) == 0 && s.lone.count() <= patience {
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
// any. It takes the top of the discard pile if that makes a plot, can be connected, or is a joker.
func (s *sense) exchanges(list []throw) (verb, []throw) {
	s.look()
	verb, top := draw, s.g.Pile[len(s.g.Pile)-1]
	with := s.hand
	with.add(top)
	if top.joker() || inPlots(with).has(top) || s.laid && s.fits(top) {
		verb = pick
		s.hold(with)
		s.lone.remove(top)
	}
	from := s.lone
	if from.empty() {
		from = s.g.Hands[s.g.Turn]
		if jokers := from.jokers(); jokers < from.count() {
			for i := range from {
				from[i] &= naturalBits
			}
		}
	}
	for i := range from {
		for b := from[i]; b != 0; b &= b - 1 {
			c := deckCard(i<<6 | bits.TrailingZeros64(b))
			list = append(list, throw{c, s.worth(c)})
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
