//go:build unix

package app

import (
	"bufio"
	"cmp"
	"fmt"
	"net/http"
	"os"
	"runtime"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/store/redis/redistest"
)

// How the bot bears a crowd. The bot is the program itself in a process of its own, Redis another, with the settings of
// deploy/redis.conf that cost time; the local Discord, with Discord's rate limits, and the crowd are this process. Each
// ends on its own; all together take about five minutes:
//
//	go test ./bot/app -run '^$' -bench 'BenchmarkPress' -benchtime 1x         how long a press takes to be acknowledged
//	go test ./bot/app -run '^$' -bench 'BenchmarkMostPresses' -benchtime 1x   how many presses a second it bears
//	go test ./bot/app -run '^$' -bench 'BenchmarkIdleGuilds' -benchtime 1x    its memory with 10,000 guilds
//	go test ./bot/internal/table -run '^$' -bench 'BenchmarkRedisMemory' -benchtime 1x    bytes in Redis of a table of each game
//
// Variables of the environment change what is measured:
//
//	RUCKUS_TEST_GAME=redox             the crowd plays that and not Red Nines
//	RUCKUS_TEST_FSYNC=everysec         Redis does not wait for the disk
//	RUCKUS_TEST_FSYNC=file             the tables are in a file and not in Redis
//	RUCKUS_TEST_PROFILE=/tmp/cpu.out   the bot writes a CPU profile there

const (
	pressRate = 500              // presses a second of a crowd, at most
	tableRate = 12               // presses a second at one table, at most: four people press three times
	pressTime = 20 * time.Second // for which it presses
	warmTime  = 3 * time.Second  // for which it has pressed before
	stepTime  = 8 * time.Second  // at each rate, to find the greatest
	tooLate   = 250.0            // milliseconds
	restCPU   = 0.1              // seconds of CPU in two seconds, of a bot that has come to rest
	crowdGC   = 400              // percent: how the crowd and the local Discord collect garbage, on cores that they share with the bot
)

// A trial is a bot whose work is measured.
type trial struct {
	discord *localdiscord.Server
	redis   *redistest.Server // nil: the tables are in a file
	metrics string
	started time.Duration // from its start until people could play
}

func newTrial(b *testing.B, guilds int) *trial {
	usual := debug.SetGCPercent(crowdGC)
	b.Cleanup(func() { debug.SetGCPercent(usual) })
	discord, err := localdiscord.Start(localdiscord.Config{Limits: true, Keep: 1})
	require.NoError(b, err)
	b.Cleanup(func() { discord.Close() })
	for range guilds {
		discord.AddGuild("Idle", "general")
	}
	t := &trial{discord: discord, metrics: "127.0.0.1:" + redistest.FreePort(b)}
	where := "RUCKUS_DATA=" + b.TempDir()
	if sync := choice("RUCKUS_TEST_FSYNC", "always"); sync != "file" {
		t.redis = redistest.Start(b, "appendonly yes", "appendfsync "+sync)
		where = "REDIS_URL=" + t.redis.URL()
	}
	begun := time.Now()
	bot := startBot(b, discord, where, "RUCKUS_METRICS_ADDR="+t.metrics)
	t.started = time.Since(begun)
	b.Cleanup(func() {
		stopBot(b, bot)
	})
	for end := time.Now().Add(patience); ; time.Sleep(100 * time.Millisecond) { // uploading them is work of the first start alone
		r := t.read(b)
		if r.emojis > 0 && r.toUpload == 0 {
			return t
		}
		require.True(b, r.at.Before(end), "card pictures still to be uploaded: %g", r.toUpload)
	}
}

// A reading is what has been counted up to a moment.
type reading struct {
	at                  time.Time
	bot, discord, redis float64 // seconds of CPU time
	gets, puts, ready   float64
	getting, putting    float64 // seconds
	edits               float64
	emojis, toUpload    float64
	resident, heap      float64 // bytes
}

func (t *trial) read(b *testing.B) reading {
	r := reading{at: time.Now(), discord: cpuTime()}
	if t.redis != nil {
		r.redis = t.redis.CPU()
	}
	resp, err := http.Get("http://" + t.metrics + "/metrics")
	require.NoError(b, err)
	defer resp.Body.Close()
	for lines := bufio.NewScanner(resp.Body); lines.Scan(); {
		name, number, _ := strings.Cut(lines.Text(), " ")
		value, _ := strconv.ParseFloat(number, 64)
		switch {
		case name == "process_cpu_seconds_total":
			r.bot = value
		case name == "process_resident_memory_bytes":
			r.resident = value
		case strings.HasPrefix(name, `ruckus_store_seconds_count{operation="get"`):
			r.gets += value
		case strings.HasPrefix(name, `ruckus_store_seconds_count{operation="put"`):
			r.puts += value
		case strings.HasPrefix(name, `ruckus_store_seconds_sum{operation="get"`):
			r.getting += value
		case strings.HasPrefix(name, `ruckus_store_seconds_sum{operation="put"`):
			r.putting += value
		case name == "ruckus_ready":
			r.ready = value
		case name == `ruckus_emojis{state="up"}`:
			r.emojis = value
		case name == `ruckus_emojis{state="to_do"}`:
			r.toUpload = value
		case name == "go_memstats_alloc_bytes":
			r.heap = value
		case strings.HasPrefix(name, "ruckus_edits_total") && strings.Contains(name, `"sent"`):
			r.edits += value
		}
	}
	return r
}

