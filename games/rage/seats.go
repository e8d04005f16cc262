package rage

import "ruckus/games"

// A seatSet is a set of seats, with a bit for each.
type seatSet uint8

// everybody is the set of all seats at a table of so many.
func everybody(seats int8) seatSet { return 1<<seats - 1 }

func (set seatSet) has(s games.Seat) bool     { return set&(1<<s) != 0 }
func (set seatSet) with(s games.Seat) seatSet { return set | 1<<s }

// has tells whether a seat is at this table.
func (g *game) has(s games.Seat) bool { return s >= 0 && int8(s) < g.seats }

// after is the seat so many places to the left, at most once around the table.
func (g *game) after(s games.Seat, n int8) games.Seat {
	if s += games.Seat(n); int8(s) >= g.seats {
		s -= games.Seat(g.seats)
	}
	return s
}

// sideSize is how many seats play together.
func (g *game) sideSize() int {
	if g.rules.Teams {
		return 2
	}
	return 1
}

// partner is the seat opposite, which in teams plays on the same side.
func (g *game) partner(s games.Seat) games.Seat { return g.after(s, g.seats/2) }
