package gamestest

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// documented are the events that a game's package comment lists, by verb, and whether they have happened.
type documented map[string]bool

// readDocumented reads the verbs from the package comment: they begin the lines below "# Events", such as
// "play   Seats: who played", up to the next title. A line that goes on with another is set in further. It is nil where no file
// of the package has such a part.
func readDocumented(t testing.TB) documented { return readBelow(t, eventsTitle) }

// Reasons are the verbs that the package comment of a game lists below "# Reasons", sorted. A game's claims should be about just
// these.
func Reasons(t testing.TB) []string { return slices.Sorted(maps.Keys(readBelow(t, reasonsTitle))) }

func readBelow(t testing.TB, title string) documented {
	files, err := filepath.Glob("*.go")
	require.NoError(t, err)
	for _, file := range files {
		source, err := os.ReadFile(file)
		require.NoError(t, err)
		if strings.HasSuffix(file, "_test.go") || !strings.Contains(string(source), title) {
			continue
		}
		d := documentedIn(string(source), title)
		require.NotEmpty(t, d, "%s lists nothing below %q: give each verb a line such as \"play  Seats: who played\"", file, strings.TrimSpace(title))
		return d
	}
	return nil
}

const eventsTitle, reasonsTitle = "\n// # Events\n", "\n// # Reasons\n"

var listed = regexp.MustCompile(`(?m)^//\t([a-z-]+) `)

func documentedIn(source, title string) documented {
	d := make(documented)
	_, events, _ := strings.Cut(source, title)
	events, _, _ = strings.Cut(events, "\n// # ")
	events, _, _ = strings.Cut(events, "\npackage ")
	for _, line := range listed.FindAllStringSubmatch(events, -1) {
		d[line[1]] = false
	}
	return d
}

// note requires that events are listed.
func (d documented) note(t testing.TB, events []games.Event) {
	for _, e := range events {
		require.Contains(t, d, e.Verb, `"%s" happens: list it below "# Events" in the package comment`, e.Verb)
		d[e.Verb] = true
	}
}

// allHappened requires that all that is listed has happened.
func (d documented) allHappened(t *testing.T) {
	for verb, seen := range d {
		require.True(t, seen, `"%s" stands below "# Events" in the package comment, but did not happen`, verb)
	}
}
