package kit

import "ruckus/games"

// Totals are the points of rounds together, by seat.
func Totals[R any](seats int8, rounds []R, points func(R, games.Seat) int) []int {
	totals := make([]int, seats)
	for _, round := range rounds {
		for s := range totals {
			totals[s] += points(round, games.Seat(s))
		}
	}
	return totals
}
