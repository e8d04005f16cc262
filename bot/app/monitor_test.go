package app

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"os"
	"regexp"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/logtest"
	"ruckus/store/redis/redistest"
)

func TestServeTellsHowItIsAndHealthAsksIt(t *testing.T) {
	discord := startDiscord(t)
	addr := "127.0.0.1:" + redistest.FreePort(t)
	var out, log logtest.Buffer
	p := program{
		hosted: Games(),
		env:    map[string]string{"DISCORD_TOKEN": discord.Token(), "RUCKUS_DATA": t.TempDir(), "RUCKUS_METRICS_ADDR": addr},
		stdout: &out, stderr: &log, transport: discord.Transport(),
	}
	require.ErrorContains(t, p.health(t.Context(), nil), "the bot doesn't answer")

	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- p.serve(ctx, nil) }()
	ready := func() bool {
		resp, err := http.Get("http://" + addr + "/readyz")
		if err != nil {
			return false
		}
		resp.Body.Close()
		return resp.StatusCode == http.StatusOK
	}
	for end := time.Now().Add(20 * time.Second); !ready(); time.Sleep(time.Millisecond) {
		require.True(t, time.Now().Before(end), "%s", log.String())
	}
	require.NoError(t, p.health(t.Context(), nil))
	require.NoError(t, p.ready(t.Context(), nil))
	require.Equal(t, "ok\nok\n", out.String())

	resp, err := http.Get("http://" + addr + "/metrics")
	require.NoError(t, err)
	metrics, err := io.ReadAll(resp.Body)
	resp.Body.Close()
	require.NoError(t, err)
	require.Contains(t, string(metrics), fmt.Sprintf("\nruckus_build_info{go=%q,version=%q} 1\n", runtime.Version(), thisVersion()))

	other := p
	other.env = map[string]string{"DISCORD_TOKEN": discord.Token(), "RUCKUS_DATA": t.TempDir(), "RUCKUS_METRICS_ADDR": addr}
	require.ErrorContains(t, other.serve(t.Context(), nil), "choose another address")

	cancel()
	require.NoError(t, <-ended)
	require.ErrorContains(t, p.health(t.Context(), nil), "the bot doesn't answer")
}

func TestHealthAsksTheRightAddress(t *testing.T) {
	for given, want := range map[string]string{
		":9090": "localhost:9090", "0.0.0.0:1": "localhost:1", "[::]:2": "localhost:2", "10.0.0.7:3": "10.0.0.7:3", "[::1]:4": "[::1]:4",
	} {
		require.Equal(t, want, reachable(given))
	}
	p := program{hosted: Games(), env: map[string]string{}}
	require.ErrorContains(t, p.health(t.Context(), nil), "RUCKUS_METRICS_ADDR isn't set")
	p.env["RUCKUS_METRICS_ADDR"] = "9090"
	require.ErrorContains(t, p.health(t.Context(), nil), "use host:port")
}

func TestEachProcessLearnsItsShare(t *testing.T) {
	read := func(hostname string, settings ...string) (discord.Share, error) {
		env := map[string]string{"REDIS_URL": "redis://localhost"}
		for _, s := range settings {
			name, value, _ := strings.Cut(s, "=")
			env[name] = value
		}
		share, wrong := readShare(env, hostname)
		if len(wrong) > 0 {
			return share, wrong
		}
		return share, nil
	}
	for _, c := range []struct {
		hostname string
		settings []string
		want     discord.Share
	}{
		{"anything-7", nil, discord.Share{Of: 1}},
		{"ruckus-2", []string{"RUCKUS_REPLICAS=3"}, discord.Share{Index: 2, Of: 3}},
		{"ruckus-2", []string{"RUCKUS_REPLICAS=3", "RUCKUS_SHARD_INDEX=0", "RUCKUS_SHARDS=16"}, discord.Share{Total: 16, Of: 3}},
		{"host", []string{"RUCKUS_REPLICAS=2", "RUCKUS_SHARD_INDEX=1"}, discord.Share{Index: 1, Of: 2}},
	} {
		share, err := read(c.hostname, c.settings...)
		require.NoError(t, err)
		require.Equal(t, c.want, share)
	}
	for _, c := range []struct {
		settings []string
		want     string
	}{
		{[]string{"RUCKUS_REPLICAS=2"}, `the host name "host" doesn't end in a number`},
		{[]string{"RUCKUS_REPLICAS=2", "RUCKUS_SHARD_INDEX=2"}, "this is process 2 of 2, but counting starts at 0"},
		{[]string{"RUCKUS_SHARD_INDEX=1"}, "this is process 1 of 1"},
		{[]string{"RUCKUS_REPLICAS=2", "RUCKUS_SHARD_INDEX=0", "REDIS_URL="}, "so set REDIS_URL"},
		{[]string{"RUCKUS_REPLICAS=3", "RUCKUS_SHARD_INDEX=0", "RUCKUS_SHARDS=2"}, "some processes would idle"},
		{[]string{"RUCKUS_REPLICAS=0"}, `RUCKUS_REPLICAS is "0": use a number from 1`},
		{[]string{"RUCKUS_SHARDS=many"}, `RUCKUS_SHARDS is "many"`},
		{[]string{"RUCKUS_SHARD_INDEX=-1"}, `RUCKUS_SHARD_INDEX is "-1"`},
	} {
		_, err := read("host", c.settings...)
		require.ErrorContains(t, err, c.want)
	}
}

func TestAWrongMetricsAddressIsNamedAtTheStart(t *testing.T) {
	t.Setenv("DISCORD_TOKEN", "token")
	for _, addr := range []string{"9090", "localhost:http", "localhost:99999"} {
		t.Setenv("RUCKUS_METRICS_ADDR", addr)
		code, _, stderr := command(t, "serve")
		require.Equal(t, 2, code)
		require.Contains(t, stderr, fmt.Sprintf("RUCKUS_METRICS_ADDR is %q: use host:port", addr))
	}
}

// Who copies the example must find every setting there is, and none that is not.
func TestTheExampleExplainsEverySetting(t *testing.T) {
	example, err := os.ReadFile("../../.env.example")
	require.NoError(t, err)
	var named []string
	for _, found := range regexp.MustCompile(`(?m)^#?([A-Z_]+)=`).FindAllStringSubmatch(string(example), -1) {
		named = append(named, found[1])
	}
	require.ElementsMatch(t, variables, named)
}
