package liarsdice

import (
	"math/rand/v2"
	"slices"
	"strconv"

	"ruckus/games"
	"ruckus/games/kit"
)

// Robot chooses a move for a seat.
//
//   - easy: misjudges by far how likely claims are, and makes a low one
//   - medium: makes the highest claim that it is rather sure of; without one, what is likelier right: to doubt, or the best claim
//   - hard: what costs it a die least often if all go on like medium ones, over many rolls of the hidden dice
func (g *game) Robot(s games.Seat, l games.Level, r *rand.Rand) string {
	v := g.View(s).(View)
	bid := Bid{}
	switch l {
	case games.Easy:
		bid = v.careless(r)
	case games.Medium:
		bid = v.sensible()
	default:
		bid = v.search(r)
	}
	if bid.Count == 0 {
		return "liar " + strconv.Itoa(v.Step)
	}
	return "bid " + bid.String() + " " + strconv.Itoa(v.Step)
}

// careless chooses as a beginner does; the zero Bid is to doubt.
func (v View) careless(r *rand.Rand) (best Bid) {
	const misjudged = 0.4
	odds, worth := v.odds(), -1.0
	if v.Bid.Count > 0 {
		worth = 1 - odds.of(v.Bid) + misjudged*r.NormFloat64()
	}
	higher := v.Higher()
	for _, b := range higher[:min(len(higher), Faces)] {
		if w := odds.of(b) + misjudged*r.NormFloat64(); w > worth || best == v.Bid {
			best, worth = b, w
		}
	}
	return best
}

// sure is how likely a claim is that a medium robot is rather sure of.
const sure = 0.8

// sensible chooses as a medium robot does; the zero Bid is to doubt.
func (v View) sensible() (best Bid) {
	odds, worth := v.odds(), -1.0
	if v.Bid.Count > 0 {
		worth = 1 - odds.of(v.Bid)
	}
	for face := 1; face <= Faces; face++ {
		b := Bid{max(1, v.Bid.Count), face}
		if !b.Over(v.Bid) {
			b.Count++
		}
		if b.Count > v.Total() {
			continue
		}
		for b.Count < v.Total() && odds.of(Bid{b.Count + 1, face}) >= sure {
			b.Count++
		}
		if w := min(odds.of(b), sure); w > worth || w == worth && b.Over(best) {
			best, worth = b, w
		}
	}
	return best
}

// search tries out to doubt and each claim that may hold; the zero Bid is to doubt.
func (v View) search(r *rand.Rand) Bid {
	odds, ways := v.odds(), []Bid{}
	if v.Bid.Count > 0 {
		ways = append(ways, Bid{})
	}
	for _, b := range v.Higher() {
		if len(ways) == 0 || odds.of(b) > 0.2 {
			ways = append(ways, b)
		}
	}
	ways = ways[:min(len(ways), 12)]
	return ways[kit.Halve(len(ways), func(left, sums []int) {
		for range 12 {
			hands := v.imagine(r)
			for _, i := range left {
				if v.loser(ways[i], hands) != v.Seat {
					sums[i]++
				}
			}
		}
	})]
}

// imagine rolls the dice of the others. What somebody has claimed is mostly no lie: of two rolls the one counts that fits it better.
func (v View) imagine(r *rand.Rand) [][]int {
	hands := make([][]int, v.Seats)
	for s, left := range v.Left {
		hands[s] = rolled(left, r)
		if face := v.Bids[s].Face; face > 0 {
			if other := rolled(left, r); v.Matches(other, face) > v.Matches(hands[s], face) {
				hands[s] = other
			}
		}
	}
	hands[v.Seat] = v.Own
	return hands
}

// loser is who loses a die if the seat on turn makes this claim, or doubts, and all go on like medium robots.
func (v View) loser(bid Bid, hands [][]int) games.Seat {
	v.Bids = slices.Clone(v.Bids)
	for bid.Count > 0 {
		v.Bid, v.By, v.Bids[v.Turn] = bid, v.Turn, bid
		v.Public.pass()
		v.Seat, v.Own = v.Turn, hands[v.Turn]
		bid = v.sensible()
	}
	count := 0
	for _, dice := range hands {
		count += v.Matches(dice, v.Bid.Face)
	}
	if count >= v.Bid.Count {
		return v.Turn
	}
	return v.By
}

// odds are how likely at least that many of all dice count for a face, by face and number, as far as a view tells.
type odds [Faces + 1][]float64

func (o *odds) of(b Bid) float64 {
	if b.Count >= len(o[b.Face]) {
		return 0
	}
	return o[b.Face][b.Count]
}

func (v View) odds() (o odds) {
	total := v.Total()
	for face := range o {
		p := 1.0 / Faces
		if v.Wild && face != 1 {
			p *= 2
		}
		own := v.Matches(v.Own, face)
		exactly := make([]float64, total+1)
		exactly[own] = 1
		for n := range total - len(v.Own) {
			for i := own + n + 1; i > own; i-- {
				exactly[i] = exactly[i]*(1-p) + exactly[i-1]*p
			}
			exactly[own] *= 1 - p
		}
		for i := total - 1; i >= 0; i-- { // from here on: at least
			exactly[i] += exactly[i+1]
		}
		o[face] = exactly
	}
	return o
}

// Reasons tells why a move is good, see the package comment.
func (g *game) Reasons(s games.Seat, move string) []games.Event {
	v := g.View(s).(View)
	odds := v.odds()
	verb, args, _, _ := kit.Split(move)
	bid, told := v.Bid, "unlikely"
	switch {
	case verb == "liar" && len(v.Higher()) == 0:
		return []games.Event{{Verb: "only"}}
	case verb == "bid":
		bid, _ = ParseBid(args)
		told = "likely"
	}
	return []games.Event{
		{Verb: told, N: int(100*odds.of(bid) + 0.5)},
		{Verb: "own", N: v.Matches(v.Own, bid.Face), Tokens: []string{strconv.Itoa(bid.Face)}},
	}
}
