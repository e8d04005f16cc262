package rednines

import "ruckus/games"

// chapter tells which round and which sequence of it a game has come to.
func chapter(position games.Game) games.Chapter {
	g := position.(*game)
	c := games.Chapter{Round: int(g.Round), Points: g.totals()}
	for i, p := range g.Pile {
		if i == 0 || p.rank != g.Pile[i-1].rank+1 {
			c.Turn++
		}
	}
	return c
}
