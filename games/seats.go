package games

import (
	"cmp"
	"slices"
)

// Where are the seats whose entry in a list by seat fits.
func Where[T any](list []T, fits func(Seat, T) bool) (seats []Seat) {
	for i, entry := range list {
		if fits(Seat(i), entry) {
			seats = append(seats, Seat(i))
		}
	}
	return seats
}

// LowestFirst are the seats by total, the lowest first, equal ones in the order of the seats.
func LowestFirst(totals []int) []Seat {
	seats := make([]Seat, len(totals))
	for s := range seats {
		seats[s] = Seat(s)
	}
	slices.SortStableFunc(seats, func(a, b Seat) int { return cmp.Compare(totals[a], totals[b]) })
	return seats
}

// HighestFirst are the seats by total, the highest first, equal ones in the order of the seats.
func HighestFirst(totals []int) []Seat {
	below := make([]int, len(totals))
	for s, n := range totals {
		below[s] = -n
	}
	return LowestFirst(below)
}
