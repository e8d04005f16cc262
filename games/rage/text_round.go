package rage

import (
	"errors"

	"ruckus/games"
)

// UnmarshalText reads the card that was turned at the deal.
func (t *trumps) UnmarshalText(text []byte) error {
	c, ok := parseStored(string(text))
	if !ok || !c.isNumber() {
		return errors.New("the trump makes no sense")
	}
	*t = trumps{n: 1}
	t.list[0] = turnover{by: games.Table, turned: c}
	return nil
}

// A sheet is what each seat has bid and won in each round. As text it is bid, tricks and cards of Bonus Rage and Mad
// Rage of each seat, "2/3" or "2/3+1-2", and "/0" without a bid; rounds and seats that are not played yet are left out.
type sheet [rounds][maxSeats]tally

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
