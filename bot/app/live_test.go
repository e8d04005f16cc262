package app

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Who goes through the list for the live service writes what they see next to each number, and sets what a line tells them to.
func TestTheListForTheLiveServiceNumbersItsLinesAndNamesSettingsThatThereAre(t *testing.T) {
	text, err := os.ReadFile("../../docs/live.md")
	require.NoError(t, err)
	section, n := "", 0
	for line := range strings.Lines(string(text)) {
		if heading, is := strings.CutPrefix(line, "## "); is {
			section, _, _ = strings.Cut(heading, ".")
			n = 0
			continue
		}
		row := regexp.MustCompile(`^\| (\w+) \|`).FindStringSubmatch(line)
		if row == nil {
			continue
		}
		n++
		require.Equal(t, fmt.Sprint(section, n), row[1])
		require.Equal(t, 5, strings.Count(line, "|"), "what to do, what should happen, and what to do if not: %s", line)
	}
	for _, name := range regexp.MustCompile(`\b(RUCKUS|DISCORD|REDIS|RIOT)_[A-Z_]+`).FindAllString(string(text), -1) {
		require.Contains(t, variables, name)
	}
	for _, name := range []string{"RUCKUS_SLOWER", "RUCKUS_BOARD_TOKENS", "RUCKUS_CARD_PICTURES", "RUCKUS_HEARTBEAT"} {
		require.True(t, slices.Contains(variables, name) && strings.Contains(string(text), name), "%s is there for a line of the list", name)
	}
}
