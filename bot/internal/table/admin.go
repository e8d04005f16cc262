package table

import (
	"context"
	"errors"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
)

// Close ends a table at once. The table's host and managers of the guild may.
func (h *Host) Close(ctx context.Context, ref match.Ref, by match.By) (match.Table, error) {
	return h.administer(ctx, ref, by, func(d *match.Draft) error { return d.Close(by) })
}

// Skip makes the first move of each seat that the game waits for, now. Managers of the guild may. If the table has Changed since
// the time seen, it refuses; the zero time skips this check.
func (h *Host) Skip(ctx context.Context, ref match.Ref, by match.By, seen time.Time) (match.Table, error) {
	return h.administer(ctx, ref, by, func(d *match.Draft) error { return d.Skip(by, seen) })
}

// Unseat takes somebody's seat away. In the lobby it is free for others. In a running game nobody else gets it: it is played
// for, and they see its hand no more. They cannot come back until Reseat. Managers of the guild may, and in the lobby the
// table's host.
func (h *Host) Unseat(ctx context.Context, ref match.Ref, by match.By, userID string) (match.Table, error) {
	return h.administer(ctx, ref, by, func(d *match.Draft) error { return d.Unseat(by, userID) })
}

// Reseat lets somebody come back who was unseated: into their seat in a running game, by joining in the lobby.
func (h *Host) Reseat(ctx context.Context, ref match.Ref, by match.By, userID string) (match.Table, error) {
	return h.administer(ctx, ref, by, func(d *match.Draft) error { return d.Reseat(by, userID) })
}

// Reopen undoes what Close has done: the table goes on where it was, its clocks with the time that they had left. Only who
// has ended it may, for 10 minutes.
func (h *Host) Reopen(ctx context.Context, ref match.Ref, by match.By) (match.Table, error) {
	return h.administer(ctx, ref, by, func(d *match.Draft) error { return d.Reopen(by) })
}

// Rewind takes back the last n moves of seats in a running game, no matter who made them, and the clock's ticks between them.
// Managers of the guild may. If the table has Changed since the time seen, it refuses; the zero time skips this check. People
// remember what they have seen meanwhile, and the pack is not shuffled again.
//
// A press that was made before the rewind and arrives after it is refused. A button that was drawn before the rewind may
// fit the position again, because moves name the same steps as before: pressed after the rewind it makes the move that it
// shows, if that is legal, and so does no more than the player could do anyway.
func (h *Host) Rewind(ctx context.Context, ref match.Ref, by match.By, n int, seen time.Time) (match.Table, error) {
	switch {
	case !by.Manager:
		return match.Table{}, problem.Refusal("only somebody who manages the server can take moves back")
	case n < 1:
		return match.Table{}, problem.Refusal("choose how many moves to take back, at least 1")
	}
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	for try := 1; ; try++ {
		read, past, err := h.Replays.History(ctx, ref)
		if err != nil {
			return match.Table{}, err
		}
		t, err := h.administer(ctx, ref, by, func(d *match.Draft) error { return d.Rewind(by, n, seen, past, read.Version) })
		if !errors.Is(err, match.ErrMoved) || try == records.Conflicts {
			return t, err
		}
	}
}

// administer makes a change of a table that goes into the guild's audit list. The entry is stored with the change and carried
// over to the list afterwards: by the clock, where the store fails here.
func (h *Host) administer(ctx context.Context, ref match.Ref, by match.By, change func(*match.Draft) error) (match.Table, error) {
	hand, err := h.change(ctx, ref, by, change)
	if err == nil {
		if err := h.report(ctx, ref); err != nil {
			h.cfg.Log.Warn("an act of an admin is not in the audit list yet", "guild", ref.Guild, "table", ref.ID, "err", err)
		}
	}
	return hand.Table, err
}

// report copies the acts of admins from a table's record to the guild's audit list, and then removes them from the record. It
// may be called again at any time: no entry is added twice.
func (h *Host) report(ctx context.Context, ref match.Ref) error {
	readCtx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	_, rec, err := h.fetch(readCtx, ref)
	if err != nil || len(rec.Audit) == 0 {
		return err
	}
	_, err = h.Guilds.Change(ctx, ref.Guild, func(r *guild.Record) error {
		r.Add(rec.Audit...)
		return nil
	})
	switch {
	case errors.Is(err, problem.ErrStore):
		return err
	case err != nil: // nothing that waiting would help against
		h.cfg.Log.Error("acts of admins cannot be added to the audit list", "guild", ref.Guild, "acts", rec.Audit, "err", err)
	}
	_, err = h.change(ctx, ref, match.By{}, func(d *match.Draft) error {
		d.Reported(rec.Audit)
		return nil
	})
	return err
}
