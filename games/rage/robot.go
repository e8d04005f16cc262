package rage

import (
	"math/rand/v2"
	"slices"
	"strconv"

	"ruckus/games"
)

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
	case l == games.Easy && g.Phase == bidding:
		return g.carelessBid(moves, r)
	case l == games.Easy:
		return moves[r.IntN(len(moves))]
	case g.Phase == bidding && l == games.Medium:
		return g.bidMove(g.sensibleBid(s))
	case g.Phase == bidding:
		return g.bidMove(g.searchBid(s, r))
	case l == games.Medium:
		return g.playMove(g.sensiblePlay())
	}
	return g.playMove(g.searchPlay(r))
}

func (g *game) bidMove(n int) string {
	return "bid " + strconv.Itoa(n) + " " + strconv.Itoa(int(g.Round))
}

func (g *game) playMove(p play) string { return "play " + p.String() + " " + strconv.Itoa(g.Step) }

// carelessBid is a bid next to that of an absent player, or the same.
func (g *game) carelessBid(moves []string, r *rand.Rand) string {
	move := g.bidMove(g.dealt()/int(g.Seats) + r.IntN(3) - 1)
	if !slices.Contains(moves, move) {
		return moves[0]
	}
	return move
}

// sensibleBid is the legal bid that the chances of the cards promise most points for.
func (g *game) sensibleBid(s games.Seat) int {
	except := noBid
	if g.Phase == bidding && !g.Rules.HiddenBids {
		except = g.hooked()
	}
	o := g.oddsOf(s)
	exactly := o.exactly(g.Hands[s], inBids)
	best, most := noBid, 0.0
	for n := range o.left + 2 {
		if points := exactly[n] * g.Rules.reward(n); n != except && (best == noBid || points > most) {
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
	o := g.oddsOf(g.Turn)
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
