package ruckus_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// The code of the page that teaches a first game is the code of examples that are compiled and tested.
func TestThePageOfTheFirstGameShowsCodeThatWorks(t *testing.T) {
	t.Parallel()
	page, err := os.ReadFile("docs/first-game.md")
	require.NoError(t, err)
	var code string
	for _, file := range []string{"docs/examples/pig/pig.go", "docs/examples/pig/pig_test.go", "docs/examples/liarsdice/liarsdice.go",
		"docs/examples/liarsdice/contract_test.go", "docs/examples/stay/stay.go", "docs/examples/clues/clues.go", "docs/examples/liarsdice/screens/look.go", "docs/examples/pig/testdata/scripts/rules.txt"} {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		code += string(text)
	}
	shown := 0
	for block := range strings.SplitSeq(string(page), "\n\n") {
		if !regexp.MustCompile("^    (func|type|var|#|\t)").MatchString(block) {
			continue
		}
		var lines []string
		for line := range strings.SplitSeq(strings.TrimRight(block, "\n"), "\n") {
			lines = append(lines, strings.TrimPrefix(line, "    "))
		}
		require.Contains(t, code, strings.Join(lines, "\n"))
		shown += len(lines)
	}
	require.Greater(t, shown, 60, "lines of the example on the page")
}
