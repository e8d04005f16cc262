package app

import (
	"bufio"
	"encoding/json"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"
)

// Programs read a log of JSON: each line, also the last of a bot that could not start, and each time with its unit.
func TestEachLineOfALogOfJSONIsJSON(t *testing.T) {
	discord := startDiscord(t)
	data := shortDir(t)
	bot := exec.Command(os.Args[0])
	bot.Env = append(os.Environ(), serveAt+"="+strings.TrimPrefix(discord.URL(), "http://"), "DISCORD_TOKEN="+discord.Token(),
		"RUCKUS_DATA="+data, "RUCKUS_LOG_FORMAT=json", "RUCKUS_METRICS_ADDR=127.0.0.1:0")
	lines, err := bot.StderrPipe()
	require.NoError(t, err)
	require.NoError(t, bot.Start())
	said := map[string]map[string]any{}
	for log := bufio.NewScanner(lines); log.Scan(); {
		line := map[string]any{}
		require.NoError(t, json.Unmarshal(log.Bytes(), &line), log.Text())
		said[line["msg"].(string)] = line
		if line["msg"] == "ready to play" {
			discord.AddGuild("Another")
		}
		if line["msg"] == "joined a server" {
			require.NoError(t, bot.Process.Signal(syscall.SIGTERM))
		}
	}
	require.NoError(t, bot.Wait())
	require.Contains(t, said["serving metrics"]["address"], "127.0.0.1:")
	require.NotEmpty(t, said["joined a server"]["guild"])
	require.Contains(t, said, "told to stop")
	require.Regexp(t, `^[\d.]+m?s$`, said["stopped"]["took"])

	t.Setenv("RUCKUS_LOG_FORMAT", "json")
	t.Setenv("DISCORD_TOKEN", "")
	code, _, stderr := command(t, "serve")
	require.Equal(t, 2, code)
	line := map[string]any{}
	require.NoError(t, json.Unmarshal([]byte(stderr), &line), stderr)
	require.Contains(t, line["msg"], "DISCORD_TOKEN isn't set")

	code, _, stderr = command(t, "serve", "now")
	require.Equal(t, 2, code)
	require.NoError(t, json.Unmarshal([]byte(stderr), &line), stderr)
	require.Contains(t, line["msg"], `don't know what to do with "now"; try "ruckus serve --help"`)
}
