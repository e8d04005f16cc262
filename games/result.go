package games

import "slices"

// A Result is how a game ended.
type Result struct {
	Winners []Seat // one, or several who share the first place
	Scores  []int  // by seat, in the game's own points; whether high or low wins is the game's affair
}

// Lowest are the seats that share the lowest score.
func Lowest(scores []int) []Seat {
	if len(scores) == 0 {
		return nil
	}
	least := slices.Min(scores)
	return Where(scores, func(_ Seat, n int) bool { return n == least })
}

// Highest are the seats that share the highest score.
func Highest(scores []int) []Seat {
	if len(scores) == 0 {
		return nil
	}
	most := slices.Max(scores)
	return Where(scores, func(_ Seat, n int) bool { return n == most })
}

// FewestWin tells whether nobody has fewer points than whoever has won.
func (r Result) FewestWin() bool {
	for _, w := range r.Winners {
		if w >= 0 && int(w) < len(r.Scores) && slices.Min(r.Scores) < r.Scores[w] {
			return false
		}
	}
	return true
}
