package app

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/logtest"
)

// systemd and containers hand a secret over as a file: it never stands in the environment.
func TestTheTokenCanComeFromAFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "token")
	read := func(env map[string]string) (config, error) {
		return program{hosted: Games(), env: env}.read(onDiscord, 0, os.Stderr)
	}
	for name, text := range map[string]string{"alone": "abc.def", "with an end of the line": "abc.def\n", "as Windows ends lines": "Bot abc.def\r\n"} {
		t.Run(name, func(t *testing.T) {
			require.NoError(t, os.WriteFile(file, []byte(text), 0o600))
			c, err := read(map[string]string{"DISCORD_TOKEN_FILE": file})
			require.NoError(t, err)
			require.Equal(t, "abc.def", c.Token)
			c, err = read(map[string]string{"DISCORD_TOKEN_FILE": file, "DISCORD_TOKEN": "mine"})
			require.NoError(t, err)
			require.Equal(t, "mine", c.Token, "the token itself counts more")
		})
	}
}

func TestATokenFileThatHasNoTokenIsNamed(t *testing.T) {
	empty := filepath.Join(t.TempDir(), "empty")
	require.NoError(t, os.WriteFile(empty, []byte(" \n"), 0o600))
	for file, want := range map[string]string{
		filepath.Join(t.TempDir(), "gone"): "DISCORD_TOKEN_FILE names a file that can't be read",
		t.TempDir():                        "DISCORD_TOKEN_FILE names a file that can't be read",
		empty:                              "that's empty: put the bot's token in",
	} {
		code, _, stderr := settingsFile(t, "DISCORD_TOKEN_FILE="+file+"\n", "serve")
		require.Equal(t, 2, code, "a new start doesn't help")
		require.Contains(t, stderr, want)
	}
}

// With a wrong token nothing works, so the log blames nothing else.
func TestTheLogOfAWrongTokenSaysNothingOfPictures(t *testing.T) {
	var said logtest.Buffer
	p := program{hosted: Games(), env: map[string]string{"DISCORD_TOKEN": "wrong", "RUCKUS_DATA": t.TempDir()}, stdout: &said, stderr: &said, transport: startDiscord(t).Transport()}
	require.Equal(t, codeWrong, exitCode(p.serve(t.Context(), nil), &said))
	require.NotContains(t, said.String(), "level=WARN")
	require.Contains(t, said.String(), "Discord doesn't accept the token")
}
