package gamestest

import "ruckus/games"

// A Seen is a game of which only what everybody sees matters.
type Seen struct {
	games.Game
	Now any // the view of every seat
}

// View is what is seen.
func (s Seen) View(games.Seat) any { return s.Now }
