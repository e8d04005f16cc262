package backup

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"

	"ruckus/store"
)

// A Summary is what a backup has.
type Summary struct {
	Head
	End
	Names []string // of the guilds, in the order in which they stand in it
}

// Check reads a whole backup, and returns what it has. It calls progress with each block. Errors: ErrNoBackup, ErrNewer, ErrDamaged.
func Check(from io.Reader, progress func(guilds, of int)) (sum Summary, err error) {
	last, records := "", 0
	head, end, err := read(from, func(h Head, all []record) error {
		for _, r := range all {
			records++
			if r.Guild != last && r.Guild != store.Installation {
				sum.Names = append(sum.Names, r.Guild)
			}
			last = r.Guild
			if _, err := r.write(); err != nil {
				return err
			}
		}
		progress(len(sum.Names), h.Guilds)
		return nil
	})
	if err == nil && (records != end.Records || len(sum.Names) != end.Guilds) {
		err = ErrDamaged
	}
	sum.Head, sum.End = head, end
	return sum, err
}

// read calls each with the records of a backup, in order.
func read(from io.Reader, each func(Head, []record) error) (head Head, end End, err error) {
	r := blockReader{from: bufio.NewReaderSize(from, 1<<16)}
	if err := r.begin(); err != nil {
		return head, end, err
	}
	first, err := r.read()
	if err == nil && first.Head == nil {
		err = ErrDamaged
	}
	for err == nil {
		var b block
		b, err = r.read()
		switch {
		case err != nil:
		case b.End != nil:
			if _, more := r.from.ReadByte(); more != io.EOF {
				return *first.Head, end, ErrDamaged
			}
			return *first.Head, *b.End, nil
		default:
			err = each(*first.Head, b.Records)
		}
	}
	return head, end, err
}

// write is the record as a store takes it; of version 0 where it was deleted after all.
func (r record) write() (w store.Write, err error) {
	w.Record.Key = r.Key
	if err := w.Record.Key.Check(); err != nil {
		return w, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	if len(r.Sealed) == 0 {
		return w, nil
	}
	w.Record, err = store.Unseal(r.Key, r.Sealed)
	if err != nil {
		return w, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	w.Record.Expires, w.Log = r.Expires, r.Log
	return w, nil
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
	_, _, err := read(from, func(_ Head, all []record) error {
		for _, r := range all {
			if guild != "" && r.Guild != guild {
				continue
			}
			if err := p.add(ctx, r); err != nil {
				return err
			}
		}
		return p.flush(ctx)
	})
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
	if r.Guild != p.guild || len(p.next) == pasteAtOnce {
		if err := p.flush(ctx); err != nil {
			return err
		}
	}
	if r.Guild != p.guild {
		p.guild, p.seen = r.Guild, map[store.Key]bool{}
	}
	if p.seen[r.Key] { // it changed while the backup was taken
		if err := p.flush(ctx); err != nil {
			return err
		}
		if err := p.store.Delete(ctx, r.Key); err != nil {
			return err
		}
	}
	p.seen[r.Key] = true
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
		return fmt.Errorf("something else writes to the store: stop the bot, and restore again (%w)", err)
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
