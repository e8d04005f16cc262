package bot

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func TestASessionIsDeadAfterTwoUnansweredHeartbeats(t *testing.T) {
	start := time.Now()
	at := func(s float64) time.Time { return start.Add(time.Duration(s * float64(time.Second))) }
	p := newPulse(start)
	require.NoError(t, p.check(at(1), at(0.1)), "the first heartbeat is answered at once")
	require.NoError(t, p.check(at(42), at(41)))
	require.NoError(t, p.check(at(120), at(41)), "one was missed")
	require.ErrorContains(t, p.check(at(124), at(41)), "not answered")
}

func TestASessionThatKeepsItsMutexHangs(t *testing.T) {
	start := time.Now()
	p := newPulse(start)
	require.NoError(t, p.check(start.Add(10*time.Second), time.Time{}))
	require.ErrorContains(t, p.check(start.Add(16*time.Second), time.Time{}), "hangs")
}
