package rage

import "ruckus/games"

// chapter tells which round and which trick of it a game has come to.
func chapter(position games.Game) games.Chapter {
	g := position.(*game)
	c := games.Chapter{Round: int(g.Round), Points: g.totals(g.scored())}
	if g.Phase != bidding {
		c.Turn = min(g.tricks()+1, g.dealt())
	}
	return c
}
