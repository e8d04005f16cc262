package app

import (
	"bytes"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/backup"
	"ruckus/bot/localdiscord"
	"ruckus/store"
	"ruckus/store/bolt"
	"ruckus/store/redis/redistest"
)

// servedUntil runs a bot until it ends, and returns with which status and what it said last.
func servedUntil(t *testing.T, token, data, redis string, transport http.RoundTripper) (code int, said string) {
	t.Helper()
	var errs bytes.Buffer
	p := program{hosted: Games(), env: map[string]string{"DISCORD_TOKEN": token, "RUCKUS_DATA": data, "REDIS_URL": redis}, stdout: io.Discard, stderr: io.Discard, transport: transport}
	code = exitCode(p.serve(t.Context(), nil), &errs)
	return code, errs.String()
}

// What starts the bot again must not do so for ever where that does not help.
func TestABotThatDiscordDoesNotTakeIsNotStartedAgain(t *testing.T) {
	discord := startDiscord(t)
	code, said := servedUntil(t, "a-wrong-token", t.TempDir(), "", discord.Transport())
	require.Equal(t, codeWrong, code, said)
	require.Contains(t, said, "Discord doesn't accept the token")
	for closed, want := range map[int]int{4004: codeWrong, 4010: codeWrong, 4013: codeWrong, 4014: codeWrong, 4011: codeFailed} { // with more shards a new start helps
		discord.MisbehaveGateway(localdiscord.GatewayFault{Close: closed})
		code, said := servedUntil(t, discord.Token(), t.TempDir(), "", discord.Transport())
		require.Equal(t, want, code, said)
	}
}

func TestARedisThatRefusesThePasswordIsNotAskedAgainAndAgain(t *testing.T) {
	server := redistest.Start(t)
	code, said := servedUntil(t, "t", "", server.URL()+"/99", nil)
	require.Equal(t, codeWrong, code)
	require.Contains(t, said, "Redis has no database with this number")
	server.Do("CONFIG SET requirepass right")
	for url, want := range map[string]string{server.URL(): "Redis wants a password", "redis://:wrong@" + server.Addr: "Redis refuses the user name or the password"} {
		code, said := servedUntil(t, "t", "", url, nil)
		require.Equal(t, codeWrong, code, said)
		require.Contains(t, said, want)
	}
	code, said = servedUntil(t, "t", "", "redis://127.0.0.1:"+redistest.FreePort(t), nil)
	require.Equal(t, codeFailed, code, "it may come: %s", said)
}

func TestWhatLiesInThePlaceOfTheStoreIsNamedWithWhatToDo(t *testing.T) {
	var whole bytes.Buffer
	require.NoError(t, backup.Write(t.Context(), &whole, store.NewMemory(), backup.Head{Program: "v1"}))
	data := t.TempDir()
	file := filepath.Join(data, "ruckus.db")
	for content, want := range map[string]string{
		whole.String():              `it's a backup: move it somewhere else, then load it with "ruckus restore FILE"`,
		whole.String()[:15]:         `it's a backup: `,
		"":                          `it has 0 bytes); move it away, then load the last backup with "ruckus restore FILE"`,
		string(make([]byte, 1<<16)): `move it away, then load the last backup with "ruckus restore FILE". Without a backup, everything starts over`,
	} {
		require.NoError(t, os.WriteFile(file, []byte(content), 0o600))
		code, said := servedUntil(t, "t", data, "", nil)
		require.Equal(t, codeWrong, code, said)
		require.Contains(t, said, want)
	}
	require.NoError(t, os.Remove(file))
	if runtime.GOOS == "windows" || os.Getuid() == 0 {
		return // nobody is kept from a file by its mode
	}
	st, err := bolt.Open(file)
	require.NoError(t, err)
	require.NoError(t, st.Close())
	require.NoError(t, os.Chmod(file, 0))
	code, said := servedUntil(t, "t", data, "", nil)
	require.Equal(t, codeWrong, code, said)
}
