package gamestest

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// documented matches a line of the package comment that tells what an event has.
var documented = regexp.MustCompile(`(?m)^//\t([a-z]+) `)

// documentedEvents are the verbs below "# Events" in the rules.go of the game that is tested, sorted; nil where there is no such
// file.
func documentedEvents(t *testing.T) (verbs []string) {
	source, err := os.ReadFile("rules.go")
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	require.NoError(t, err)
	_, list, _ := strings.Cut(string(source), "\n// # Events\n")
	list, _, _ = strings.Cut(list, "\n// # ")
	for _, line := range documented.FindAllStringSubmatch(list, -1) {
		verbs = append(verbs, line[1])
	}
	require.NotEmpty(t, verbs, "rules.go lists no events")
	slices.Sort(verbs)
	return slices.Compact(verbs)
}

// allTold requires that the events of scripts are those that are documented.
func allTold(t *testing.T, told map[string]bool) {
	require.Equal(t, documentedEvents(t), slices.Sorted(maps.Keys(told)), "list every event in rules.go, and have a script for each")
}
