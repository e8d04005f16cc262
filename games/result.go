package games

import "slices"

// A Result is how a game ended.
type Result struct {
	Winners []Seat // one, or several who share the first place
	Scores  []int  // by seat, in the game's own points; whether high or low wins is the game's affair
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

// FewestWin reports whether the winners have the lowest score.
func (r Result) FewestWin() bool {
	for _, w := range r.Winners {
		if w >= 0 && int(w) < len(r.Scores) && slices.Min(r.Scores) < r.Scores[w] {
			return false
		}
	}
	return true
}
