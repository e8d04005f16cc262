package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"

	"ruckus/bot"
	"ruckus/render/all"
)

// doctor says in plain words what is wrong with the config and with what they lead to.
func (p program) doctor(ctx context.Context, args []string) error {
	c, err := p.configured("doctor", args, true, slog.LevelError, io.Discard, nil)
	if err != nil {
		return err
	}
	note := func(about, sentence string) { fmt.Fprintf(p.stdout, "note   %-11s %s\n", about, sentence) }
	note("version", thisVersion())
	for _, sentence := range c.Unknown {
		note("settings", sentence)
	}
	if c.Redis == "" {
		note("store", "What is kept is in the "+c.place()+", because REDIS_URL is not set.")
	} else {
		note("store", "What is kept is in "+c.place()+", as REDIS_URL says.")
	}
	st, err := openStore(ctx, c)
	if err != nil {
		return err
	}
	defer st.Close()
	healthy := true
	for _, f := range bot.Diagnose(ctx, bot.Config{Token: c.Token, Store: st, Kinds: c.Kinds, Looks: all.Looks(), Transport: p.transport, Log: c.Log, Shards: c.Shards, Tuning: c.Tuning, Contact: c.Contact, Version: thisVersion()}) {
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
