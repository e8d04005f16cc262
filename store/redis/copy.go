package redis

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	driver "github.com/redis/go-redis/v9"

	"ruckus/store"
)

const (
	headLength = sealedAt + 1 + 4 + 8 // of a value: its log's length, and the record's format, checksum and version
	headsStep  = 500                  // records whose beginnings are read at once
	takeStep   = 50                   // records that are read at once
	takeMost   = 2000                 // records that are read at one moment
	copyPasses = 100                  // over all records, before it is given up
)

// errBusy is returned by Copy where more changes than can be read.
var errBusy = errors.New("too much is changing to take a copy: try again when it's quieter")

// Copy finds one moment without holding anybody up. It reads all records, a few at a time. Then it reads those that others
// change, the lively ones, all in one script: that is the moment. Afterwards it looks whether the rest is still as it was read
// before that. What is not is lively, too, and there is another moment.
func (s *Store) Copy(ctx context.Context, guild string, each func(store.Write) error) error {
	if err := cmp.Or(ctx.Err(), (store.Key{Guild: guild, Kind: "any", ID: "any"}).Check()); err != nil {
		return err
	}
	c := copying{s, guild, each, map[string]string{}, map[string]error{}}
	all, err := c.heads(ctx)
	if err != nil {
		return err
	}
	for names := range slices.Chunk(slices.Sorted(maps.Keys(all)), takeStep) {
		if err := c.take(ctx, names); err != nil {
			return err
		}
	}
	lively := map[string]bool{}
	for range copyPasses {
		if len(lively) > takeMost {
			break
		}
		if err := c.take(ctx, slices.Sorted(maps.Keys(lively))); err != nil {
			return err
		}
		now, err := c.heads(ctx)
		if err != nil {
			return err
		}
		before := len(lively)
		for name := range now {
			if now[name] != c.told[name] {
				lively[name] = true
			}
		}
		for name := range c.told {
			if _, there := now[name]; !there && c.told[name] != "" {
				lively[name] = true
			}
		}
		if len(lively) == before {
			return errors.Join(slices.Collect(maps.Values(c.damaged))...)
		}
	}
	return errBusy
}

// A copying is a call of Copy.
type copying struct {
	store   *Store
	guild   string
	each    func(store.Write) error
	told    map[string]string // the beginnings of the values that each was called with last, by guild/kind/id; "" for none
	damaged map[string]error  // what has been left out
}

// heads returns the beginnings of all values of the guild.
func (c copying) heads(ctx context.Context) (map[string]string, error) {
	names := keysOf(store.Key{Guild: c.guild}).names
	index, err := c.store.client.ZRangeByLex(ctx, names, &driver.ZRangeBy{Min: "[" + c.guild + "/", Max: "(" + c.guild + "0"}).Result()
	if err != nil {
		return nil, failure(ctx, err)
	}
	found := map[string]string{}
	for _, name := range index {
		kind := strings.TrimPrefix(name, c.guild+"/")
		if strings.Contains(kind, "/") {
			continue // a ranked list
		}
		k := keysOf(store.Key{Guild: c.guild, Kind: kind})
		for from := "0"; ; {
			reply, err := copyScript.Run(ctx, c.store.client, []string{k.ids}, k.record, from, headsStep, headLength).StringSlice()
			if err != nil {
				return nil, failure(ctx, err)
			}
			for pair := range slices.Chunk(reply[1:], 2) {
				found[name+"/"+pair[0]] = pair[1]
			}
			from = reply[0]
			if from == "0" {
				break
			}
		}
	}
	return found, nil
}

// take reads records at one moment, and calls each with those that it has not been called with as they are.
func (c copying) take(ctx context.Context, names []string) error {
	if len(names) == 0 {
		return nil
	}
	k := keysOf(store.Key{Guild: c.guild})
	args := []any{k.bucket}
	for _, name := range names {
		args = append(args, name)
	}
	reply, err := takeScript.Run(ctx, c.store.client, []string{k.names}, args...).StringSlice()
	if err != nil {
		return failure(ctx, err)
	}
	for i, name := range names {
		value, log, ttl := reply[3*i], reply[3*i+1], reply[3*i+2]
		head := value[:min(headLength, len(value))]
		if last, told := c.told[name]; told && last == head {
			continue
		}
		c.told[name] = head
		w, err := write(name, value, log, ttl)
		if errors.Is(err, store.ErrDamaged) {
			c.damaged[name] = err
			continue
		}
		delete(c.damaged, name)
		if err := cmp.Or(err, ctx.Err()); err != nil {
			return err
		}
		if err := c.each(w); err != nil {
			return err
		}
	}
	return nil
}

// write is a record and its log; of version 0 where it is not stored.
func write(name, value, log, ttl string) (w store.Write, err error) {
	w.Record.Key, err = store.ParseKey(name)
	if err != nil {
		return w, fmt.Errorf("record %q is %w: %w", name, store.ErrDamaged, err)
	}
	if value == "" {
		return w, nil
	}
	w.Record, err = unseal(w.Record.Key, []byte(value))
	if err != nil {
		return w, err
	}
	w.Log, err = decodeLog(w.Record.Key, []byte(value[:sealedAt]), []byte(log))
	if ms, _ := strconv.ParseInt(ttl, 10, 64); ms > 0 {
		w.Record.Expires = time.Now().Add(time.Duration(ms) * time.Millisecond)
	}
	return w, err
}

func (s *Store) Paste(ctx context.Context, writes ...store.Write) error {
	own, err := store.Pasted(writes)
	if err := cmp.Or(ctx.Err(), err); err != nil || len(own) == 0 {
		return err
	}
	var absent []store.Write
	var records []store.Record
	for _, w := range own {
		records = append(records, w.Record)
		absent = append(absent, store.Write{Record: store.Record{Expires: w.Record.Expires}, Log: w.Log})
	}
	k := keysOf(own[0].Record.Key)
	stored, err := commitScript.once(ctx, s.client, []string{k.due, k.names}, commitArgs(k.bucket, nil, absent, records)...).Int()
	switch {
	case err != nil:
		return failure(ctx, err)
	case stored != 1:
		return store.ErrConflict
	}
	return nil
}
