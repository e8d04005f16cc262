package table

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"ruckus/store"
)

// Get returns what everybody may see.
func (h *Host) Get(ctx context.Context, ref Ref) (t Table, err error) {
	err = h.look(ctx, ref, func(d *draft) (err error) {
		t, err = d.table()
		return err
	})
	return t, err
}

// List returns the guild's tables that are in the lobby or playing, oldest first. A table that cannot be read is left
// out, with a line in the log.
func (h *Host) List(ctx context.Context, guild string) ([]Table, error) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	live, err := h.live(ctx, guild)
	if err != nil {
		return nil, err
	}
	return h.tables(guild, live), nil
}

// tables are the live ones, oldest first.
func (h *Host) tables(guild string, live []liveTable) (tables []Table) {
	for _, l := range live {
		err := h.view(l.stored, func(d *draft) error {
			if d.rec.Phase == Closed {
				return nil
			}
			t, err := d.table()
			if err == nil {
				tables = append(tables, t)
			}
			return err
		})
		if err != nil {
			h.cfg.Log.Warn("table left out of a list", "guild", guild, "table", l.stored.Key.ID, "err", err)
		}
	}
	slices.SortStableFunc(tables, func(a, b Table) int {
		return cmp.Or(a.Opened.Compare(b.Opened), strings.Compare(a.ID, b.ID))
	})
	return tables
}

// A liveTable is one that is in the lobby or playing.
type liveTable struct {
	stored    store.Record
	place     Place
	host      string // the user
	opened    time.Time
	suspended time.Time // since when no clock runs there; zero: they do
	paused    bool      // of a suspended table: nobody is here
}

// live reads the guild's tables that are in the lobby or playing, but decodes no more of them than that. It leaves out what
// cannot be read.
func (h *Host) live(ctx context.Context, guild string) ([]liveTable, error) {
	return h.liveOf(ctx, guild, recordKind)
}

func (h *Host) liveOf(ctx context.Context, guild, kind string) ([]liveTable, error) {
	all, err := store.List(ctx, h.cfg.Store, guild, kind)
	switch {
	case errors.Is(err, store.ErrDamaged):
		h.cfg.Log.Warn("tables that cannot be read", "guild", guild, "err", err)
	case err != nil:
		return nil, errStore(fmt.Errorf("list: %w", err))
	}
	var live []liveTable
	for _, stored := range all {
		var head struct {
			Phase     Phase     `json:"phase"`
			Channel   string    `json:"channel"`
			BoardID   string    `json:"board"`
			Host      string    `json:"host"`
			Opened    time.Time `json:"opened"`
			Suspended time.Time `json:"suspended"`
			Paused    bool      `json:"paused"`
		}
		if err := json.Unmarshal(stored.Data, &head); err != nil {
			h.cfg.Log.Warn("table that cannot be read", "guild", guild, "table", stored.Key.ID, "err", err)
			continue
		}
		if head.Phase == Lobby || head.Phase == Playing {
			live = append(live, liveTable{
				stored: stored, place: Place{Ref{guild, stored.Key.ID}, head.Channel, head.BoardID},
				host: head.Host, opened: head.Opened, suspended: head.Suspended, paused: head.Paused,
			})
		}
	}
	slices.SortStableFunc(live, func(a, b liveTable) int { return a.opened.Compare(b.opened) })
	return live, nil
}

// SetBoard keeps the ID of the message that shows the board. It tells nobody.
func (h *Host) SetBoard(ctx context.Context, ref Ref, messageID string) error {
	_, err := h.change(ctx, ref, By{}, func(d *draft) error {
		d.rec.BoardID, d.changed, d.quiet = messageID, true, true
		return nil
	})
	return err
}
