package app

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// Whatever somebody names instead of a file, such as /dev/zero, is read as far as its format goes.
func TestAFileWithoutAnEndIsRefusedInASentence(t *testing.T) {
	endless := filepath.Join(t.TempDir(), "zero")
	require.NoError(t, os.WriteFile(endless, nil, 0o600))
	require.NoError(t, os.Truncate(endless, 200<<20)) // without room on the disk
	refused := func(want string, args ...string) {
		t.Helper()
		code, stdout, stderr := command(t, args...)
		require.NotZero(t, code)
		require.Contains(t, stdout+stderr, want)
	}
	refused("the limit is 8192 KB", "verify", endless)
	refused("this isn't a backup", "restore", "--check", endless)
	t.Setenv("RIOT_EDITION", endless)
	refused("RIOT_EDITION names a file that can't be read: "+endless+": it's too large: the limit is 1024 KB", "games")
	_, err := environment(endless)
	require.ErrorContains(t, err, "the limit is 256 KB")
}
