package redbrn

import (
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/kit"
)

// presses are stored with a dot between when, seat, verb, card, where to and number: "5300.0.pit.7RW..0". Where a card goes is
// written as in a move: "" for the lowest pile that it fits, "new", the number of a pile from 1, or the card at the end of a
// column.
type presses []press

// MarshalText writes presses.
func (ps presses) MarshalText() ([]byte, error) {
	return kit.AppendList(make([]byte, 0, 24*len(ps)), ps, ' ', func(text []byte, m press) []byte {
		text = append(strconv.AppendInt(text, m.at, 10), '.', '0'+byte(m.seat), '.')
		text = append(append(text, pressNames[m.verb]...), '.')
		text = append(append(text, m.card.String()...), '.')
		text = append(append(text, m.target()...), '.')
		return strconv.AppendUint(text, uint64(m.n), 10)
	}), nil
}

// target writes where the card of a press goes.
func (m *press) target() string {
	switch {
	case m.verb == toColumn:
		return number(m.to).String()
	case m.verb != toPit && m.verb != withWild || m.to == lowestPile:
		return ""
	case m.to == newPile:
		return "new"
	}
	return strconv.Itoa(int(m.to) + 1)
}

// parseTarget reads what target writes.
func (m *press) parseTarget(s string) bool {
	n, ok := kit.Number(s)
	switch {
	case m.verb == toColumn:
		on, ok := parseNumber(s)
		m.to = uint8(on)
		return ok
	case s == "":
		m.to = lowestPile
		return true
	case m.verb != toPit && m.verb != withWild:
		return false
	case s == "new":
		m.to = newPile
		return true
	}
	m.to = uint8(n - 1)
	return ok && n > 0 && n <= maxPiles
}

var pressNames = []string{flip: "flip", toPit: "pit", withWild: "wild", toColumn: "col", toSpot: "spot", leave: "leave", back: "back"}

// UnmarshalText reads presses.
func (ps *presses) UnmarshalText(text []byte) error {
	list, ok := kit.ReadList(nil, text, " ", mostLog+maxHeld+1, parsePress)
	*ps = list
	if !ok {
		return errLog
	}
	return nil
}

func parsePress(s string) (m press, ok bool) {
	var part [6]string
	for i := range part {
		part[i], s, _ = strings.Cut(s, ".")
	}
	at, ok := kit.Number(part[0])
	seat, ok2 := kit.Number(part[1])
	n, ok3 := kit.Number(part[5])
	m = press{at: int64(at), seat: games.Seat(seat), card: none, n: uint16(n)}
	known := kit.ReadName(&m.verb, []byte(part[2]), pressNames) == nil
	if part[3] != "" {
		m.card, _ = parseNumber(part[3])
	}
	ok = ok && ok2 && ok3 && known && s == "" && seat < maxSeats && n <= 0xffff && m.parseTarget(part[4])
	return m, ok && (!m.hasCard() || m.card < numbers)
}

// hasCard reports whether a press is of a card.
func (m *press) hasCard() bool { return m.verb > flip && m.verb < leave }
