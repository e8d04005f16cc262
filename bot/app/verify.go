package app

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"strings"

	"ruckus/bot/internal/bounded"
	"ruckus/bot/internal/replay"
	"ruckus/bot/internal/seal"
	"ruckus/render/markup"
)

// verify deals an exported game again, plays its log, and prints what was mixed. It fails with what differs first.
func (p program) verify(_ context.Context, args []string) error {
	var file string
	var asJSON *bool
	err := p.flags("verify", args, func(f *flag.FlagSet) { asJSON = jsonFlag(f) }, &file)
	if err != nil {
		return err
	}
	if file == "" {
		return configError{"name the file to check: ruckus verify FILE"}
	}
	kinds, err := p.kinds()
	if err != nil {
		return configError{err.Error()}
	}
	data, err := bounded.File(file, replay.Largest)
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("there's no file %s: name one saved with a game's Export button", file)
	}
	if err != nil {
		return err
	}
	x, err := replay.ReadExport(data)
	if err != nil {
		return fmt.Errorf("verify %s: %w", file, err)
	}
	kind, err := kindNamed(kinds, x.Game)
	if err != nil {
		return fmt.Errorf("verify %s: this program has no game %q", file, x.Game)
	}
	v := x.Verify(kind)
	if *asJSON {
		err = p.printJSON(v)
	} else {
		printVerdict(p.stdout, v)
	}
	if err != nil {
		return err
	}
	switch {
	case v.Differs != "":
		return fmt.Errorf("verify %s: %s", file, v.Differs)
	case v.Unchecked != nil:
		return fmt.Errorf("verify %s: %w: %s", file, errUnchecked, strings.Join(v.Unchecked, "; "))
	}
	return nil
}

// errUnchecked is why a game that is as its file says in all that can be checked is not verified.
var errUnchecked = errors.New("everything checked is right, but this couldn't be checked")

func printVerdict(w io.Writer, v replay.Verdict) {
	fmt.Fprintf(w, "%s, table %s\n", v.Title, printable(v.Table))
	if v.Mix != nil && !v.Mix.Given {
		fmt.Fprintf(w, "hash of the secret, public since the table opened: %s\nsecret: %s\n", printable(v.Mix.Sum), printable(v.Mix.Secret))
		for i, id := range v.Mix.Presses {
			fmt.Fprintf(w, "seat %d, %s: press %s\n", i+1, nameOf(v, i), cmp.Or(printable(id), "none"))
		}
		printClosing(w, v.Mix)
	}
	fmt.Fprintf(w, "seed: %s\nmoves and ticks replayed: %d\n", printable(v.Seed), v.Actions)
	if v.Differs == "" {
		fmt.Fprintln(w, "Dealt and replayed from the start, it's the same game.")
	}
}

// printClosing says what is to be compared with the message that has closed the mix, which only people can look at.
func printClosing(w io.Writer, m *seal.Mix) {
	c := m.Closing
	if c == nil {
		fmt.Fprintln(w, "no message fixed the cards before the deal")
		return
	}
	fmt.Fprintf(w, "check by eye: message %s in channel %s must show the hash above, be posted at %s, and never have been edited\n",
		printable(c.Message), printable(c.Channel), markup.Posted(c.Message).UTC().Format("2006-01-02 15:04:05 UTC"))
}

func nameOf(v replay.Verdict, seat int) string {
	if seat < len(v.Players) {
		return v.Players[seat].Plain()
	}
	return "nobody"
}

// printable is a text of a file without what could move a terminal's cursor.
func printable(s string) string {
	quoted := fmt.Sprintf("%q", s)
	return quoted[1 : len(quoted)-1]
}
