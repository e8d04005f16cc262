package gamestest

import (
	"os"
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// Documented are the events that a game's rules.go lists, by verb, and whether they have happened.
type Documented map[string]bool

// ReadDocumented reads what is listed there, such as "play   Seats: who played", by a pattern whose first group is the verb.
func ReadDocumented(t *testing.T, pattern string) Documented {
	source, err := os.ReadFile("rules.go")
	require.NoError(t, err)
	d := make(Documented)
	for _, line := range regexp.MustCompile(pattern).FindAllStringSubmatch(string(source), -1) {
		d[line[1]] = false
	}
	require.NotEmpty(t, d)
	return d
}

// Note requires that events are listed.
func (d Documented) Note(t *testing.T, events []games.Event) {
	for _, e := range events {
		require.Contains(t, d, e.Verb)
		d[e.Verb] = true
	}
}

// AllHappened requires that all that is listed has happened.
func (d Documented) AllHappened(t *testing.T) {
	for verb, seen := range d {
		require.True(t, seen, "%s is documented but does not happen", verb)
	}
}
