// Package redis is a store in Redis 6.2 or newer: a single node, Sentinels, or a Cluster. Several processes can use it at once.
//
// Every guild belongs to one of 16 buckets, whose number is the hash tag of all its keys, so that one script can touch them together in a
// Cluster too (keys.go). A record is a string and its log another (codec.go), a ranked list is a sorted set, and each bucket has one for
// what is due. Each call is one script or one pipeline, and so one round trip (for Due and Guilds: one to each node). A put that asks
// for the next rank of a list takes two, and two more each time another one was faster. No script takes longer the more is stored,
// because Redis does nothing else meanwhile: Scan and Page read a part, DeleteGuild takes a script for every 200 records, Due one for
// every 500, and expired records are cleared a part at a time.
//
// Put and Commit are never sent twice. So store.ErrConflict always means that this call stored nothing, and only another error leaves that
// open; a caller that tries again recognises its own write by something in the record.
//
// Redis must not evict (maxmemory-policy noeviction), and keeps what it acknowledged through a crash of its machine only with appendonly
// yes and appendfsync always; with appendfsync everysec, up to a second can be lost. wait_replicas limits what a failover to a replica can
// lose (wait.go).
package redis

import (
	"cmp"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	driver "github.com/redis/go-redis/v9"

	"ruckus/store"
)

// A Store is a store.Store in Redis.
type Store struct {
	client   driver.UniversalClient
	replicas int // must have a commit before it is acknowledged
}

var _ store.Store = (*Store)(nil)

func (s *Store) Get(ctx context.Context, key store.Key) (store.Record, error) {
	if err := admit(ctx, key); err != nil {
		return store.Record{}, err
	}
	value, err := s.client.Get(ctx, keysOf(key).record).Bytes()
	if err != nil {
		return store.Record{}, failure(ctx, err)
	}
	return unseal(key, value)
}

func (s *Store) Put(ctx context.Context, r store.Record, log ...[]byte) (store.Record, error) {
	return store.One(s.Commit(ctx, store.Write{Record: r, Log: log}))
}

func (s *Store) Commit(ctx context.Context, writes ...store.Write) ([]store.Record, error) {
	if err := cmp.Or(ctx.Err(), store.CheckWrites(writes)); err != nil || len(writes) == 0 {
		return nil, err
	}
	for {
		var records []store.Record
		for _, w := range writes {
			records = append(records, store.Advance(w.Record))
		}
		used, err := s.number(ctx, records)
		if err != nil {
			return nil, err
		}
		k := keysOf(records[0].Key)
		stored, err := s.commit(ctx, []string{k.due, k.names}, commitArgs(k.bucket, used, writes, records)...)
		switch {
		case err != nil:
			return nil, failure(ctx, err)
		case stored < -2:
			return nil, fmt.Errorf("record %s is %w: no record of this program", records[-3-stored].Key, store.ErrDamaged)
		case stored == 0:
			return nil, store.ErrConflict
		case stored == 1:
			return records, nil
		}
	}
}

// commitArgs returns what the script wants.
func commitArgs(bucket string, used []greatest, writes []store.Write, records []store.Record) []any {
	args := []any{bucket, len(used)}
	for _, g := range used {
		args = append(args, g.list.String(), g.rank)
	}
	for i, r := range records {
		was := binary.BigEndian.AppendUint64(nil, writes[i].Record.Version)
		args = append(args, r.Key.Guild+"/"+r.Key.Kind, r.Key.ID, was, store.Seal(r),
			encodeLog(writes[i].Log), millis(r.Due), millis(writes[i].Record.Expires), len(r.Ranks))
		for name, rank := range r.Ranks {
			args = append(args, name, rank)
		}
	}
	return args
}

// Delete can also remove a damaged record.
func (s *Store) Delete(ctx context.Context, key store.Key) error {
	if err := admit(ctx, key); err != nil {
		return err
	}
	k := keysOf(key)
	err := deleteScript.Run(ctx, s.client, []string{k.record, k.log, k.due, k.names}, key.Guild+"/"+key.Kind, key.ID, k.bucket).Err()
	return failure(ctx, err)
}

// Scan goes by the cursor of Redis. A small set comes as a whole, whatever was asked for.
func (s *Store) Scan(ctx context.Context, guild, kind, from string, most int) (found []store.Record, next string, err error) {
	example := store.Key{Guild: guild, Kind: kind, ID: "any"}
	if err := admit(ctx, example); err != nil {
		return nil, "", err
	}
	k := keysOf(example)
	reply, err := scanScript.Run(ctx, s.client, []string{k.ids}, strings.TrimSuffix(k.record, example.ID),
		cmp.Or(from, "0"), max(most, 1)).StringSlice()
	if err != nil {
		return nil, "", failure(ctx, err)
	}
	var damaged []error
	for pair := range slices.Chunk(reply[1:], 2) {
		r, err := unseal(store.Key{Guild: guild, Kind: kind, ID: pair[0]}, []byte(pair[1]))
		if err != nil {
			damaged = append(damaged, err)
			continue
		}
		found = append(found, r)
	}
	if reply[0] != "0" {
		next = reply[0]
	}
	return found, next, errors.Join(damaged...)
}

func (s *Store) Log(ctx context.Context, key store.Key) ([][]byte, error) {
	if err := admit(ctx, key); err != nil {
		return nil, err
	}
	k := keysOf(key)
	reply, err := logScript.Run(ctx, s.client, []string{k.record, k.log}).StringSlice()
	if err != nil {
		return nil, failure(ctx, err)
	}
	return decodeLog(key, []byte(reply[0]), []byte(reply[1]))
}

// Ping writes to every bucket, and so to every node of a Cluster that a record could be on.
func (s *Store) Ping(ctx context.Context) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	_, err := s.client.Pipelined(ctx, func(p driver.Pipeliner) error {
		for b := range buckets {
			p.Set(ctx, bucketKey(b, "ping"), "", time.Second)
		}
		return nil
	})
	return failure(ctx, err)
}

func (s *Store) Close() error { return s.client.Close() }

// admit returns why a call on the key must not run.
func admit(ctx context.Context, key store.Key) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	return key.Check()
}

// millis returns the milliseconds since 1970, or nothing for the zero time.
func millis(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return strconv.FormatInt(t.UnixMilli(), 10)
}
