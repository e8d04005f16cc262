package games

import (
	"encoding/base64"
	"errors"
	"fmt"
)

// packing is how a compact stored form is written inside a JSON string.
var packing = base64.RawURLEncoding.Strict()

// Pack writes a compact binary form as text, for a game whose MarshalText makes one JSON string of its stored form.
func Pack(raw []byte) []byte { return packing.AppendEncode(nil, raw) }

// LoadPacked is Kind.Load for such a game. It refuses other versions than schema, and with ErrDamaged what Pack did not
// write and what decode refuses, unless that is with ErrOld. Decode may keep the bytes.
func LoadPacked[G Game](schema, version int, state []byte, decode func(raw []byte) (G, error)) (Game, error) {
	switch {
	case version > schema:
		return nil, ErrNewer
	case version < schema:
		return nil, ErrOld
	}
	raw, err := unpack(state)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	g, err := decode(raw)
	if errors.Is(err, ErrOld) {
		return nil, err
	}
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	return g, nil
}

func unpack(state []byte) ([]byte, error) {
	n := len(state)
	if n < 2 || state[0] != '"' || state[n-1] != '"' {
		return nil, errors.New("not a JSON string")
	}
	raw, err := packing.AppendDecode(nil, state[1:n-1])
	if err == nil && packing.EncodedLen(len(raw)) != n-2 {
		err = errors.New("line breaks inside")
	}
	return raw, err
}
