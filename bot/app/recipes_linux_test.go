package app

import (
	"context"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/store/bolt"
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

// asNobody runs f as a user without rights on the files of this test, also where root runs it.
func asNobody(f func()) {
	done := make(chan struct{})
	go func() {
		defer close(done)
		runtime.LockOSThread() // and for good: nothing else runs on it
		_, _, _ = syscall.RawSyscall(syscall.SYS_SETFSUID, 65534, 0, 0)
		f()
	}()
	<-done
}

// A new start helps against neither, so systemd makes none.
func TestATokenFileWithoutRightsAndAVolumeThatIsReadOnlyAreNamed(t *testing.T) {
	folder := t.TempDir()
	token := filepath.Join(folder, "token")
	require.NoError(t, os.WriteFile(token, []byte("abc"), 0o000))
	require.NoError(t, os.Chmod(folder, 0o555))
	for _, env := range []map[string]string{{"DISCORD_TOKEN_FILE": token}, {"DISCORD_TOKEN": "abc", "RUCKUS_DATA": folder}, {"DISCORD_TOKEN": "abc", "RUCKUS_DATA": filepath.Join(folder, "data")}} {
		var said strings.Builder
		asNobody(func() {
			p := program{hosted: Games(), env: env, stdout: &said, stderr: &said}
			require.Equal(t, codeWrong, exitCode(p.serve(t.Context(), nil), &said))
		})
		require.Contains(t, said.String(), "permission denied")
		if env["RUCKUS_DATA"] != "" {
			require.Contains(t, said.String(), "let the bot's user write there")
		}
	}
	require.ErrorIs(t, noStore(syscall.EROFS), errNoStore)
}

// The nightly backup comes while the bot is stopped and restored.
func TestABackupDuringARestoreSaysWhatToWaitForAndLeavesTheOthers(t *testing.T) {
	data, backups := shortDir(t), t.TempDir()
	filledStore(t, data)
	code, said := asCommand(t, data, "", "", "backup", "--keep", "1", backups)
	require.Equal(t, 0, code, said)
	restoring, err := bolt.Open(filepath.Join(data, "ruckus.db"))
	require.NoError(t, err)
	defer restoring.Close()
	code, said = asCommand(t, data, "", "", "backup", "--keep", "1", backups)
	require.Equal(t, codeFailed, code)
	require.Contains(t, said, "let a restore end first")
	left, err := os.ReadDir(backups)
	require.NoError(t, err)
	require.Len(t, left, 1, "the one from before")
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
