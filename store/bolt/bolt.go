// Package bolt is a store in one file on this machine, of one process at a time. Nothing has to be installed for it.
//
// The file holds three buckets. "records" maps guild/kind/id to a sealed record (see seal). "due" has an empty entry
// for each record with a due time, keyed by that time and the record's key, so that its order is the order in which
// records are due. "logs" maps the record's key, the version that a line came with and its number in that put to the line.
package bolt

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"syscall"
	"time"

	"go.etcd.io/bbolt"

	"ruckus/store"
)

var (
	// ErrInUse is returned by Open when another process has the file open.
	ErrInUse = errors.New("in use by another ruckus process; stop it or use another --data folder")
	// ErrDamaged is returned where the file, or a record in it, is not what this package wrote.
	ErrDamaged = errors.New("damaged")
)

// lockWait is how long Open waits for a process that is about to end.
const lockWait = time.Second

var (
	records = []byte("records")
	due     = []byte("due")
	logs    = []byte("logs")
)

// A Store is a store.Store in a file.
type Store struct {
	db      *bbolt.DB
	commits *committer
}

var _ store.Store = (*Store)(nil)

// Open opens the file, and makes it and its folder where they are missing. It returns ErrInUse when another process
// still has the file open after a second, and ErrDamaged when it is not a whole database.
func Open(path string) (*Store, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, fmt.Errorf("cannot open the store: %w", err)
	}
	db, err := open(path)
	switch {
	case errors.Is(err, bbolt.ErrTimeout):
		return nil, fmt.Errorf("%s is %w", path, ErrInUse)
	case errors.As(err, new(syscall.Errno)):
		return nil, fmt.Errorf("cannot open the store: %w", err)
	case err != nil:
		return nil, fmt.Errorf("%s is %w or not of ruckus; put a backup in its place, or move it away to begin anew (%v)",
			path, ErrDamaged, err)
	}
	return &Store{db: db, commits: newCommitter(db)}, nil
}

func open(path string) (db *bbolt.DB, err error) {
	err = guarded(func() error {
		db, err = bbolt.Open(path, 0o600, &bbolt.Options{Timeout: lockWait, FreelistType: bbolt.FreelistMapType})
		return err
	})
	if err != nil {
		return nil, err
	}
	if err := guarded(func() error { return prepare(db, path) }); err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return db, nil
}

// prepare makes the buckets, once the file is known to be whole.
func prepare(db *bbolt.DB, path string) error {
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	return db.Update(func(tx *bbolt.Tx) error {
		if info.Size() < tx.Size() {
			return fmt.Errorf("%d of %d bytes", info.Size(), tx.Size())
		}
		for _, name := range [][]byte{records, due, logs} {
			if _, err := tx.CreateBucketIfNotExists(name); err != nil {
				return err
			}
		}
		return nil
	})
}

func (s *Store) Get(ctx context.Context, key store.Key) (r store.Record, err error) {
	if err := key.Check(); err != nil {
		return store.Record{}, err
	}
	err = s.view(ctx, func(tx *bbolt.Tx) error {
		r, err = get(tx, key)
		r.Data = bytes.Clone(r.Data)
		return err
	})
	return r, err
}

