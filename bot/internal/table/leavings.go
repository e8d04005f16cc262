package table

import (
	"context"
	"errors"
	"slices"
	"time"

	"ruckus/bot/internal/daily"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/outbox"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/replay"
	"ruckus/bot/internal/standings"
	"ruckus/store"
)

// What a finished game leaves, result, replay, story, notice, goes into the commit that ends it: all or nothing. If that
// fails the table ends alone and owes the rest, which its clock tries again every five minutes.

// settle adds what the end of the game leaves to the draft, or has the table end without, until the next try. It costs a look into
// the store, for the log.
func (h *Host) settle(ctx context.Context, d *match.Draft) {
	if err := h.leave(ctx, d); err != nil {
		h.oweOn(d, err)
		return
	}
	d.Record.End.Owed = time.Time{}
}

func (h *Host) leave(ctx context.Context, d *match.Draft) error {
	lines, err := h.wholeLog(ctx, d)
	if err != nil && !errors.Is(err, match.ErrGone) {
		return err
	}
	d.Also, err = h.leavings(ctx, d, lines)
	if err != nil {
		return err
	}
	game, err := h.Replays.Write(ctx, d, lines)
	if err != nil {
		return err
	}
	d.Also = append(d.Also, game...)
	return h.oweNotice(ctx, d)
}

// oweNotice notes that it is to be told in the guild's channel for results how the game has ended, if there is one: how a game of a
// game night has ended in any case, as that decides the night.
func (h *Host) oweNotice(ctx context.Context, d *match.Draft) error {
	if d.Record.Phase != match.Over && d.Record.Night.Ends.IsZero() || d.Ref.Private() {
		return nil
	}
	decided, err := h.Guilds.Get(ctx, d.Ref.Guild)
	switch {
	case errors.Is(err, problem.ErrStore):
		return err
	case err == nil && decided.Results != "": // damaged settings name no channel
		d.OweMessage(outbox.Message{Channel: decided.Results})
	}
	return nil
}

// oweOn has a table end without the further records, until the next try.
func (h *Host) oweOn(d *match.Draft, why error) {
	d.OweOn()
	h.cfg.Log.Warn("couldn't store all of a finished game", "guild", d.Ref.Guild, "table", d.Ref.ID, "retry_in", match.OweAgain, "cause", why)
}

// written reports whether there is a record already, be it a damaged one: results are written once.
func (h *Host) written(ctx context.Context, key store.Key) (bool, error) {
	_, err := h.cfg.Store.Get(ctx, key)
	switch {
	case err == nil || errors.Is(err, store.ErrDamaged):
		return true, nil
	case errors.Is(err, store.ErrNotFound):
		return false, nil
	}
	return false, err
}

// leavings are the records that a game leaves beside its table when it is over, or was ended for good. Lines are its whole
// log; nil: it cannot be read. An error has it tried again later.
func (h *Host) leavings(ctx context.Context, d *match.Draft, lines [][]byte) ([]store.Write, error) {
	if d.Ref.Private() {
		return h.tryLeavings(ctx, d, lines)
	}
	if written, err := h.written(ctx, standings.ResultKey(d.Ref.Guild, d.Record.Kind, d.Ref.ID)); written || err != nil {
		return nil, err
	}
	switch on, err := h.Guilds.InLeague(ctx, d.Ref.Guild, d.Record.Kind); {
	case errors.Is(err, problem.ErrStore):
		return nil, err
	case err == nil && !on:
		return nil, nil
	}
	result, err := d.Result(replay.Figures(d, lines))
	var write store.Write
	var met []store.Write
	if err == nil {
		met, err = h.forgetIn(ctx, d.Ref, &result)
		if err != nil {
			return nil, err
		}
		write, err = standings.ResultWrite(d.Ref.Guild, result)
	}
	if err != nil { // nothing that waiting would help against
		h.cfg.Log.Error("finished game doesn't count: its result couldn't be stored", "guild", d.Ref.Guild, "table", d.Ref.ID, "cause", err)
		return nil, nil
	}
	d.Left = d.Record.Kind
	return append(met, write), nil
}

// wholeLog reads a table's log, with the lines that the draft adds.
func (h *Host) wholeLog(ctx context.Context, d *match.Draft) (lines [][]byte, err error) {
	if d.Log == nil {
		d.Log, err = replay.ReadLog(ctx, h.cfg.Store, d.Ref)
	}
	return slices.Concat(d.Log, d.Lines), err
}

// tryLeavings is the result that a try leaves when it is over. An error has it tried again later.
func (h *Host) tryLeavings(ctx context.Context, d *match.Draft, lines [][]byte) ([]store.Write, error) {
	day, ok := d.Record.Day()
	if !ok {
		return nil, nil
	}
	if written, err := h.written(ctx, daily.ResultKey(d.Ref.Guild, day, d.Record.Host)); written || err != nil {
		return nil, err
	}
	result, err := d.Result(replay.Figures(d, lines))
	var write store.Write
	if err == nil {
		write, err = daily.ResultWrite(d.Ref.Guild, d.Tried(day, result))
	}
	if err != nil { // nothing that waiting would help against
		h.cfg.Log.Error("finished daily doesn't count: its result couldn't be stored", "guild", d.Ref.Guild, "table", d.Ref.ID, "cause", err)
		return nil, nil
	}
	return []store.Write{write}, nil
}

// tellStory adds the story to a game that this draft ends. It costs one more look into the store, and the game played
// again. A game whose story cannot be told is over all the same.
func (h *Host) tellStory(ctx context.Context, d *match.Draft) {
	if d.Kind.After.Story == nil {
		return
	}
	lines, err := h.wholeLog(ctx, d)
	if err == nil {
		d.Record.Story, err = replay.Story(d.Kind, lines)
	}
	if err != nil {
		h.cfg.Log.Warn("finished game shown without its story", "guild", d.Ref.Guild, "table", d.Ref.ID, "cause", err)
	}
}
