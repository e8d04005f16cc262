package gamestest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Golden requires that got is what the file says. With update it writes the file first, and makes its folder.
func Golden(t testing.TB, file, got string, update bool) {
	t.Helper()
	if update {
		require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
		require.NoError(t, os.WriteFile(file, []byte(got), 0o644))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err, "run with -update to write it")
	if string(want) != got {
		t.Fatalf("%s is not what is answered now, which differs in these lines; run with -update to accept it:\n%s", file,
			strings.Join(Changes(strings.Split(string(want), "\n"), strings.Split(got, "\n")), "\n"))
	}
}
