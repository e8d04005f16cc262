package store

import (
	"cmp"
	"context"
	"errors"
	"maps"
	"slices"
)

// A backup holds a server as it was at one moment, even while people play. What's copied is put back at the same versions,
// so a file can become a Redis and the other way round.

// A Copier is a Store of which all can be taken out, and put into another one.
type Copier interface {
	Store
	// Copy calls each with every record of a guild, or of Installation, and with its log: all as they were at one moment of the
	// call. A record that others change meanwhile may come again. Then the last one counts, and with Version 0 it is not
	// stored. Expires is set where the store knows it. Copy returns the first error of each, and ErrDamaged where it has left
	// out what cannot be read.
	Copy(ctx context.Context, guild string, each func(Write) error) error
	// Paste stores records of one guild as Copy has given them, with their versions and logs: all or none. It returns
	// ErrConflict where one of them is stored already.
	Paste(ctx context.Context, writes ...Write) error
}

// Pasted returns the records that a store keeps of writes which Paste was given, as its own copies, or why it must refuse them.
func Pasted(writes []Write) ([]Write, error) {
	if err := CheckWrites(writes); err != nil {
		return nil, err
	}
	var own []Write
	for _, w := range writes {
		r := w.Record
		if r.Version == 0 {
			return nil, errors.New("store: a record that isn't stored can't be pasted")
		}
		r.Version--
		next := Advance(r)
		next.Expires = r.Expires
		own = append(own, Write{next, cloneAll(w.Log)})
	}
	return own, nil
}

func (m *Memory) Copy(ctx context.Context, guild string, each func(Write) error) error {
	if err := cmp.Or(ctx.Err(), Key{guild, "any", "any"}.Check()); err != nil {
		return err
	}
	var found []Write
	m.mu.Lock()
	for _, key := range slices.SortedFunc(maps.Keys(m.records), func(a, b Key) int { return cmp.Compare(a.String(), b.String()) }) {
		if key.Guild == guild {
			found = append(found, Write{clone(m.records[key]), cloneAll(m.logs[key])})
		}
	}
	m.mu.Unlock()
	for _, w := range found {
		if err := each(w); err != nil {
			return err
		}
	}
	return nil
}

func (m *Memory) Paste(ctx context.Context, writes ...Write) error {
	own, err := Pasted(writes)
	if err := cmp.Or(ctx.Err(), err); err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, w := range own {
		if m.records[w.Record.Key].Version != 0 {
			return ErrConflict
		}
	}
	for _, w := range own {
		w.Record.Expires = Record{}.Expires
		m.records[w.Record.Key], m.logs[w.Record.Key] = w.Record, w.Log
	}
	return nil
}
