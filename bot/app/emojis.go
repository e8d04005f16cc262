package app

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"os"
	"strings"
	"time"

	"ruckus/bot"
	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/emojis"
	"ruckus/render/screen"
)

// emojis puts the pictures of cards and tokens up at Discord, and returns when all of them are.
func (p program) emojis(ctx context.Context, args []string) error {
	var dry, asJSON *bool
	c, err := p.configured("emojis", args, onDiscord, slog.LevelWarn, p.stderr, func(f *flag.FlagSet) {
		dry, asJSON = f.Bool("dry-run", false, "show what would be uploaded and deleted, and change nothing"), jsonFlag(f)
	})
	if err != nil {
		return err
	}
	if c.Tuning.NoEmojis {
		fmt.Fprintln(p.stdout, "RUCKUS_CARD_PICTURES is off: cards are text, so there's nothing to upload.")
		return nil
	}
	st, err := openStore(ctx, c)
	if err != nil {
		return err
	}
	defer st.Close()
	k, err := bot.Emojis(bot.Config{Token: c.Token, Store: st, Kinds: c.Kinds, Looks: p.looks(), Transport: p.transport, Log: c.Log, Tuning: c.Tuning, Contact: c.Contact, Version: thisVersion()})
	if err != nil {
		return err
	}
	if *dry {
		return p.planEmojis(ctx, k, *asJSON)
	}
	bar := progressBar{to: p.stdout, rewrites: isTerminal(p.stdout)}
	if *asJSON {
		bar = progressBar{to: io.Discard}
	}
	err = k.Fill(ctx, bar.tell)
	bar.end()
	if *asJSON {
		err = errors.Join(p.printJSON(k.State()), err)
	}
	up, of := k.Count()
	switch {
	case ctx.Err() != nil:
		return fmt.Errorf("stopped: %d of %d pictures are up. Run it again to continue, or let \"ruckus serve\" upload the rest", up, of)
	case discord.IsStatus(err, http.StatusUnauthorized):
		return discord.BadToken
	case err != nil:
		return fmt.Errorf("%d of %d pictures are up: %w", up, of, err)
	}
	if !*asJSON {
		fmt.Fprintf(p.stdout, "All %d pictures are up.\n", of)
	}
	return nil
}

// planEmojis says what would be done.
func (p program) planEmojis(ctx context.Context, k *emojis.Keeper, asJSON bool) error {
	switch err := k.Look(ctx); {
	case discord.IsStatus(err, http.StatusUnauthorized):
		return discord.BadToken
	case err != nil:
		return err
	}
	s := k.State()
	if asJSON {
		return p.printJSON(s)
	}
	fmt.Fprintf(p.stdout, "%d of %d pictures are up. The application also has %s that this bot didn't upload; it never deletes those.\n", s.Up, s.Of, screen.Plural(s.Foreign, "emoji"))
	for _, part := range []struct {
		what  string
		names []string
	}{
		{"to upload", s.Add},
		{"to delete ten minutes after \"ruckus serve\" starts: the bot uploaded them, and no game uses them now", s.Delete},
	} {
		if len(part.names) > 0 {
			fmt.Fprintf(p.stdout, "%d %s: %s\n", len(part.names), part.what, strings.Join(part.names, " "))
		}
	}
	if s.Crowded != "" {
		return errors.New(s.Crowded)
	}
	return nil
}

// A progressBar shows how far the pictures are: on a terminal in one line that changes, elsewhere in lines of which there are
// about a dozen for each wait.
type progressBar struct {
	to       io.Writer
	rewrites bool
	last     emojis.Progress // that was written
	width    int             // of the line on the terminal
}

const (
	emojiBar   = 20
	emojiLines = 10 // from nothing to all, elsewhere
)

func (b *progressBar) tell(p emojis.Progress) {
	line := b.line(p)
	if b.rewrites {
		done := emojiBar * p.Up / max(p.Of, 1)
		line = "[" + strings.Repeat("#", done) + strings.Repeat(".", emojiBar-done) + "] " + line
		fmt.Fprintf(b.to, "\r%-*s", b.width, line)
		b.width = len(line)
		return
	}
	waits := !p.Wait.IsZero() && !p.Wait.Equal(b.last.Wait)
	if b.last.Of == 0 || waits || p.Up == p.Of || p.Up*emojiLines/max(p.Of, 1) != b.last.Up*emojiLines/max(p.Of, 1) {
		fmt.Fprintln(b.to, line)
		b.last = p
	}
}

// line is how far it is, in words. With the bar it fits into 80 columns.
func (b *progressBar) line(p emojis.Progress) string {
	line := fmt.Sprintf("%d of %d up", p.Up, p.Of)
	if !p.Wait.IsZero() {
		line += "; the next at " + p.Wait.Local().Format("15:04")
	}
	if p.Left > 0 {
		line += "; about " + spoken(p.Left) + " left"
	}
	return line
}

// end ends the line that changes.
func (b *progressBar) end() {
	if b.width > 0 {
		fmt.Fprintln(b.to)
	}
}

// spoken is a time as people say it: "6 h 40 min".
func spoken(d time.Duration) string {
	if d < time.Minute {
		return fmt.Sprintf("%d s", int(d.Round(time.Second).Seconds()))
	}
	minutes := int(d.Round(time.Minute).Minutes())
	if minutes < 60 {
		return fmt.Sprintf("%d min", minutes)
	}
	return fmt.Sprintf("%d h %d min", minutes/60, minutes%60)
}

// isTerminal reports whether lines can be written over.
func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
