package app

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// listedCommands are those that the usage lists.
func listedCommands() (names []string) {
	for _, found := range regexp.MustCompile(`(?m)^  ruckus (\w+)`).FindAllStringSubmatch(usage, -1) {
		names = append(names, found[1])
	}
	return names
}

func TestEveryCommandSaysWhatItDoesEvenBesideABrokenSettingsFile(t *testing.T) {
	require.Contains(t, listedCommands(), "ready")
	for _, name := range listedCommands() {
		for _, flag := range []string{"--help", "-h"} {
			code, stdout, stderr := settingsFile(t, "this is, no setting\n", name, flag)
			require.Equal(t, 0, code, name)
			require.Empty(t, stderr, name)
			require.Contains(t, stdout, "usage: ruckus "+name)
			require.Regexp(t, `\.\n\n`, stdout, "%s has a sentence", name)
			require.Regexp(t, `[Rr]eads `, stdout, "%s: which settings", name)
			require.NotRegexp(t, `(?m)^ +-\w`, stdout, "%s: flags are written with two dashes", name)
			for _, setting := range regexp.MustCompile(`\b[A-Z]+_[A-Z_]+\b`).FindAllString(stdout, -1) {
				require.Contains(t, variables, setting, name)
			}
			if strings.Contains(stdout, "--data") {
				require.Contains(t, stdout, "(default ./data)", name)
			}
		}
	}
	for _, name := range []string{"help", "--help", "version"} {
		code, _, stderr := settingsFile(t, "this is, no setting\n", name)
		require.Equal(t, 0, code, name)
		require.Empty(t, stderr, name)
	}
}

func TestWhatIsNotThereIsNamed(t *testing.T) {
	code, _, stderr := command(t, "arena", "chess")
	require.Equal(t, 2, code)
	require.Contains(t, stderr, `there's no game "chess"; pick one: `)
	code, _, stderr = command(t, "verify", "nowhere.json")
	require.Equal(t, 1, code)
	require.Contains(t, stderr, "there's no file nowhere.json: name one saved with a game's Export")
}

func TestProgramsCanReadWhatCommandsPrint(t *testing.T) {
	file := filepath.Join(t.TempDir(), "export.json")
	require.NoError(t, os.WriteFile(file, []byte(exportOf(t, "rage", nil)), 0o600))
	for _, line := range [][]string{{"version"}, {"games"}, {"verify", file}} {
		code, stdout, stderr := command(t, append(line, "--json")...)
		require.Equal(t, 0, code, stderr)
		require.True(t, json.Valid([]byte(stdout)), "%s", stdout)
	}
}

func TestReadyAndHealthSayWhyNotToProgramsAsWell(t *testing.T) {
	var out strings.Builder
	p := program{hosted: Games(), env: map[string]string{"RUCKUS_METRICS_ADDR": "127.0.0.1:1"}, stdout: &out, stderr: &out}
	for _, ask := range []func(context.Context, []string) error{p.health, p.ready} {
		out.Reset()
		require.ErrorContains(t, ask(t.Context(), []string{"--json"}), "the bot doesn't answer")
		var said struct {
			OK   bool   `json:"ok"`
			Said string `json:"said"`
		}
		require.NoError(t, json.Unmarshal([]byte(out.String()), &said))
		require.False(t, said.OK)
		require.Contains(t, said.Said, "the bot doesn't answer")
	}
}
