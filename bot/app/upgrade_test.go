//go:build unix

package app

import (
	"os"
	"os/exec"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/store/redis/redistest"
)

// People press all the time while docs/upgrades.md's recipes for Redis are followed: each process is ready before the one before it is
// told to stop. Kubernetes does that once, compose twice: with a stand-in, while it replaces the container. With RUCKUS_TEST=hours a
// hundred tables play, and -v says how long they waited:
//
//	RUCKUS_TEST=hours go test ./bot/app -run TestNoPressFailsDuringAnUpgradeOnRedis -v
func TestNoPressFailsDuringAnUpgradeOnRedis(t *testing.T) {
	if testing.Short() {
		t.Skip("plays on real time, with processes of its own")
	}
	tables, rate, pause := 12, 20.0, time.Second
	if os.Getenv("RUCKUS_TEST") == "hours" {
		tables, rate, pause = 100, 150, 5*time.Second
	}
	for name, edition := range map[string]string{"to the same rules": "", "to other rules": " of the next version"} {
		t.Run(name, func(t *testing.T) {
			discord, err := localdiscord.Start(localdiscord.Config{Limits: true, Keep: 1})
			require.NoError(t, err)
			defer discord.Close()
			where := "REDIS_URL=" + redistest.Start(t, redistest.Durable...).URL()
			serving := startBot(t, discord, where)
			c := newCrowd(t, discord, choice("RUCKUS_TEST_GAME", "rednines"), tables)

			var all []pressed
			over, pressing := make(chan struct{}, 1), sync.WaitGroup{}
			pressing.Go(func() {
				for len(over) == 0 {
					all = append(all, c.press(rate, pause)...)
				}
			})
			for range 2 {
				time.Sleep(pause)
				next := startBot(t, discord, where, otherRules+"="+edition)
				stopBot(t, serving)
				serving = next
			}
			time.Sleep(pause)
			over <- struct{}{}
			pressing.Wait()
			defer func(last *exec.Cmd) { stopBot(t, last) }(serving)

			require.Zero(t, discord.Stats().Unanswered, "presses that failed")
			now := time.Now()
			said := report(all, reading{at: now.Add(-time.Second)}, reading{at: now})
			t.Logf("%d presses, %.0f %% of them moves: half answered within %.0f ms, 99 %% within %.0f ms, all within %.0f ms",
				len(all), said["moves-%"], said["p50-ms"], said["p99-ms"], said["max-ms"])
			newCrowd(t, discord, "rage", 1) // a party that finds no table fails
		})
	}
}
