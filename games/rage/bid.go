package rage

import "ruckus/games"

// noBid is the bid of a seat that has not made one.
const noBid = -1

// firstBidder is the player left of the dealer; nobody where all make hidden bids.
func (g *game) firstBidder() games.Seat {
	if g.rules.HiddenBids {
		return games.Table
	}
	return g.after(g.dealer, 1)
}

// mayBid tells whether a seat is to bid, while the bids are made.
func (g *game) mayBid(s games.Seat) bool {
	if g.rules.HiddenBids {
		return g.row()[s].bid == noBid
	}
	return s == g.turn
}

// hooked is the bid that the last bidder may not make by the house rule; noBid where any is allowed.
func (g *game) hooked() int {
	if !g.rules.Hook || g.turn != g.dealer {
		return noBid
	}
	rest := g.dealt()
	for s := range games.Seat(g.seats) {
		if s != g.dealer {
			rest -= int(g.row()[s].bid)
		}
	}
	return max(rest, noBid)
}

// bid makes a bid. When all have bid, the player left of the dealer leads.
func (g *game) bid(s games.Seat, what string, round int) ([]games.Event, error) {
	n, ok := parseNumber(what)
	switch {
	case round != int(g.round):
		return nil, games.Illegalf("that was for another round: look again")
	case g.row()[s].bid != noBid:
		return nil, games.Illegalf("you have bid already, and a bid stays")
	case !g.mayBid(s):
		return nil, games.Illegalf("it is not your turn to bid: wait for the others")
	case !ok || n > g.dealt():
		return nil, games.Illegalf("bid from 0 to %d, as many tricks as you think you will win", g.dealt())
	case n == g.hooked():
		return nil, games.Illegalf("the bids may not add up to the %d tricks of the round: bid another number than %d", g.dealt(), n)
	}
	g.row()[s].bid = int8(n)
	g.step++
	event := games.Event{Verb: "bid", Seats: []games.Seat{s}, N: n}
	if g.rules.HiddenBids {
		event = games.Event{Verb: "seal", Seats: event.Seats}
	} else {
		g.turn = g.after(g.turn, 1)
	}
	if g.allBid() {
		g.phase, g.turn = playing, g.lead
	}
	return []games.Event{event}, nil
}

// allBid tells whether everybody has bid in this round.
func (g *game) allBid() bool {
	for _, t := range g.row() {
		if t.bid == noBid {
			return false
		}
	}
	return true
}
