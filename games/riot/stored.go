package riot

import (
	"encoding/hex"
	"errors"
	"fmt"
	"math/bits"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/kit"
)

// schema is the version of the stored form.
const schema = 1

// errEdition is returned for a game that was begun with an edition that is not known.
var errEdition = fmt.Errorf("%w: it was begun with another edition of RIOT", games.ErrOld)

// loader returns what reads the stored games of editions. Each game goes on with its own.
func loader(known ...*tables) func(version int, state []byte) (games.Game, error) {
	return kit.Load(schema, func() *game { return new(game) }, func(g *game) error {
		for _, t := range known {
			if g.Edition == t.fingerprint {
				g.t = t
				return g.check()
			}
		}
		if g.Edition == (fingerprint{}) {
			return errors.New("of no edition")
		}
		return errEdition
	})
}

// A fingerprint tells editions apart. Its stored form is hexadecimal digits.
type fingerprint [8]byte

// MarshalText writes hexadecimal digits.
func (f fingerprint) MarshalText() ([]byte, error) { return hex.AppendEncode(nil, f[:]), nil }

// UnmarshalText reads what MarshalText writes.
func (f *fingerprint) UnmarshalText(text []byte) error { return kit.ReadHex(f[:], text) }

// units are tokens, by team and kind. Their stored form says how many after each other are alike: the place, and what is not
// 0 of what they can do and their damage. "12*0 3*5.1 1*5.8.2" are twelve in the supply and four in place 5.
type units []unit

// MarshalText writes the tokens.
func (us units) MarshalText() ([]byte, error) {
	text := make([]byte, 0, 256)
	for i := 0; i < len(us); {
		u, n := us[i], 1
		for i+n < len(us) && us[i+n] == u {
			n++
		}
		if i > 0 {
			text = append(text, ' ')
		}
		text = append(strconv.AppendInt(text, int64(n), 10), '*')
		text = strconv.AppendUint(text, uint64(u.at), 10)
		if u.mark != 0 || u.hurt != 0 {
			text = strconv.AppendUint(append(text, '.'), uint64(u.mark), 10)
		}
		if u.hurt != 0 {
			text = strconv.AppendUint(append(text, '.'), uint64(u.hurt), 10)
		}
		i += n
	}
	return text, nil
}

// UnmarshalText reads tokens.
func (us *units) UnmarshalText(text []byte) error {
	*us = make(units, 0, Teams*maxTokens)
	for rest := string(text); rest != ""; {
		var item string
		item, rest, _ = strings.Cut(rest, " ")
		count, item, _ := strings.Cut(item, "*")
		at, item, _ := strings.Cut(item, ".")
		done, hurt, _ := strings.Cut(item, ".")
		var of [4]int
		for i, part := range [4]string{count, at, done, hurt} {
			n, ok := kit.Number(part)
			if of[i] = n; !ok && (i < 2 || part != "") || n > 0xff {
				return errUnits
			}
		}
		if len(*us)+of[0] > Teams*maxTokens {
			return errUnits
		}
		for range of[0] {
			*us = append(*us, unit{at: place(of[1]), mark: mark(of[2]), hurt: uint8(of[3])})
		}
	}
	return nil
}

var errUnits = errors.New("where units are makes no sense")

// writeSet writes a set of bits as the numbers of its members: "0 3 7".
func writeSet[S ~uint8 | ~uint32 | ~uint64](s S) ([]byte, error) {
	var text []byte
	for rest := uint64(s); rest != 0; rest &= rest - 1 {
		if len(text) > 0 {
			text = append(text, ' ')
		}
		text = strconv.AppendInt(text, int64(bits.TrailingZeros64(rest)), 10)
	}
	return text, nil
}

// readSet reads what writeSet writes.
func readSet[S ~uint8 | ~uint32 | ~uint64](s *S, text []byte) error {
	*s = 0
	for word := range strings.FieldsSeq(string(text)) {
		n, ok := kit.Number(word)
		if bit := S(1) << n; ok && bit > *s {
			*s |= bit
		} else {
			return errors.New("a set has the numbers of its members, each once and in order")
		}
	}
	return nil
}

// MarshalText writes the numbers of the cards in the deck.
func (c cardSet) MarshalText() ([]byte, error) { return writeSet(c) }

// UnmarshalText reads what MarshalText writes.
func (c *cardSet) UnmarshalText(text []byte) error { return readSet(c, text) }

// MarshalText writes the numbers of the places.
func (s placeSet) MarshalText() ([]byte, error) { return writeSet(s) }

// UnmarshalText reads what MarshalText writes.
func (s *placeSet) UnmarshalText(text []byte) error { return readSet(s, text) }

// MarshalText writes the numbers of the tokens among those of their team.
func (s tokens) MarshalText() ([]byte, error) { return writeSet(s) }

// UnmarshalText reads what MarshalText writes.
func (s *tokens) UnmarshalText(text []byte) error { return readSet(s, text) }

// MarshalText writes the numbers of the teams.
func (s teamSet) MarshalText() ([]byte, error) { return writeSet(s) }

// UnmarshalText reads what MarshalText writes.
func (s *teamSet) UnmarshalText(text []byte) error { return readSet(s, text) }
