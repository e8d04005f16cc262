package riot

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Each refusal that the rules name stands in words.txt, and none stands there for nothing. It says why in a sentence of its own.
func TestEveryRefusalHasItsWords(t *testing.T) {
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
	for _, used := range regexp.MustCompile(`\bno\("([^"]+)"`).FindAllStringSubmatch(code.String(), -1) {
		require.Contains(t, sentences, used[1])
	}
	for name, sentence := range sentences {
		if name, is := strings.CutPrefix(name, "goal-"); is {
			require.Contains(t, []string{Occupy, Hold}, name)
			continue
		}
		require.Contains(t, code.String(), `"`+name+`"`)
		require.Regexp(t, `^[a-z{P0-9].*[^.]$`, sentence, name)
	}
}
