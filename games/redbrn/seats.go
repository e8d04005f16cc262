package redbrn

import (
	"math/bits"

	"ruckus/games"
)

const maxSeats = 8

// A seatSet is a set of seats, with a bit for each.
type seatSet uint8

// everybody is the set of all seats at a table of so many.
func everybody(seats int8) seatSet { return 1<<seats - 1 }

func (set seatSet) has(s games.Seat) bool        { return set&(1<<s) != 0 }
func (set seatSet) with(s games.Seat) seatSet    { return set | 1<<s }
func (set seatSet) without(s games.Seat) seatSet { return set &^ (1 << s) }
func (set seatSet) count() int                   { return bits.OnesCount8(uint8(set)) }

// decks are the names of the four decks. A fifth player and those after have the same ones with a second mark.
var decks = [...]string{"Agitator", "Brawler", "Rage Monster", "Recluse"}

// deck is the name of a seat's deck.
func deck(s games.Seat) string {
	if int(s) < len(decks) {
		return decks[s]
	}
	return decks[int(s)%len(decks)] + " II"
}
