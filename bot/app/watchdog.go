package app

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"strconv"
	"strings"
	"time"

	"ruckus/store"
)

const (
	usualEndAfter = 5 * time.Minute  // in which only a new start may help, until the program ends itself
	watchEvery    = 10 * time.Second // between two looks at how the bot is
	drainTime     = 10 * time.Second // for races to end their round when the program is told to stop
	lastTime      = 25 * time.Second // for a bot that is stuck to end
	closeTime     = 10 * time.Second // for the store to close
)

// errStuck is why the program has ended itself: what starts it again may help.
var errStuck = errors.New("the bot was stuck and stopped itself so that it gets restarted")

// A watchdog ends the program when only a new start may help, and tells systemd how it is.
type watchdog struct {
	healthy  func(context.Context) error // whether only a new start may help
	playable func(context.Context) error // whether people can play
	after    time.Duration               // in which the bot was not healthy; 0: the program goes on for ever
	tell     func(state string)          // systemd; nil: it does not want to know
	log      *slog.Logger
}

// over runs the bot until it ends. A bot that is stuck may not end even when it is told to: it is not waited for.
func (w watchdog) over(ctx context.Context, run func(context.Context) error) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	ended, stuck := make(chan error, 1), make(chan error, 1)
	go func() { ended <- run(ctx) }()
	go func() { stuck <- w.watch(ctx) }()
	var err error
	select {
	case err = <-ended:
		return err
	case err = <-stuck:
	}
	if err == nil { // the context has ended
		return <-ended
	}
	stop()
	select {
	case late := <-ended:
		return errors.Join(err, late)
	case <-time.After(lastTime):
		w.log.Error("the bot didn't stop in time: exiting anyway")
		return err
	}
}

// watch looks at the bot until the context ends, or until it was not healthy for too long.
func (w watchdog) watch(ctx context.Context) error {
	if w.tell != nil {
		w.tell("READY=1")
		defer w.tell("STOPPING=1")
	}
	tick := time.NewTicker(watchEvery)
	defer tick.Stop()
	var since time.Time // it is not healthy
	for {
		fault := w.healthy(ctx)
		w.inform(ctx, fault)
		switch now := time.Now(); {
		case fault == nil:
			since = time.Time{}
		case since.IsZero():
			since = now
			w.log.Error("the bot is stuck: only a restart can help", "exits_after", w.after, "cause", fault)
		case w.after > 0 && now.Sub(since) >= w.after:
			return fmt.Errorf("%w: %w", errStuck, fault)
		}
		select {
		case <-tick.C:
		case <-ctx.Done():
			return nil
		}
	}
}

// inform tells systemd how the bot is, and that it works only where it does: systemd kills a program that is quiet.
func (w watchdog) inform(ctx context.Context, fault error) {
	if w.tell == nil {
		return
	}
	if fault != nil {
		w.tell("STATUS=" + fault.Error())
		return
	}
	status := "people can play"
	if err := w.playable(ctx); err != nil {
		status = err.Error()
	}
	w.tell("WATCHDOG=1\nSTATUS=" + status)
}

// systemd returns what tells it things, by the address that it gives its services in NOTIFY_SOCKET; nil where there is none.
func systemd(socket string) func(state string) {
	if socket == "" {
		return nil
	}
	return func(state string) {
		c, err := net.Dial("unixgram", socket) // a name that begins with @ is abstract, for Go as for systemd
		if err != nil {
			return // nobody is there to be told
		}
		defer c.Close()
		_, _ = c.Write([]byte(state))
	}
}

// closeStore closes the store, and leaves it as it is when it hangs: what was stored is safe.
func closeStore(st store.Store, log *slog.Logger) {
	closed := make(chan error, 1)
	go func() { closed <- st.Close() }()
	select {
	case err := <-closed:
		if err != nil {
			log.Warn("storage didn't close cleanly", "cause", err)
		}
	case <-time.After(closeTime):
		log.Warn("storage didn't close in time: exiting anyway")
	}
}

// readEndAfter reads after how long a stuck program ends itself.
func readEndAfter(env map[string]string) (time.Duration, configError) {
	v := strings.TrimSpace(env["RUCKUS_END_AFTER"])
	if v == "" {
		return usualEndAfter, nil
	}
	d, err := time.ParseDuration(v)
	if err != nil || d != 0 && (d < time.Minute || d > 24*time.Hour) {
		return 0, configError{say("end-after", "value", strconv.Quote(v))}
	}
	return d, nil
}
