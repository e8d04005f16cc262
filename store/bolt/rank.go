package bolt

import (
	"bytes"
	"context"
	"errors"
	"fmt"

	"go.etcd.io/bbolt"

	"ruckus/store"
)

// rank takes the entries of a record in ranked lists from its old ranks to the new ones.
func rank(tx *bbolt.Tx, key store.Key, from, to map[string]int64) error {
	entries := tx.Bucket(ranks)
	for name, rank := range from {
		if now, in := to[name]; in && now == rank {
			continue
		}
		if err := entries.Delete(rankKey(store.Ranking{Guild: key.Guild, Kind: key.Kind, Name: name}, rank, key.ID)); err != nil {
			return err
		}
	}
	for name, rank := range to {
		if err := entries.Put(rankKey(store.Ranking{Guild: key.Guild, Kind: key.Kind, Name: name}, rank, key.ID), nil); err != nil {
			return err
		}
	}
	return nil
}

// greatest returns the greatest rank of a list, or 0 where it is empty. What is damaged is left out.
func greatest(tx *bbolt.Tx, list store.Ranking) (greatest int64) {
	walk(tx, list, store.Part{From: -store.MaxRank, To: store.MaxRank, Backwards: true}, func(entry []byte) bool {
		rank, _, err := parseRankKey(list, entry)
		if err == nil {
			greatest = rank
		}
		return err != nil
	})
	return greatest
}

// walk goes through the entries of a list with ranks of the part, without their prefix, until the function returns false.
func walk(tx *bbolt.Tx, list store.Ranking, part store.Part, see func(entry []byte) bool) {
	if part.From > part.To {
		return
	}
	prefix := len(rankPrefix(list))
	first, last := rankKey(list, part.From, ""), rankKey(list, part.To, "\xff") // no ID has that byte
	inside := func(k []byte) bool { return bytes.Compare(k, first) >= 0 && bytes.Compare(k, last) < 0 }
	c := tx.Bucket(ranks).Cursor()
	next := c.Next
	k, _ := c.Seek(first)
	if part.Backwards {
		next = c.Prev
		k, _ = c.Seek(last)
		if k == nil {
			k, _ = c.Last()
		} else {
			k, _ = c.Prev()
		}
	}
	for inside(k) && see(k[prefix:]) {
		k, _ = next()
	}
}

func (s *Store) Page(ctx context.Context, list store.Ranking, part store.Part) (found []store.Record, err error) {
	if err := list.Check(); err != nil {
		return nil, err
	}
	if part.Limit <= 0 {
		return nil, ctx.Err()
	}
	err = s.view(ctx, func(tx *bbolt.Tx) error {
		var damaged []error
		skip, left := part.Skip, part.Limit
		walk(tx, list, part, func(entry []byte) bool {
			if skip > 0 {
				skip--
				return true
			}
			r, err := ranked(tx, list, entry)
			if err != nil {
				damaged = append(damaged, err)
			} else {
				found = append(found, r)
			}
			left--
			return left > 0
		})
		return errors.Join(damaged...)
	})
	return found, err
}

// ranked returns the record of an entry of a list.
func ranked(tx *bbolt.Tx, list store.Ranking, entry []byte) (store.Record, error) {
	rank, key, err := parseRankKey(list, entry)
	if err != nil {
		return store.Record{}, err
	}
	r, err := get(tx, key)
	if now, in := r.Ranks[list.Name]; errors.Is(err, store.ErrNotFound) || err == nil && (!in || now != rank) {
		err = fmt.Errorf("list %s is %w at record %s", list, store.ErrDamaged, key)
	}
	r.Data = bytes.Clone(r.Data)
	return r, err
}

// Count walks through what it counts.
func (s *Store) Count(ctx context.Context, list store.Ranking, from, to int64) (n int, err error) {
	if err := list.Check(); err != nil {
		return 0, err
	}
	err = s.view(ctx, func(tx *bbolt.Tx) error {
		walk(tx, list, store.Part{From: from, To: to}, func([]byte) bool {
			n++
			return true
		})
		return nil
	})
	return n, err
}
