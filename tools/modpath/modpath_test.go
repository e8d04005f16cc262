package main

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestTheModuleCanHaveAnotherPath promises the owner that one command gives the module the path at which others import it: in a
// copy of the project every import is found afterwards, and nothing names the old path.
func TestTheModuleCanHaveAnotherPath(t *testing.T) {
	t.Parallel()
	const to = "example.com/ruckus"
	dir := t.TempDir()
	copyProject(t, filepath.Join("..", ".."), dir)
	require.NoError(t, rename(io.Discard, dir, to))
	list := exec.Command("go", "list", "-e", "-deps", "-test", "-f", `{{if or .Error (not .Standard)}}{{.ImportPath}} {{with .Error}}{{.}}{{end}}{{end}}`, "./...")
	list.Dir = dir
	list.Stderr = os.Stderr
	out, err := list.Output()
	require.NoError(t, err)
	inside := 0 // what is embedded is not copied, so -e: of faults only those of imports count
	for line := range strings.Lines(string(out)) {
		path, fault, _ := strings.Cut(strings.TrimSpace(line), " ")
		require.NotContains(t, fault, "no required module", line)
		require.NotContains(t, fault, "is not in std", line)
		require.False(t, strings.HasPrefix(path, "ruckus/"), line)
		if strings.HasPrefix(path, to) {
			inside++
		}
	}
	require.Greater(t, inside, 50, "packages of the module")
	container, err := os.ReadFile(filepath.Join(dir, "deploy", "Containerfile"))
	require.NoError(t, err)
	require.Contains(t, string(container), "-X "+to+"/bot/app.linkedVersion=")
	vet := exec.Command("go", "vet", ".")
	vet.Dir = dir
	said, err := vet.CombinedOutput()
	require.NoError(t, err, "%s", said)
}

func TestAPathThatNobodyCanFetchIsRefused(t *testing.T) {
	t.Parallel()
	for _, path := range []string{"", "ruckus", "example/ruckus", "example.org/bot", "https://example.com/ruckus", "example.org/../ruckus", "example.org/a b/ruckus"} {
		require.ErrorContains(t, rename(io.Discard, t.TempDir(), path), "is no path for this module", path)
	}
}

func TestOnlyPathsAreRewritten(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	require.NoError(t, os.MkdirAll(filepath.Join(dir, "games", "kit"), 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "go.mod"), []byte("module ruckus\n\ngo 1.26\n"), 0o644))
	const code = `package games

import kit "ruckus/games/kit"

const module = "ruckus"

var kept = []string{"ruckus", "ruckus/daily-secret", "/ruckus/games", kit.Name}

var rules = []string{"ruckus/games/*", "ruckus/games/kit/..."}
`
	file := filepath.Join(dir, "games", "games.go")
	require.NoError(t, os.WriteFile(file, []byte(code), 0o644))
	docs := filepath.Join(dir, "first.md")
	require.NoError(t, os.WriteFile(docs, []byte("    import \"ruckus/games\"\n\nType `/ruckus`.\n"), 0o644))
	require.NoError(t, rename(io.Discard, dir, "example.org/of-us/ruckus"))

	got, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, `package games

import kit "example.org/of-us/ruckus/games/kit"

const module = "example.org/of-us/ruckus"

var kept = []string{"ruckus", "ruckus/daily-secret", "/ruckus/games", kit.Name}

var rules = []string{"example.org/of-us/ruckus/games/*", "example.org/of-us/ruckus/games/kit/..."}
`, string(got))
	got, err = os.ReadFile(docs)
	require.NoError(t, err)
	require.Equal(t, "    import \"example.org/of-us/ruckus/games\"\n\nType `/ruckus`.\n", string(got))
	got, err = os.ReadFile(filepath.Join(dir, "go.mod"))
	require.NoError(t, err)
	require.Equal(t, "module example.org/of-us/ruckus\n\ngo 1.26\n", string(got))
}

// copyProject copies what the Go command reads of the project.
func copyProject(t *testing.T, from, to string) {
	t.Helper()
	listed := exec.Command("git", "ls-files", "*.go", "*go.mod", "*go.sum", "*.md", "*Containerfile")
	listed.Dir = from
	out, err := listed.Output()
	require.NoError(t, err)
	for name := range strings.Lines(string(out)) {
		name = strings.TrimSpace(name)
		text, err := os.ReadFile(filepath.Join(from, name))
		if os.IsNotExist(err) {
			continue // it is deleted, and that is not committed yet
		}
		require.NoError(t, err)
		require.NoError(t, os.MkdirAll(filepath.Dir(filepath.Join(to, name)), 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(to, name), text, 0o644))
	}
}
