package kit

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"

	"ruckus/games"
)

// Load is Kind.Load for a game that is stored as encoding/json writes it. It reads the state into what blank returns, and
// then asks check, which refuses what is out of bounds. It refuses every schema but the present one.
func Load[G games.Game](schema int, blank func() G, check func(G) error) func(version int, state []byte) (games.Game, error) {
	return LoadFrom(schema, blank, func(g G) (games.Game, error) { return g, check(g) })
}

// LoadFrom is Load for a game that is stored as a record of another type. Of it build makes the game, or says what is wrong.
func LoadFrom[R any](schema int, blank func() R, build func(R) (games.Game, error)) func(version int, state []byte) (games.Game, error) {
	return func(version int, state []byte) (games.Game, error) {
		switch {
		case version > schema:
			return nil, games.ErrNewer
		case version < schema:
			return nil, games.ErrOld
		}
		record := blank()
		if err := decode(state, record); err != nil {
			return nil, damaged(err)
		}
		g, err := build(record)
		if err != nil {
			return nil, damaged(err)
		}
		return g, nil
	}
}

// ValidRules reports whether the options of a game allow stored house rules.
func ValidRules[R any](rules R, options func(*R) games.Options) bool {
	bound := new(R)
	all := options(bound) // sets the default ones
	*bound = rules
	return all.Valid()
}

func damaged(err error) error {
	if errors.Is(err, games.ErrOld) {
		return err
	}
	return fmt.Errorf("%w: %w", games.ErrDamaged, err)
}

// decode reads JSON that has no fields but those of v, and nothing behind it.
func decode(state []byte, v any) error {
	d := json.NewDecoder(bytes.NewReader(state))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return err
	}
	if int(d.InputOffset()) != len(state) {
		return io.ErrUnexpectedEOF
	}
	return nil
}

// A Seed is where all chance of a game comes from. Its stored form is hexadecimal digits.
type Seed [32]byte

// Redraw draws another seed.
func (s *Seed) Redraw(r *rand.Rand) {
	for i := range s {
		s[i] = byte(r.Uint32())
	}
}

// MarshalText writes hexadecimal digits.
func (s Seed) MarshalText() ([]byte, error) { return hex.AppendEncode(nil, s[:]), nil }

// UnmarshalText reads what MarshalText writes.
func (s *Seed) UnmarshalText(text []byte) error { return ReadHex(s[:], text) }
