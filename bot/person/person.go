// Package person is what is kept about one person in one guild: how they want to play there. It is data: the host stores it.
package person

import (
	"encoding/json"
	"errors"
	"fmt"
)

const recordVersion = 1

var (
	// ErrNewer is wrapped by Decode's refusal of a form that this program does not know yet.
	ErrNewer = errors.New("the person's settings were stored by a newer version of this program")
	// ErrDamaged is wrapped by Decode's refusal of what no program has written.
	ErrDamaged = errors.New("the person's stored settings are damaged")
)

// Settings are what a person has chosen. The zero value is that of somebody who has chosen nothing.
type Settings struct {
	NoCalls  bool `json:"no_calls,omitempty"`  // never mention them when a game waits for them
	OnlyMove bool `json:"only_move,omitempty"` // when they have a single move, make it for them
	Words    bool `json:"words,omitempty"`     // show them hands in words, without symbols and pictures
}

type stored struct {
	V int `json:"v"`
	Settings
}

// Decode reads what Encode has written.
func Decode(data []byte) (Settings, error) {
	var s stored
	err := json.Unmarshal(data, &s) // reads on after a field of another form, as a newer version may have
	switch {
	case s.V > recordVersion:
		return Settings{}, fmt.Errorf("%w: version %d", ErrNewer, s.V)
	case err != nil:
		return Settings{}, fmt.Errorf("%w: %w", ErrDamaged, err)
	case s.V < 1:
		return Settings{}, fmt.Errorf("%w: version %d", ErrDamaged, s.V)
	}
	return s.Settings, nil
}

// Encode returns the stored form.
func (s Settings) Encode() ([]byte, error) { return json.Marshal(stored{recordVersion, s}) }
