package rednines

import (
	"math/bits"

	"ruckus/games"
)

// A seatSet is a set of seats, with a bit for each.
type seatSet uint8

// everybody is the set of all seats at a table of so many.
func everybody(seats int) seatSet { return 1<<seats - 1 }

func (set seatSet) has(s games.Seat) bool     { return set&(1<<s) != 0 }
func (set seatSet) with(s games.Seat) seatSet { return set | 1<<s }
func (set seatSet) count() int                { return bits.OnesCount8(uint8(set)) }
