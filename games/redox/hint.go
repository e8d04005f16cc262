package redox

import (
	"slices"

	"ruckus/games"
	"ruckus/games/card"
)

// Reasons tells why a move is good, see the package comment.
func (g *game) Reasons(s games.Seat, text string) []games.Event {
	m, err := splitMove(text)
	if err != nil || g.Phase != Playing || g.Turn != s {
		return nil
	}
	w := &weighed{game: g, sense: g.sense()}
	switch m.verb {
	case slam:
		w.tell("slam", 0, nil)
	case lay:
		w.plays(m.cards, "")
	case connect:
		lower, _, upper, err := splitConnection(m.cards)
		if err != nil {
			return nil
		}
		w.plays(lower, upper)
	case draw, pick:
		w.exchange(m)
	}
	return w.told
}

// A weighed is a move whose reasons are told.
type weighed struct {
	*game
	sense sense
	told  []games.Event
}

func (w *weighed) tell(verb string, n int, seats []games.Seat, cards ...string) {
	w.told = append(w.told, games.Event{Verb: verb, N: n, Seats: seats, Tokens: cards})
}

// plays tells of cards that are laid or connected.
func (w *weighed) plays(lower, upper string) {
	left := w.sense.hand
	for _, cards := range [...]string{lower, upper} {
		if cards == "" {
			continue
		}
		if _, err := cardsIn(cards, &left, nil); err != nil {
			return
		}
	}
	if left.empty() {
		w.tell("out", 0, nil)
		return
	}
	switch {
	case w.slamOpen() && w.Rules.Slam == SlamTwice:
		w.tell("ends-slam", w.sense.hand.points(), nil)
	case !w.sense.laid:
		w.tell("first", 0, nil)
	}
	w.tell("sheds", w.sense.hand.points()-left.points(), nil)
	w.tell("left", left.count(), nil)
	w.danger()
}

// danger tells who of the others has few cards left.
func (w *weighed) danger() {
	var who []games.Seat
	fewest := lastCards + 1
	for other := range games.Seat(w.Seats) {
		switch n := w.Hands[other].count(); {
		case other == w.Turn || n > fewest || n > lastCards:
		case n < fewest:
			who, fewest = []games.Seat{other}, n
		default:
			who = append(who, other)
		}
	}
	if who != nil {
		w.tell("danger", fewest, who)
	}
}

// exchange tells why to take the one card and to throw the other.
func (w *weighed) exchange(m move) {
	c, rest, ok := parseCard(m.cards)
	s := &w.sense
	if !ok || rest != "" || !s.hand.has(c) {
		return
	}
	s.look()
	w.waits()
	top := s.top()
	makes, fits := w.viewExchange(top).Makes, s.laid && s.fits(top)
	switch {
	case m.verb == draw && !fits && !top.joker() && !s.hand.near(top):
		w.tell("no-use", 0, nil, top.String())
	case m.verb == draw:
	case top.joker():
		w.tell("joker", 0, nil)
	case makes != nil && !slices.Contains(makes, c.String()):
		w.tell("makes", len(makes), nil, makes...)
	case fits:
		w.tell("fits", 0, nil, top.String())
	}
	with := s.hand
	if m.verb == pick {
		with.add(top)
		s.hold(with)
	}
	w.throws(c, bestCover(with, false).left.natural())
}

// near reports whether a card of the set has the rank of another card, or is of its suit and at most two places away.
func (s cardSet) near(c deckCard) bool {
	ranks, _, _ := s.rankCounts()
	found := ranks>>c.rank()&1 != 0
	for place := int8(c.rank()); place < maxRun; place += card.Ranks {
		found = found || near(s.suit(c.suit()), place) != 0
	}
	return found
}

// natural are the cards of the set but for jokers.
func (s cardSet) natural() cardSet {
	for i := range s {
		s[i] &= naturalBits
	}
	return s
}

// throws tells why to throw a card, where those are in no plot.
func (w *weighed) throws(c deckCard, lone cardSet) {
	s := &w.sense
	switch {
	case c.joker():
		return
	case lone.empty():
		w.tell("breaks", 0, nil)
		return
	case !lone.has(c):
		return
	case s.hand.jokers() == 0 && s.promise(c) == 0:
		w.tell("hopeless", 0, nil, c.String())
	default:
		w.tell("lone", 0, nil, c.String())
	}
	if slices.Max(pointsOf(lone)) == c.points() {
		w.tell("dearest", c.points(), nil, c.String())
	}
	if next := w.next(w.Turn); w.laid(next) && !s.fits(c) {
		w.tell("safe", 0, []games.Seat{next}, c.String())
	}
}

// pointsOf are the points of each card of a set.
func pointsOf(s cardSet) (points []int) {
	var room [dealt + 1]deckCard
	for _, c := range s.appendTo(room[:0]) {
		points = append(points, c.points())
	}
	return points
}

// waits tells that a plot is kept back for a slam.
func (w *weighed) waits() {
	if !w.slamOpen() || w.sense.lone.count() > w.patience() {
		return
	}
	could := false
	w.eachOwnPlot(func(choice) { could = true })
	if loose := bestCover(w.sense.hand, false).left.natural().count(); could && loose <= w.patience() {
		w.tell("waits", loose, nil)
	}
}
