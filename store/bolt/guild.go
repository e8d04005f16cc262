package bolt

import (
	"bytes"
	"context"
	"fmt"

	"go.etcd.io/bbolt"

	"ruckus/store"
)

// atOnce is how many records and log lines of a guild are deleted in one commit, so that others need not wait long. The lines of
// one record go together.
const atOnce = 500

func (s *Store) Guilds(ctx context.Context, after string, most int) (guilds []string, err error) {
	err = s.view(ctx, func(tx *bbolt.Tx) error {
		c := tx.Bucket(records).Cursor()
		k, _ := c.Seek(behind(after))
		for k != nil && len(guilds) < most {
			guild, _, _ := bytes.Cut(k, []byte("/"))
			if string(guild) != store.Installation {
				guilds = append(guilds, string(guild))
			}
			k, _ = c.Seek(behind(string(guild)))
		}
		return nil
	})
	return guilds, err
}

// behind returns where the keys of a guild's records end, or nil for no guild.
func behind(guild string) []byte {
	if guild == "" {
		return nil
	}
	return []byte(guild + "0") // the byte after the slash
}

func (s *Store) DeleteGuild(ctx context.Context, guild string) error {
	if err := store.CheckGuild(guild); err != nil {
		return err
	}
	for {
		left := true // is read only when the commit is done
		err := s.commits.do(ctx, func(tx *bbolt.Tx) (err error) {
			left, err = removeSome(tx, []byte(guild+"/"))
			return err
		})
		if err != nil || !left {
			return err
		}
	}
}

// removeSome removes some of the records that begin with the prefix, and in the end what the indexes and logs still have of
// them. It reports whether something may be left.
func removeSome(tx *bbolt.Tx, prefix []byte) (left bool, err error) {
	var names [][]byte
	c := tx.Bucket(records).Cursor()
	for k, _ := c.Seek(prefix); bytes.HasPrefix(k, prefix) && len(names) < atOnce; k, _ = c.Next() {
		names = append(names, bytes.Clone(k))
	}
	removed := 0
	for _, name := range names {
		removed++
		if removed > atOnce {
			return true, nil
		}
		key, err := store.ParseKey(string(name))
		if err != nil { // the name is damaged: nothing else can have it
			if err := tx.Bucket(records).Delete(name); err != nil {
				return false, err
			}
			continue
		}
		if tx.Bucket(records).Get(name) == nil { // it would be met again and again
			return false, fmt.Errorf("record %s is %w: it has no place", key, store.ErrDamaged)
		}
		lines, err := remove(tx, key)
		if err != nil {
			return false, err
		}
		removed += lines
	}
	if len(names) == atOnce {
		return true, nil
	}
	for _, b := range [][]byte{ranks, logs} {
		if _, err := deleteAll(tx.Bucket(b), prefix, anyKey); err != nil {
			return false, err
		}
	}
	_, err = deleteAll(tx.Bucket(due), nil, func(k []byte) bool { return bytes.HasPrefix(k[min(8, len(k)):], prefix) })
	return false, err
}
