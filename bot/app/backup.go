package app

import (
	"bufio"
	"context"
	"encoding/base64"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"ruckus/bot/internal/backup"
	"ruckus/render/screen"
	"ruckus/store"
	"ruckus/store/bolt"
)

// backup writes all that the bot keeps into a file, also while it runs.
func (p program) backup(ctx context.Context, args []string) error {
	var file, guild string
	var asJSON *bool
	most := 0
	c, err := p.configured("backup", args, onStore, slog.LevelWarn, p.stderr, func(f *flag.FlagSet) {
		f.StringVar(&guild, "guild", "", "only the server with this `ID`")
		f.IntVar(&most, "keep", 0, "FILE is a folder: keep the `NUMBER` newest backups there, each named by its time")
		asJSON = jsonFlag(f)
	}, &file)
	if err != nil {
		return err
	}
	if file == "" {
		return configError{"name the file to write: ruckus backup FILE (- for standard output)"}
	}
	switch {
	case most < 0:
		return configError{"use 1 or more for --keep: it's how many backups to keep"}
	case most > 0 && (guild != "" || file == "-"):
		return configError{"--keep needs whole backups in a folder: drop --guild, and name a folder"}
	case *asJSON && file == "-":
		return configError{"standard output can't hold both the backup and JSON: name a file"}
	case guild != "" && !store.IsKeyPart(guild):
		return configError{fmt.Sprintf("%q isn't a server ID", guild)}
	}
	folder := file
	if most > 0 {
		if err := os.MkdirAll(folder, 0o700); err != nil {
			return fmt.Errorf("can't write the backup there: %w", err)
		}
		file = filepath.Join(folder, time.Now().UTC().Format(datedName))
	}
	from, err := c.copied(ctx, guild)
	if err != nil {
		return err
	}
	defer from.Close()
	if file == "-" {
		sum, err := p.keep(from, p.stdout)
		if err == nil {
			p.noteMade(ctx, c, sum.Head)
		}
		return err
	}
	part, err := os.CreateTemp(filepath.Dir(file), filepath.Base(file)+".*.part")
	if err != nil {
		return fmt.Errorf("can't write the backup there: %w", err)
	}
	defer os.Remove(part.Name()) // it has its name by then, or is worth nothing
	sum, err := p.keep(from, part)
	if err == nil {
		err = part.Sync()
	}
	err = errors.Join(err, part.Close())
	if err == nil {
		err = os.Rename(part.Name(), file)
	}
	if err != nil {
		return fmt.Errorf("no backup made; an older file there is untouched: %w", err)
	}
	p.noteMade(ctx, c, sum.Head)
	if err := p.tellOf(sum, file, *asJSON); err != nil {
		return err
	}
	if sum.Lost > 0 { // older backups stay: they may have what this one lacks
		return fmt.Errorf("%s couldn't be read and are missing from the backup. The first:\n  %s", screen.Plural(sum.Lost, "record"), strings.Join(sum.Damaged, "\n  "))
	}
	if most > 0 {
		if err := prune(folder, most); err != nil {
			return fmt.Errorf("the backup is fine, but older ones couldn't be deleted: %w", err)
		}
	}
	return nil
}

// datedName is how a backup among others is called; their names sort by time.
const datedName = "ruckus-2006-01-02T150405Z"

// prune deletes all but the newest backups in a folder. What is called otherwise is somebody else's.
func prune(folder string, most int) error {
	files, err := os.ReadDir(folder) // sorted by name
	if err != nil {
		return err
	}
	var dated []string
	for _, f := range files {
		if _, err := time.Parse(datedName, f.Name()); err == nil {
			dated = append(dated, filepath.Join(folder, f.Name()))
		}
	}
	for _, old := range dated[:max(len(dated)-most, 0)] {
		err = errors.Join(err, os.Remove(old))
	}
	return err
}

// keep writes a backup while it is read, and checks it on the way.
func (p program) keep(from io.Reader, to io.Writer) (backup.Summary, error) {
	bar := newProgress(p.stderr, "servers").quiet()
	defer bar.end()
	sum, err := backup.Check(io.TeeReader(from, to), "", bar.show)
	if errors.Is(err, backup.ErrDamaged) {
		err = errors.New("the bot stopped it; its log says why")
	}
	return sum, err
}

// copied is a backup of the store, as it is written: by this process, or by the bot that has the store's file open.
func (c config) copied(ctx context.Context, guild string) (io.ReadCloser, error) {
	if c.Redis == "" {
		if _, err := os.Stat(c.file()); errors.Is(err, fs.ErrNotExist) {
			return nil, fmt.Errorf("%s doesn't exist: name the right folder with --data, or set REDIS_URL", c.file())
		}
	}
	st, err := openStore(ctx, c)
	if errors.Is(err, bolt.ErrInUse) {
		return askForBackup(ctx, c.socket(), guild)
	}
	if err != nil {
		return nil, err
	}
	if err := unfinished(ctx, st); err != nil {
		return nil, errors.Join(err, st.Close())
	}
	r, w := io.Pipe()
	go func() {
		err := backup.Write(ctx, w, st, c.head(guild))
		w.CloseWithError(errors.Join(err, st.Close()))
	}()
	return r, nil
}

