package redbrn

import "strconv"

// A moveList collects moves as one text, so that a long list costs hardly more than a short one. Its methods return the
// longer list, as append does, which lets it grow in the caller's own memory.
type moveList struct {
	text []byte
	ends []int
	room [8]byte
	tail uint8 // how much of room is " @5", which ends most moves
}

// suffix sets the round that moves end in.
func (l *moveList) suffix(round int) {
	l.tail = uint8(len(strconv.AppendInt(append(l.room[:0], " @"...), int64(round), 10)))
}

func (l moveList) end() moveList {
	l.text = append(l.text, l.room[:l.tail]...)
	l.ends = append(l.ends, len(l.text))
	return l
}

func (l moveList) word(word string) moveList {
	l.text = append(l.text, word...)
	return l.end()
}

// card begins a move with a card.
func (l moveList) card(word string, n number) moveList {
	l.text = append(append(l.text, word...), n.String()...)
	return l
}

// flip adds the flip of a number.
func (l moveList) flip(n int) moveList {
	l.text = strconv.AppendInt(append(l.text, "flip "...), int64(n), 10)
	return l.end()
}

// count adds a move that ends in a number of its own instead of the round.
func (l moveList) count(word string, n int) moveList {
	l.text = strconv.AppendInt(append(l.text, word...), int64(n), 10)
	l.ends = append(l.ends, len(l.text))
	return l
}

// moves returns the list as texts of their own.
func (l *moveList) moves() []string {
	text := string(l.text)
	moves := make([]string, len(l.ends))
	start := 0
	for i, end := range l.ends {
		moves[i] = text[start:end]
		start = end
	}
	return moves
}
