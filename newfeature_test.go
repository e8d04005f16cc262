package ruckus_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// A new feature of a table is a file of its own, and a line each for its field, its row, its press and its button. The feature is
// bot/testdata/thumbs; these lines are added to a program that is built for the test alone.
func TestAFeatureIsOneFieldOneRowAndItsRegistrations(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds the bot once more")
	}
	t.Parallel()
	dir, overlay := t.TempDir(), map[string]string{}
	put := func(file, from string) {
		file, err := filepath.Abs(file)
		require.NoError(t, err)
		overlay[file], err = filepath.Abs(from)
		require.NoError(t, err)
	}
	put("bot/internal/match/thumbs.go", "bot/testdata/thumbs/thumbs.go")
	put("bot/thumbs_test.go", "bot/testdata/thumbs/thumbs_test.go")
	for file, line := range map[string][2]string{ // behind which line of a file, and what
		"bot/internal/match/record.go": {"type Record struct {", "Thumbs Thumbs `json:\"thumbs,omitzero\"`"},
		"bot/internal/match/parts.go":  {"var parts = []part{", "thumbs,"},
		"bot/routes.go":                {"// At a table.", `{verbHost, "thumbs", boards, b.changes(b.asks((*match.Draft).ThumbsUp))},`},
		"render/frame/more.go":         {"running := t.Phase == look.PlayingPhase //", `add("**Thumbs up**: all see how many.", screen.Control{Label: "👍", Host: "thumbs"})`},
	} {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		before, after, found := strings.Cut(string(text), line[0])
		rest, after, _ := strings.Cut(after, "\n")
		require.True(t, found, file)
		with := filepath.Join(dir, filepath.Base(file))
		require.NoError(t, os.WriteFile(with, []byte(before+line[0]+rest+"\n"+line[1]+"\n"+after), 0o600))
		put(file, with)
	}
	list, err := json.Marshal(map[string]any{"Replace": overlay})
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "overlay.json"), list, 0o600))
	out, err := exec.CommandContext(t.Context(), "go", "test", "-vet=off", "-count=1", "-overlay", filepath.Join(dir, "overlay.json"), "-run", "^TestThumbsUp$", "./bot").CombinedOutput()
	require.NoError(t, err, string(out))
	require.NotContains(t, string(out), "no tests to run")
}
