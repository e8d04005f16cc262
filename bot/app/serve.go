package app

import (
	"context"
	"log/slog"
	"os"
	"runtime/debug"
	"time"

	"ruckus/bot"
	"ruckus/games"
)

// serve runs the bot in Discord until the context ends.
func (p program) serve(ctx context.Context, args []string) error {
	c, err := p.configured("serve", args, onDiscord, slog.LevelInfo, p.stderr, nil)
	if err != nil {
		return err
	}
	c.Kinds = games.Finished(c.Kinds)
	if len(c.Kinds) == 0 {
		return configError{"there's no game to serve, only drafts: play those with ruckus local"}
	}
	defer sayStop(ctx, c.Log)()
	st, err := c.begin(ctx)
	if err != nil {
		return err
	}
	defer closeStore(st, c.Log)
	defer c.offerBackups(st)()
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(300) // what is in use is small: memory is cheaper than time
	}
	b, err := bot.New(bot.Config{Token: c.Token, Store: st, Kinds: c.Kinds, Looks: p.looks(), Transport: p.transport, Log: c.Log, Shards: c.Shards, Tuning: c.Tuning, Contact: c.Contact, Version: thisVersion(), Drain: drainTime, Limits: bot.UsualLimits, Gentle: true})
	if err != nil {
		return err
	}
	if c.Metrics != "" {
		stop, err := monitor(c.Metrics, b.Monitor(), c.Log)
		if err != nil {
			return err
		}
		defer stop()
	}
	go func() {
		select {
		case <-b.Ready():
			c.Log.Info("ready to play")
		case <-ctx.Done():
		}
	}()
	w := watchdog{healthy: b.Healthy, playable: b.Playable, after: c.EndAfter, tell: systemd(os.Getenv("NOTIFY_SOCKET")), log: c.Log}
	return w.over(ctx, b.Run)
}

// sayStop logs that somebody told the program to stop, and when it's done how long that took.
func sayStop(ctx context.Context, log *slog.Logger) (done func()) {
	told := make(chan time.Time, 1)
	stop := context.AfterFunc(ctx, func() {
		log.Info("told to stop")
		told <- time.Now()
	})
	return func() {
		if !stop() {
			log.Info("stopped", "took", time.Since(<-told).Round(time.Millisecond))
		}
	}
}
