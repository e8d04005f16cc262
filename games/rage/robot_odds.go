package rage

import (
	"ruckus/games"
)

// Odds are what a robot expects of its cards. They depend on nothing that its seat cannot know.
type odds struct {
	g      *game
	seat   games.Seat
	trump  colour
	unseen set     // cards in others' hands or hidden on the pile
	share  float64 // of the unseen cards in the hand of each of the others
	need   int     // tricks to win still
	left   int     // tricks to come after this one
}

func (g *game) oddsOf(s games.Seat) odds {
	o := odds{g: g, seat: s, trump: g.Trumps.colour(), unseen: g.Pile.without(g.Buried)}
	for _, t := range g.Trumps.all() {
		if t.turned.isNumber() {
			o.unseen.remove(t.turned)
		}
	}
	for other, hand := range g.Hands[:g.Seats] {
		if games.Seat(other) != s {
			o.unseen = o.unseen.or(hand)
		}
	}
	held := g.Hands[s].count()
	o.left = held - 1
	o.share = float64(held) / float64(o.unseen.count())
	own := g.row()[s]
	o.need = int(own.bid - own.won)
	if g.Rules.Teams && !g.Rules.HiddenBids {
		if other := g.row()[g.partner(s)]; other.won > other.bid {
			o.need -= int(other.won - other.bid)
		}
	}
	return o
}

// reward are the points for an exact bid over those for a missed one.
func (r Rules) reward(bid int) float64 {
	switch {
	case r.AmigoScore:
		return 15
	case bid == 0:
		return 5
	}
	return 10
}

// points are what the seat on turn can expect from a play: for the tricks, for Bonus Rage and Mad Rage in this one, and
// for its bid.
func (o *odds) points(p play) float64 {
	g := o.g
	after := *o
	switch p.card.kind() {
	case change:
		if p.called != none {
			after.trump = p.called
		}
	case out:
		after.trump = none
	}
	t := g.Trick
	t.add(p)
	winner := int8(t.winner(after.trump))
	win := 0.0
	if winner == t.n-1 {
		win = after.holds(p, &t)
	}
	extra := 5 * float64(t.count(bonus)-t.count(mad))
	rest := g.Hands[o.seat]
	rest.remove(p.card)
	less := inPlay
	if after.need <= 0 {
		less = ducking
	}
	exactly := after.exactly(rest, less)
	points := win*(1+extra) - (1-win)*extra/float64(g.Seats-1)
	reward := g.Rules.reward(int(g.row()[o.seat].bid))
	for n, chance := range exactly[:o.left+1] {
		points += chance * float64(n)
		switch n {
		case o.need:
			points += (1 - win) * chance * reward
		case o.need - 1:
			points += win * chance * reward
		}
	}
	return points
}

// holds is the chance that a play which is the highest of the trick so far stays so.
func (o *odds) holds(p play, t *trick) float64 {
	to := float64(o.g.Seats - t.n)
	switch {
	case to == 0:
		return 1
	case p.colour() == none:
		return 0.02
	case p.colour() != t.colour(): // it trumps, and only trumps of those who cannot follow are higher
		return 1 / (1 + 0.1*float64(o.higher(p))*o.share*to)
	}
	return o.chance(p, to)
}

// chance is about how often a card wins a trick against that many others. The figures are fitted to what robots won with each
// card in many games of two to eight.
func (o *odds) chance(p play, others float64) float64 {
	x := float64(o.higher(p)) * o.share * others
	switch {
	case p.colour() == none:
		return 0
	case p.colour() == o.trump:
		return 1 / ((1 + 0.12*others) * (1 + 0.25*x + 0.12*x*x))
	case o.trump == none:
		return 1 / ((1 + 0.05*others) * (1 + 0.4*x + 0.45*x*x))
	}
	return 1 / ((1 + 0.2*others) * (1 + 0.4*x + 0.45*x*x))
}

// By how much the cards to come win less than each would on its own: they fall in the same tricks, and not all are to win.
// With these figures robots did best against each other. While the cards are played it pays to take early what is needed,
// and who has what it needs plays so that the rest does not win.
const (
	inPlay  = 0.45
	ducking = 0.3
)

// inBids is the same for the bids: the fewer play, the more tricks can be steered.
func (g *game) inBids() float64 { return 0.67 + 0.55/float64(g.Seats) }

// exactly is the chance to win exactly that many tricks with the cards of a set, for each number of them.
func (o *odds) exactly(cards set, less float64) (exactly [rounds + 1]float64) {
	exactly[0] = 1
	others := float64(o.g.Seats - 1)
	for n := 1; !cards.empty(); n++ {
		chance := o.chance(o.led(cards.next()), others) * less
		for i := n; i > 0; i-- {
			exactly[i] += (exactly[i-1] - exactly[i]) * chance
		}
		exactly[0] *= 1 - chance
	}
	return exactly
}

// led is a card as it wins best. Without a trump one colour is as good as another for Wild Rage.
func (o *odds) led(c card) play {
	if c.kind() == wild {
		return play{c, o.trump % none}
	}
	return play{c, none}
}
