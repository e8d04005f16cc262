package table

import (
	"context"
	"errors"
	"fmt"
	"time"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/bot/internal/work"
	"ruckus/store"
)

// Earlier versions of this program put tables without ranks. So before a guild's tables are listed for the first time, all of
// its records are read once, in parts, and live ones that have no ranks get them; then a record of the guild says so. What was
// over before has no ranks and needs none: it is deleted in its time.
//
// A program of such a version that still runs on the store drops the ranks of each table that it changes. It shows in the
// heartbeat of the clocks. While it runs, and for a while after, all records are read at each listing; and a table that loses its
// ranks in between is not left out, for it was seen then.

const (
	indexKind   = "index"
	settled     = 30 * time.Second // after its last heartbeat a program changes nothing any more
	scansAtOnce = 2                // parts of records that are read at the same time, of all guilds
)

// An index says that the live tables of a guild have their ranks.
type index struct {
	At time.Time `json:"at"` // when the reading of its records began
}

var indexForm = store.Form[index]{Name: "an index of tables", Schema: 1, Spare: true}

func indexKey(guildID string) store.Key {
	return store.Key{Guild: guildID, Kind: indexKind, ID: "tables"}
}

// index returns when all live tables of a guild have their ranks. Where that takes a reading of all records, those who ask
// at the same time share it. It must not be called from a queue, which would stand still.
func (h *Host) index(ctx context.Context, guildID string) error {
	if store.CheckGuild(guildID) != nil {
		return nil
	}
	x := h.indexes
	if !x.recent() {
		if err := h.askOlder(ctx); err != nil {
			return err
		}
	}
	if _, lasts := x.known(guildID); lasts {
		return nil
	}
	x.mu.Lock()
	s := x.scans[guildID]
	if s == nil {
		s = &scan{done: make(chan struct{})}
		x.scans[guildID] = s
		h.busy.Go(func() {
			s.err = h.makeIndex(context.WithoutCancel(ctx), guildID)
			x.mu.Lock()
			delete(x.scans, guildID)
			x.mu.Unlock()
			close(s.done)
		})
	}
	x.mu.Unlock()
	select {
	case <-s.done:
		return s.err
	case <-ctx.Done():
		return problem.Store(fmt.Errorf("index: %w", ctx.Err()))
	}
}

// indexToOpen is index for somebody who is about to open a table, perhaps the first one of the guild.
func (h *Host) indexToOpen(ctx context.Context, guildID string) error {
	if err := h.index(ctx, guildID); err != nil || store.CheckGuild(guildID) != nil {
		return err
	}
	h.noteIndex(ctx, guildID)
	return nil
}

// askOlder reads the heartbeat, where the host's own clock does not.
func (h *Host) askOlder(ctx context.Context) error {
	_, p, err := h.fetchHeartbeat(ctx)
	if err != nil && !errors.Is(err, store.ErrNewer) {
		return err
	}
	h.indexes.note(p)
	return nil
}

// makeIndex gives the live tables of a guild their ranks, unless its record says that they have them.
func (h *Host) makeIndex(ctx context.Context, guildID string) error {
	began := records.Now()
	i, err := h.fetchIndex(ctx, guildID)
	if err != nil {
		return err
	}
	if h.indexes.lasts(i.At) {
		h.indexes.keep(guildID, made{at: i.At, noted: true})
		return nil
	}
	seen, live, err := h.scanGuild(ctx, guildID)
	if err != nil {
		return err
	}
	h.indexes.keep(guildID, made{at: began, live: live})
	if seen > 0 {
		h.noteIndex(ctx, guildID)
	}
	return nil
}

