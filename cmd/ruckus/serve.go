package main

import (
	"context"
	"flag"
	"log/slog"

	"ruckus/bot"
	"ruckus/render/all"
)

// serve runs the bot in Discord until the context ends.
func (p program) serve(ctx context.Context, args []string) error {
	s, err := readSettings(p.env, true, slog.LevelInfo, p.stderr)
	if err := p.flags("serve", args, func(f *flag.FlagSet) {
		f.StringVar(&s.Data, "data", s.Data, dataHelp)
	}); err != nil {
		return err
	}
	if err != nil {
		return err
	}
	s.Log.Info("starting", "version", thisVersion(), "store", s.place())
	st, err := openStore(ctx, s)
	if err != nil {
		return err
	}
	defer st.Close()
	s.warn(ctx, st)
	b, err := bot.New(bot.Config{Token: s.Token, Store: st, Kinds: s.Kinds, Looks: all.Looks(), Transport: p.transport, Log: s.Log, Shards: s.Shards, Tuning: s.Tuning, Version: thisVersion()})
	if err != nil {
		return err
	}
	if s.Metrics != "" {
		stop, err := monitor(s.Metrics, b.Monitor(), s.Log)
		if err != nil {
			return err
		}
		defer stop()
	}
	go func() {
		select {
		case <-b.Ready():
			s.Log.Info("ready to play")
		case <-ctx.Done():
		}
	}()
	return b.Run(ctx)
}
