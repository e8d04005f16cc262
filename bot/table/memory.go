package table

import (
	"bytes"
	"context"
	"ruckus/store"
	"sync"
)

// tablesRemembered is of how many tables a host remembers how they look.
const tablesRemembered = 1000

// A memory keeps tables as they were read or stored last, so that to show one again it need only be fetched and not taken
// apart once more. A change begins with a draft of its own: what is remembered stays as it is.
type memory struct {
	mu  sync.Mutex
	all map[Ref]*remembered
}

// A remembered table is looked at by one at a time.
type remembered struct {
	stored []byte // the record that the draft was made of, or was stored as
	mu     sync.Mutex
	draft  *draft
}

// find returns what is remembered of a table if that is how it is stored; else nil.
func (m *memory) find(ref Ref, stored []byte) *remembered {
	m.mu.Lock()
	defer m.mu.Unlock()
	if r := m.all[ref]; r != nil && bytes.Equal(r.stored, stored) {
		return r
	}
	return nil
}

// keep remembers a draft that nobody changes any more.
func (m *memory) keep(d *draft, stored []byte) *remembered {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.all == nil {
		m.all = make(map[Ref]*remembered)
	}
	for ref := range m.all { // any one makes room
		if len(m.all) < tablesRemembered || m.all[d.ref] != nil {
			break
		}
		delete(m.all, ref)
	}
	r := &remembered{stored: stored, draft: d}
	m.all[d.ref] = r
	return r
}

// forget drops a table.
func (m *memory) forget(ref Ref) {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.all, ref)
}

// look reads a table and has it looked at, but not changed.
func (h *Host) look(ctx context.Context, ref Ref, at func(*draft) error) error {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	stored, err := h.get(ctx, ref)
	if err != nil {
		return err
	}
	return h.view(stored, at)
}

// view has a table looked at that was read.
func (h *Host) view(stored store.Record, at func(*draft) error) error {
	r := h.memory.find(Ref{stored.Key.Guild, stored.Key.ID}, stored.Data)
	if r == nil {
		rec, err := decode(stored.Data)
		if err != nil {
			return err
		}
		r = h.memory.keep(h.open(stored, rec), stored.Data)
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	return at(r.draft)
}
