package kit

import (
	"cmp"
	"errors"
	"math/bits"
	"strings"

	"ruckus/games"
)

// MaxSeats is how many seats a set can have, and a game.
const MaxSeats = 12

// Seats is a set of seats, with a bit for each. As text it is their digits, a and b after the 9: "013b".
type Seats uint16

const digits = "0123456789ab"

// All is the set of all seats at a table of that many.
func All(seats int8) Seats { return 1<<seats - 1 }

// SetOf is the set of some seats.
func SetOf(list ...games.Seat) (set Seats) {
	for _, s := range list {
		set = set.With(s)
	}
	return set
}

// Has reports whether a seat is in the set; nobody's seat never is.
func (set Seats) Has(s games.Seat) bool { return set>>uint8(s)&1 != 0 }

// With is the set and a seat of the table.
func (set Seats) With(s games.Seat) Seats { return set | 1<<uint8(s) }

// Without is the set less a seat.
func (set Seats) Without(s games.Seat) Seats { return set &^ (1 << uint8(s)) }

// Count is how many seats are in the set.
func (set Seats) Count() int { return bits.OnesCount16(uint16(set)) }

// List returns the seats in order; nil if there are none.
func (set Seats) List() (list []games.Seat) {
	for ; set != 0; set &= set - 1 {
		list = append(list, games.Seat(bits.TrailingZeros16(uint16(set))))
	}
	return list
}

// String is the set as text; "none" for none.
func (set Seats) String() string {
	text, _ := set.MarshalText()
	return cmp.Or(string(text), "none")
}

// AppendText writes the digits of the seats.
func (set Seats) AppendText(b []byte) ([]byte, error) {
	for ; set != 0; set &= set - 1 {
		b = append(b, digits[bits.TrailingZeros16(uint16(set))])
	}
	return b, nil
}

// MarshalText writes the digits of the seats.
func (set Seats) MarshalText() ([]byte, error) { return set.AppendText(nil) }

// UnmarshalText reads what MarshalText writes.
func (set *Seats) UnmarshalText(text []byte) error {
	*set = 0
	for _, d := range text {
		i := strings.IndexByte(digits, d)
		seat := SetOf(games.Seat(max(i, 0)))
		if i < 0 || seat <= *set {
			return errors.New("a set of seats has their digits, each once and in order")
		}
		*set |= seat
	}
	return nil
}
