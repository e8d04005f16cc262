package bolt_test

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/store/bolt"
)

func TestPingFailsWhenTheDiskIsFullThoughSmallCommitsSucceed(t *testing.T) {
	folder := t.TempDir()
	s, err := bolt.Open(filepath.Join(folder, "ruckus.db"))
	require.NoError(t, err)
	defer s.Close()
	require.NoError(t, s.Ping(t.Context()))
	room := filepath.Join(folder, "ruckus.db.room")
	require.NoError(t, os.Symlink("/dev/full", room))
	require.ErrorIs(t, s.Ping(t.Context()), syscall.ENOSPC)
	require.NoFileExists(t, room)
	require.NoError(t, s.Ping(t.Context()), "there is room again")
	left, err := os.ReadDir(folder)
	require.NoError(t, err)
	require.Len(t, left, 1, "nothing stays beside the store's file")
}
