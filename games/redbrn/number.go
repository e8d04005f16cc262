package redbrn

import "strconv"

const (
	suits   = 4
	ranks   = 10
	numbers = suits * ranks // number cards in a deck
	wilds   = 2             // wild riots in a deck
	full    = numbers + wilds
)

// A number is one of the forty number cards of a deck: ten times its suit, and its rank less one.
type number uint8

// none is no card; its bit is 0.
const none number = 0xff

var suitNames = [suits]string{"BW", "WB", "RW", "WR"} // the first letter is the ink, the second the paper

func (n number) rank() int   { return int(n%ranks) + 1 }
func (n number) suit() uint8 { return uint8(n / ranks) }
func (n number) red() bool   { return n >= 2*ranks }
func (n number) bit() uint64 { return 1 << n }

// numberOf is the card of a suit and rank.
func numberOf(suit uint8, rank int) number { return number(int(suit)*ranks + rank - 1) }

var numberNames = func() (names [numbers]string) {
	for n := range number(numbers) {
		names[n] = strconv.Itoa(n.rank()) + suitNames[n.suit()]
	}
	return names
}()

// String writes a card as rank and suit: "7RW"; "" for none.
func (n number) String() string {
	if n >= numbers {
		return ""
	}
	return numberNames[n]
}

// parseNumber reads what String has written.
func parseNumber(s string) (n number, ok bool) {
	rank := 10
	switch {
	case len(s) == 3 && s[0] >= '1' && s[0] <= '9':
		rank = int(s[0] - '0')
	case len(s) == 4 && s[:2] == "10":
	default:
		return none, false
	}
	for suit, name := range suitNames {
		if s[len(s)-2:] == name {
			return numberOf(uint8(suit), rank), true
		}
	}
	return none, false
}

// ofRank are the bits of the four cards of each rank.
var ofRank = func() (sets [ranks + 1]uint64) {
	for n := range number(numbers) {
		sets[n.rank()] |= n.bit()
	}
	return sets
}()

// accepts are the bits of the cards that may be laid on a card in a column: one rank lower and of the other colour.
var accepts = func() (sets [numbers]uint64) {
	for n := range number(numbers) {
		for on := range number(numbers) {
			if n.rank()+1 == on.rank() && n.red() != on.red() {
				sets[on] |= n.bit()
			}
		}
	}
	return sets
}()
