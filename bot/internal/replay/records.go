// Package replay is what is made of a game's log: the game played again (places.go), what the coach finds in it (coach.go), its
// story and figures (story.go), its export (export.go), and whether it was dealt and played as its record says (verify.go).
package replay

import (
	"context"
	"errors"
	"fmt"
	"log/slog"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/bot/internal/work"
	"ruckus/games"
	"ruckus/store"
)

// Records are the replays of all guilds, and what else is made of the logs of games. They are safe for concurrent use.
type Records struct {
	store    store.Store
	kinds    map[string]games.Kind // by name
	log      *slog.Logger
	guilds   *guild.Records
	thinking *work.Gate

	replays replayCache
	coaches *coaches
}

// NewRecords returns those in a store. They think in turn with the others behind the gate.
func NewRecords(s store.Store, kinds map[string]games.Kind, log *slog.Logger, guilds *guild.Records, thinking *work.Gate) *Records {
	return &Records{store: s, kinds: kinds, log: log, guilds: guilds, thinking: thinking, replays: newReplayCache(), coaches: newCoaches()}
}

// History reads a table and its log, both at the same version.
func (rs *Records) History(ctx context.Context, ref match.Ref) (*match.Draft, match.History, error) {
	for try := 1; ; try++ {
		stored, rec, err := rs.table(ctx, ref)
		if err != nil {
			return nil, match.History{}, err
		}
		d := &match.Draft{Ref: ref, Version: stored.Version, Now: records.Now()}
		kind, known := rs.kinds[rec.Kind]
		d.Open(rec, kind, known, nil)
		switch {
		case d.Record.Phase == match.Lobby:
			return nil, match.History{}, d.NotPlaying()
		case len(d.Record.Game) == 0:
			return nil, match.History{}, problem.Refusal("no game was played at this table, so there is nothing to look back at")
		}
		if err := d.Record.MayLookBack(d.Now); err != nil {
			return nil, match.History{}, err
		}
		past, err := rs.readLog(ctx, ref)
		if err != nil {
			return nil, match.History{}, err
		}
		again, _, err := rs.table(ctx, ref)
		switch {
		case err != nil:
			return nil, match.History{}, err
		case again.Version == d.Version:
			return d, past, nil
		case try == records.Conflicts:
			return nil, match.History{}, match.ErrMoved
		}
	}
}

// readLog reads a table's log.
func (rs *Records) readLog(ctx context.Context, ref match.Ref) (match.History, error) {
	lines, err := rs.store.Log(ctx, match.Key(ref))
	switch {
	case errors.Is(err, store.ErrNotFound):
		return match.History{}, match.ErrGone
	case errors.Is(err, store.ErrDamaged):
		return match.History{}, match.NoReplay(err)
	case err != nil:
		return match.History{}, problem.Store(fmt.Errorf("log: %w", err))
	}
	past, err := match.ReadLog(lines)
	if err != nil {
		return past, match.NoReplay(err)
	}
	return past, nil
}

// table reads a table's record.
func (rs *Records) table(ctx context.Context, ref match.Ref) (store.Record, match.Record, error) {
	if match.Key(ref).Check() != nil {
		return store.Record{}, match.Record{}, match.ErrGone
	}
	stored, err := rs.store.Get(ctx, match.Key(ref))
	switch {
	case errors.Is(err, store.ErrNotFound):
		return stored, match.Record{}, match.ErrGone
	case err != nil:
		return stored, match.Record{}, problem.Of(err, match.Damaged)
	}
	rec, err := match.Decode(stored.Data)
	return stored, rec, err
}

// Has reports whether what it takes to see a game again is still kept. Of what is damaged a look at the replay itself says
// so.
func (rs *Records) Has(ctx context.Context, ref match.Ref) (bool, error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	if match.Key(ref).Check() != nil {
		return false, nil
	}
	_, err := rs.store.Get(ctx, key(ref))
	switch {
	case err == nil || errors.Is(err, store.ErrDamaged):
		return true, nil
	case !errors.Is(err, store.ErrNotFound):
		return false, problem.Store(fmt.Errorf("get: %w", err))
	}
	_, rec, err := rs.table(ctx, ref) // while the table is kept, it can be played again from its log
	if errors.Is(err, match.ErrGone) {
		return false, nil
	}
	return rec.Phase == match.Over, err
}
