package rage

import (
	"math/rand/v2"
	"slices"
	"strconv"

	"ruckus/games"
)

// effort is how much a hard robot does for one choice: how many cards it plays out, and how often it tries to deal the
// hidden cards, each of which takes about 1 µs. It is fixed, so that a robot chooses the same on every machine, and leaves
// room for slow ones within the 50 ms that it has.
const effort = 15_000

// robot chooses a move for a seat.
//
//   - easy: a bid near the seat's share of the tricks, and any legal card
//   - medium: what it expects to bring most points by the chances of its cards, see odds
//   - hard: what brings most points, compared with the others, on average over many ways to deal the hidden cards, if
//     all go on like medium
func robot(position games.Game, s games.Seat, l games.Level, r *rand.Rand) string {
	moves := position.Prompt(s).Moves
	if len(moves) == 0 {
		return ""
	}
	g := position.(*game)
	switch {
	case len(moves) == 1:
		return moves[0]
	case l == games.Easy && g.phase == bidding:
		return g.carelessBid(moves, r)
	case l == games.Easy:
		return moves[r.IntN(len(moves))]
	case g.phase == bidding && l == games.Medium:
		return g.bidMove(g.sensibleBid(s))
	case g.phase == bidding:
		return g.bidMove(g.searchBid(s, r))
	case l == games.Medium:
		return g.playMove(g.sensiblePlay())
	}
	return g.playMove(g.searchPlay(r))
}

func (g *game) bidMove(n int) string {
	return "bid " + strconv.Itoa(n) + " " + strconv.Itoa(int(g.round))
}

func (g *game) playMove(p play) string { return "play " + p.String() + " " + strconv.Itoa(g.step) }

// carelessBid is a bid next to that of an absent player, or the same.
func (g *game) carelessBid(moves []string, r *rand.Rand) string {
	move := g.bidMove(g.dealt()/int(g.seats) + r.IntN(3) - 1)
	if !slices.Contains(moves, move) {
		return moves[0]
	}
	return move
}

// sensibleBid is the legal bid that the chances of the cards promise most points for.
func (g *game) sensibleBid(s games.Seat) int {
	except := noBid
	if g.phase == bidding && !g.rules.HiddenBids {
		except = g.hooked()
	}
	o := g.oddsOf(s)
	exactly := o.exactly(g.hands[s], inBids)
	best, most := noBid, 0.0
	for n := range o.left + 2 {
		if points := exactly[n] * g.rules.reward(n); n != except && (best == noBid || points > most) {
			best, most = n, points
		}
	}
	return best
}

// sensiblePlay is the legal play of the seat on turn that the chances of the cards promise most points for.
func (g *game) sensiblePlay() play {
	var room [32]play
	plays := g.plays(room[:0])
	if len(plays) == 1 {
		return plays[0]
	}
	o := g.oddsOf(g.turn)
	best, most := plays[0], 0.0
	for i, p := range plays {
		if points := o.points(p); i == 0 || points > most {
			best, most = p, points
		}
	}
	return best
}

// plays appends the legal plays of the seat on turn to a list, of action cards of a kind those of one.
func (g *game) plays(list []play) []play {
	before := packSize
	for cards := g.playable(g.turn); !cards.empty(); {
		c := cards.next()
		kind, may := c.kind(), colourSet(0)
		switch {
		case kind == before:
			continue
		case kind == wild:
			may = everyColour
		case kind == change:
			may = g.changes()
		}
		before = kind
		if may == 0 {
			list = append(list, play{c, none})
			continue
		}
		for k := range colour(colours) {
			if may.has(k) {
				list = append(list, play{c, k})
			}
		}
	}
	return list
}

// searchBid is the bid that ends best, of those near the sensible one.
func (g *game) searchBid(s games.Seat, r *rand.Rand) int {
	const around = 2
	middle := g.sensibleBid(s)
	var bids []int
	for n := max(0, middle-around); n <= min(g.dealt(), middle+around); n++ {
		if n != g.hooked() {
			bids = append(bids, n)
		}
	}
	return bids[g.search(s, len(bids), r, func(g *game, i int) { g.row()[s].bid = int8(bids[i]) })]
}

// searchPlay is the play that ends best.
func (g *game) searchPlay(r *rand.Rand) play {
	plays := g.plays(nil)
	return plays[g.search(g.turn, len(plays), r, func(g *game, i int) { g.put(plays[i]) })]
}

// search returns which of so many choices ends best for the seat on average. All are tried with the same deals, so that
// luck counts for each alike. The first deal is that of the game itself, so that there is always one.
func (g *game) search(s games.Seat, choices int, r *rand.Rand, try func(g *game, choice int)) int {
	left := 0
	for _, hand := range g.hands {
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
		if dealt, ok = u.deal(r); ok {
			deal.lay(&u, &dealt)
		}
	}
	best := 0
	for i, sum := range sums {
		if sum > sums[best] {
			best = i
		}
	}
	return best
}

// guessBids replaces hidden bids of others, which Redeal draws at random, by what goes with their cards.
func (g *game) guessBids(s games.Seat) {
	if !g.rules.HiddenBids {
		return
	}
	for other := range games.Seat(g.seats) {
		if t := &g.row()[other]; other != s && t.bid != noBid {
			t.bid = t.won + int8(g.sensibleBid(other))
		}
	}
}

// playOut has all seats go on sensibly until the round is over, and returns by how much the seat then has more points than
// the others, all together.
func (g *game) playOut(s games.Seat) int {
	for i := range g.seats {
		bidder := g.after(g.dealer, 1+i)
		if t := &g.row()[bidder]; t.bid == noBid {
			g.turn = bidder
			t.bid = int8(g.sensibleBid(bidder))
		}
	}
	if g.phase == bidding {
		g.phase, g.turn = playing, g.lead
	}
	for g.tricks() < g.dealt() {
		g.put(g.sensiblePlay())
	}
	sum, own := 0, g.rules.points(g.side(int(g.round), s), g.dealt())
	for other := range games.Seat(g.seats) {
		sum += own - g.rules.points(g.side(int(g.round), other), g.dealt())
	}
	return sum
}

// put plays a card of the seat on turn without telling of it, and ends the trick that ends with it.
func (g *game) put(p play) {
	g.hands[g.turn].remove(p.card)
	g.trick.add(p)
	switch p.card.kind() {
	case change:
		g.changeTrump(g.turn, p.called)
	case out:
		g.endTrump(g.turn)
	}
	if g.trick.n < g.seats {
		g.turn = g.after(g.turn, 1)
		return
	}
	g.endTrick()
}
