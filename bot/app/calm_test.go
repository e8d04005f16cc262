package app

import (
	"bytes"
	"errors"
	"fmt"
	"log/slog"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/problem"
)

// Redis is away for ten minutes, and people press twice a second.
func TestAFaultThatRepeatsIsOneLineAMinuteWithACount(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var out bytes.Buffer
		log := slog.New(newCalm(slog.NewTextHandler(&out, nil)))
		for n := range 1200 {
			down := problem.Store(fmt.Errorf("table %d: dial: %w", n, syscall.ECONNREFUSED))
			log.Error("a press failed; the player got this error number", "error", "abc123", "interaction", n, "guild", n%20, "cause", down)
			if n == 600 {
				log.Error("a press failed; the player got this error number", "error", "def456", "interaction", n, "guild", 1, "cause", errors.New("another fault"))
			}
			time.Sleep(time.Second / 2)
		}
		time.Sleep(2 * time.Minute)
		synctest.Wait()
		said := out.String()
		require.Equal(t, 11, strings.Count(said, "connection refused"), said)
		again := 0
		for _, n := range regexp.MustCompile(`again=(\d+)`).FindAllStringSubmatch(said, -1) {
			more, err := strconv.Atoi(n[1])
			require.NoError(t, err)
			again += more
		}
		require.Equal(t, 1199, again, "none is missing")
		require.Equal(t, 1, strings.Count(said, "another fault"))

		out.Reset()
		log.Error("a press failed; the player got this error number", "cause", problem.Store(syscall.ECONNREFUSED))
		require.Contains(t, out.String(), "connection refused", "the next outage has its line at once")
		time.Sleep(2 * time.Minute)
	})
}

func TestWhatIsNoRepeatedFaultIsWrittenAsItCame(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var out bytes.Buffer
		log := slog.New(newCalm(slog.NewTextHandler(&out, nil)))
		for range 3 {
			log.Info("backup made")
		}
		for table := range 3 { // each of these has to be looked at
			log.Error("a result is damaged", "table", table, "cause", errors.New("wrong checksum"))
		}
		log.With("shard", 1).Warn("the connection is lost")
		log.With("shard", 2).Warn("the connection is lost")
		require.Equal(t, 8, strings.Count(out.String(), "\n"), out.String())
		time.Sleep(2 * time.Minute)
		synctest.Wait()
		require.Equal(t, 8, strings.Count(out.String(), "\n"))
	})
}
