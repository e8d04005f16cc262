package kit

import (
	"strconv"
	"strings"
)

// MaxStep is far beyond the last step of any game, and leaves room for its digits in games.MaxMove.
const MaxStep = 99_999

// Split takes a move apart: the verb, what stands between, and the number at the end, as in "play 7H+7D 12".
// It returns false where there is no number from 1 to 999,999, or more than one space between the parts.
func Split(move string) (verb, args string, number int, ok bool) {
	last := strings.LastIndexByte(move, ' ')
	if last < 0 {
		return "", "", 0, false
	}
	number, ok = Number(move[last+1:])
	ok = ok && number > 0
	verb, args, more := strings.Cut(move[:last], " ")
	if more && (args == "" || args[0] == ' ' || args[len(args)-1] == ' ') {
		return "", "", 0, false
	}
	return verb, args, number, ok
}

// Number reads a number from 0 to 999,999, written as strconv.Itoa does.
func Number(s string) (n int, ok bool) {
	if s == "" || len(s) > 6 || s[0] == '0' && s != "0" {
		return 0, false
	}
	for _, d := range []byte(s) {
		if d < '0' || d > '9' {
			return 0, false
		}
		n = n*10 + int(d-'0')
	}
	return n, true
}

// Moves collects a prompt's moves as one text, so that a long list costs hardly more than a short one. Its methods
// return the longer list, as append does, which lets it grow in the caller's own memory.
type Moves struct {
	text   []byte
	ends   []int
	number [8]byte // with a space before it
	digits int
}

// NewMoves returns an empty list of moves that end in a number below ten million. The list grows in text and ends.
func NewMoves(text []byte, ends []int, number int) Moves {
	return Moves{text: text[:0], ends: ends[:0]}.Numbered(number)
}

// Numbered has further moves end in another number; in none where it is 0.
func (l Moves) Numbered(number int) Moves {
	if number == 0 {
		l.digits = 0
		return l
	}
	return l.Marked("", number)
}

// Marked has further moves end in a short mark and a number, as in "call @5".
func (l Moves) Marked(mark string, number int) Moves {
	l.digits = len(strconv.AppendInt(append(append(l.number[:0], ' '), mark...), int64(number), 10))
	return l
}

// Like has further moves end as those of another list do.
func (l Moves) Like(other Moves) Moves {
	l.number, l.digits = other.number, other.digits
	return l
}

// Start is where in the text the move begins that is being written.
func (l Moves) Start() int {
	if len(l.ends) == 0 {
		return 0
	}
	return l.ends[len(l.ends)-1]
}

// Repeated reports whether the last two moves are the same.
func (l Moves) Repeated() bool {
	n := len(l.ends)
	if n < 2 {
		return false
	}
	from := 0
	if n > 2 {
		from = l.ends[n-3]
	}
	return string(l.text[from:l.ends[n-2]]) == string(l.text[l.ends[n-2]:])
}

// Drop takes the last move off the list.
func (l Moves) Drop() Moves {
	l.ends = l.ends[:len(l.ends)-1]
	l.text = l.text[:l.Start()]
	return l
}

// Empty reports whether there is no move in the list.
func (l Moves) Empty() bool { return len(l.ends) == 0 }

// Add continues a move with a text.
func (l Moves) Add(s string) Moves {
	l.text = append(l.text, s...)
	return l
}

// AddByte continues a move with a letter or a mark.
func (l Moves) AddByte(b byte) Moves {
	l.text = append(l.text, b)
	return l
}

// AddInt continues a move with a number.
func (l Moves) AddInt(n int) Moves {
	l.text = strconv.AppendInt(l.text, int64(n), 10)
	return l
}

// Text is what is written so far; With replaces it by a longer one.
func (l Moves) Text() []byte { return l.text }

// With replaces the text by one that continues it, as append returns it.
func (l Moves) With(text []byte) Moves {
	l.text = text
	return l
}

// End ends a move with the number.
func (l Moves) End() Moves { return l.EndWith(l.text) }

// EndWith is With and End in one, for the inner loops of robots.
func (l Moves) EndWith(text []byte) Moves {
	l.text = append(text, l.number[:l.digits]...)
	l.ends = append(l.ends, len(l.text))
	return l
}

// Word adds a move of one word.
func (l Moves) Word(verb string) Moves { return l.Add(verb).End() }

// List returns the moves as texts of their own.
func (l Moves) List() []string {
	text := string(l.text)
	moves := make([]string, len(l.ends))
	start := 0
	for i, end := range l.ends {
		moves[i] = text[start:end]
		start = end
	}
	return moves
}
