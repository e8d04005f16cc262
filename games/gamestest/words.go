package gamestest

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games/kit"
)

// AllWords requires of the rules that are tested that each refusal they name stands in words.txt, and none for nothing. It says why in a
// sentence of its own, and with a place for all that it's given. What begins with one of the others is no refusal.
func AllWords(t *testing.T, w kit.Words, others ...string) {
	t.Helper()
	files, err := filepath.Glob("*.go")
	require.NoError(t, err)
	var code strings.Builder
	for _, f := range files {
		if !strings.HasSuffix(f, "_test.go") {
			text, err := os.ReadFile(f)
			require.NoError(t, err)
			code.Write(text)
		}
	}
	require.NotContains(t, code.String(), "games.Illegalf(", "refusals stand in words.txt")
	require.NotContains(t, code.String(), "games.Breaks(", "refusals stand in words.txt")
	for _, used := range regexp.MustCompile(`\b(?:no\(|beaten\(.*?)"([^"]+)"`).FindAllStringSubmatch(code.String(), -1) {
		require.Contains(t, w, used[1])
	}
	for name, sentence := range w {
		if !slices.ContainsFunc(others, func(prefix string) bool { return strings.HasPrefix(name, prefix) }) {
			require.Contains(t, code.String(), `"`+name+`"`)
			require.Regexp(t, `^[a-zPR0-9{].*[^.]$`, sentence, name)
			for _, place := range regexp.MustCompile(`\{([a-z]+)\}`).FindAllStringSubmatch(sentence, -1) {
				require.Contains(t, code.String(), `"`+place[1]+`", `, "%s has a place that nothing fills", name)
			}
		}
	}
}
