package table

import (
	"context"
	"crypto/sha256"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
)

// mostRematches is how often a rematch can be closed before it begins and be asked for again.
const mostRematches = 20

// Rematch opens a lobby with the seats and options of a table that is over, with the user as host. There is one rematch only:
// a player who asks again gets the same table, or a new one where that was closed before it began. The guild's rules about
// channels and roles are not checked again, but the game must not be switched off. Players who left
// the game on purpose get no seat, unless they are the ones who ask.
func (h *Host) Rematch(ctx context.Context, ref match.Ref, by match.By) (match.Table, error) {
	readCtx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	old, err := h.read(readCtx, ref)
	switch {
	case err != nil:
		return match.Table{}, err
	case old.MayRematch(by) != nil:
		return match.Table{}, old.MayRematch(by)
	case h.kinds[old.Record.Kind].Name == "":
		return match.Table{}, problem.Refusal("this game is no longer played here; choose another one")
	}
	decided, err := h.Guilds.Get(readCtx, ref.Guild)
	if err != nil {
		return match.Table{}, err
	}
	if _, err := h.Guilds.Begin(ref.Guild, old.Record.Kind, decided.Settings); err != nil {
		return match.Table{}, err
	}
	next, err := h.nextTable(ctx, ref, h.Guilds.General(ref.Guild, decided.Settings), old.Rematch(by))
	if err != nil || old.Record.Next == next.ID {
		return next, err
	}
	_, err = h.change(ctx, ref, by, func(d *match.Draft) error {
		d.Record.Next, d.Changed = next.ID, true
		return nil
	})
	return next, err
}

// nextTable opens a rematch, or finds the one that is there. Its ID follows from the old one. So a player who asks again, at the
// same moment or after a crash in between, finds the same table.
func (h *Host) nextTable(ctx context.Context, old match.Ref, general map[string]int, rec match.Record) (next match.Table, err error) {
	ref := old
	for range mostRematches {
		ref.ID = match.TableID(sha256.Sum256([]byte("rematch of " + ref.ID)))
		next, err = h.newTable(ctx, ref, general, rec)
		if err != nil || next.Phase != match.Closed {
			return next, err
		}
	}
	return match.Table{}, problem.Refusal("this rematch was closed too often; open a new table instead")
}
