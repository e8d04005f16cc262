package table

import (
	"math/rand/v2"
	"slices"
	"time"

	"ruckus/games"
)

// A worth measures what moves bring a seat, by playing the game on with medium robots: to the end of the round.
type worth struct {
	kind   games.Kind
	seat   games.Seat
	seats  int
	fewest bool // the fewest points win
	left   int  // moves that robots may still make
}

// weigh plays a position on from one deal of the hidden cards, once with each of the two moves.
func (w *worth) weigh(j *judged, deal int) error {
	var values [2]float64
	for i, move := range []string{j.made, j.Better} {
		g, err := w.kind.Load(w.kind.Schema, j.state)
		if err != nil {
			return err
		}
		chance := chanceAt(j.state, deal+1)
		g.Redeal(w.seat, chance)
		value, ok := w.playOn(g, games.Action{Seat: w.seat, Move: move, At: j.at}, deal, j.state)
		if !ok {
			return nil // this deal counts for nothing
		}
		values[i] = value
	}
	j.diffs = append(j.diffs, values[1]-values[0])
	return nil
}

// playOn makes a move and has robots play on; ok is false where that comes to no end.
func (w *worth) playOn(g games.Game, a games.Action, deal int, state []byte) (value float64, ok bool) {
	before := w.kind.Chapter(g)
	chance := chanceAt(state, -deal-1)
	for range coachLong {
		if _, err := games.Play(g, a); err != nil {
			return 0, false
		}
		w.left--
		now := w.kind.Chapter(g)
		if g.Result() != nil || now.Round != before.Round || !slices.Equal(now.Points, before.Points) {
			return w.gain(before.Points, now.Points), true
		}
		if a, ok = w.next(g, a.At, chance); !ok {
			return 0, false
		}
	}
	return 0, false
}

// gain is how many points a seat has won more than the others did in the mean.
func (w *worth) gain(before, after []int) float64 {
	own, others := 0.0, 0.0
	for s := range after {
		if d := float64(after[s] - before[s]); games.Seat(s) == w.seat {
			own = d
		} else {
			others += d / float64(len(after)-1)
		}
	}
	if w.fewest {
		return others - own
	}
	return own - others
}

// next is what a robot does next, or the clock where nobody wants to do anything.
func (w *worth) next(g games.Game, at time.Time, chance *rand.Rand) (games.Action, bool) {
	for s := range w.seats {
		seat := games.Seat(s)
		prompt := g.Prompt(seat)
		if len(prompt.Moves) == 0 {
			continue
		}
		move := prompt.Moves[0]
		if w.kind.Robot != nil {
			move = w.kind.Robot(g, seat, games.Medium, chance)
		}
		if move != "" {
			return games.Action{Seat: seat, Move: move, At: at}, true
		}
	}
	due := g.Due()
	if due.IsZero() {
		return games.Action{}, false
	}
	return games.Action{Seat: games.Table, Move: games.Tick, At: later(at, due)}, true
}
