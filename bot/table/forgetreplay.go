package table

import (
	"context"
	"errors"
	"fmt"

	"ruckus/bot/people"
	"ruckus/bot/problem"
	"ruckus/bot/records"
	"ruckus/markup"
	"ruckus/store"
)

// replayStep is how many replays are read at once.
const replayStep = 20

// forgetInReplays puts the mark into all replays of a guild, and adds the names that the person has there to the wish.
func (h *Host) forgetInReplays(ctx context.Context, w *people.Wish) error {
	return h.eachReplay(ctx, w.Guild, func(stored store.Record) error { return h.forgetInReplay(ctx, stored, w) })
}

// eachReplay looks at all replays of a guild, the oldest first, until an error.
func (h *Host) eachReplay(ctx context.Context, guildID string, look func(store.Record) error) error {
	list, after := store.Ranking{Guild: guildID, Kind: replayKind, Name: replayRank}, int64(-store.MaxRank)
	for {
		page, err := h.replayPage(ctx, list, after)
		if err != nil || len(page) == 0 {
			return err
		}
		for _, stored := range page {
			after = stored.Ranks[replayRank] + 1
			if err := look(stored); err != nil {
				return err
			}
		}
	}
}

func (h *Host) replayPage(ctx context.Context, list store.Ranking, from int64) ([]store.Record, error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	page, err := h.cfg.Store.Page(ctx, list, store.Part{From: from, To: store.MaxRank, Limit: replayStep})
	if errors.Is(err, store.ErrDamaged) {
		h.cfg.Log.Error("a replay is damaged, and is passed over when somebody is forgotten or asks what is kept of them", "guild", list.Guild, "err", err)
		return page, nil
	}
	if err != nil {
		return nil, problem.Store(fmt.Errorf("replays: %w", err))
	}
	return page, nil
}

func (h *Host) forgetInReplay(ctx context.Context, stored store.Record, w *people.Wish) error {
	rec, err := decodeReplay(stored.Data)
	if err != nil || !rec.forget(w) { // what cannot be read is deleted in its time
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	next, err := rec.write(Ref{Guild: stored.Key.Guild, ID: stored.Key.ID}, stored.Version, stored.Ranks[replayRank])
	if err != nil {
		return err
	}
	if _, err := h.cfg.Store.Put(ctx, next); err != nil { // of a conflict, too: it is tried again
		return problem.Store(fmt.Errorf("put: %w", err))
	}
	return nil
}

// forget puts the mark in the person's place, and tells whether the person was there.
func (r *replayRecord) forget(w *people.Wish) (changed bool) {
	for i := range r.Seats {
		if s := &r.Seats[i]; s.ID == w.Person {
			w.Know(s.Name)
			s.ID, s.Name, changed = w.Mark, markup.Name{}, true
		}
	}
	return changed
}
