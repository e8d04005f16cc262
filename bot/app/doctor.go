package app

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"slices"
	"strings"
	"time"

	"ruckus/bot"
	"ruckus/bot/internal/backup"
	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/store"
	"ruckus/store/bolt"
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
	all := []diagnosis{}
	tell := func(d diagnosis) {
		all = append(all, d)
		if !*asJSON {
			fmt.Fprintf(p.stdout, "%-5s  %-11s %s\n", d.State, d.Check, d.Text)
		}
	}
	var wrong configError
	if errors.As(err, &wrong) && *asJSON {
		for _, sentence := range wrong {
			tell(diagnosis{"WRONG", "settings", sentence})
		}
		return errors.Join(p.printJSON(all), err)
	}
	if err != nil {
		return err
	}
	note := func(about, sentence string) { tell(diagnosis{"note", about, sentence}) }
	note("version", thisVersion())
	for _, sentence := range c.Unknown {
		note("settings", sentence)
	}
	if c.Redis == "" {
		note("store", "Data lives in the "+c.place()+", because REDIS_URL isn't set.")
	} else {
		note("store", "Data lives in "+c.place()+", as REDIS_URL says.")
	}
	st, known := c.examined(ctx)
	defer st.Close()
	healthy := true
	for _, f := range bot.Diagnose(ctx, bot.Config{Token: c.Token, Store: st, Kinds: c.Kinds, Looks: p.looks(), Transport: p.transport, Log: c.Log, Shards: c.Shards, Tuning: c.Tuning, Contact: c.Contact, Version: thisVersion()}, known...) {
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
		return errors.New("something is wrong: see above")
	}
	return nil
}

// examined is the store for a look at it. Where it can't be opened, what is known of it comes with it: of one that a bot has open, it
// is a copy of what the checks need, and of any other it is empty.
func (c config) examined(ctx context.Context) (store.Store, []bot.Finding) {
	st, err := openStore(ctx, c)
	if err == nil {
		return st, nil
	}
	lent := store.NewMemory()
	if errors.Is(err, bolt.ErrInUse) {
		err = c.borrow(ctx, lent)
		if err == nil {
			return lent, []bot.Finding{{Check: "store", OK: true, Text: "A running bot can read it; \"ruckus ready\" says whether it can write, too."}}
		}
	}
	said := err.Error()
	return lent, []bot.Finding{{Check: "store", Text: strings.ToUpper(said[:1]) + said[1:] + ". Checks that need it were skipped."}}
}

// borrowTime is for a bot to give a copy of its store.
const borrowTime = time.Minute

// borrow puts into a store what the checks need of the one that a bot has open.
func (c config) borrow(ctx context.Context, into *store.Memory) error {
	ctx, cancel := context.WithTimeout(ctx, borrowTime)
	defer cancel()
	from, err := askForBackup(ctx, c.socket(), "")
	if err != nil {
		return err
	}
	defer from.Close()
	defer context.AfterFunc(ctx, func() { _ = from.Close() })()
	err = backup.Each(from, func(w store.Write) error {
		key := w.Record.Key
		if key.Guild != store.Installation && !slices.Contains([]string{guild.RecordKind, match.RecordKind, match.PrivateKind}, key.Kind) {
			return nil
		}
		err := into.Delete(ctx, key)
		if err == nil && w.Record.Version > 0 {
			err = into.Paste(ctx, store.Write{Record: w.Record})
		}
		return err
	})
	if err != nil {
		return fmt.Errorf("a running bot gave no copy of its data; its log says why (%w)", err)
	}
	return nil
}
