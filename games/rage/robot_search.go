package rage

import (
	"math/rand/v2"

	"ruckus/games"
)

// effort is how many cards a hard robot plays out for one choice, and how often it tries to deal the hidden cards, each of which takes
// about 1 µs. It leaves room for slow machines within the 50 ms that a robot has.
const effort = 15_000

// A choice is a bid or a play.
type choice struct {
	bid  int
	play play
}

// choices are the bids near the sensible one, or the plays that make sense.
func (g *game) choices(s games.Seat) (list []choice) {
	o := g.oddsOf(s)
	if g.Phase != Bidding {
		for _, p := range o.sane(g.plays(nil)) {
			list = append(list, choice{play: p})
		}
		return list
	}
	const around = 2
	middle := g.sensibleBid(s)
	for _, n := range o.saneBids(nil) {
		if n >= middle-around && n <= middle+around {
			list = append(list, choice{bid: n})
		}
	}
	return list
}

// A mind is the game as a hard robot thinks of it, see kit.Mind.
type mind struct {
	*game
	seat games.Seat
	u    *unknown
}

func (g *game) mind(s games.Seat) mind {
	u := g.unknownTo(s)
	m := mind{g, s, &u}.Copy()
	m.guessBids(m.seat)
	return m
}

// Copy copies the game, which has no pointers.
func (m mind) Copy() mind {
	g := *m.game
	return mind{&g, m.seat, m.u}
}

// Deal deals the hidden cards again. Hidden bids of others are what goes with these.
func (m mind) Deal(r *rand.Rand) (mind, bool) {
	dealt, ok := m.u.deal(r)
	if ok {
		m = m.Copy()
		m.lay(m.u, &dealt)
		m.guessBids(m.seat)
	}
	return m, ok
}

// Do plays a card of the seat on turn, or has the seat bid, and all others after it.
func (m mind) Do(c choice) {
	if m.Phase != Bidding {
		m.put(c.play)
		return
	}
	m.row()[m.seat].bid = int8(c.bid)
	m.bidAll()
}

// Sensible is the play of a medium robot.
func (m mind) Sensible() choice { return choice{play: m.sensiblePlay()} }

// Gain is by how much the seat has more points in this round than the others, all together.
func (m mind) Gain() (ahead int, over bool) {
	if m.tricks() < m.dealt() {
		return 0, false
	}
	own := m.Rules.points(m.side(m.Round, m.seat), m.dealt())
	for other := range games.Seat(m.Seats) {
		ahead += own - m.Rules.points(m.side(m.Round, other), m.dealt())
	}
	return ahead, true
}

// guessBids replaces hidden bids of others, which Redeal draws at random, by what goes with their cards.
func (g *game) guessBids(s games.Seat) {
	if !g.Rules.HiddenBids {
		return
	}
	for other := range games.Seat(g.Seats) {
		if t := &g.row()[other]; other != s && t.bid != noBid {
			t.bid = t.won + int8(g.sensibleBid(other))
		}
	}
}

// bidAll has all who have not bid do so sensibly.
func (g *game) bidAll() {
	for i := range g.Seats {
		bidder := g.after(g.Dealer, 1+i)
		if t := &g.row()[bidder]; t.bid == noBid {
			g.Turn = bidder
			t.bid = int8(g.sensibleBid(bidder))
		}
	}
	if g.Phase == Bidding {
		g.Phase, g.Turn = Playing, g.Lead
	}
}

// put plays a card of the seat on turn without telling of it, and ends the trick that ends with it.
func (g *game) put(p play) {
	g.Hands[g.Turn].remove(p.card)
	g.Trick.add(p)
	switch p.card.kind() {
	case change:
		g.changeTrump(g.Turn, p.called)
	case out:
		g.endTrump(g.Turn)
	}
	if g.Trick.n < g.Seats {
		g.Turn = g.after(g.Turn, 1)
		return
	}
	g.endTrick()
}
