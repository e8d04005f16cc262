package kit

import (
	"errors"
	"math/bits"

	"ruckus/games"
)

// MaxSeats is how many seats a set can have.
const MaxSeats = 8

// Seats is a set of seats, with a bit for each. As text it is their digits: "013".
type Seats uint8

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
func (set Seats) Count() int { return bits.OnesCount8(uint8(set)) }

// List returns the seats in order; nil if there are none.
func (set Seats) List() (list []games.Seat) {
	for ; set != 0; set &= set - 1 {
		list = append(list, games.Seat(bits.TrailingZeros8(uint8(set))))
	}
	return list
}

// AppendText writes the digits of the seats.
func (set Seats) AppendText(b []byte) ([]byte, error) {
	for ; set != 0; set &= set - 1 {
		b = append(b, '0'+byte(bits.TrailingZeros8(uint8(set))))
	}
	return b, nil
}

// MarshalText writes the digits of the seats.
func (set Seats) MarshalText() ([]byte, error) { return set.AppendText(nil) }

// UnmarshalText reads what MarshalText writes.
func (set *Seats) UnmarshalText(text []byte) error {
	*set = 0
	for _, d := range text {
		seat := SetOf(games.Seat(d) - '0')
		if d < '0' || d >= '0'+MaxSeats || seat <= *set {
			return errors.New("a set of seats has their digits, each once and in order")
		}
		*set |= seat
	}
	return nil
}
