package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"
)

// A patient is a bot that is well or not.
type patient struct {
	fault error // for which only a new start may help
	lame  bool  // it does not end when it is told to
	told  []string
}

func (p *patient) watchdog(after time.Duration) watchdog {
	return watchdog{
		healthy: func(context.Context) error { return p.fault }, playable: func(context.Context) error { return errors.New("shard 2 of 4 has been silent for 12 s") },
		after: after, tell: func(state string) { p.told = append(p.told, state) }, log: slog.New(slog.DiscardHandler),
	}
}

func (p *patient) run(ctx context.Context) error {
	<-ctx.Done()
	if p.lame {
		time.Sleep(time.Hour)
	}
	return nil
}

func TestAStuckProgramEndsItselfAfterItsTimeWithACodeOfItsOwn(t *testing.T) {
	for _, lame := range []bool{false, true} {
		synctest.Test(t, func(t *testing.T) {
			p := &patient{lame: lame}
			ended := make(chan error, 1)
			go func() { ended <- p.watchdog(usualEndAfter).over(t.Context(), p.run) }()
			time.Sleep(time.Hour)
			for range 10 { // short faults pass
				p.fault = errors.New("shard 3 is stuck")
				time.Sleep(4 * time.Minute)
				p.fault = nil
				time.Sleep(time.Minute)
			}
			require.Empty(t, ended)

			p.fault = errors.New("shard 3 is stuck")
			stuck := time.Now()
			err := <-ended
			require.ErrorIs(t, err, errStuck)
			require.ErrorContains(t, err, "shard 3 is stuck")
			require.Equal(t, codeStuck, exitCode(err, io.Discard))
			require.GreaterOrEqual(t, time.Since(stuck), usualEndAfter)
			require.LessOrEqual(t, time.Since(stuck), usualEndAfter+2*watchEvery+lastTime)
			time.Sleep(2 * time.Hour)
		})
	}
}

func TestWithTheTimeZeroAStuckProgramGoesOn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := &patient{fault: errors.New("shard 3 is stuck")}
		ctx, stop := context.WithCancel(t.Context())
		ended := make(chan error, 1)
		go func() { ended <- p.watchdog(0).over(ctx, p.run) }()
		time.Sleep(24 * time.Hour)
		require.Empty(t, ended)
		stop()
		require.NoError(t, <-ended)
	})
}

func TestSystemdHearsOfLifeOnlyWhileTheBotWorks(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := &patient{}
		ctx, stop := context.WithCancel(t.Context())
		ended := make(chan error, 1)
		go func() { ended <- p.watchdog(usualEndAfter).over(ctx, p.run) }()
		synctest.Wait()
		require.Equal(t, []string{"READY=1", "WATCHDOG=1\nSTATUS=shard 2 of 4 has been silent for 12 s"}, p.told)
		time.Sleep(time.Minute + time.Second)
		alive := func() int { return strings.Count(fmt.Sprint(p.told), "WATCHDOG=1") }
		require.Equal(t, 7, alive())
		p.fault = errors.New("shard 3 is stuck")
		time.Sleep(time.Minute)
		require.Equal(t, 7, alive())
		require.Equal(t, "STATUS=shard 3 is stuck", p.told[len(p.told)-1])
		stop()
		require.NoError(t, <-ended)
		synctest.Wait()
		require.Equal(t, "STOPPING=1", p.told[len(p.told)-1])
	})
}

func TestTheTimeUntilAStuckProgramEndsIsASetting(t *testing.T) {
	for v, want := range map[string]time.Duration{"": usualEndAfter, "0": 0, "1m": time.Minute, " 90s ": 90 * time.Second} {
		got, wrong := readEndAfter(map[string]string{"RUCKUS_END_AFTER": v})
		require.Empty(t, wrong)
		require.Equal(t, want, got)
	}
	for _, v := range []string{"5", "1s", "-1m", "25h", "never"} {
		_, wrong := readEndAfter(map[string]string{"RUCKUS_END_AFTER": v})
		require.Equal(t, configError{fmt.Sprintf("RUCKUS_END_AFTER is %q: it can be from 1m to 24h, or 0 for never", v)}, wrong)
	}
}
