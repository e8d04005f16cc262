package redbrn

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
	"time"

	"ruckus/games"
)

// A hint has time to think that nobody has in a race: the round is played on to its end after each move, by hard robots who press at a
// person's pace, again and again with other hidden cards, until one move stands out.
const (
	hintDeals = 256 // at most, for each move that may still be the best
	hintFirst = 16  // before the first move is dropped
	hintSure  = 2   // standard errors by which a dropped move is worse than the best
	hintMoves = 12  // that are compared, at most
	hintLong  = 1000
	hintPace  = 2500 * time.Millisecond // between two presses of each player
)

// A tried move has been played on from the same deals as the others.
type tried struct {
	move   string
	values []float64 // by deal: the seat's points of the round against the others' mean
	sum    float64
}

func (t *tried) add(value float64) {
	t.values = append(t.values, value)
	t.sum += value
}

// Hint is the move that brings the seat most, if hard robots play on.
func (g *game) Hint(s games.Seat, move string, r *rand.Rand) string {
	all := g.hintable(s, move)
	if g.Phase != Racing || len(all) < 2 {
		return move
	}
	for deals := hintFirst; ; deals *= 2 {
		for n := len(all[0].values); n < deals; n++ {
			seed := r.Uint64()
			for i := range all {
				all[i].add(g.playedOn(s, all[i].move, seed))
			}
		}
		best := slices.MaxFunc(all, func(a, b tried) int { return cmp.Compare(a.sum, b.sum) })
		all = slices.DeleteFunc(all, func(t tried) bool {
			mean, err := best.over(&t)
			return t.move != best.move && mean > hintSure*err
		})
		if len(all) == 1 || deals >= hintDeals {
			return best.move
		}
	}
}

// hintable are the moves that a hint may give: the robot's own first, so that it stands where others are no better.
func (g *game) hintable(s games.Seat, move string) []tried {
	all := []tried{{move: move}}
	for _, text := range g.Prompt(s).Moves {
		m, err := parseMove(text)
		shifts := m.word == wCol && m.n > 0 // parts of columns can be moved to and fro for ever
		if err == nil && m.word <= wCall && !shifts && text != move && len(all) < hintMoves {
			all = append(all, tried{move: text})
		}
	}
	return all
}

// over is by how much a move is better than another one, and the standard error of that.
func (t *tried) over(other *tried) (mean, err float64) {
	n := float64(len(t.values))
	mean = (t.sum - other.sum) / n
	squares := 0.0
	for i, v := range t.values {
		d := v - other.values[i] - mean
		squares += d * d
	}
	return mean, math.Sqrt(squares / n / (n - 1))
}

// Clone returns a game in the same position: to play it on leaves no trace in this one.
func (g *game) Clone() games.Game { return g.clone() }

func (g *game) clone() *game {
	c := *g
	c.Log, c.Scored = slices.Clone(g.Log), slices.Clone(g.Scored)
	return &c
}

// playedOn makes a move and has hard robots play the round to its end. It returns the seat's points of the round against the mean
// of the others'. A seed stands for how the hidden cards lie, and for when each player presses.
func (g *game) playedOn(s games.Seat, move string, seed uint64) float64 {
	g = g.clone()
	r := rand.New(rand.NewPCG(seed, 1))
	g.Redeal(s, r)
	now := time.UnixMilli(g.Now)
	p := games.Playout{Game: g, Levels: slices.Repeat([]games.Level{games.Hard}, int(g.Seats)), Rand: r}
	p.Race(now, slices.Repeat([]time.Duration{hintPace}, int(g.Seats)), seed)
	a, ok := games.Action{Seat: s, Move: move, At: now}, true
	for n := 0; ok && n < hintLong && p.Do(a) == nil && !g.over(); n++ {
		a, ok = p.Next(a.At)
	}
	own, others := 0.0, 0.0
	for i := range games.Seat(g.Seats) {
		if points := float64(g.live.points(i)); i == s {
			own = points
		} else {
			others += points / float64(g.Seats-1)
		}
	}
	return own - others
}
