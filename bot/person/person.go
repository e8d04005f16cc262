// Package person is what is kept about one person in one guild: how they want to play there. It is data: the host stores it.
package person

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
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
	NoCalls  bool  `json:"no_calls,omitempty"`  // never mention them when a game waits for them
	OnlyMove bool  `json:"only_move,omitempty"` // when they have a single move, make it for them
	Cards    Cards `json:"cards,omitempty"`     // how cards are written on what they alone see
	Hidden   bool  `json:"hidden,omitempty"`    // they stand on no leaderboard, and others cannot ask for how they have played

	Seen string `json:"seen,omitempty"` // the names of the games whose hands they have opened, with blanks between
}

// HasSeen tells whether the person has opened a hand of a game.
func (s Settings) HasSeen(kind string) bool { return slices.Contains(strings.Fields(s.Seen), kind) }

// See notes that they have.
func (s *Settings) See(kind string) {
	if !s.HasSeen(kind) {
		s.Seen = strings.TrimSpace(s.Seen + " " + kind)
	}
}

// Cards are a way to write cards and tokens.
type Cards string

// Ways to write cards.
const (
	Pictures Cards = ""      // as pictures, where there are some
	Text     Cards = "text"  // as letters and symbols
	Words    Cards = "words" // as screen readers read them: without symbols and pictures
)

// Shown is the way in which cards are written by this program: as pictures, if a newer one knows another way.
func (c Cards) Shown() Cards {
	if c == Text || c == Words {
		return c
	}
	return Pictures
}

type stored struct {
	V     int  `json:"v"`
	Words bool `json:"words,omitempty"` // what Cards was at first
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
	if s.Words && s.Cards == Pictures {
		s.Cards = Words
	}
	return s.Settings, nil
}

// Encode returns the stored form.
func (s Settings) Encode() ([]byte, error) {
	return json.Marshal(stored{V: recordVersion, Settings: s})
}
