package rage

import (
	"ruckus/games"
	"ruckus/games/kit"
)

// noBid is the bid of a seat that has not made one.
const noBid = -1

// firstBidder is the player left of the dealer; nobody where all make hidden bids.
func (g *game) firstBidder() games.Seat {
	if g.Rules.HiddenBids {
		return games.Table
	}
	return g.after(g.Dealer, 1)
}

// mayBid reports whether a seat is to bid, while the bids are made.
func (g *game) mayBid(s games.Seat) bool {
	if g.Rules.HiddenBids {
		return g.row()[s].bid == noBid
	}
	return s == g.Turn
}

// hooked is the bid that the last bidder may not make by the house rule; noBid where any is allowed.
func (g *game) hooked() int {
	if !g.Rules.Hook || g.Turn != g.Dealer {
		return noBid
	}
	rest := g.dealt()
	for s := range games.Seat(g.Seats) {
		if s != g.Dealer {
			rest -= int(g.row()[s].bid)
		}
	}
	return max(rest, noBid)
}

// bid makes a bid. When all have bid, the player left of the dealer leads.
func (g *game) bid(s games.Seat, what string, round int) ([]games.Event, error) {
	n, ok := kit.Number(what)
	switch {
	case round != g.Round:
		return nil, no("round")
	case g.row()[s].bid != noBid:
		return nil, no("bid.again")
	case !g.mayBid(s):
		return nil, no("bid.turn")
	case !ok || n > g.dealt():
		return nil, no("bid.most", "n", g.dealt())
	case n == g.hooked():
		return nil, no("bid.hook", "n", g.dealt(), "bid", n)
	}
	g.row()[s].bid = int8(n)
	g.Step++
	event := games.Event{Verb: "bid", Seats: []games.Seat{s}, N: n}
	if g.Rules.HiddenBids {
		event = games.Event{Verb: "seal", Seats: event.Seats}
	} else {
		g.Turn = g.after(g.Turn, 1)
	}
	if g.allBid() {
		g.Phase, g.Turn = Playing, g.Lead
	}
	return []games.Event{event}, nil
}

// allBid reports whether everybody has bid in this round.
func (g *game) allBid() bool {
	for _, t := range g.row() {
		if t.bid == noBid {
			return false
		}
	}
	return true
}
