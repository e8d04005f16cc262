package redbrn

import "ruckus/games/kit"

// A moveList is a list of moves, most of which end in the round, as in "call @5".
type moveList struct{ kit.Moves }

// of has further moves end in the round.
func (l moveList) of(round int) moveList { return moveList{l.Marked("@", round)} }

// card begins a move with a card.
func (l moveList) card(word string, n number) moveList {
	l.Moves = l.With(append(append(l.Text(), word...), n.String()...))
	return l
}

// end ends a move.
func (l moveList) end() moveList {
	l.Moves = l.End()
	return l
}

// count adds a move that ends in a number of its own instead of the round.
func (l moveList) count(word string, n int) moveList {
	round := l.Moves
	return moveList{round.Numbered(0).Add(word).AddInt(n).End().Like(round)}
}
