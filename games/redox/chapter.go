package redox

import "ruckus/games"

// chapter tells which round and which turn of it a game has come to.
func chapter(position games.Game) games.Chapter {
	g := position.(*game)
	return games.Chapter{Round: int(g.Round), Turn: int(g.Turns) + 1, Points: g.totals()}
}
