package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"

	"ruckus/bot"
)

// doctor says in plain words what is wrong with the settings and with what they lead to.
func (p program) doctor(ctx context.Context, args []string) error {
	s, err := readSettings(p.env, true, slog.LevelError, io.Discard)
	if err := p.flags("doctor", args, func(f *flag.FlagSet) { f.StringVar(&s.Data, "data", s.Data, dataHelp) }); err != nil {
		return err
	}
	if err != nil {
		return err
	}
	note := func(about, sentence string) { fmt.Fprintf(p.stdout, "note   %-11s %s\n", about, sentence) }
	note("version", thisVersion())
	for _, sentence := range s.Unknown {
		note("settings", sentence)
	}
	if s.Redis == "" {
		note("store", "What is kept is in the "+s.place()+", because REDIS_URL is not set.")
	} else {
		note("store", "What is kept is in "+s.place()+", as REDIS_URL says.")
	}
	st, err := openStore(ctx, s)
	if err != nil {
		return err
	}
	defer st.Close()
	healthy := true
	for _, f := range bot.Diagnose(ctx, bot.Config{Token: s.Token, Store: st, Kinds: s.Kinds, Transport: p.transport, Log: s.Log, Shards: s.Shards, Tuning: s.Tuning}) {
		state := "ok   "
		if !f.OK {
			state, healthy = "WRONG", false
		}
		fmt.Fprintf(p.stdout, "%s  %-11s %s\n", state, f.Check, f.Text)
	}
	if !healthy {
		return errors.New("something is wrong; see above")
	}
	return nil
}
