// Package replay is what's made of a game's log: the replayed game (places.go), what the coach finds in it (coach.go), its story and
// figures (story.go), its export (export.go), and the check that it was dealt and played as its record says (verify.go).
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

// History reads a table and its log, up to where the table was read.
func (rs *Records) History(ctx context.Context, ref match.Ref) (*match.Draft, match.History, error) {
	stored, rec, err := rs.table(ctx, ref)
	if err != nil {
		return nil, match.History{}, err
	}
	d := &match.Draft{Sight: match.Sight{Ref: ref, Version: stored.Version, Now: records.Now(), Record: rec}}
	switch {
	case rec.Phase == match.Lobby:
		return nil, match.History{}, d.NotPlaying()
	case !rec.Begun():
		return nil, match.History{}, problem.Reason{Code: "replay.none"}
	}
	if err := rec.MayLookBack(d.Now); err != nil {
		return nil, match.History{}, err
	}
	d.Log, err = ReadLog(ctx, rs.store, ref)
	if err != nil {
		return nil, match.History{}, err
	}
	past, err := rec.Past(d.Log)
	if err != nil {
		return nil, past, match.NoReplay(err)
	}
	kind, known := rs.kinds[rec.Kind]
	d.Open(rec, kind, known, nil)
	return d, past, nil
}

// ReadLog reads a table's log. A damaged one has no lines.
func ReadLog(ctx context.Context, s store.Store, ref match.Ref) (lines [][]byte, err error) {
	lines, err = s.Log(ctx, match.Key(ref))
	switch {
	case errors.Is(err, store.ErrNotFound):
		return nil, match.ErrGone
	case errors.Is(err, store.ErrDamaged):
		return nil, nil
	case err != nil:
		return nil, problem.Store(fmt.Errorf("log: %w", err))
	}
	return lines, nil
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