// choice returns what the environment says, or else what is usual.
func choice(name, usual string) string { return cmp.Or(os.Getenv(name), usual) }

// cpuTime returns the seconds that this process has worked.
func cpuTime() float64 {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano()).Seconds()
}

// took returns the time within which a share of the presses was acknowledged, in milliseconds.
func took(all []pressed, share float64) float64 {
	return float64(all[int(share*float64(len(all)-1))].took.Microseconds()) / 1000
}

// report tells how presses went.
func report(all []pressed, before, after reading) map[string]float64 {
	slices.SortFunc(all, func(a, b pressed) int { return cmp.Compare(a.took, b.took) })
	moves := slices.DeleteFunc(slices.Clone(all), func(p pressed) bool { return !p.move })
	n, seconds := float64(len(all)), after.at.Sub(before.at).Seconds()
	return map[string]float64{
		"p50-ms": took(all, 0.5), "p99-ms": took(all, 0.99), "max-ms": took(all, 1),
		"move-p50-ms": took(moves, 0.5), "move-p99-ms": took(moves, 0.99), "moves-%": 100 * float64(len(moves)) / n,
		"presses/s": n / seconds, "edits/press": (after.edits - before.edits) / n,
		"get-ms":     1000 * (after.getting - before.getting) / (after.gets - before.gets),
		"put-ms":     1000 * (after.putting - before.putting) / (after.puts - before.puts),
		"gets/press": (after.gets - before.gets) / n, "puts/press": (after.puts - before.puts) / n,
		"bot-cpus": (after.bot - before.bot) / seconds, "discord-cpus": (after.discord - before.discord) / seconds,
		"redis-cpus": (after.redis - before.redis) / seconds, "MB-resident": after.resident / (1 << 20),
	}
}

func BenchmarkPress(b *testing.B) {
	for _, tables := range []int{1, 100, 1000} {
		b.Run(fmt.Sprintf("tables=%d", tables), func(b *testing.B) {
			t := newTrial(b, 0)
			c := newCrowd(b, t.discord, choice("RUCKUS_TEST_GAME", "rednines"), tables)
			rate := float64(min(pressRate, tableRate*tables))
			c.press(rate, warmTime)
			runtime.GC()
			before := t.read(b)
			b.ResetTimer()
			all := c.press(rate, pressTime)
			b.StopTimer()
			after := t.read(b)
			for unit, value := range report(all, before, after) {
				b.ReportMetric(value, unit)
			}
			require.Zero(b, t.discord.Stats().Unanswered)
		})
	}
}

// BenchmarkMostPresses finds how many presses a second the process bears: the rate grows until a hundredth of them take
// longer than a quarter of a second.
func BenchmarkMostPresses(b *testing.B) {
	t := newTrial(b, 0)
	c := newCrowd(b, t.discord, choice("RUCKUS_TEST_GAME", "rednines"), 1000)
	b.ResetTimer()
	borne := 0.0
	for rate := pressRate; ; rate += pressRate {
		c.press(float64(rate), warmTime)
		before := t.read(b)
		said := report(c.press(float64(rate), stepTime), before, t.read(b))
		b.Logf("%d presses/s: p50 %.1f ms, p99 %.1f ms, max %.1f ms; %.0f%% moves; a get %.2f ms, a put %.2f ms; CPUs: bot %.2f, Discord and crowd %.2f, Redis %.2f",
			rate, said["p50-ms"], said["p99-ms"], said["max-ms"], said["moves-%"], said["get-ms"], said["put-ms"],
			said["bot-cpus"], said["discord-cpus"], said["redis-cpus"])
		if said["p99-ms"] >= tooLate {
			break
		}
		borne = said["presses/s"]
	}
	b.ReportMetric(borne, "presses/s")
}

// BenchmarkIdleGuilds reports how long it takes to start, and the memory of a bot that nobody plays with, when Discord has told it of all its guilds and
// it has come to rest.
func BenchmarkIdleGuilds(b *testing.B) {
	for _, guilds := range []int{0, 10_000} {
		b.Run(fmt.Sprintf("guilds=%d", guilds), func(b *testing.B) {
			t := newTrial(b, guilds)
			r := t.read(b)
			for end, before := time.Now().Add(patience), 0.0; (r.ready == 0 || r.bot-before > restCPU) && time.Now().Before(end); r = t.read(b) {
				before = r.bot
				time.Sleep(2 * time.Second)
			}
			require.Equal(b, 1.0, r.ready)
			b.ReportMetric(t.started.Seconds(), "s-to-ready")
			b.ReportMetric(r.resident/(1<<20), "MB-resident")
			b.ReportMetric(r.heap/(1<<20), "MB-heap")
			b.ReportMetric(r.bot, "bot-cpu-s")
		})
	}
}
