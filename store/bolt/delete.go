package bolt

import (
	"bytes"
	"context"
	"errors"
	"time"

	"go.etcd.io/bbolt"

	"ruckus/store"
)

// Delete can also remove a damaged record.
func (s *Store) Delete(ctx context.Context, key store.Key) error {
	if err := key.Check(); err != nil {
		return err
	}
	name := []byte(key.String())
	return s.commits.do(ctx, func(tx *bbolt.Tx) error {
		old, err := get(tx, key)
		switch {
		case errors.Is(err, store.ErrNotFound):
			return nil
		case errors.Is(err, store.ErrDamaged):
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
