package kit

import (
	"sort"

	"ruckus/games"
)

// LowestFirst are the seats by total, the lowest first, equal ones in the order of the seats.
func LowestFirst(totals []int) []games.Seat {
	return standings(totals, func(a, b int) bool { return a < b })
}

// HighestFirst are the seats by total, the highest first, equal ones in the order of the seats.
func HighestFirst(totals []int) []games.Seat {
	return standings(totals, func(a, b int) bool { return a > b })
}

func standings(totals []int, before func(a, b int) bool) []games.Seat {
	seats := make([]games.Seat, len(totals))
	for s := range seats {
		seats[s] = games.Seat(s)
	}
	sort.SliceStable(seats, func(i, j int) bool { return before(totals[seats[i]], totals[seats[j]]) })
	return seats
}
