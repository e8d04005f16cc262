package gamestest

import (
	"os"
	"path/filepath"
	"regexp"
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
func readDocumented(t *testing.T) documented {
	files, err := filepath.Glob("*.go")
	require.NoError(t, err)
	for _, file := range files {
		source, err := os.ReadFile(file)
		require.NoError(t, err)
		if strings.HasSuffix(file, "_test.go") || !strings.Contains(string(source), eventsTitle) {
			continue
		}
		d := documentedIn(string(source))
		require.NotEmpty(t, d, `%s lists no events below "# Events": give each verb a line such as "play  Seats: who played"`, file)
		return d
	}
	return nil
}

const eventsTitle = "\n// # Events\n"

var listed = regexp.MustCompile(`(?m)^//\t([a-z]+) `)

func documentedIn(source string) documented {
	d := make(documented)
	_, events, _ := strings.Cut(source, eventsTitle)
	events, _, _ = strings.Cut(events, "\n// # ")
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
