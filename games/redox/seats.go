package redox

import "ruckus/games"

// seated reports whether there is such a seat at the table.
func (g *game) seated(s games.Seat) bool { return s >= 0 && int8(s) < g.Seats }

// next is the seat that plays after another.
func (g *game) next(s games.Seat) games.Seat {
	last := games.Seat(g.Seats) - 1
	switch {
	case g.Clockwise && s == last:
		return 0
	case g.Clockwise:
		return s + 1
	case s == 0:
		return last
	}
	return s - 1
}
