package redbrn

import "ruckus/games/kit"

// addCard begins a move with a card.
func addCard(l kit.Moves, word string, n number) kit.Moves {
	return l.With(append(append(l.Text(), word...), n.String()...))
}

// addCount adds a move that ends in a number of its own instead of the round.
func addCount(l kit.Moves, word string, n int) kit.Moves {
	return l.Numbered(0).Add(word).AddInt(n).End().Like(l)
}
