package rage

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"strconv"

	"ruckus/games"
	"ruckus/games/kit"
)

// Robot chooses a move for a seat.
//
//   - easy: a bid near the seat's share of the tricks, and any card that goes with what it has bid
//   - medium: what it expects to bring most points by the chances of its cards, see odds
//   - hard: what brings most points, compared with the others, on average over many ways to deal the hidden cards, if
//     all go on like medium
func (g *game) Robot(s games.Seat, l games.Level, r *rand.Rand) string {
	moves := g.Prompt(s).Moves
	switch {
	case len(moves) == 1:
		return moves[0]
	case l == games.Easy && g.Phase == Bidding:
		return g.bidMove(g.bidNear(s, g.dealt()/int(g.Seats)+r.IntN(3)-1))
	case l == games.Easy:
		return g.playMove(g.carelessPlay(r))
	case l == games.Medium && g.Phase == Bidding:
		return g.bidMove(g.sensibleBid(s))
	case l == games.Medium:
		return g.playMove(g.sensiblePlay())
	}
	best := kit.Best(g.mind(s), g.choices(s), effort, r)
	if g.Phase == Bidding {
		return g.bidMove(best.bid)
	}
	return g.playMove(best.play)
}

func (g *game) bidMove(n int) string {
	return "bid " + strconv.Itoa(n) + " " + strconv.Itoa(g.Round)
}

func (g *game) playMove(p play) string { return "play " + p.String() + " " + strconv.Itoa(g.Step) }

// bidNear is the bid next to a number, of those that make sense.
func (g *game) bidNear(s games.Seat, near int) int {
	var room [rounds + 1]int
	o := g.oddsOf(s)
	return slices.MinFunc(o.saneBids(room[:0]), func(a, b int) int {
		return cmp.Or(cmp.Compare(max(a-near, near-a), max(b-near, near-b)), b-a)
	})
}

// carelessPlay is any play that makes sense, and takes the trick for now if the seat on turn needs one.
func (g *game) carelessPlay(r *rand.Rand) play {
	o := g.oddsOf(g.Turn)
	plays := o.sane(g.plays(nil))
	switch {
	case o.need == 0 && g.Trick.n == 0:
		plays = extremes(g.cheap(plays), play.below)
	case o.need == 0: // somebody else would get the points
		plays = prefer(plays, func(p play) bool { return p.card.kind() != bonus })
	case o.need > 0 && o.need <= o.left && g.Trick.count(mad) > g.Trick.count(bonus):
		plays = prefer(plays, func(p play) bool { return !g.rises(p) })
	case o.need > 0:
		plays = g.climbs(plays)
	}
	return plays[r.IntN(len(plays))]
}

// sensibleBid is the legal bid that the chances of the cards promise most points for.
func (g *game) sensibleBid(s games.Seat) int {
	o := g.oddsOf(s)
	exactly := o.exactly(g.Hands[s], g.inBids())
	var room [rounds + 1]int
	best, most := noBid, 0.0
	for _, n := range o.saneBids(room[:0]) {
		if points := exactly[n] * g.Rules.reward(n); best == noBid || points > most {
			best, most = n, points
		}
	}
	return best
}

// sensiblePlay is the play of the seat on turn that the chances of the cards promise most points for, of those that make sense.
func (g *game) sensiblePlay() play {
	var room [32]play
	plays := g.plays(room[:0])
	if len(plays) == 1 {
		return plays[0]
	}
	o := g.oddsOf(g.Turn)
	plays = o.sane(plays)
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
	for cards := g.playable(g.Turn); !cards.empty(); {
		c := cards.next()
		kind, may := c.kind(), colourSet(0)
		switch kind {
		case before:
			continue
		case wild:
			may = everyColour
		case change:
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

// climbs leaves of some plays those that are the highest of the trick; if there is none, the cheap ones, or of trumps alone
// the lowest.
func (g *game) climbs(plays []play) []play {
	if slices.ContainsFunc(plays, g.rises) {
		return prefer(plays, g.rises)
	}
	plays = g.cheap(plays)
	if plays[0].colour() == g.Trumps.colour() {
		return plays[:1]
	}
	return plays
}

// cheap leaves of some plays those that are neither Wild Rage nor trumps, if there are any.
func (g *game) cheap(plays []play) []play {
	return prefer(plays, func(p play) bool {
		return p.card.kind() != wild && !(p.card.isNumber() && p.colour() == g.Trumps.colour())
	})
}

// rises reports whether a play of the seat on turn would be the highest of the trick so far.
func (g *game) rises(p play) bool {
	t, trump := g.Trick, g.Trumps.colour()
	switch kind := p.card.kind(); {
	case kind == out:
		trump = none
	case kind == change && p.called != none:
		trump = p.called
	}
	t.add(p)
	return int8(t.winner(trump)) == t.n-1
}
