package games

import "slices"

// A Result is how a game ended.
type Result struct {
	Winners []Seat // one, or several: see [Kind.Together], whose games can end without any
	Scores  []int  // by seat, in the game's own points; whether high or low wins is the game's affair

	// Places are by seat, from 1; equal ones are shared, and those after them are left out: 1, 2, 2, 4. Nil: they follow from
	// Winners and Scores. A game in which players go out one after another gives them, so that its points need not tell.
	Places []int `json:",omitempty"`
}

// Standing returns the places of all seats, from 1. Unless the game has given them, winners have the first and the others stand
// by their scores. The fewest are best if the winners have the fewest, and those with equal scores share a place. Where nobody has
// won, all are second: the game was first.
func (r Result) Standing() []int {
	if len(r.Winners) == 0 {
		return slices.Repeat([]int{2}, len(r.Scores))
	}
	if len(r.Places) > 0 && len(r.Places) == len(r.Scores) {
		return slices.Clone(r.Places)
	}
	fewest := r.FewestWin()
	places := make([]int, len(r.Scores))
	for s, points := range r.Scores {
		places[s] = 1
		if slices.Contains(r.Winners, Seat(s)) {
			continue
		}
		for o, other := range r.Scores {
			if slices.Contains(r.Winners, Seat(o)) || fewest && other < points || !fewest && other > points {
				places[s]++
			}
		}
	}
	return places
}

// Lowest are the seats that share the lowest score; none where there are no scores.
func Lowest(scores []int) []Seat { return scoring(scores, slices.Min[[]int]) }

// Highest are the seats that share the highest score; none where there are no scores.
func Highest(scores []int) []Seat { return scoring(scores, slices.Max[[]int]) }

func scoring(scores []int, which func([]int) int) []Seat {
	if len(scores) == 0 {
		return nil
	}
	score := which(scores)
	return Where(scores, func(_ Seat, n int) bool { return n == score })
}

// FewestWin reports whether the winners have the lowest score; not where nobody has won.
func (r Result) FewestWin() bool {
	for _, w := range r.Winners {
		if w >= 0 && int(w) < len(r.Scores) && slices.Min(r.Scores) < r.Scores[w] {
			return false
		}
	}
	return len(r.Winners) > 0
}
