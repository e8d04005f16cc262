package kit

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"strconv"

	"ruckus/games"
)

// An Upgrade turns the stored form of one schema into that of the next.
type Upgrade func(state []byte) ([]byte, error)

// Load is Kind.Load for a game that is stored as encoding/json writes it. It reads the state into what blank returns, and
// then asks check, which refuses what is out of bounds. Schemas before the present one are upgraded: the last upgrade leads
// to the present schema, the one before it to the schema before that. There must be one for each schema that may be stored.
func Load[G games.Game](schema int, blank func() G, check func(G) error, upgrades ...Upgrade) func(version int, state []byte) (games.Game, error) {
	return LoadFrom(schema, blank, func(g G) (games.Game, error) { return g, check(g) }, upgrades...)
}

// LoadFrom is Load for a game that is stored as a record of another type. Of it build makes the game, or says what is wrong.
func LoadFrom[R any](schema int, blank func() R, build func(R) (games.Game, error), upgrades ...Upgrade) func(version int, state []byte) (games.Game, error) {
	oldest := schema - len(upgrades)
	return func(version int, state []byte) (games.Game, error) {
		switch {
		case version > schema:
			return nil, games.ErrNewer
		case version < oldest:
			return nil, games.ErrOld
		}
		var err error
		for _, upgrade := range upgrades[version-oldest:] {
			state, err = upgrade(state)
			if err != nil {
				return nil, damaged(err)
			}
		}
		record := blank()
		err = decode(state, record)
		if err != nil {
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

// Spell is an Upgrade from a schema in which a field has a number that counts from 0 to one in which it has a name.
func Spell(field string, names []string) Upgrade {
	return func(state []byte) ([]byte, error) {
		var all map[string]json.RawMessage
		var n int
		if err := json.Unmarshal(state, &all); err != nil {
			return nil, err
		}
		if json.Unmarshal(all[field], &n) != nil || n < 0 || n >= len(names) {
			return nil, fmt.Errorf("%s is no number from 0 to %d", field, len(names)-1)
		}
		all[field] = strconv.AppendQuote(nil, names[n])
		return json.Marshal(all)
	}
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
