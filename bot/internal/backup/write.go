package backup

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"strings"

	"ruckus/store"
)

const (
	blockRecords = 500     // at most in one block
	blockBytes   = 1 << 20 // with this many a block is full
	guildsAtOnce = 500     // that are listed
)

// Write writes a backup of the store: of one guild, or of all and what belongs to all together where the head names none.
// Each guild is as it was at one moment. Records that are damaged are left out and listed at the end of the backup.
func Write(ctx context.Context, to io.Writer, s store.Copier, head Head) error {
	guilds := []string{head.Guild}
	if head.Guild == "" {
		var err error
		guilds, err = listed(ctx, s)
		if err != nil {
			return err
		}
		head.Guilds = len(guilds)
		guilds = append([]string{store.Installation}, guilds...)
	}
	if _, err := io.WriteString(to, firstLine(format)); err != nil {
		return err
	}
	w := writing{blockWriter: blockWriter{to: to}, end: End{Schemas: map[string]int{}}}
	if err := w.write(block{Head: &head}); err != nil {
		return err
	}
	for _, guild := range guilds {
		before := w.end.Records
		err := s.Copy(ctx, guild, w.add)
		if errors.Is(err, store.ErrDamaged) {
			w.end.Damaged = append(w.end.Damaged, strings.Split(err.Error(), "\n")...)
			err = nil
		}
		if err := errors.Join(err, w.flush()); err != nil {
			return err
		}
		if w.end.Records > before && guild != store.Installation {
			w.end.Guilds++
		}
	}
	return w.write(block{End: &w.end})
}

// listed are all guilds of which the store keeps something.
func listed(ctx context.Context, s store.Store) (all []string, err error) {
	for last := ""; ; last = all[len(all)-1] {
		part, err := s.Guilds(ctx, last, guildsAtOnce)
		if err != nil || len(part) == 0 {
			return all, err
		}
		all = append(all, part...)
	}
}

// A writing is a backup that is written.
type writing struct {
	blockWriter
	next []record
	size int // of what is in next, in bytes
	end  End
}

func (w *writing) add(c store.Write) error {
	r := record{Key: c.Record.Key, Log: c.Log, Expires: c.Record.Expires}
	if c.Record.Version > 0 {
		r.Sealed = store.Seal(c.Record)
		kind := family(r.Kind)
		w.end.Schemas[kind] = max(w.end.Schemas[kind], schemaOf(c.Record.Data))
	}
	w.next = append(w.next, r)
	w.end.Records++
	w.size += len(r.Sealed)
	for _, line := range r.Log {
		w.size += len(line)
	}
	if len(w.next) >= blockRecords || w.size >= blockBytes {
		return w.flush()
	}
	return nil
}

func (w *writing) flush() error {
	if len(w.next) == 0 {
		return nil
	}
	err := w.write(block{Records: w.next})
	w.next, w.size = nil, 0
	return err
}

// family is the kind of a record without the game that is in its name.
func family(kind string) string {
	name, _, _ := strings.Cut(kind, "-")
	return name
}

// schemaOf is the schema of a record of JSON, see store.Form; 0 where it has none.
func schemaOf(data []byte) int {
	var head struct {
		V int `json:"v"`
	}
	if json.Unmarshal(data, &head) != nil {
		return 0
	}
	return head.V
}
