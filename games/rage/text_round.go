package rage

import (
	"errors"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/kit"
)

// turnedNames are what is stored of a turned card that is none.
var turnedNames = map[card]string{faceDown: "down", unchanged: "same"}

// MarshalText writes who turned which card in which trick, the deal first: "R12 2.3.down 4.5.B0".
func (t trumps) MarshalText() ([]byte, error) {
	return kit.AppendList(make([]byte, 0, 64), t.all(), ' ', func(text []byte, o turnover) []byte {
		if o.by != games.Table {
			text = append(text, '0'+byte(o.by), '.')
			text = append(strconv.AppendInt(text, int64(o.trick), 10), '.')
		}
		if name := turnedNames[o.turned]; name != "" {
			return append(text, name...)
		}
		return o.turned.appendStored(text)
	}), nil
}

// UnmarshalText reads who turned which card in which trick.
func (t *trumps) UnmarshalText(text []byte) error {
	*t = trumps{}
	all, ok := kit.ReadList(t.list[:0], text, " ", maxTurnovers, parseTurnover)
	if !ok {
		return errors.New("the trumps make no sense")
	}
	t.n = len(all)
	return nil
}

func parseTurnover(s string) (o turnover, ok bool) {
	parts := strings.Split(s, ".")
	o.by, ok = games.Table, true
	if len(parts) == 3 {
		by, isSeat := kit.Number(parts[0])
		in, isTrick := kit.Number(parts[1])
		o.by, o.trick, ok = games.Seat(by), int8(in), isSeat && isTrick && by < maxSeats && in > 0 && in <= rounds
	}
	switch name := parts[len(parts)-1]; name {
	case turnedNames[faceDown]:
		o.turned = faceDown
	case turnedNames[unchanged]:
		o.turned = unchanged
	default:
		var known bool
		o.turned, known = parseStored(name)
		ok = ok && known && o.turned.isNumber()
	}
	return o, ok
}

// A sheet is what each seat has bid and won in each round. Its stored form is bid, tricks and cards of Bonus Rage and Mad
// Rage of each seat, "2/3" or "2/3+1-2", and "/0" without a bid; rounds and seats that are not played yet are left out.
type sheet [rounds][maxSeats]tally

// MarshalText writes the rounds.
func (sh sheet) MarshalText() ([]byte, error) {
	text := make([]byte, 0, 320)
	end := 0
	for round := range sh {
		for s, t := range sh[round] {
			if s > 0 {
				text = append(text, ' ')
			}
			if t == (tally{}) {
				continue
			}
			if t.bid != noBid {
				text = strconv.AppendInt(text, int64(t.bid), 10)
			}
			text = strconv.AppendInt(append(text, '/'), int64(t.won), 10)
			if t.bonus|t.mad != 0 {
				text = strconv.AppendInt(append(text, '+'), int64(t.bonus), 10)
				text = strconv.AppendInt(append(text, '-'), int64(t.mad), 10)
			}
			end = len(text)
		}
		text = append(text, '|')
	}
	return text[:end], nil
}

// UnmarshalText reads rounds.
func (sh *sheet) UnmarshalText(text []byte) error {
	*sh = sheet{}
	round, s := 0, 0
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '|':
			round, s = round+1, 0
			continue
		case ' ':
			s++
			continue
		}
		if round >= rounds || s >= maxSeats {
			return errSheet
		}
		t := &sh[round][s]
		t.bid = noBid
		for field, mark := &t.bid, byte(0); i < len(text) && text[i] != ' ' && text[i] != '|'; i++ {
			switch c := text[i]; {
			case c == '/' && mark == 0:
				field, mark = &t.won, c
			case c == '+' && mark == '/':
				field, mark = &t.bonus, c
			case c == '-' && mark == '+':
				field, mark = &t.mad, c
			case c < '0' || c > '9' || *field > rounds:
				return errSheet
			default:
				*field = max(*field, 0)*10 + int8(c-'0')
			}
		}
		if max(t.bid, t.won, t.bonus, t.mad) > rounds {
			return errSheet
		}
		i--
	}
	return nil
}
