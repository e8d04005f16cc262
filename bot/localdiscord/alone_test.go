package localdiscord_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Anybody's bot can be tested with this package: it and its check of exchanges, without the rest of the project, are all that
// the bot and the tests on the page docs/test-your-bot.md need. They are run here as they stand there.
func TestStandsAlone(t *testing.T) {
	t.Parallel()
	top := t.TempDir()
	kit, bot := filepath.Join(top, "ruckus"), filepath.Join(top, "bot")
	own := filepath.Join(kit, "bot", "localdiscord")
	copied(t, own, ".", "speccheck")
	require.NoError(t, os.CopyFS(filepath.Join(own, "web", "dist"), os.DirFS("web/dist")))
	needs := versions(t, "github.com/gorilla/websocket", "github.com/santhosh-tekuri/jsonschema/v6", "golang.org/x/text")
	path := regexp.MustCompile(`(?m)^module (\S+)`).FindStringSubmatch(read(t, "../../go.mod"))[1]
	write(t, filepath.Join(kit, "go.mod"), "module "+path+"\n"+needs)
	write(t, filepath.Join(bot, "go.mod"), fmt.Sprintf("module example.org/bot\n%srequire %s v0.0.0\nreplace %s => ../ruckus\n", needs, path, path))
	for _, dir := range []string{kit, bot} {
		write(t, filepath.Join(dir, "go.sum"), read(t, "../../go.sum"))
	}
	page := regexp.MustCompile("(?s)```go (\\S+)\n(.*?)```").FindAllStringSubmatch(read(t, "../../docs/test-your-bot.md"), -1)
	require.Len(t, page, 2, "a bot and its tests")
	for _, file := range page {
		write(t, filepath.Join(bot, file[1]), file[2])
	}
	tests := "."
	if description, err := os.ReadFile("../../../shared/data/discord-openapi.json"); err == nil || os.Getenv("RUCKUS_TEST") != "" {
		require.NoError(t, err)
		write(t, filepath.Join(bot, "openapi.json"), string(description))
	} else {
		tests = "TestPing|TestALost"
	}
	goes(t, kit, "vet", "./...")
	goes(t, bot, "vet", ".")
	require.Contains(t, goes(t, bot, "test", "-run", tests, "-v", "."), "--- PASS: TestPingIsAnswered")
}

// copied puts the files of folders of this package into another one, without tests.
func copied(t *testing.T, to string, folders ...string) {
	for _, folder := range folders {
		files, err := os.ReadDir(folder)
		require.NoError(t, err)
		for _, f := range files {
			if f.Type().IsRegular() && !strings.HasSuffix(f.Name(), "_test.go") {
				write(t, filepath.Join(to, folder, f.Name()), read(t, filepath.Join(folder, f.Name())))
			}
		}
	}
}

// versions are the lines of a go.mod with the version of Go and those of modules that the project has.
func versions(t *testing.T, modules ...string) (lines string) {
	mod := read(t, "../../go.mod")
	lines = regexp.MustCompile(`(?m)^go .*\n`).FindString(mod)
	for _, module := range modules {
		version := regexp.MustCompile(`(?m)^\s` + regexp.QuoteMeta(module) + ` (\S+)`).FindStringSubmatch(mod)
		require.NotNil(t, version, module)
		lines += fmt.Sprintf("require %s %s\n", module, version[1])
	}
	return lines
}

// goes runs the go command without the network, and returns what it says.
func goes(t *testing.T, dir string, args ...string) string {
	t.Helper()
	cmd := exec.Command("go", args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOFLAGS=-mod=mod", "GOPROXY=off", "GOWORK=off", "GOTOOLCHAIN=local")
	said, err := cmd.CombinedOutput()
	require.NoError(t, err, "go %s: %s", strings.Join(args, " "), said)
	return string(said)
}

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	require.NoError(t, err)
	return string(text)
}

func write(t *testing.T, name, text string) {
	t.Helper()
	require.NoError(t, os.MkdirAll(filepath.Dir(name), 0o755))
	require.NoError(t, os.WriteFile(name, []byte(text), 0o644))
}
