package rage

import "ruckus/games"

// has reports whether a seat is at this table.
func (g *game) has(s games.Seat) bool { return s >= 0 && int8(s) < g.Seats }

// after is the seat that many places to the left, at most once around the table.
func (g *game) after(s games.Seat, n int8) games.Seat {
	s += games.Seat(n)
	if int8(s) >= g.Seats {
		s -= games.Seat(g.Seats)
	}
	return s
}

// sideSize is how many seats play together.
func (g *game) sideSize() int {
	if g.Rules.Teams {
		return 2
	}
	return 1
}

// partner is the seat opposite, which in teams plays on the same side.
func (g *game) partner(s games.Seat) games.Seat { return g.after(s, g.Seats/2) }
