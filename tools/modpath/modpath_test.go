package main

import (
	"bytes"
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
	inside := 0
	for path := range strings.Lines(goes(t, dir, "list", "-deps", "-test", "./...")) {
		require.False(t, strings.HasPrefix(path, "ruckus/"), path)
		if strings.HasPrefix(path, to) {
			inside++
		}
	}
	require.Greater(t, inside, 50, "packages of the module")
	container, err := os.ReadFile(filepath.Join(dir, "deploy", "Containerfile"))
	require.NoError(t, err)
	require.Contains(t, string(container), "-X "+to+"/bot/app.linkedVersion=")
	goes(t, dir, "vet", ".")
	outsider(t, dir, to)
}

// outsider promises authors that a game needs no place in this module: an example moves out into a module of its own, which has this
// one by its new path, and its rules and screens pass their suites there.
func outsider(t *testing.T, ruckus, path string) {
	dir := t.TempDir()
	require.NoError(t, os.CopyFS(filepath.Join(dir, "clues"), os.DirFS(filepath.Join(ruckus, "docs", "examples", "clues"))))
	look := filepath.Join(dir, "clues", "screens")
	for _, name := range []string{"look.go", "screens_test.go"} {
		text, err := os.ReadFile(filepath.Join(look, name))
		require.NoError(t, err)
		text = bytes.ReplaceAll(text, []byte(path+"/docs/examples/clues"), []byte("mine/clues"))
		require.NoError(t, os.WriteFile(filepath.Join(look, name), text, 0o644))
	}
	mod, err := os.ReadFile(filepath.Join(ruckus, "go.mod"))
	require.NoError(t, err)
	mod = append(bytes.Replace(mod, []byte("module "+path), []byte("module mine"), 1), "\nrequire "+path+" v0.0.0\n\nreplace "+path+" => "+filepath.ToSlash(ruckus)+"\n"...)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "go.mod"), mod, 0o644))
	sums, err := os.ReadFile(filepath.Join(ruckus, "go.sum"))
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "go.sum"), sums, 0o644))
	goes(t, dir, "vet", "./...")
	goes(t, dir, "test", "-short", "./...")
}

// goes runs the Go command in a folder, as it goes without a network, and returns what it prints.
func goes(t *testing.T, dir string, args ...string) string {
	t.Helper()
	command := exec.Command("go", args...)
	command.Dir = dir
	command.Env = append(os.Environ(), "GOFLAGS=-mod=readonly", "GOPROXY=off", "GOWORK=off")
	said, err := command.CombinedOutput()
	require.NoError(t, err, "%s", said)
	return string(said)
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

// copyProject copies the project.
func copyProject(t *testing.T, from, to string) {
	t.Helper()
	listed := exec.Command("git", "ls-files")
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
