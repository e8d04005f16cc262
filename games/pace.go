package games

import (
	"math"
	"math/rand/v2"
	"time"
)

// reaction is how long a robot takes for a move: drawn again each time, around the median, and below it less far than
// above, as people's reactions are.
type reaction struct{ least, median, most time.Duration }

const (
	spread = 0.4 // standard deviation of the logarithm of a reaction time
	single = 0.6 // of the time, where nothing has to be found: only one move is offered, such as a flip in a race
)

// React draws how long a robot of this level takes for a move. Where the game waits for it, the others want to follow what
// happens; where it does not, as in a race, it takes as long as a person who has to find the move among others and to press
// a button. There a better robot is a faster one.
func (l Level) React(p Prompt, r *rand.Rand) time.Duration {
	took := l.reaction(p.Must)
	median := float64(took.median)
	if !p.Must && len(p.Moves) == 1 {
		median *= single
	}
	t := time.Duration(median * math.Exp(spread*r.NormFloat64()))
	return min(max(t, took.least), took.most)
}

func (l Level) reaction(must bool) reaction {
	const ms = time.Millisecond
	switch {
	case must && l == Easy:
		return reaction{1000 * ms, 2200 * ms, 3000 * ms}
	case must && l == Medium:
		return reaction{1000 * ms, 1700 * ms, 3000 * ms}
	case must:
		return reaction{1000 * ms, 1300 * ms, 2500 * ms}
	case l == Easy:
		return reaction{1200 * ms, 3000 * ms, 9000 * ms}
	case l == Medium:
		return reaction{1000 * ms, 2500 * ms, 7000 * ms}
	}
	return reaction{800 * ms, 2000 * ms, 5500 * ms}
}
