package bolt_test

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"
)

// Root restores a backup; the bot, who runs as somebody else, opens the file.
func TestAFileThatRootMakesIsItsFoldersOwners(t *testing.T) {
	if os.Geteuid() != 0 {
		t.Skip("only root gives files away")
	}
	const bot = 65532
	folder := t.TempDir()
	require.NoError(t, os.Chown(folder, bot, bot))
	path := filepath.Join(folder, "ruckus.db")
	for range 2 { // the second time it is written anew
		require.NoError(t, openFile(t, path).Close())
		info, err := os.Stat(path)
		require.NoError(t, err)
		owner := info.Sys().(*syscall.Stat_t)
		require.Equal(t, []uint32{bot, bot}, []uint32{owner.Uid, owner.Gid})
		require.Equal(t, os.FileMode(0o600), info.Mode().Perm())
	}
}
