package table

import (
	"context"
	"errors"
	"fmt"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/store"
)

// Oust takes what a user has at the tables of a guild, and returns how many of these have ended and how many seats are free or a
// robot's. With hide their name is taken, too; without oust only that. What could not be done is in the error.
func (h *Host) Oust(ctx context.Context, guildID string, by match.By, userID string, oust, hide bool) (ended, freed int, err error) {
	by = h.asModerator(ctx, guildID, by)
	ends, frees := make(map[string]bool), make(map[string]bool)
	err = h.eachLive(ctx, guildID, by, func(d *match.Draft, by match.By) error {
		if hide {
			d.Hide(userID)
		}
		if oust {
			ends[d.Ref.ID], frees[d.Ref.ID] = d.Oust(by, userID)
		}
		return nil
	})
	if hide {
		err = errors.Join(err, h.hideTexts(ctx, guildID, userID))
	}
	for id := range ends {
		if ends[id] {
			ended++
		}
		if frees[id] {
			freed++
		}
	}
	return ended, freed, err
}

// hideTexts takes away what a user has typed in games that are over.
func (h *Host) hideTexts(ctx context.Context, guildID, userID string) error {
	var refs []match.Ref
	err := h.eachTable(ctx, guildID, match.RecordKind, func(ref match.Ref, d *match.Sight) {
		if match.Unsay(d.Record.Texts, userID) {
			refs = append(refs, ref)
		}
	})
	for _, ref := range refs {
		_, one := h.change(ctx, ref, match.By{}, func(d *match.Draft) error {
			match.Unsay(d.Record.Texts, userID)
			return nil
		})
		if one != nil && !errors.Is(one, match.ErrGone) {
			err = errors.Join(err, one)
		}
	}
	return errors.Join(err, h.Replays.Hide(ctx, guildID, userID))
}

// EndMany ends tables of a guild: those that end does.
func (h *Host) EndMany(ctx context.Context, guildID string, by match.By, end func(*match.Draft, match.By) error) error {
	by = h.asModerator(ctx, guildID, by)
	return h.eachLive(ctx, guildID, by, end)
}

// Restore undoes what Oust has done to a user's tables for the same moderator, as far as that can be done, and returns how many are
// open again.
func (h *Host) Restore(ctx context.Context, guildID string, by match.By, userID string) (opened []match.Table, err error) {
	by = h.asModerator(ctx, guildID, by)
	restore := func(d *match.Draft, by match.By) error { return d.Restore(by, userID) }
	if err := h.eachLive(ctx, guildID, by, restore); err != nil {
		return nil, err
	}
	pageCtx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	const newest = 50
	page, err := h.cfg.Store.Page(pageCtx, store.Ranking{Guild: guildID, Kind: match.RecordKind, Name: match.RankOf(match.KeptRank, userID)},
		store.Part{From: -store.MaxRank, To: store.MaxRank, Backwards: true, Limit: newest})
	if err != nil && !errors.Is(err, store.ErrDamaged) {
		return nil, problem.Store(fmt.Errorf("list: %w", err))
	}
	for _, r := range page {
		t, err := h.oneOfMany(ctx, match.Ref{Guild: guildID, ID: r.Key.ID}, by, restore)
		if err == nil && (t.Phase == match.Lobby || t.Phase == match.Playing) {
			opened = append(opened, t)
		}
	}
	return opened, nil
}

// eachLive makes a change of each live table of a guild, for a moderator. It goes on where a table refuses.
func (h *Host) eachLive(ctx context.Context, guildID string, by match.By, change func(*match.Draft, match.By) error) error {
	all, err := h.live(ctx, guildID)
	for _, l := range all {
		_, one := h.oneOfMany(ctx, l.ref(), by, change)
		if _, fault := problem.Sentence(one); one != nil && fault {
			err = errors.Join(err, one)
		}
	}
	return err
}

// oneOfMany makes a change that a moderator asks for at many tables at once. Each has a name of its own, and so its line in the audit list.
func (h *Host) oneOfMany(ctx context.Context, ref match.Ref, by match.By, change func(*match.Draft, match.By) error) (match.Table, error) {
	if by.Request != "" {
		by.Request += " " + ref.ID
	}
	return h.administer(ctx, ref, by, func(d *match.Draft) error { return change(d, by) })
}
