package games

import "slices"

// A Result is how a game ended.
type Result struct {
	Winners []Seat // one, or several who share the first place
	Scores  []int  // by seat, in the game's own points; whether high or low wins is the game's affair
}

// Lowest are the seats that share the lowest score.
func Lowest(scores []int) []Seat {
	var seats []Seat
	for s, n := range scores {
		switch {
		case len(seats) == 0 || n < scores[seats[0]]:
			seats = []Seat{Seat(s)}
		case n == scores[seats[0]]:
			seats = append(seats, Seat(s))
		}
	}
	return seats
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
