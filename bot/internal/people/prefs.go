// Package people is what's stored about one person in one guild: how they like to play there, how far they got in lessons, and their wish
// to be forgotten. Records stores it.
package people

import (
	"slices"
	"strings"
	"time"

	"ruckus/store"
)

// Prefs are what a person has chosen. The zero value is that of somebody who has chosen nothing.
type Prefs struct {
	NoCalls  bool  `json:"no_calls,omitempty"`  // never mention them when a game waits for them
	OnlyMove bool  `json:"only_move,omitempty"` // when they have a single move, make it for them
	Cards    Cards `json:"cards,omitempty"`     // how cards are written on what they alone see
	Hidden   bool  `json:"hidden,omitempty"`    // they stand on no leaderboard, and others cannot ask for how they have played

	Tell bool      `json:"tell,omitempty"` // mention them when somebody opens a table, once a day
	Told time.Time `json:"told,omitzero"`  // when they last were, in milliseconds

	Seen string `json:"seen,omitempty"` // the names of the games whose hands they have opened, with blanks between
}

// HasSeen reports whether the person has opened a hand of a game.
func (s Prefs) HasSeen(kind string) bool { return slices.Contains(strings.Fields(s.Seen), kind) }

// See notes that they have.
func (s *Prefs) See(kind string) {
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

// Form is how they are stored.
var Form = store.Form[Prefs]{Name: "a person's settings", Schema: 1}
