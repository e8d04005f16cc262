package redox

import "ruckus/games"

// A seatSet is a set of seats, with a bit for each.
type seatSet uint8

// everybody is the set of all seats at a table of so many.
func everybody(seats int8) seatSet { return 1<<seats - 1 }

func (set seatSet) has(s games.Seat) bool     { return set&(1<<s) != 0 }
func (set seatSet) with(s games.Seat) seatSet { return set | 1<<s }

// seated tells whether there is such a seat at the table.
func (g *game) seated(s games.Seat) bool { return s >= 0 && int8(s) < g.seats }

// next is the seat that plays after another.
func (g *game) next(s games.Seat) games.Seat {
	last := games.Seat(g.seats) - 1
	switch {
	case g.clockwise && s == last:
		return 0
	case g.clockwise:
		return s + 1
	case s == 0:
		return last
	}
	return s - 1
}
