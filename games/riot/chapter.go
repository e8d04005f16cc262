package riot

import "ruckus/games"

// Chapter tells which round and which turn of it a game has come to. Points come only at the end.
func (g *game) Chapter() games.Chapter {
	c := games.Chapter{Round: g.Round, Turn: int(g.At) + 1}
	if g.Phase == Ordering || g.Phase == Ended { // nobody is on turn any more
		c.Turn = int(g.Seats)
	}
	return c
}
