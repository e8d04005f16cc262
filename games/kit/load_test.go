package kit_test

import (
	"bytes"
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

// Schema 3 stores a number, schema 2 stored its half, and schema 1 called it by another name.
var load = kit.Load(3, func() *tally { return new(tally) },
	func(g *tally) error {
		if g.Number < 0 {
			return errors.New("below zero")
		}
		return nil
	},
	func(state []byte) ([]byte, error) {
		return bytes.ReplaceAll(state, []byte("Half"), []byte("Number")), nil
	},
	func(state []byte) ([]byte, error) {
		var old struct{ Number int }
		err := json.Unmarshal(state, &old)
		return []byte(`{"Number":` + string(rune('0'+2*old.Number)) + `}`), err
	})

func TestOldStoredFormsAreUpgradedStepByStep(t *testing.T) {
	for version, state := range map[int]string{1: `{"Half":3}`, 2: `{"Number":3}`, 3: `{"Number":6}`} {
		g, err := load(version, []byte(state))
		require.NoError(t, err)
		require.Equal(t, 6, g.(*tally).Number, "version %d", version)
	}
}

func TestOtherVersionsAreRefused(t *testing.T) {
	for version, want := range map[int]error{-1: games.ErrOld, 0: games.ErrOld, 4: games.ErrNewer, 1 << 40: games.ErrNewer} {
		_, err := load(version, []byte(`{"Number":6}`))
		require.ErrorIs(t, err, want)
	}
	gone := kit.Load(3, func() *tally { return new(tally) }, func(*tally) error { return nil })
	_, err := gone(2, []byte(`{"Number":6}`))
	require.ErrorIs(t, err, games.ErrOld, "without an upgrade an old game cannot be read")
}

func TestWhatMakesNoSenseIsDamaged(t *testing.T) {
	for _, state := range []string{"", "{", `{"Number":6}x`, `{"Number":6}{}`, `{"Number":-1}`, `{"Number":"6"}`, `{"Other":6}`, "[]", `""`} {
		_, err := load(3, []byte(state))
		require.ErrorIs(t, err, games.ErrDamaged, state)
	}
	_, err := load(2, []byte("{"))
	require.ErrorIs(t, err, games.ErrDamaged, "an upgrade that fails")
}

func TestANumberOfAnOldFormBecomesItsName(t *testing.T) {
	spell := kit.Spell("Phase", []string{"opening", "ended"})
	state, err := spell([]byte(`{"Phase":1,"Seats":4}`))
	require.NoError(t, err)
	require.JSONEq(t, `{"Phase":"ended","Seats":4}`, string(state))
	for _, damaged := range []string{"{", `{"Phase":2}`, `{"Phase":-1}`, `{"Phase":"1"}`, `{}`} {
		_, err := spell([]byte(damaged))
		require.Error(t, err, damaged)
	}
}
