package kit

import (
	"iter"

	"ruckus/games"
)

// Shares makes a figure for each seat: of that many times, how often something was true of it, in per cent.
func Shares(name string, times []int, of int) []games.Figure {
	list := make([]games.Figure, len(times))
	for s, n := range times {
		list[s] = games.Figure{Name: name, Seat: games.Seat(s), Value: 100 * float64(n) / float64(max(1, of))}
	}
	return list
}

// Last is the game after the last action; nil if there was none.
func Last(actions iter.Seq[games.Played]) (last games.Game) {
	for told := range actions {
		last = told.Game
	}
	return last
}
