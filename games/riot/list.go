package riot

import (
	"strconv"

	"ruckus/games/kit"
)

// A moveList is a list of moves.
type moveList struct{ kit.Moves }

// str continues a move with a text.
func (l moveList) str(s string) moveList {
	l.Moves = l.Add(s)
	return l
}

func (l moveList) end() moveList {
	l.Moves = l.End()
	return l
}

func (l moveList) word(s string) moveList {
	l.Moves = l.Word(s)
	return l
}

// units writes a number of units of a kind.
func (l moveList) units(n int, letter byte) moveList {
	l.Moves = l.With(append(strconv.AppendInt(l.Text(), int64(n), 10), letter))
	return l
}

// class writes units with what they can do in this turn.
func (l moveList) class(n int, c *class) moveList {
	l = l.units(n, c.letter)
	l.Moves = l.AddByte('0' + c.mark.steps())
	if c.mark&fresh != 0 {
		l.Moves = l.AddByte('!')
	}
	return l
}
