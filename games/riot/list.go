package riot

import "ruckus/games/kit"

// addClass continues a move with units and what they can do in this turn.
func addClass(l kit.Moves, n int, c *class) kit.Moves {
	l = l.AddInt(n).AddByte(c.letter).AddByte('0' + c.mark.steps())
	if c.mark&fresh != 0 {
		l = l.AddByte('!')
	}
	return l
}
