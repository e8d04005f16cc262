package app

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"

	"ruckus/bot"
)

// A diagnosis is one line of what doctor says.
type diagnosis struct {
	State string `json:"state"` // "ok", "WRONG" or "note"
	Check string `json:"check"`
	Text  string `json:"text"`
}

// doctor says in plain words what is wrong with the config and with what they lead to.
func (p program) doctor(ctx context.Context, args []string) error {
	var asJSON *bool
	c, err := p.configured("doctor", args, onDiscord, slog.LevelError, io.Discard, func(f *flag.FlagSet) { asJSON = jsonFlag(f) })
	if err != nil {
		return err
	}
	all := []diagnosis{}
	tell := func(d diagnosis) {
		all = append(all, d)
		if !*asJSON {
			fmt.Fprintf(p.stdout, "%-5s  %-11s %s\n", d.State, d.Check, d.Text)
		}
	}
	note := func(about, sentence string) { tell(diagnosis{"note", about, sentence}) }
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
	for _, f := range bot.Diagnose(ctx, bot.Config{Token: c.Token, Store: st, Kinds: c.Kinds, Looks: p.looks(), Transport: p.transport, Log: c.Log, Shards: c.Shards, Tuning: c.Tuning, Contact: c.Contact, Version: thisVersion()}) {
		state := "ok"
		if !f.OK {
			state, healthy = "WRONG", false
		}
		tell(diagnosis{state, f.Check, f.Text})
	}
	if *asJSON {
		if err := p.printJSON(all); err != nil {
			return err
		}
	}
	if !healthy {
		return errors.New("something is wrong; see above")
	}
	return nil
}
