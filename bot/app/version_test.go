package app

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/logtest"
	"ruckus/store/redis/redistest"
)

func TestVersionSaysWhichProgramThisIs(t *testing.T) {
	for _, name := range []string{"version", "--version"} {
		code, stdout, _ := command(t, name)
		require.Equal(t, 0, code)
		require.Regexp(t, `^ruckus \S+ \(`+runtime.Version()+", "+runtime.GOOS+"/"+runtime.GOARCH+`\)\n$`, stdout)
	}
}

func TestTheVersionIsTheReleaseOrTheCommit(t *testing.T) {
	vcs := func(modified string) []debug.BuildSetting {
		return []debug.BuildSetting{{Key: "vcs.revision", Value: "0123abc"}, {Key: "vcs.modified", Value: modified}}
	}
	for want, info := range map[string]debug.BuildInfo{
		"v1.2.3":        {Main: debug.Module{Version: "v1.2.3"}, Settings: vcs("false")},
		"0123abc":       {Main: debug.Module{Version: "(devel)"}, Settings: vcs("false")},
		"0123abc+dirty": {Settings: vcs("true")},
		"unknown":       {Main: debug.Module{Version: "(devel)"}},
	} {
		require.Equal(t, want, versionOf(&info, "$Format:%(describe:tags=true)%n%H$\n"))
	}
}

func TestAProgramThatIsBuiltFromAnArchiveOfTheSourceKnowsItsVersion(t *testing.T) {
	info := debug.BuildInfo{Main: debug.Module{Version: "(devel)"}}
	require.Equal(t, "v1.2.3", versionOf(&info, "v1.2.3\n0123abc\n"))
	require.Equal(t, "0123abc", versionOf(&info, "\n0123abc\n"), "there is no release yet")
	require.Equal(t, "unknown", versionOf(&info, ""))
	asked, err := os.ReadFile("archived.txt")
	require.NoError(t, err)
	attributes, err := os.ReadFile("../../.gitattributes")
	require.NoError(t, err)
	require.Contains(t, string(attributes), "bot/app/archived.txt export-subst")
	require.NotEmpty(t, asked)
}

// served runs a bot with these settings until people can play, and returns what it has logged.
func served(t *testing.T, env map[string]string) (log string) {
	t.Helper()
	discord := startDiscord(t)
	env["DISCORD_TOKEN"] = discord.Token()
	var said logtest.Buffer
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	p := program{hosted: Games(), env: env, stdout: &said, stderr: &said, transport: discord.Transport()}
	go func() { ended <- p.serve(ctx, nil) }()
	for end := time.Now().Add(patience); !strings.Contains(said.String(), "ready to play"); time.Sleep(time.Millisecond) {
		require.True(t, time.Now().Before(end), said.String())
	}
	cancel()
	require.NoError(t, <-ended)
	return said.String()
}

func TestTheLogBeginsWithTheVersionAndWhereWhatIsKeptIs(t *testing.T) {
	data := t.TempDir()
	log := served(t, map[string]string{"RUCKUS_DATA": data, "REDIS_URI": "redis://:s3cret@db.example"})
	require.Contains(t, log, "msg=starting version="+thisVersion())
	require.Contains(t, log, "store="+strconv.Quote("file "+filepath.Join(data, "ruckus.db")))
	require.Contains(t, log, "did you mean REDIS_URL?")
	require.NotContains(t, log, "s3cret")
}

func TestTheDoctorSaysWhereWhatIsKeptIsAndWhy(t *testing.T) {
	discord := startDiscord(t)
	doctor := func(env map[string]string) string {
		env["DISCORD_TOKEN"] = discord.Token()
		var out bytes.Buffer
		p := program{hosted: Games(), env: env, stdout: &out, stderr: &out, transport: discord.Transport()}
		_ = p.doctor(t.Context(), nil) // it may find that Redis is not there
		return out.String()
	}
	data := t.TempDir()
	said := doctor(map[string]string{"RUCKUS_DATA": data, "REDIS_URI": "redis://db.example"})
	require.Contains(t, said, "Data lives in the file "+filepath.Join(data, "ruckus.db")+", because REDIS_URL isn't set.")
	require.Contains(t, said, "did you mean REDIS_URL?")
	require.Contains(t, said, thisVersion())

	said = doctor(map[string]string{"REDIS_URL": "redis://user:s3cret@127.0.0.1:" + redistest.FreePort(t) + "/2"})
	require.Regexp(t, `Data lives in Redis at 127\.0\.0\.1:\d+, as REDIS_URL says`, said)
	require.NotContains(t, said, "s3cret")
}

func TestARedisThatForgetsIsToldAtTheStart(t *testing.T) {
	redis := redistest.Start(t)
	log := served(t, map[string]string{"REDIS_URL": redis.URL()})
	require.Contains(t, log, `store="Redis at `+redis.Addr+`"`)
	require.Contains(t, log, "level=WARN msg=\"Redis")
}
