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

// Moderate makes a change with a power that not all have: the table's host, moderators of games and managers of the guild do, each as
// package match says. The guild's audit list has a line of it.
func (h *Host) Moderate(ctx context.Context, ref match.Ref, by match.By, what func(*match.Draft, match.By) error) (match.Table, error) {
	by = h.asModerator(ctx, ref.Guild, by)
	return h.administer(ctx, ref, by, func(d *match.Draft) error { return what(d, by) })
}

// asModerator notes of somebody whether they moderate the games of a guild.
func (h *Host) asModerator(ctx context.Context, guildID string, by match.By) match.By {
	by.Moderator = by.Manager || h.Guilds.Moderates(ctx, guildID, by.Roles)
	return by
}

// Rewind takes back the last n moves of seats in a running game, no matter who made them, and the clock's ticks between them.
// Moderators may. If the table has Changed since the time seen, it refuses; the zero time skips this check. People
// remember what they have seen meanwhile, and the pack is not shuffled again.
//
// A press that was made before the rewind and arrives after it is refused. A button that was drawn before the rewind may
// fit the position again, because moves name the same steps as before: pressed after the rewind it makes the move that it
// shows, if that is legal, and so does no more than the player could do anyway.
func (h *Host) Rewind(ctx context.Context, ref match.Ref, by match.By, n int, seen time.Time) (match.Table, error) {
	if n < 1 {
		return match.Table{}, problem.Reason{Code: "undo.none"}
	}
	by = h.asModerator(ctx, ref.Guild, by)
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
			h.cfg.Log.Warn("a moderator's act isn't in /settings log yet; the table's clock tries again", "guild", ref.Guild, "table", ref.ID, "cause", err)
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
		h.cfg.Log.Error("moderators' acts aren't in /settings log: the server's settings are corrupt or newer", "guild", ref.Guild, "acts", rec.Audit, "cause", err)
	}
	_, err = h.change(ctx, ref, match.By{}, func(d *match.Draft) error {
		d.Reported(rec.Audit)
		return nil
	})
	return err
}
