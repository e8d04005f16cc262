//go:build unix

package app

import (
	"os/exec"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/store/redis/redistest"
)

// What a crowd notices when one of two processes with the same shards goes, or a master of Redis. It ends on its own, in about
// two minutes:
//
//	go test ./bot/app -run '^$' -bench 'BenchmarkTakeover' -benchtime 1x
//
// Where nothing is said of it, the first process is stopped as by an operator.
const (
	takeoverTables = 60
	takeoverRate   = 150 // presses a second
	takeoverTime   = 24 * time.Second
	secondStarts   = 4 * time.Second  // after which the second process is started
	firstEnds      = 10 * time.Second // after which what is to go goes
)

func BenchmarkTakeover(b *testing.B) {
	for _, how := range []string{"nothing goes", "a process is stopped", "a process is killed", "a master of Redis is killed"} {
		b.Run(how, func(b *testing.B) {
			discord, err := localdiscord.Start(localdiscord.Config{Limits: true, Keep: 1})
			require.NoError(b, err)
			defer discord.Close()
			redis := redistest.StartWatched(b)
			start := func() *exec.Cmd { return startBot(b, discord, "REDIS_URL="+redis.URL()) }
			first := start()
			c := newCrowd(b, discord, choice("RUCKUS_TEST_GAME", "rednines"), takeoverTables)
			c.press(takeoverRate, warmTime)
			before := discord.Stats()
			pressing := make(chan []pressed)
			b.ResetTimer()
			go func() { pressing <- c.press(takeoverRate, takeoverTime) }()
			time.Sleep(secondStarts)
			second := start()
			time.Sleep(firstEnds - secondStarts)
			switch how {
			case "a process is stopped":
				stopBot(b, first)
			case "a process is killed":
				require.NoError(b, first.Process.Kill())
				_ = first.Wait() // it says that it was killed
			case "a master of Redis is killed":
				redis.Master.Kill()
			}
			all := <-pressing
			b.StopTimer()
			after := discord.Stats()
			said := report(all, reading{at: time.Now().Add(-takeoverTime)}, reading{at: time.Now()})
			for _, unit := range []string{"p50-ms", "p99-ms", "max-ms", "presses/s"} {
				b.ReportMetric(said[unit], unit)
			}
			b.ReportMetric(float64(after.Unanswered-before.Unanswered), "unanswered")
			stopBot(b, second)
			if first.ProcessState == nil {
				stopBot(b, first)
			}
		})
	}
}
