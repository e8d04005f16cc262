package rage

import (
	"math/rand/v2"
	"slices"

	"ruckus/games"
)

// effort is how much a hard robot does for one choice: how many cards it plays out, and how often it tries to deal the
// hidden cards, each of which takes about 1 µs. It is fixed, so that a robot chooses the same on every machine, and leaves
// room for slow ones within the 50 ms that it has.
const effort = 15_000

// searchBid is the bid that ends best, of those near the sensible one.
func (g *game) searchBid(s games.Seat, r *rand.Rand) int {
	const around = 2
	middle := g.sensibleBid(s)
	o := g.oddsOf(s)
	bids := slices.DeleteFunc(o.saneBids(nil), func(n int) bool { return n < middle-around || n > middle+around })
	return bids[g.search(s, len(bids), r, func(g *game, i int) { g.row()[s].bid = int8(bids[i]) })]
}

// searchPlay is the play that ends best, of those that make sense.
func (g *game) searchPlay(r *rand.Rand) play {
	o := g.oddsOf(g.Turn)
	plays := o.sane(g.plays(nil))
	return plays[g.search(g.Turn, len(plays), r, func(g *game, i int) { g.put(plays[i]) })]
}

// search returns which of that many choices ends best for the seat on average. All are tried with the same deals, so that
// luck counts for each alike. The first deal is that of the game itself, so that there is always one.
func (g *game) search(s games.Seat, choices int, r *rand.Rand, try func(g *game, choice int)) int {
	left := 0
	for _, hand := range g.Hands {
		left += hand.count()
	}
	sums := make([]int, choices)
	deal, u := *g, g.unknownTo(s)
	for done, ok := 0, true; done < effort; done++ {
		if ok {
			done += choices * left
			deal.guessBids(s)
			for i := range sums {
				end := deal
				try(&end, i)
				sums[i] += end.playOut(s)
			}
		}
		var dealt [maxSeats + 1]set
		dealt, ok = u.deal(r)
		if ok {
			deal.lay(&u, &dealt)
		}
	}
	return slices.Index(sums, slices.Max(sums))
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

// playOut has all seats go on sensibly until the round is over, and returns by how much the seat then has more points than
// the others, all together.
func (g *game) playOut(s games.Seat) int {
	g.bidAll()
	for g.tricks() < g.dealt() {
		g.put(g.sensiblePlay())
	}
	sum, own := 0, g.Rules.points(g.side(g.Round, s), g.dealt())
	for other := range games.Seat(g.Seats) {
		sum += own - g.Rules.points(g.side(g.Round, other), g.dealt())
	}
	return sum
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
