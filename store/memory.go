package store

import (
	"bytes"
	"cmp"
	"context"
	"slices"
	"strings"
	"sync"
	"time"
)

// Memory is a store that ends with the process: for tests, and the reference that other stores are compared with.
type Memory struct {
	mu      sync.Mutex
	records map[Key]Record
	logs    map[Key][][]byte
}

// NewMemory makes an empty store.
func NewMemory() *Memory {
	return &Memory{records: map[Key]Record{}, logs: map[Key][][]byte{}}
}

func (m *Memory) Get(ctx context.Context, key Key) (Record, error) {
	if err := admit(ctx, key); err != nil {
		return Record{}, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	r, ok := m.records[key]
	if !ok {
		return Record{}, ErrNotFound
	}
	return clone(r), nil
}

func (m *Memory) Put(ctx context.Context, r Record, log ...[]byte) (Record, error) {
	return One(m.Commit(ctx, Write{r, log}))
}

func (m *Memory) Commit(ctx context.Context, writes ...Write) ([]Record, error) {
	if err := cmp.Or(ctx.Err(), CheckWrites(writes)); err != nil {
		return nil, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	var stored, copies []Record
	for _, w := range writes {
		if m.records[w.Record.Key].Version != w.Record.Version {
			return nil, ErrConflict
		}
		stored = append(stored, Advance(w.Record))
	}
	if err := Number(stored, m.greatest); err != nil {
		return nil, err
	}
	for i, r := range stored {
		m.records[r.Key] = r
		m.logs[r.Key] = append(m.logs[r.Key], cloneAll(writes[i].Log)...)
		copies = append(copies, clone(r))
	}
	return copies, nil
}

func (m *Memory) Delete(ctx context.Context, key Key) error {
	if err := admit(ctx, key); err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.records, key)
	delete(m.logs, key)
	return nil
}

func (m *Memory) Scan(ctx context.Context, guild, kind, from string, most int) (found []Record, next string, err error) {
	if err := admit(ctx, Key{Guild: guild, Kind: kind, ID: "any"}); err != nil {
		return nil, "", err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	for k, r := range m.records {
		if k.Guild == guild && k.Kind == kind && k.ID > from {
			found = append(found, r)
		}
	}
	slices.SortFunc(found, func(a, b Record) int { return strings.Compare(a.Key.ID, b.Key.ID) })
	most = max(most, 1)
	if len(found) > most {
		found = found[:most]
		next = found[most-1].Key.ID
	}
	for i, r := range found {
		found[i] = clone(r)
	}
	return found, next, nil
}

func (m *Memory) Due(ctx context.Context, before time.Time, max int) ([]Key, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	var due []Record
	for _, r := range m.records {
		if !r.Due.IsZero() && !r.Due.After(before) {
			due = append(due, r)
		}
	}
	slices.SortFunc(due, func(a, b Record) int {
		return cmp.Or(a.Due.Compare(b.Due), strings.Compare(a.Key.ID, b.Key.ID))
	})
	var keys []Key
	for _, r := range due {
		if len(keys) >= max {
			break
		}
		keys = append(keys, r.Key)
	}
	return keys, nil
}

func (m *Memory) Log(ctx context.Context, key Key) ([][]byte, error) {
	if err := admit(ctx, key); err != nil {
		return nil, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if _, ok := m.records[key]; !ok {
		return nil, ErrNotFound
	}
	return cloneAll(m.logs[key]), nil
}

func (m *Memory) Ping(ctx context.Context) error { return ctx.Err() }

func (m *Memory) Close() error { return nil }

// admit returns why a call on the key must not run.
func admit(ctx context.Context, key Key) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	return key.Check()
}

// clone returns the record as somebody else's own copy.
func clone(r Record) Record {
	r.Data, r.Ranks = bytes.Clone(r.Data), cloneRanks(r.Ranks)
	return r
}

func cloneAll(lines [][]byte) [][]byte {
	var clones [][]byte
	for _, line := range lines {
		clones = append(clones, bytes.Clone(line))
	}
	return clones
}