func (c config) head(guild string) backup.Head {
	return backup.Head{Program: thisVersion(), Made: time.Now().UTC(), Bot: botOf(c.Token), Guild: guild}
}

// botID is the form of the ID in a token.
var botID = regexp.MustCompile(`^\d{1,20}$`)

// botOf is the ID of the bot that a token is of, with which it begins; "" where it does not.
func botOf(token string) string {
	first, _, _ := strings.Cut(token, ".")
	id, err := base64.RawStdEncoding.DecodeString(strings.TrimRight(first, "="))
	if err != nil || !botID.Match(id) {
		return ""
	}
	return string(id)
}

// tellOf prints what a backup has.
func (p program) tellOf(s backup.Summary, file string, asJSON bool) error {
	if !asJSON {
		_, err := fmt.Fprintf(p.stdout, "%s: %s\n", file, spokenSummary(s))
		return err
	}
	return p.printJSON(map[string]any{
		"file": file, "version": s.Program, "made": s.Made, "bot": s.Bot, "server": s.Head.Guild, "servers": s.End.Guilds, "records": s.Records, "lost": s.Lost,
	})
}

// spokenSummary says what a backup has.
func spokenSummary(s backup.Summary) string {
	of := ""
	if s.Bot != "" {
		of = " of the bot " + s.Bot
	}
	what := screen.Plural(s.End.Guilds, "server")
	if s.Head.Guild != "" {
		what = "the server " + s.Head.Guild
	}
	return fmt.Sprintf("The backup%s of %s, written by version %s, is whole: %s, %s.", of, s.Made.Format("2 January 2006, 15:04:05 MST"), s.Program, what, screen.Plural(s.Records, "record"))
}

// socket is where a bot that has a file open is asked for a backup of it.
func (c config) socket() string { return filepath.Join(c.Data, "socket", "backup") }

// askForBackup asks the bot that has the file open.
func askForBackup(ctx context.Context, socket, guild string) (io.ReadCloser, error) {
	conn, err := dialSocket(ctx, socket)
	if err != nil {
		return nil, fmt.Errorf("another ruckus process is using the storage and gives no backup at %s: let a restore end first; if it's the bot, its log says why (%w)", socket, err)
	}
	if _, err := fmt.Fprintln(conn, guild); err != nil {
		return nil, errors.Join(err, conn.Close())
	}
	return conn, nil
}

// toldMade begins what tells a bot of a backup that is safe: no ID of a server has a space in it.
const toldMade = "made "

// noteMade has the store know when it was last backed up. A store that takes nothing new can be backed up all the same, so
// a fault of that is only said. A backup of one server saves nobody else.
func (p program) noteMade(ctx context.Context, c config, head backup.Head) {
	if head.Guild != "" {
		return
	}
	st, err := openStore(ctx, c)
	switch {
	case errors.Is(err, bolt.ErrInUse):
		err = tellMade(ctx, c.socket(), head.Made)
	case err == nil:
		err = errors.Join(backup.Made(ctx, st, head.Made), st.Close())
	}
	if err != nil {
		fmt.Fprintf(p.stderr, "The backup is fine, but its time couldn't be stored for the metrics: %v\n", err)
	}
}

// tellMade tells the bot that has the file open, and returns when it is done.
func tellMade(ctx context.Context, socket string, made time.Time) error {
	conn, err := dialSocket(ctx, socket)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(conn, toldMade+made.Format(time.RFC3339Nano))
	_, read := io.Copy(io.Discard, conn)
	return errors.Join(err, read, conn.Close())
}

// A backupServer answers who asks a bot for a backup of its store, one after the other.
type backupServer struct {
	store store.Copier
	head  func(guild string) backup.Head
	log   *slog.Logger
}

// answer writes a backup for a process that asks for it. What fails is in the log: the other side finds the backup cut.
func (b backupServer) answer(ctx context.Context, conn io.ReadWriter) {
	asked, err := bufio.NewReader(io.LimitReader(conn, store.MaxKeyPart+1)).ReadString('\n')
	guild := strings.TrimSuffix(asked, "\n")
	if at, told := strings.CutPrefix(guild, toldMade); told {
		made, err := time.Parse(time.RFC3339Nano, at)
		err = errors.Join(err, backup.Made(ctx, b.store, made))
		if err != nil {
			b.log.Warn("backup made, but its time couldn't be stored: the alert for old backups may fire", "cause", err)
		}
		return
	}
	if err == nil && guild != "" && !store.IsKeyPart(guild) {
		err = store.ErrKey
	}
	if err == nil {
		to := bufio.NewWriterSize(conn, 1<<16)
		err = backup.Write(ctx, to, b.store, b.head(guild))
		err = errors.Join(err, to.Flush())
	}
	if err != nil {
		b.log.Error("backup failed or incomplete", "do", "make another", "cause", err)
		return
	}
	b.log.Info("backup made", "guild", guild)
}
