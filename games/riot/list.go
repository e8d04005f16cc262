package riot

import "ruckus/games/kit"

// A moveList is a list of moves.
type moveList struct{ kit.Moves }

// str continues a move with a text.
func (l moveList) str(s string) moveList { return moveList{l.Add(s)} }

func (l moveList) end() moveList { return moveList{l.End()} }

func (l moveList) word(s string) moveList { return moveList{l.Word(s)} }

// units writes a number of units of a kind.
func (l moveList) units(n int, letter byte) moveList {
	return moveList{l.AddInt(n).AddByte(letter)}
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
