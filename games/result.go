package games

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
