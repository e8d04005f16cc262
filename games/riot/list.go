package riot

import "strconv"

// A moveList collects moves as one text, so that a long list costs hardly more than a short one. Its methods return the
// longer list, as append does, which lets it grow in the caller's own memory.
type moveList struct {
	text []byte
	ends []int
	step int // the number at the end of every move
}

// repeated tells whether the last two moves are the same.
func (l moveList) repeated() bool {
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

// start is where the move begins that is being written.
func (l moveList) start() int {
	if len(l.ends) == 0 {
		return 0
	}
	return l.ends[len(l.ends)-1]
}

func (l moveList) str(s string) moveList {
	l.text = append(l.text, s...)
	return l
}

func (l moveList) end() moveList {
	l.text = append(l.text, ' ')
	l.text = strconv.AppendInt(l.text, int64(l.step), 10)
	l.ends = append(l.ends, len(l.text))
	return l
}

func (l moveList) word(s string) moveList { return l.str(s).end() }

// units writes a number of units of a kind.
func (l moveList) units(n int, letter byte) moveList {
	l.text = append(strconv.AppendInt(l.text, int64(n), 10), letter)
	return l
}

// class writes units with what they can do in this turn.
func (l moveList) class(n int, c *class) moveList {
	l = l.units(n, c.letter)
	l.text = append(l.text, '0'+c.mark.steps())
	if c.mark&fresh != 0 {
		l.text = append(l.text, '!')
	}
	return l
}

// moves returns the list as texts of their own.
func (l moveList) moves() []string {
	text := string(l.text)
	moves := make([]string, len(l.ends))
	start := 0
	for i, end := range l.ends {
		moves[i] = text[start:end]
		start = end
	}
	return moves
}
