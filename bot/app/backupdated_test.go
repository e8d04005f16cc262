package app

import (
	"bytes"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/backup"
	"ruckus/store/bolt"
)

func TestOfBackupsThatATimerMakesTheNewestAreKept(t *testing.T) {
	data, folder := t.TempDir(), filepath.Join(t.TempDir(), "backups")
	filledStore(t, data)
	require.NoError(t, os.MkdirAll(folder, 0o700))
	for _, name := range []string{"ruckus-2020-01-02T030405Z", "ruckus-2021-01-02T030405Z", "ruckus-mine", "zzz"} {
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), nil, 0o600))
	}
	before := time.Now().Add(-time.Second)
	code, said := asCommand(t, data, "", "", "backup", "--keep", "2", folder)
	require.Equal(t, 0, code, said)
	require.Equal(t, 1, strings.Count(said, "\n"), "a line for the journal, and no progress: %s", said)
	var names []string
	files, err := os.ReadDir(folder)
	require.NoError(t, err)
	for _, f := range files {
		names = append(names, f.Name())
	}
	require.Len(t, names, 4)
	require.Equal(t, []string{"ruckus-2021-01-02T030405Z", "ruckus-mine", "zzz"}, append(names[:1:1], names[2:]...), "what is called otherwise stays")
	code, said = asCommand(t, t.TempDir(), "", "", "restore", "--check", filepath.Join(folder, names[1]))
	require.Equal(t, 0, code, said)

	st, err := bolt.Open(filepath.Join(data, "ruckus.db"))
	require.NoError(t, err)
	defer st.Close()
	made, err := backup.Last(t.Context(), st)
	require.NoError(t, err)
	require.WithinRange(t, made, before, time.Now(), "the store knows when it was backed up")
}

// The bot has the file open and is told; a copy of one server, or one that doctor takes for a look, is no backup.
func TestABotKnowsOfWholeBackupsAlone(t *testing.T) {
	data := shortDir(t)
	filledStore(t, data)
	st, err := bolt.Open(filepath.Join(data, "ruckus.db"))
	require.NoError(t, err)
	defer st.Close()
	c := config{Data: data, Log: slog.New(slog.DiscardHandler)}
	defer c.offerBackups(st)()
	made := func() time.Time {
		at, err := backup.Last(t.Context(), st)
		require.NoError(t, err)
		return at
	}
	code, said := asCommand(t, data, "", "", "backup", "--guild", "10", filepath.Join(t.TempDir(), "one"))
	require.Equal(t, 0, code, said)
	_, _ = asCommand(t, data, "", "", "doctor")
	code, _ = asCommand(t, data, "", "", "backup", filepath.Join(t.TempDir(), "no", "such", "folder"))
	require.Equal(t, 1, code)
	require.True(t, made().IsZero())
	code, said = asCommand(t, data, "", "", "backup", filepath.Join(t.TempDir(), "all"))
	require.Equal(t, 0, code, said)
	first := made()
	require.WithinDuration(t, time.Now(), first, time.Minute)
	code, said = asCommand(t, data, "", "", "backup", filepath.Join(t.TempDir(), "again"))
	require.Equal(t, 0, code, said)
	require.True(t, made().After(first))
}

// A timer that goes off while a backup is put back makes none of the half that is there.
func TestNoBackupIsMadeOfAHalfRestoredStore(t *testing.T) {
	data := t.TempDir()
	filledStore(t, data)
	st, err := bolt.Open(filepath.Join(data, "ruckus.db"))
	require.NoError(t, err)
	require.NoError(t, putMark(t.Context(), st, mark{}))
	folder := t.TempDir()
	code, said := asCommand(t, data, "", "", "backup", "--keep", "1", folder)
	require.Equal(t, 1, code, "the restore has the store open: %s", said)
	require.NoError(t, st.Close())
	code, said = asCommand(t, data, "", "", "backup", "--keep", "1", folder)
	require.NotEqual(t, 0, code)
	require.Contains(t, said, "a restore was cut off")
	files, err := os.ReadDir(folder)
	require.NoError(t, err)
	require.Empty(t, files)
}

// Seven nights with a damaged store must not cost the backup that still has what it lacks.
func TestABackupThatLacksSomethingTakesTheRoomOfNone(t *testing.T) {
	data, folder := t.TempDir(), t.TempDir()
	filledStore(t, data)
	db := filepath.Join(data, "ruckus.db")
	whole, err := os.ReadFile(db)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(db, bytes.ReplaceAll(whole, []byte(`"a record"`), []byte(`"b record"`)), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(folder, "ruckus-2020-01-02T030405Z"), nil, 0o600))
	code, said := asCommand(t, data, "", "", "backup", "--keep", "1", folder)
	require.NotEqual(t, 0, code)
	require.Contains(t, said, "are missing from the backup")
	require.FileExists(t, filepath.Join(folder, "ruckus-2020-01-02T030405Z"))
}

func TestACopyOfOneServerTakesTheRoomOfNoBackup(t *testing.T) {
	data, folder := t.TempDir(), filepath.Join(t.TempDir(), "backups")
	filledStore(t, data)
	for _, args := range [][]string{{"--guild", "10", folder}, {"-"}} {
		code, said := asCommand(t, data, "", "", append([]string{"backup", "--keep", "1"}, args...)...)
		require.Equal(t, 2, code, said)
		require.Contains(t, said, "--keep needs whole backups in a folder")
	}
	require.NoDirExists(t, folder)
}
