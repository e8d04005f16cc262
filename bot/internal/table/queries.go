package table

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/store"
)

// PeekTable is Peek for what everybody may see.
func (h *Host) PeekTable(ctx context.Context, ref match.Ref) (t match.Table, err error) {
	err = h.peek(ctx, ref, func(d *match.Draft) (err error) {
		t, err = d.Table()
		return err
	})
	return t, err
}

// Get returns what everybody may see, as it is stored now.
func (h *Host) Get(ctx context.Context, ref match.Ref) (t match.Table, err error) {
	err = h.look(ctx, ref, func(d *match.Draft) (err error) {
		t, err = d.Table()
		return err
	})
	return t, err
}

// List returns the guild's tables that are in the lobby or playing, oldest first. A table that cannot be read is left
// out, with a line in the log.
func (h *Host) List(ctx context.Context, guild string) ([]match.Table, error) {
	live, err := h.live(ctx, guild)
	if err != nil {
		return nil, err
	}
	return h.tables(ctx, guild, live), nil
}

// tables are the live ones, oldest first.
func (h *Host) tables(ctx context.Context, guild string, live []liveTable) (tables []match.Table) {
	for _, l := range live {
		err := h.view(ctx, l.stored, time.Time{}, func(d *match.Draft) error {
			if d.Record.Phase == match.Closed {
				return nil
			}
			t, err := d.Table()
			if err == nil {
				tables = append(tables, t)
			}
			return err
		})
		if err != nil {
			h.cfg.Log.Warn("unreadable table left out of a list", "guild", guild, "table", l.stored.Key.ID, "do", "a backup may still have it", "cause", err)
		}
	}
	slices.SortStableFunc(tables, func(a, b match.Table) int {
		return cmp.Or(a.Opened.Compare(b.Opened), strings.Compare(a.ID, b.ID))
	})
	return tables
}

// A liveTable is one that is in the lobby or playing.
type liveTable struct {
	match.Head
	stored store.Record
}

func (l liveTable) ref() match.Ref { return match.Ref{Guild: l.stored.Key.Guild, ID: l.stored.Key.ID} }

func (l liveTable) place() Place { return Place{l.ref(), l.Channel, l.BoardID} }

// live reads the guild's tables that are in the lobby or playing, the oldest first, but decodes no more of them than that. It
// leaves out what cannot be read.
func (h *Host) live(ctx context.Context, guild string) ([]liveTable, error) {
	return h.liveOf(ctx, store.Ranking{Guild: guild, Kind: match.RecordKind, Name: match.LiveRank})
}

// liveOf reads a list of live tables.
func (h *Host) liveOf(ctx context.Context, list store.Ranking) (live []liveTable, err error) {
	err = h.eachListed(ctx, list, func(stored store.Record) {
		head, err := match.HeadOf(stored)
		if err != nil {
			h.cfg.Log.Warn("unreadable table left out of a list", "guild", list.Guild, "table", stored.Key.ID, "do", "a backup may still have it", "cause", err)
			return
		}
		l := liveTable{head, stored}
		if _, listed := match.Ranks(l.Known, l.ref())[list.Name]; listed {
			live = append(live, l)
		}
	})
	if err != nil {
		return nil, err
	}
	slices.SortStableFunc(live, func(a, b liveTable) int { return a.Opened.Compare(b.Opened) })
	return live, nil
}

// SetBoard keeps the ID of the message that shows the board. It tells nobody.
func (h *Host) SetBoard(ctx context.Context, ref match.Ref, messageID string) error {
	_, err := h.change(ctx, ref, match.By{}, func(d *match.Draft) error {
		d.SetBoard(messageID)
		return nil
	})
	return err
}

const listStep = 50 // tables that are read at once

// eachListed looks at the tables of a list in their order. What the store cannot read is left out, and logged.
func (h *Host) eachListed(ctx context.Context, list store.Ranking, look func(store.Record)) error {
	part := store.Part{From: -store.MaxRank, To: store.MaxRank, Limit: listStep}
	for {
		page, damaged, err := h.listPage(ctx, list, part)
		if err != nil {
			return err
		}
		for _, r := range page {
			if at := r.Ranks[list.Name]; at != part.From && !damaged {
				part.From, part.Skip = at, 0
			}
			part.Skip++
			look(r)
		}
		switch {
		case !damaged && len(page) < listStep:
			return nil
		case damaged:
			part.Skip += listStep - len(page)
		}
	}
}

func (h *Host) listPage(ctx context.Context, list store.Ranking, part store.Part) (page []store.Record, damaged bool, err error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	page, err = h.cfg.Store.Page(ctx, list, part)
	switch {
	case errors.Is(err, store.ErrDamaged):
		h.cfg.Log.Warn("unreadable tables skipped", "guild", list.Guild, "do", "a backup may still have them", "cause", err)
		return page, true, nil
	case err != nil:
		return nil, false, problem.Store(fmt.Errorf("list: %w", err))
	}
	return page, false, nil
}

// guildsAtOnce is how many guilds are read from the store at once.
const guildsAtOnce = 100

// Waiting counts by game the running ones that this program can't go on with: they wait for the one that has begun them. It is asked
// before and at a start, never at a press: it reads all that is live.
func (h *Host) Waiting(ctx context.Context) (games map[string]int, err error) {
	games = make(map[string]int)
	for some, after := []string{""}, ""; len(some) > 0; {
		some, err = h.cfg.Store.Guilds(ctx, after, guildsAtOnce)
		for _, guild := range some {
			for _, kind := range []string{match.RecordKind, match.PrivateKind} {
				live, err := h.liveOf(ctx, store.Ranking{Guild: guild, Kind: kind, Name: match.LiveRank})
				if err != nil {
					return nil, err
				}
				for _, l := range live {
					if l.Phase == match.Playing && l.Game.Edition != h.kinds[l.Kind].Edition {
						games[l.Kind]++
					}
				}
			}
			after = guild
		}
		if err != nil {
			return nil, err
		}
	}
	return games, nil
}
