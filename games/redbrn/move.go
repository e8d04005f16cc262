package redbrn

import (
	"math"
	"strings"

	"ruckus/games/kit"
)

// A word is the first of a move.
type word uint8

const (
	wFlip word = iota
	wPit
	wWild
	wCol
	wSpot
	wCall
	wReady
	wEnd
	wLeave
	wBack
)

var words = [...]string{"flip", "pit", "wild", "col", "spot", "call", "ready", "end", "leave", "back"}

// A move is the notation taken apart. It need not fit the game.
type move struct {
	word  word
	card  number
	to    uint8 // as in press
	n     uint16
	round int // 0 for words that name none
}

var errMove = no("move")

// parseMove reads the notation.
func parseMove(s string) (m move, err error) {
	var room [5]string
	parts := room[:0]
	for rest, more := s, true; more; {
		var part string
		if len(parts) == len(room) {
			return m, errMove
		}
		part, rest, more = strings.Cut(rest, " ")
		parts = append(parts, part)
	}
	m, ok := newMove(parts[0])
	if !ok {
		return m, errMove
	}
	parts = parts[1:]
	if m.word <= wCall {
		last := len(parts) - 1
		if last < 0 || parts[last] == "" || parts[last][0] != '@' {
			return m, errMove
		}
		m.round, ok = kit.Number(parts[last][1:])
		if !ok {
			return m, errMove
		}
		parts = parts[:last]
	}
	if !m.arguments(parts) {
		return m, errMove
	}
	return m, nil
}

func newMove(text string) (move, bool) {
	for w, name := range words {
		if text == name {
			return move{word: word(w), card: none, to: lowestPile}, true
		}
	}
	return move{}, false
}

// arguments reads what stands between the word and the round.
func (m *move) arguments(parts []string) (ok bool) {
	switch m.word {
	case wCall:
		return len(parts) == 0
	case wFlip, wReady, wEnd, wLeave, wBack:
		return len(parts) == 1 && m.number(parts[0])
	}
	if len(parts) == 0 || len(parts) > 3 {
		return false
	}
	m.card, ok = parseNumber(parts[0])
	if !ok {
		return false
	}
	parts = parts[1:]
	switch m.word {
	case wSpot:
		return len(parts) == 0
	case wCol:
		if len(parts) == 0 {
			return false
		}
		on, ok := parseNumber(parts[0])
		m.to = uint8(on)
		return ok && (len(parts) == 1 || len(parts) == 2 && m.number(parts[1]) && m.n > 0)
	}
	switch {
	case len(parts) == 0:
		return true
	case len(parts) == 1 && parts[0] == "new":
		m.to = newPile
		return true
	case len(parts) == 1:
		n, ok := kit.Number(parts[0])
		m.to = uint8(n - 1)
		return ok && n > 0 && n <= maxPiles
	}
	return false
}

func (m *move) number(s string) bool {
	n, ok := kit.Number(s)
	m.n = uint16(n)
	return ok && n <= math.MaxUint16
}
