package app

import (
	"os"
	"regexp"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// A bot that is killed while it stops leaves open hands without a word, so whatever runs it waits longer than it can take.
func TestWhatRunsTheBotWaitsUntilItHasStopped(t *testing.T) {
	const finish = 10 * time.Second // bot.Run, for what is under way
	worst := max(drainTime+finish, lastTime) + closeTime
	for file, line := range map[string]string{
		"compose.yaml": `stop_grace_period: (\d+)s`, "ruckus.service": `(?m)^TimeoutStopSec=(\d+)$`,
		"kubernetes.yaml": `terminationGracePeriodSeconds: (\d+)`, "kubernetes-shards.yaml": `terminationGracePeriodSeconds: (\d+)`,
	} {
		text, err := os.ReadFile("../../deploy/" + file)
		require.NoError(t, err)
		found := regexp.MustCompile(line).FindAllSubmatch(text, -1)
		require.Len(t, found, 1, file)
		seconds, err := strconv.Atoi(string(found[0][1]))
		require.NoError(t, err)
		require.Greater(t, time.Duration(seconds)*time.Second, worst, file)
	}
}
