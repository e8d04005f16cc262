package redbrn

import "ruckus/games"

// chapter tells which round a match has come to. All play at once, so that a round has no turns.
func chapter(position games.Game) games.Chapter {
	g := position.(*game)
	return games.Chapter{Round: int(g.Round), Points: g.totals()}
}
