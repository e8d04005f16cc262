package bolt

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"

	"go.etcd.io/bbolt"

	"ruckus/store"
)

// Copy reads in one transaction. While it runs, the file cannot use again what others free.
func (s *Store) Copy(ctx context.Context, guild string, each func(store.Write) error) error {
	if err := (store.Key{Guild: guild, Kind: "any", ID: "any"}).Check(); err != nil {
		return err
	}
	return s.view(ctx, func(tx *bbolt.Tx) error {
		var damaged []error
		prefix := []byte(guild + "/")
		c := tx.Bucket(records).Cursor()
		for k, sealed := c.Seek(prefix); bytes.HasPrefix(k, prefix); k, sealed = c.Next() {
			w, err := whole(tx, k, sealed)
			if err != nil {
				damaged = append(damaged, err)
				continue
			}
			if err := cmp.Or(ctx.Err(), each(w)); err != nil {
				return err
			}
		}
		return errors.Join(damaged...)
	})
}

// whole is a record with its log, as the caller's own copy.
func whole(tx *bbolt.Tx, name, sealed []byte) (w store.Write, err error) {
	key, err := store.ParseKey(string(name))
	if err != nil {
		return w, fmt.Errorf("record %q is %w: %w", name, store.ErrDamaged, err)
	}
	w.Record, err = store.Unseal(key, bytes.Clone(sealed))
	if err != nil {
		return w, err
	}
	w.Log = linesOf(tx, name)
	return w, nil
}

// linesOf is the log of a record.
func linesOf(tx *bbolt.Tx, name []byte) (log [][]byte) {
	prefix := linePrefix(name)
	c := tx.Bucket(logs).Cursor()
	for k, v := c.Seek(prefix); bytes.HasPrefix(k, prefix); k, v = c.Next() {
		log = append(log, bytes.Clone(v))
	}
	return log
}

func (s *Store) Paste(ctx context.Context, writes ...store.Write) error {
	own, err := store.Pasted(writes)
	if err != nil || len(own) == 0 {
		return err
	}
	return s.commits.do(ctx, func(tx *bbolt.Tx) error {
		for _, w := range own {
			if tx.Bucket(records).Get([]byte(w.Record.Key.String())) != nil {
				return store.ErrConflict
			}
		}
		for _, w := range own {
			if err := replace(tx, store.Record{}, w.Record, w.Log); err != nil {
				return err
			}
		}
		return nil
	})
}
