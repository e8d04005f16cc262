package kit

import (
	"cmp"
	"math/bits"
	"math/rand/v2"
	"slices"
)

// A Mind is a position as a robot turns it over: nothing that happens in it is told or stored, so a game leaves out what costs time.
// It knows which seat is thinking. M is the type itself, and C is a choice of the player on turn.
type Mind[M, C any] interface {
	Deal(r *rand.Rand) (M, bool)  // a copy with other cards where the seat can't see them; false: this try came to nothing
	Copy() M                      // so that what happens in the one leaves the other alone
	Do(C)                         // makes a choice
	Sensible() C                  // is what the player on turn is taken to do
	Gain() (ahead int, over bool) // is how far the seat is ahead of the others, once the round is over
}

// Best is how hard robots of card games think: it returns the choice after which the round ends best on average, if all go on
// sensibly. Effort is about how many choices are played out, for all of them together. It is a count and no clock, so a robot chooses the
// same on every machine. Every choice meets the same deals, so luck favours none of them.
func Best[M Mind[M, C], C any](m M, choices []C, effort int, r *rand.Rand) C {
	stages := bits.Len(uint(len(choices) - 1))
	deal, dealt := m, true // the first deal is the position itself, so that there is always one
	return choices[Halve(len(choices), func(left, sums []int) {
		for done := 0; done < effort/stages; done++ {
			for _, i := range left {
				if dealt {
					gain, choices := playOut(deal.Copy(), choices[i])
					sums[i] += gain
					done += choices
				}
			}
			deal, dealt = m.Deal(r)
		}
	})]
}

// playOut makes a choice and has all go on sensibly until the round is over. It returns what that gains, and how many choices it took.
func playOut[M Mind[M, C], C any](m M, c C) (gain, choices int) {
	for {
		m.Do(c)
		choices++
		if gain, over := m.Gain(); over {
			return gain, choices
		}
		c = m.Sensible()
	}
}

// Halve finds which of that many choices is best, of equals the first. Each time try tries all that are left equally often and
// adds what they bring to their sums; then the worse half of them is left out, so that the good ones are tried more often.
func Halve(choices int, try func(left, sums []int)) int {
	left, sums := make([]int, choices), make([]int, choices)
	for i := range left {
		left[i] = i
	}
	for ; len(left) > 1; left = left[:(len(left)+1)/2] {
		try(left, sums)
		slices.SortStableFunc(left, func(a, b int) int { return cmp.Compare(sums[b], sums[a]) })
	}
	return left[0]
}
