package games

import (
	"math"
	"math/rand/v2"
	"time"
)

// reaction is how long a robot takes for a move: drawn anew each time, around the median, and below it less far than
// above, as people's reactions are.
type reaction struct{ least, median, most time.Duration }

const spread = 0.35 // standard deviation of the logarithm of a reaction time

// React draws how long a robot of this level takes for a move. Where the game waits for it, the others want to follow what
// happens; where it does not, as in a race, the better robot is the faster one.
func (l Level) React(must bool, r *rand.Rand) time.Duration {
	p := l.reaction(must)
	t := time.Duration(float64(p.median) * math.Exp(spread*r.NormFloat64()))
	return min(max(t, p.least), p.most)
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
		return reaction{1200 * ms, 2500 * ms, 6000 * ms}
	case l == Medium:
		return reaction{700 * ms, 1400 * ms, 3500 * ms}
	}
	return reaction{400 * ms, 800 * ms, 2000 * ms}
}
