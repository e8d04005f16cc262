package app

import (
	"bufio"
	"context"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"os/signal"
	"runtime"
	"runtime/pprof"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
)

const (
	// serveAt is set for a process that is to be the bot on the local Discord at that address.
	serveAt = "RUCKUS_TEST_SERVE_AT"
	// profileTo names the file that the bot's CPU profile goes to; empty: nowhere.
	profileTo = "RUCKUS_TEST_PROFILE"
	// otherRules makes each game's edition another one, as a version with other rules would: it's what is added to its name.
	otherRules = "RUCKUS_TEST_OTHER_RULES"
)

func TestMain(m *testing.M) {
	addr := os.Getenv(serveAt)
	if addr == "" {
		os.Exit(m.Run())
	}
	if err := serveLocally(addr); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func serveLocally(addr string) error {
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM)
	defer stop()
	if name := os.Getenv(profileTo); name != "" {
		f, err := os.Create(name)
		if err != nil {
			return err
		}
		defer f.Close()
		if err := pprof.StartCPUProfile(f); err != nil {
			return err
		}
		defer pprof.StopCPUProfile()
	}
	env, err := environment(".env")
	if err != nil {
		return err
	}
	// Discord speaks HTTP/2, where all requests share a connection; here they keep many.
	transport := toLocalDiscord{addr, &http.Transport{MaxIdleConnsPerHost: 256}}
	hosted := Games()
	for i := range hosted {
		hosted[i].Kind.Edition += os.Getenv(otherRules)
	}
	return program{hosted: hosted, env: env, stdout: os.Stdout, stderr: os.Stderr, transport: transport}.serve(ctx, nil)
}

// toLocalDiscord carries requests for Discord to an address.
type toLocalDiscord struct {
	addr string
	next http.RoundTripper
}

func (t toLocalDiscord) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.URL.Scheme, r.URL.Host, r.Host = "http", t.addr, t.addr
	return t.next.RoundTrip(r)
}

// startBot starts a bot in a process of its own, with these settings besides, and returns when people can play.
func startBot(t testing.TB, discord *localdiscord.Server, settings ...string) *exec.Cmd {
	t.Helper()
	bot, said := tryBot(t, os.Args[0], discord, settings...)
	if bot == nil {
		t.Fatalf("the bot hasn't started: %s", said)
	}
	return bot
}

// tryBot starts a bot that is the process of a program, and returns when people can play; or what it has said, where it ends.
func tryBot(t testing.TB, program string, discord *localdiscord.Server, settings ...string) (running *exec.Cmd, log string) {
	t.Helper()
	bot := exec.Command(program)
	bot.Env = append(os.Environ(), serveAt+"="+strings.TrimPrefix(discord.URL(), "http://"),
		"DISCORD_TOKEN="+discord.Token(), "RUCKUS_LOG=info", "RUCKUS_LOG_FORMAT=text")
	bot.Env = append(bot.Env, settings...)
	lines, err := bot.StderrPipe()
	require.NoError(t, err)
	require.NoError(t, bot.Start())
	var said strings.Builder
	for log := bufio.NewScanner(lines); log.Scan(); {
		fmt.Fprintln(&said, log.Text())
		if strings.Contains(log.Text(), "ready to play") {
			go func() {
				for log.Scan() { // an unread log would hold the bot up
				}
			}()
			return bot, ""
		}
	}
	_ = bot.Wait() // it says that it has ended
	return nil, said.String()
}

// stopBot stops a bot as an operator would. Windows has no such request for other processes: there it is killed.
func stopBot(t testing.TB, bot *exec.Cmd) {
	t.Helper()
	if runtime.GOOS == "windows" {
		require.NoError(t, bot.Process.Kill())
		_ = bot.Wait() // it says that it was killed
		return
	}
	require.NoError(t, bot.Process.Signal(syscall.SIGTERM))
	require.NoError(t, bot.Wait())
}