// noteIndex stores that the live tables of a guild have their ranks, once that is so and no older program changes them. Of a
// guild without tables it is noted only when one opens there.
func (h *Host) noteIndex(ctx context.Context, guildID string) {
	m, lasts := h.indexes.known(guildID)
	if m.noted || !lasts {
		return
	}
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	_, err := store.Update(ctx, h.cfg.Store, indexKey(guildID), indexForm, func(i *index, _ *store.Record) error {
		*i = index{m.at}
		return nil
	})
	if err != nil {
		h.cfg.Log.Warn("all tables of a guild will be read once more", "guild", guildID, "err", err)
		return
	}
	h.indexes.keep(guildID, made{at: m.at, noted: true})
}

func (h *Host) fetchIndex(ctx context.Context, guildID string) (index, error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	_, i, err := store.Load(ctx, h.cfg.Store, indexKey(guildID), indexForm)
	if errors.Is(err, store.ErrNewer) {
		return index{records.Now()}, nil
	}
	return i, problem.Of(err, match.Damaged)
}

// scanGuild gives the live tables of a guild their ranks, and returns which they are, and how many records it has read.
func (h *Host) scanGuild(ctx context.Context, guildID string) (seen int, live []store.Key, err error) {
	for _, kind := range []string{match.RecordKind, match.PrivateKind} {
		err := h.eachPart(ctx, guildID, kind, func(part []store.Record) error {
			seen += len(part)
			for _, r := range part {
				_, is := r.Ranks[match.LiveRank]
				if h.wantsRanks(r) {
					is = true
					if err := h.rankOld(ctx, r.Key); err != nil {
						return err
					}
				}
				if is {
					live = append(live, r.Key)
				}
			}
			return nil
		})
		if err != nil {
			return seen, nil, err
		}
	}
	return seen, live, nil
}

// eachPart reads all records of a guild of one kind, one part after the other. What the store cannot read is left out, and
// logged.
func (h *Host) eachPart(ctx context.Context, guildID, kind string, look func([]store.Record) error) error {
	part := func(from string) (next string, err error) {
		leave, err := h.indexes.slots.Enter(ctx, work.Who{Guild: guildID})
		if err != nil {
			return "", problem.Store(err)
		}
		defer leave()
		ctx, cancel := context.WithTimeout(ctx, records.Patience)
		defer cancel()
		found, next, err := h.cfg.Store.Scan(ctx, guildID, kind, from, listStep)
		switch {
		case errors.Is(err, store.ErrDamaged):
			h.cfg.Log.Warn("tables that cannot be read", "guild", guildID, "err", err)
		case err != nil:
			return "", problem.Store(fmt.Errorf("list: %w", err))
		}
		return next, look(found)
	}
	for from := ""; ; {
		next, err := part(from)
		if err != nil || next == "" {
			return err
		}
		from = next
	}
}

// rankOld gives a live table its ranks that an older program has put without.
func (h *Host) rankOld(ctx context.Context, key store.Key) error {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	err := store.Retry(ctx, func() error {
		stored, err := h.cfg.Store.Get(ctx, key)
		switch {
		case errors.Is(err, store.ErrNotFound) || errors.Is(err, store.ErrDamaged):
			return nil
		case err != nil:
			return err
		case !h.wantsRanks(stored):
			return nil
		}
		was, _ := match.HeadOf(stored)
		stored.Ranks = was.Ranks(match.Ref{Guild: key.Guild, ID: key.ID})
		if was.Phase == match.Lobby && !stored.Due.IsZero() {
			stored.Expires = stored.Due.Add(match.StoreKeeps)
		}
		_, err = h.cfg.Store.Put(ctx, stored)
		return store.Unsure(err)
	})
	return problem.Of(err, match.Damaged)
}

// wantsRanks reports whether a record is that of a live table without ranks.
func (h *Host) wantsRanks(r store.Record) bool {
	if _, ok := match.RefOf(r.Key); !ok || len(r.Ranks) > 0 {
		return false
	}
	was, err := match.HeadOf(r)
	if err != nil {
		h.cfg.Log.Warn("table that cannot be read", "guild", r.Key.Guild, "table", r.Key.ID, "err", err)
	}
	return err == nil && was.Live()
}
