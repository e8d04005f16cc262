package kit_test

import (
	"encoding/json"
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/kit"
)

// A tally is a game that stores a number, by a schema that was made up.
type tally struct {
	games.Game
	Number int
}

func (g tally) MarshalJSON() ([]byte, error) { return json.Marshal(map[string]int{"Number": g.Number}) }

var load = kit.Load(3, func() *tally { return new(tally) },
	func(g *tally) error {
		if g.Number < 0 {
			return errors.New("below zero")
		}
		return nil
	})

func TestOtherVersionsAreRefused(t *testing.T) {
	for version, want := range map[int]error{-1: games.ErrOld, 0: games.ErrOld, 2: games.ErrOld, 4: games.ErrNewer, 1 << 40: games.ErrNewer} {
		_, err := load(version, []byte(`{"Number":6}`))
		require.ErrorIs(t, err, want)
	}
}

func TestWhatMakesNoSenseIsDamaged(t *testing.T) {
	for _, state := range []string{"", "{", `{"Number":6}x`, `{"Number":6}{}`, `{"Number":-1}`, `{"Number":"6"}`, `{"Other":6}`, "[]", `""`} {
		_, err := load(3, []byte(state))
		require.ErrorIs(t, err, games.ErrDamaged, state)
	}
}
