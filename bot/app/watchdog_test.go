package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"
)

// A patient is a bot that is well or not.
type patient struct {
	mu    sync.Mutex
	fault error // for which the bot is stuck: only a restart can help
	lame  bool  // it does not end when it is told to
	told  []string
}

func (p *patient) watchdog(after time.Duration) watchdog {
	return watchdog{
		healthy: p.healthy, playable: func(context.Context) error { return errors.New("shard 2 of 4 has been silent for 12 s") },
		after: after, tell: p.tell, log: slog.New(slog.DiscardHandler),
	}
}

func (p *patient) healthy(context.Context) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.fault
}

func (p *patient) tell(state string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.told = append(p.told, state)
}

// fall makes the bot ill, or with nil well again.
func (p *patient) fall(ill error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.fault = ill
}

func (p *patient) heard() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return slices.Clone(p.told)
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
				p.fall(errors.New("shard 3 is stuck"))
				time.Sleep(4 * time.Minute)
				p.fall(nil)
				time.Sleep(time.Minute)
			}
			require.Empty(t, ended)

			p.fall(errors.New("shard 3 is stuck"))
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
		require.Equal(t, []string{"READY=1", "WATCHDOG=1\nSTATUS=shard 2 of 4 has been silent for 12 s"}, p.heard())
		time.Sleep(time.Minute + time.Second)
		alive := func() int { return strings.Count(fmt.Sprint(p.heard()), "WATCHDOG=1") }
		require.Equal(t, 7, alive())
		p.fall(errors.New("shard 3 is stuck"))
		time.Sleep(time.Minute)
		require.Equal(t, 7, alive())
		require.Equal(t, "STATUS=shard 3 is stuck", last(p.heard()))
		stop()
		require.NoError(t, <-ended)
		synctest.Wait()
		require.Equal(t, "STOPPING=1", last(p.heard()))
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
		require.Equal(t, configError{fmt.Sprintf("RUCKUS_END_AFTER is %q: use 1m to 24h, or 0 for never", v)}, wrong)
	}
}

func last(said []string) string { return said[len(said)-1] }
