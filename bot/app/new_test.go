package app

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// begin runs "ruckus new" for a folder.
func begin(t *testing.T, dir string) (code int, stdout, stderr string) {
	t.Helper()
	var out, errs strings.Builder
	code = run(t.Context(), Games(), []string{"new", dir, "--ruckus", filepath.Join("..", "..")}, &out, &errs)
	return code, out.String(), errs.String()
}

// What "ruckus new" writes is a module outside of this one whose own tests pass and whose program hosts six games.
func TestANewGameIsGreenFromTheFirstSecond(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds the program")
	}
	dir := filepath.Join(t.TempDir(), "dice")
	code, out, errs := begin(t, dir)
	require.Zero(t, code, errs)
	require.Contains(t, out, "go run . local")
	for _, args := range [][]string{{"vet", "./..."}, {"test", "./..."}, {"run", ".", "games"}} {
		command := exec.Command("go", args...)
		command.Dir = dir
		command.Env = append(os.Environ(), "GOFLAGS=-mod=readonly", "GOPROXY=off", "GOWORK=off")
		said, err := command.CombinedOutput()
		require.NoError(t, err, "%s", said)
		if args[0] == "run" {
			require.Contains(t, string(said), "(dice), 2 to 6 players")
			require.Contains(t, string(said), "(redbrn), 2 to 8 players")
		}
	}
}

func TestANewGameHurtsNothingThatIsThere(t *testing.T) {
	full := filepath.Join(t.TempDir(), "full")
	require.NoError(t, os.MkdirAll(full, 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(full, "go.mod"), []byte("module mine\n"), 0o644))
	for dir, want := range map[string]string{
		"":                                    "name a folder for the new game",
		full:                                  "isn't empty",
		filepath.Join(t.TempDir(), "rage"):    "there's already a game called rage",
		filepath.Join(t.TempDir(), "func"):    "can't be a game's name",
		filepath.Join(t.TempDir(), "My-Game"): "can't be a game's name",
		filepath.Join(t.TempDir(), "x"):       "can't be a game's name",
		filepath.Join(t.TempDir(), "9lives"):  "can't be a game's name",
	} {
		code, _, errs := begin(t, dir)
		require.Equal(t, codeWrong, code, dir)
		require.Contains(t, errs, want, dir)
	}
	text, err := os.ReadFile(filepath.Join(full, "go.mod"))
	require.NoError(t, err)
	require.Equal(t, "module mine\n", string(text))
}

func TestWithoutSourceAndReleaseANewGameHasNothingToBuildOn(t *testing.T) {
	var out, errs strings.Builder
	dir := filepath.Join(t.TempDir(), "dice")
	require.Equal(t, codeWrong, run(t.Context(), Games(), []string{"new", dir, "--ruckus", t.TempDir()}, &out, &errs))
	require.Contains(t, errs.String(), "name the folder of its source with --ruckus")
	require.NoDirExists(t, dir)
}
