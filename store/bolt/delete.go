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
	return s.commits.do(ctx, func(tx *bbolt.Tx) error {
		_, err := remove(tx, key)
		return err
	})
}

// remove returns how many log lines it has removed with the record.
func remove(tx *bbolt.Tx, key store.Key) (lines int, err error) {
	name := []byte(key.String())
	old, err := get(tx, key)
	switch {
	case errors.Is(err, store.ErrNotFound):
		return 0, nil
	case errors.Is(err, store.ErrDamaged):
		err = forget(tx, key)
	default:
		err = errors.Join(move(tx, name, old.Due, time.Time{}), rank(tx, key, old.Ranks, nil))
	}
	if err != nil {
		return 0, err
	}
	if err := tx.Bucket(records).Delete(name); err != nil {
		return 0, err
	}
	return deleteAll(tx.Bucket(logs), linePrefix(name), anyKey)
}

// forget removes a key from the indexes when its places there are not known.
func forget(tx *bbolt.Tx, key store.Key) error {
	name := []byte(key.String())
	if _, err := deleteAll(tx.Bucket(due), nil, func(k []byte) bool { return bytes.Equal(k[min(8, len(k)):], name) }); err != nil {
		return err
	}
	lists := []byte(store.Key{Guild: key.Guild, Kind: key.Kind}.String())
	_, err := deleteAll(tx.Bucket(ranks), lists, func(k []byte) bool {
		_, entry, whole := bytes.Cut(k[len(lists):], []byte("/"))
		return whole && string(entry[min(8, len(entry)):]) == key.ID
	})
	return err
}

func anyKey([]byte) bool { return true }

// deleteAll removes the entries that begin with the prefix and that the function wants removed, and returns how many.
func deleteAll(b *bbolt.Bucket, prefix []byte, unwanted func(k []byte) bool) (int, error) {
	var found [][]byte
	c := b.Cursor()
	for k, _ := c.Seek(prefix); k != nil && bytes.HasPrefix(k, prefix); k, _ = c.Next() {
		if unwanted(k) {
			found = append(found, bytes.Clone(k))
		}
	}
	for _, k := range found {
		if err := b.Delete(k); err != nil {
			return 0, err
		}
	}
	return len(found), nil
}
