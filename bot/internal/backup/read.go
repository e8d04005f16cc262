package backup

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"

	"ruckus/store"
)

// A Summary is what a backup has.
type Summary struct {
	Head
	End
	Has bool // something of the guild that was asked for
}

// Check reads a whole backup, and returns what it has, also of a guild. It calls progress with each block. Errors: ErrNoBackup,
// ErrNewer, ErrDamaged.
func Check(from io.Reader, guild string, progress func(guilds, of int)) (sum Summary, err error) {
	last, guilds, records := "", 0, 0
	sum.Head, sum.End, err = read(from, func(r record) error {
		records++
		if r.key.Guild != last && r.key.Guild != store.Installation {
			guilds++
		}
		last = r.key.Guild
		sum.Has = sum.Has || r.key.Guild == guild
		_, err := r.write()
		return err
	}, func(h Head) error {
		progress(guilds, h.Guilds)
		return nil
	})
	if err == nil && (records != sum.Records || guilds != sum.End.Guilds) {
		err = ErrDamaged
	}
	return sum, err
}

// Each calls each with the records of a backup that a bot gives just now. They are the callee's own, and one may come again, see
// store.Copier.
func Each(from io.Reader, each func(store.Write) error) error {
	_, _, err := read(from, func(r record) error {
		w, err := r.write()
		if err != nil {
			return err
		}
		w.Record.Data = bytes.Clone(w.Record.Data)
		return each(w)
	}, func(Head) error { return nil })
	return err
}

// Is reports whether a file begins as a backup does.
func Is(file string) bool {
	f, err := os.Open(file)
	if err != nil {
		return false
	}
	defer f.Close()
	return !errors.Is((&blockReader{from: bufio.NewReader(f)}).begin(), ErrNoBackup)
}

// read calls each with the records of a backup, in order, and then with the end of each block, behind which they are no longer valid.
func read(from io.Reader, each func(record) error, then func(Head) error) (head Head, end End, err error) {
	r := blockReader{from: bufio.NewReaderSize(from, 1<<16)}
	if err := r.begin(); err != nil {
		return head, end, err
	}
	for wanted := byte(headBlock); ; wanted = recordsBlock {
		kind, rest, err := r.read()
		switch {
		case err != nil:
		case kind == endBlock && wanted != headBlock:
			if _, more := r.from.ReadByte(); more != io.EOF {
				return head, end, ErrDamaged
			}
			err = readText(rest, &end)
			return head, end, err
		case kind != wanted:
			err = ErrDamaged
		case kind == headBlock:
			err = readText(rest, &head)
		default:
			err = eachRecord(rest, each)
			if err == nil {
				err = then(head)
			}
		}
		if err != nil {
			return head, end, err
		}
	}
}

// eachRecord calls each with the records of a block.
func eachRecord(rest []byte, each func(record) error) (err error) {
	for len(rest) > 0 && err == nil {
		var r record
		r, rest, err = takeRecord(rest)
		if err == nil {
			err = each(r)
		}
	}
	return err
}

// Known returns ErrNewer for a backup with records that this program would refuse. Schemas are the newest that it knows, by kind.
func (s Summary) Known(schemas map[string]int) error {
	for _, kind := range slices.Sorted(maps.Keys(s.Schemas)) {
		if s.Schemas[kind] > schemas[kind] {
			return fmt.Errorf("%w (%s; records of the kind %s have schema %d, known is %d)", ErrNewer, s.Program, kind, s.Schemas[kind], schemas[kind])
		}
	}
	return nil
}

// Restore puts the records of a backup that was checked into a store in which none of them are: all, or those of one guild.
func Restore(ctx context.Context, from io.Reader, s store.Copier, guild string) error {
	p := pasting{store: s}
	_, _, err := read(from, func(r record) error {
		if guild != "" && r.key.Guild != guild {
			return nil
		}
		return p.add(ctx, r)
	}, func(Head) error { return p.flush(ctx) })
	return err
}

// A pasting puts records into a store, some at once.
type pasting struct {
	store store.Copier
	guild string
	seen  map[store.Key]bool // of this guild
	next  []store.Write
}

const pasteAtOnce = 100

func (p *pasting) add(ctx context.Context, r record) error {
	if r.key.Guild != p.guild || len(p.next) == pasteAtOnce {
		if err := p.flush(ctx); err != nil {
			return err
		}
	}
	if r.key.Guild != p.guild {
		p.guild, p.seen = r.key.Guild, map[store.Key]bool{}
	}
	if p.seen[r.key] { // it changed while the backup was taken
		if err := p.flush(ctx); err != nil {
			return err
		}
		if err := p.store.Delete(ctx, r.key); err != nil {
			return err
		}
	}
	p.seen[r.key] = true
	w, err := r.write()
	if err == nil && w.Record.Version > 0 {
		p.next = append(p.next, w)
	}
	return err
}

func (p *pasting) flush(ctx context.Context) error {
	if len(p.next) == 0 {
		return nil
	}
	err := p.store.Paste(ctx, p.next...)
	p.next = nil
	if errors.Is(err, store.ErrConflict) {
		return fmt.Errorf("something else is writing to storage: stop the bot, and restore again (%w)", err)
	}
	return err
}

// Clear deletes all that a restore puts in its place: of one guild, or of all and what belongs to all together, but for the key.
func Clear(ctx context.Context, s store.Copier, guild string, but store.Key) error {
	if guild != "" {
		return s.DeleteGuild(ctx, guild)
	}
	guilds, err := listed(ctx, s)
	if err != nil {
		return err
	}
	for _, g := range guilds {
		if err := s.DeleteGuild(ctx, g); err != nil {
			return err
		}
	}
	var common []store.Key
	err = s.Copy(ctx, store.Installation, func(w store.Write) error {
		common = append(common, w.Record.Key)
		return nil
	})
	if err != nil {
		return err
	}
	for _, key := range common {
		if key == but {
			continue
		}
		if err := s.Delete(ctx, key); err != nil {
			return err
		}
	}
	return nil
}

// errFound ends a copy that has found something.
var errFound = errors.New("found")

// Empty reports whether a store keeps nothing: of one guild, or at all.
func Empty(ctx context.Context, s store.Copier, guild string) (bool, error) {
	guilds := []string{guild}
	if guild == "" {
		some, err := s.Guilds(ctx, "", 1)
		if err != nil || len(some) > 0 {
			return false, err
		}
		guilds = []string{store.Installation}
	}
	err := s.Copy(ctx, guilds[0], func(store.Write) error { return errFound })
	if errors.Is(err, errFound) || errors.Is(err, store.ErrDamaged) {
		return false, nil
	}
	return err == nil, err
}
