package gamestest

import (
	"errors"
	"io/fs"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// Documented are the events that a game's rules.go lists, by verb, and whether they have happened.
type Documented map[string]bool

// ReadDocumented reads the verbs from the package comment of rules.go: they begin the lines below "# Events", such as
// "play   Seats: who played", up to the next title. A line that goes on with another is set in further. It is nil where there is
// no such file.
func ReadDocumented(t *testing.T) Documented {
	source, err := os.ReadFile("rules.go")
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	require.NoError(t, err)
	d := documentedIn(string(source))
	require.NotEmpty(t, d, `rules.go lists no events: its package comment has a part "# Events" with a line for each verb, such as "play  Seats: who played"`)
	return d
}

var listed = regexp.MustCompile(`(?m)^//\t([a-z]+) `)

func documentedIn(source string) Documented {
	d := make(Documented)
	_, events, _ := strings.Cut(source, "// # Events\n")
	events, _, _ = strings.Cut(events, "\n// # ")
	for _, line := range listed.FindAllStringSubmatch(events, -1) {
		d[line[1]] = false
	}
	return d
}

// Note requires that events are listed.
func (d Documented) Note(t testing.TB, events []games.Event) {
	for _, e := range events {
		require.Contains(t, d, e.Verb, `"%s" happens: list it below "# Events" in rules.go`, e.Verb)
		d[e.Verb] = true
	}
}

// AllHappened requires that all that is listed has happened.
func (d Documented) AllHappened(t *testing.T) {
	for verb, seen := range d {
		require.True(t, seen, `"%s" stands below "# Events" in rules.go, but did not happen`, verb)
	}
}
