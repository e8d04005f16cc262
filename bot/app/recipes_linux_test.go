package app

import (
	"context"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"
)

// recipe is the line of deploy/README.md that begins so, as a command line.
func recipe(t *testing.T, begins string) []string {
	t.Helper()
	text, err := os.ReadFile("../../deploy/README.md")
	require.NoError(t, err)
	found := regexp.MustCompile(regexp.QuoteMeta(begins) + "[^`\n]*").FindString(string(text))
	require.NotEmpty(t, found, begins)
	return strings.Fields(found)
}

// Root follows the recipes for systemd, with the folders of this test for those of a machine.
func TestTheRecipesForDoctorAndRestoreWorkAsRoot(t *testing.T) {
	discord := startDiscord(t)
	machine := shortDir(t)
	data, backups := filepath.Join(machine, "var/lib/ruckus"), filepath.Join(machine, "var/lib/ruckus-backups")
	for _, dir := range []string{filepath.Join(machine, "etc/ruckus"), data, backups} {
		require.NoError(t, os.MkdirAll(dir, 0o700))
	}
	const bot = 65532
	isRoot := os.Geteuid() == 0
	if isRoot {
		require.NoError(t, os.Chown(data, bot, bot))
	}
	filledStore(t, data)
	doctor, restore := recipe(t, "DISCORD_TOKEN_FILE=token ruckus doctor"), recipe(t, "DISCORD_TOKEN_FILE=token ruckus restore")
	t.Chdir(filepath.Join(machine, "etc/ruckus"))
	require.NoError(t, os.WriteFile("token", []byte(discord.Token()+"\n"), 0o600))
	require.NoError(t, os.WriteFile(".env", []byte("RUCKUS_LOG=info\r\n"), 0o600))
	file := filepath.Join(backups, "FILE")
	t.Setenv("DISCORD_TOKEN_FILE", "token")
	typed := func(args ...string) (int, string) {
		env, err := environment(".env")
		require.NoError(t, err)
		var said strings.Builder
		p := program{hosted: Games(), env: env, stdout: &said, stderr: &said, transport: discord.Transport()}
		command := map[string]func(context.Context, []string) error{"backup": p.backup, "doctor": p.doctor, "restore": p.restore}[args[0]]
		return exitCode(command(t.Context(), args[1:]), &said), said.String()
	}
	code, said := typed("backup", "--data", data, file)
	require.Equal(t, 0, code, said)

	follow := func(line []string) (int, string) {
		require.Equal(t, []string{"DISCORD_TOKEN_FILE=token", "ruckus"}, line[:2])
		var args []string
		for _, arg := range line[2:] {
			if filepath.IsAbs(arg) {
				arg = filepath.Join(machine, arg)
			}
			args = append(args, arg)
		}
		return typed(args...)
	}
	code, said = follow(restore)
	require.Equal(t, 0, code, said)
	require.Contains(t, said, "Restored.")
	if isRoot {
		info, err := os.Stat(filepath.Join(data, "ruckus.db"))
		require.NoError(t, err)
		require.Equal(t, uint32(bot), info.Sys().(*syscall.Stat_t).Uid, "the bot can open it")
	}
	_, said = follow(doctor)
	require.Contains(t, said, data, "it looks at what the bot keeps")
	require.Contains(t, said, "ok     token")
}

// What the files and the README have people type is there.
func TestCommandsAndFlagsInTheRecipesExist(t *testing.T) {
	found := 0
	for _, file := range []string{"README.md", "compose.yaml", "ruckus.service", "ruckus-backup.service"} {
		text, err := os.ReadFile("../../deploy/" + file)
		require.NoError(t, err)
		for _, line := range regexp.MustCompile("(?:/| |`)ruckus (backup|restore|doctor|emojis|league|serve|health|ready)\\b([^`\n|]*)").FindAllStringSubmatch(string(text), -1) {
			var help strings.Builder
			run(t.Context(), Games(), []string{line[1], "--help"}, &help, &help)
			for _, flag := range regexp.MustCompile(`--[a-z-]+`).FindAllString(line[2], -1) {
				require.Contains(t, help.String(), flag, "%s: %s", file, line[0])
				found++
			}
		}
	}
	require.Greater(t, found, 5)
}
