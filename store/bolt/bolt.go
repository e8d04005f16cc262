// Package bolt is a store in one file on this machine, for one process at a time. It needs nothing installed.
//
// The file has four buckets. "records" maps guild/kind/id to a record as store.Seal returns it. "due" has an empty entry for each record
// with a due time, keyed by that time and the record's key, so its order is the order in which records are due. "ranks" has an empty
// entry for each rank of a record, keyed by guild/kind/list/, the rank and the record's ID (rank.go). "logs" maps the record's key, the
// version a line came with and its number in that put to the line.
package bolt

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"time"

	"go.etcd.io/bbolt"

	"ruckus/store"
)

var (
	records = []byte("records")
	due     = []byte("due")
	ranks   = []byte("ranks")
	logs    = []byte("logs")
)

// A Store is a store.Store in a file.
type Store struct {
	db      *bbolt.DB
	commits *committer
	file    os.FileInfo // as it was opened
}

var _ store.Store = (*Store)(nil)

func (s *Store) Get(ctx context.Context, key store.Key) (r store.Record, err error) {
	if err := key.Check(); err != nil {
		return store.Record{}, err
	}
	err = s.view(ctx, func(tx *bbolt.Tx) (err error) {
		r, err = get(tx, key)
		r.Data = bytes.Clone(r.Data)
		return err
	})
	return r, err
}

func (s *Store) Put(ctx context.Context, r store.Record, log ...[]byte) (store.Record, error) {
	return store.One(s.Commit(ctx, store.Write{Record: r, Log: log}))
}

func (s *Store) Commit(ctx context.Context, writes ...store.Write) ([]store.Record, error) {
	if err := store.CheckWrites(writes); err != nil || len(writes) == 0 {
		return nil, err
	}
	// All that is written is copied here: the commit may still run when the caller, whose context ended, is gone.
	var asked []store.Record
	var lines [][][]byte
	for _, w := range writes {
		asked = append(asked, store.Advance(w.Record))
		lines = append(lines, cloneAll(w.Log))
	}
	var stored []store.Record // is the caller's only when the commit is done
	err := s.commits.do(ctx, func(tx *bbolt.Tx) error {
		var old []store.Record
		stored = nil
		for _, r := range asked {
			was, err := get(tx, r.Key)
			if err != nil && !errors.Is(err, store.ErrNotFound) {
				return err
			}
			if was.Version != r.Version-1 {
				return store.ErrConflict
			}
			old = append(old, was)
			r.Ranks = maps.Clone(r.Ranks)
			stored = append(stored, r)
		}
		if err := store.Number(stored, func(l store.Ranking) (int64, error) { return greatest(tx, l), nil }); err != nil {
			return err
		}
		for i, r := range stored {
			if err := replace(tx, old[i], r, lines[i]); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return stored, nil
}

// replace writes a record in the place of an old one. Of that, only what the indexes have is needed.
func replace(tx *bbolt.Tx, old, r store.Record, lines [][]byte) error {
	name := []byte(r.Key.String())
	if err := move(tx, name, old.Due, r.Due); err != nil {
		return err
	}
	if err := rank(tx, r.Key, old.Ranks, r.Ranks); err != nil {
		return err
	}
	if err := tx.Bucket(records).Put(name, store.Seal(r)); err != nil {
		return err
	}
	for i, line := range lines {
		if err := tx.Bucket(logs).Put(lineKey(name, r.Version, i), line); err != nil {
			return err
		}
	}
	return nil
}

// move takes the key from its old place in the due index to the new one.
func move(tx *bbolt.Tx, name []byte, from, to time.Time) error {
	if !from.IsZero() {
		if err := tx.Bucket(due).Delete(dueKey(from, name)); err != nil {
			return err
		}
	}
	if to.IsZero() {
		return nil
	}
	return tx.Bucket(due).Put(dueKey(to, name), nil)
}

// Scan goes by the IDs.
func (s *Store) Scan(ctx context.Context, guild, kind, from string, most int) (found []store.Record, next string, err error) {
	if err := (store.Key{Guild: guild, Kind: kind, ID: "any"}).Check(); err != nil {
		return nil, "", err
	}
	err = s.view(ctx, func(tx *bbolt.Tx) error {
		var damaged []error
		prefix := []byte(store.Key{Guild: guild, Kind: kind}.String())
		c := tx.Bucket(records).Cursor()
		k, sealed := c.Seek(append(bytes.Clone(prefix), from...))
		if from != "" && string(k) == string(prefix)+from {
			k, sealed = c.Next()
		}
		for seen := 0; bytes.HasPrefix(k, prefix); k, sealed = c.Next() {
			seen++
			if seen > max(most, 1) {
				next = from
				break
			}
			from = string(k[len(prefix):])
			r, err := store.Unseal(store.Key{Guild: guild, Kind: kind, ID: from}, bytes.Clone(sealed))
			if err != nil {
				damaged = append(damaged, err)
				continue
			}
			found = append(found, r)
		}
		return errors.Join(damaged...)
	})
	return found, next, err
}

func (s *Store) Due(ctx context.Context, before time.Time, max int) (keys []store.Key, err error) {
	err = s.view(ctx, func(tx *bbolt.Tx) error {
		c := tx.Bucket(due).Cursor()
		for k, _ := c.First(); k != nil && len(keys) < max; k, _ = c.Next() {
			at, key, err := parseDueKey(k)
			if err != nil {
				return err
			}
			if at.After(before) {
				break
			}
			keys = append(keys, key)
		}
		return nil
	})
	return keys, err
}

func (s *Store) Log(ctx context.Context, key store.Key) (lines [][]byte, err error) {
	if err := key.Check(); err != nil {
		return nil, err
	}
	err = s.view(ctx, func(tx *bbolt.Tx) error {
		name := []byte(key.String())
		if tx.Bucket(records).Get(name) == nil {
			return store.ErrNotFound
		}
		lines = linesOf(tx, name)
		return nil
	})
	return lines, err
}

// Ping makes an empty commit, and checks that the file is still there and the disk has room for a move. See room.
func (s *Store) Ping(ctx context.Context) error {
	if now, err := os.Stat(s.db.Path()); err != nil || !os.SameFile(s.file, now) {
		return fmt.Errorf("%s was moved, deleted or replaced while the bot runs: put it back, or everything stored from now on is lost at the next start", s.db.Path())
	}
	if err := s.commits.do(ctx, func(*bbolt.Tx) error { return nil }); err != nil {
		return err
	}
	return s.room()
}

// Close waits for calls that are running.
func (s *Store) Close() error { return s.db.Close() }

// view reads from the database as it is now.
func (s *Store) view(ctx context.Context, read func(*bbolt.Tx) error) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	return guarded(func() error { return s.db.View(read) })
}

// get returns the stored record, whose data is valid only during the transaction.
func get(tx *bbolt.Tx, key store.Key) (store.Record, error) {
	sealed := tx.Bucket(records).Get([]byte(key.String()))
	if sealed == nil {
		return store.Record{}, store.ErrNotFound
	}
	return store.Unseal(key, sealed)
}
