package app

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"time"

	"ruckus/bot/internal/backup"
	"ruckus/bot/internal/table"
	"ruckus/store"
)

// A restoring is a command line of restore.
type restoring struct {
	file, guild         string
	force, other, check bool
	asJSON              *bool
}

// restore puts what a backup has into the store.
func (p program) restore(ctx context.Context, args []string) error {
	r := restoring{}
	c, err := p.configured("restore", args, onStore, slog.LevelWarn, p.stderr, func(f *flag.FlagSet) {
		f.StringVar(&r.guild, "guild", "", "only the server with this `ID`; others stay untouched")
		f.BoolVar(&r.force, "force", false, "replace existing data")
		f.BoolVar(&r.other, "other-bot", false, "allow another bot's backup, whose messages this bot can't edit")
		f.BoolVar(&r.check, "check", false, "check the backup, show what's in it, and change nothing")
		r.asJSON = jsonFlag(f)
	}, &r.file)
	if err != nil {
		return err
	}
	if r.file == "" {
		return configError{"name the backup: ruckus restore FILE"}
	}
	f, err := os.Open(r.file)
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("there's no file %s: name one written by \"ruckus backup\"", r.file)
	}
	if err != nil {
		return err
	}
	defer f.Close()
	sum, err := backup.Check(f, r.guild, func(int, int) {})
	if err != nil {
		return fmt.Errorf("%s: %w", r.file, err)
	}
	err = p.tellOf(sum, r.file, *r.asJSON)
	if err := errors.Join(err, r.refuse(sum, botOf(c.Token))); err != nil || r.check {
		return err
	}
	st, err := openStore(ctx, c)
	if err != nil {
		return err
	}
	defer st.Close()
	return p.fill(ctx, st, f, r)
}

// refuse returns why a backup that is whole is not restored.
func (r restoring) refuse(sum backup.Summary, id string) error {
	if err := sum.Known(schemas); err != nil {
		return err
	}
	switch {
	case r.guild != "" && !sum.Has:
		return fmt.Errorf("it has no data of server %q", r.guild)
	case r.guild == "" && sum.Guild != "":
		return fmt.Errorf("it holds just one server: add --guild %s", sum.Guild)
	case sum.Bot != "" && id != "" && sum.Bot != id && !r.other:
		return fmt.Errorf("it's from bot %s, but DISCORD_TOKEN is bot %s's, which can't edit the other's messages: add --other-bot to restore it anyway", sum.Bot, id)
	}
	return nil
}

// fill puts the backup into the store. A mark there says that it is not done, until it is.
func (p program) fill(ctx context.Context, st store.Copier, f *os.File, r restoring) error {
	if at, err := table.LastBeat(ctx, st); err != nil {
		return err
	} else if time.Since(at) < ranJustNow {
		return errors.New("a bot is still running here: stop it, and wait half a minute")
	}
	began, begun, err := readMark(ctx, st)
	if err != nil {
		return err
	}
	empty, err := backup.Empty(ctx, st, r.guild)
	switch {
	case err != nil:
		return err
	case begun && began.Guild != r.guild:
		return errUnfinished
	case !empty && !begun && !r.force && r.guild != "":
		return fmt.Errorf("there's already data of server %s: add --force to replace it", r.guild)
	case !empty && !begun && !r.force:
		return errors.New("storage isn't empty: back it up, then add --force to replace everything")
	}
	if !begun {
		if err := putMark(ctx, st, mark{Guild: r.guild}); err != nil {
			return err
		}
	}
	if err := backup.Clear(ctx, st, r.guild, markKey); err != nil {
		return err
	}
	if _, err := f.Seek(0, io.SeekStart); err != nil {
		return err
	}
	size, err := f.Stat()
	if err != nil {
		return err
	}
	bar := newProgress(p.stderr, "KB").quiet()
	defer bar.end()
	if err := backup.Restore(ctx, &counted{Reader: f, of: size.Size(), tell: bar.show}, st, r.guild); err != nil {
		return fmt.Errorf("the restore didn't finish, and the bot won't start with half of it: run it again (%w)", err)
	}
	if err := st.Delete(ctx, markKey); err != nil {
		return err
	}
	if !*r.asJSON {
		fmt.Fprintln(p.stdout, "Restored.")
	}
	return nil
}

// ranJustNow is how long after its last heartbeat a bot may still be there.
const ranJustNow = 20 * time.Second

// A counted reader tells how far it is read.
type counted struct {
	io.Reader
	done, of int64
	tell     func(done, of int)
}

func (c *counted) Read(b []byte) (int, error) {
	n, err := c.Reader.Read(b)
	c.done += int64(n)
	c.tell(int(c.done>>10), int(c.of>>10))
	return n, err
}

// A mark is in a store while a backup is restored into it.
type mark struct {
	Guild string `json:"guild,omitempty"` // the only one that is restored
}

var (
	markKey  = store.Key{Guild: store.Installation, Kind: "restore", ID: "unfinished"}
	markForm = store.Form[mark]{Name: "the mark of a restore", Schema: 1}

	errUnfinished = errors.New("a restore was cut off: run the same \"ruckus restore\" again and let it finish")
)

func readMark(ctx context.Context, st store.Store) (m mark, begun bool, err error) {
	stored, m, err := store.Load(ctx, st, markKey, markForm)
	return m, stored.Version > 0, err
}

func putMark(ctx context.Context, st store.Store, m mark) error {
	data, err := markForm.Encode(m)
	if err == nil {
		_, err = st.Put(ctx, store.Record{Key: markKey, Data: data})
	}
	return err
}

// unfinished returns an error where a restore into the store has not ended.
func unfinished(ctx context.Context, st store.Store) error {
	_, begun, err := readMark(ctx, st)
	if err == nil && begun {
		err = errUnfinished
	}
	return err
}

// schemas are the newest that this program reads, by the kind of record. A backup with others is of a newer program.
var schemas = map[string]int{
	"backup": 1, "clock": 1, "daily": 1, "daily-secret": 1, "emojis": 1, "forget": 1, "league": 1, "left": 1, "lesson": 1, "met": 1,
	"night": 1, "person": 1, "posted": 1, "private": 1, "replay": 1, "restore": 1, "result": 1, "settings": 1, "struck": 1, "table": 1,
}
