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
	mostNamed    = 100     // records that are not in it
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
	if err := w.writeText(headBlock, head); err != nil {
		return err
	}
	for _, guild := range guilds {
		before := w.end.Records
		err := s.Copy(ctx, guild, w.add)
		if errors.Is(err, store.ErrDamaged) {
			w.damaged(strings.Split(err.Error(), "\n")...)
			err = nil
		}
		if err := errors.Join(err, w.flush()); err != nil {
			return err
		}
		if w.end.Records > before && guild != store.Installation {
			w.end.Guilds++
		}
	}
	return w.writeText(endBlock, w.end)
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
	next []byte // the content of the block
	many int    // records in it
	end  End
}

func (w *writing) add(c store.Write) error {
	r, err := recordOf(c)
	if err != nil {
		w.damaged(err.Error())
		return nil
	}
	if c.Record.Version > 0 {
		kind := family(c.Record.Key.Kind)
		w.end.Schemas[kind] = max(w.end.Schemas[kind], schemaOf(c.Record.Data))
	}
	if w.many == 0 {
		w.next = append(w.next[:0], recordsBlock)
	}
	w.next = r.append(w.next)
	w.many++
	w.end.Records++
	if w.many >= blockRecords || len(w.next) >= blockBytes {
		return w.flush()
	}
	return nil
}

// damaged notes what is not in the backup: of much, how much it is.
func (w *writing) damaged(what ...string) {
	w.end.Lost += len(what)
	room := mostNamed - len(w.end.Damaged)
	for _, s := range what[:min(len(what), room)] {
		w.end.Damaged = append(w.end.Damaged, s[:min(len(s), 200)])
	}
}

func (w *writing) flush() error {
	if w.many == 0 {
		return nil
	}
	err := w.write(w.next)
	w.many = 0
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