func (s *Store) Put(ctx context.Context, r store.Record, log ...[]byte) (store.Record, error) {
	if err := r.Key.Check(); err != nil {
		return store.Record{}, err
	}
	was := r.Version
	r.Version++
	r.Due = store.CutDue(r.Due)
	r.Data = bytes.Clone(r.Data)
	// All that is written is made here: the commit may still run when the caller, whose context ended, is gone.
	name, sealed := encodeKey(r.Key), seal(r)
	var lines, lineKeys [][]byte
	for i, line := range log {
		lines = append(lines, bytes.Clone(line))
		lineKeys = append(lineKeys, lineKey(name, r.Version, i))
	}
	key, at := r.Key, r.Due
	err := s.commits.do(ctx, func(tx *bbolt.Tx) error {
		old, err := get(tx, key)
		if err != nil && !errors.Is(err, store.ErrNotFound) {
			return err
		}
		if old.Version != was {
			return store.ErrConflict
		}
		if err := move(tx, name, old.Due, at); err != nil {
			return err
		}
		if err := tx.Bucket(records).Put(name, sealed); err != nil {
			return err
		}
		for i, line := range lines {
			if err := tx.Bucket(logs).Put(lineKeys[i], line); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return store.Record{}, err
	}
	return r, nil
}

// move takes the key from its old place in the due index to the new one.
func move(tx *bbolt.Tx, name []byte, from, to time.Time) error {
	if from.Equal(to) {
		return nil
	}
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

// Delete can also remove a damaged record.
func (s *Store) Delete(ctx context.Context, key store.Key) error {
	if err := key.Check(); err != nil {
		return err
	}
	name := encodeKey(key)
	return s.commits.do(ctx, func(tx *bbolt.Tx) error {
		old, err := get(tx, key)
		switch {
		case errors.Is(err, store.ErrNotFound):
			return nil
		case errors.Is(err, ErrDamaged):
			err = forget(tx, name)
		default:
			err = move(tx, name, old.Due, time.Time{})
		}
		if err != nil {
			return err
		}
		if err := tx.Bucket(records).Delete(name); err != nil {
			return err
		}
		return deletePrefix(tx.Bucket(logs), linePrefix(name))
	})
}

// forget removes a key from the due index when its time there is not known.
func forget(tx *bbolt.Tx, name []byte) error {
	var found [][]byte
	c := tx.Bucket(due).Cursor()
	for k, _ := c.First(); k != nil; k, _ = c.Next() {
		if bytes.Equal(k[min(8, len(k)):], name) {
			found = append(found, bytes.Clone(k))
		}
	}
	for _, k := range found {
		if err := tx.Bucket(due).Delete(k); err != nil {
			return err
		}
	}
	return nil
}

func deletePrefix(b *bbolt.Bucket, prefix []byte) error {
	c := b.Cursor()
	for k, _ := c.Seek(prefix); bytes.HasPrefix(k, prefix); k, _ = c.Seek(prefix) {
		if err := b.Delete(k); err != nil {
			return err
		}
	}
	return nil
}

func (s *Store) List(ctx context.Context, guild, kind string) (keys []store.Key, err error) {
	if err := (store.Key{Guild: guild, Kind: kind, ID: "any"}).Check(); err != nil {
		return nil, err
	}
	err = s.view(ctx, func(tx *bbolt.Tx) error {
		prefix := encodeKey(store.Key{Guild: guild, Kind: kind})
		c := tx.Bucket(records).Cursor()
		for k, _ := c.Seek(prefix); bytes.HasPrefix(k, prefix); k, _ = c.Next() {
			keys = append(keys, store.Key{Guild: guild, Kind: kind, ID: string(k[len(prefix):])})
		}
		return nil
	})
	return keys, err
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
		name := encodeKey(key)
		if tx.Bucket(records).Get(name) == nil {
			return store.ErrNotFound
		}
		prefix := linePrefix(name)
		c := tx.Bucket(logs).Cursor()
		for k, v := c.Seek(prefix); bytes.HasPrefix(k, prefix); k, v = c.Next() {
			lines = append(lines, bytes.Clone(v))
		}
		return nil
	})
	return lines, err
}

// Ping makes an empty commit.
func (s *Store) Ping(ctx context.Context) error {
	return s.commits.do(ctx, func(*bbolt.Tx) error { return nil })
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
	sealed := tx.Bucket(records).Get(encodeKey(key))
	if sealed == nil {
		return store.Record{}, store.ErrNotFound
	}
	return unseal(key, sealed)
}

// guarded returns an error where f meets damaged pages: the database panics there, or reads beyond the file's end.
func guarded(f func() error) (err error) {
	defer debug.SetPanicOnFault(debug.SetPanicOnFault(true))
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the store's file is %w: %v", ErrDamaged, p)
		}
	}()
	return f()
}
