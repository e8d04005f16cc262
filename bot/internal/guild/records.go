package guild

import (
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"sync"
	"time"

	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/bot/internal/work"
	"ruckus/games"
	"ruckus/store"
)

// RecordKind is the kind of the one record that a guild has.
const (
	RecordKind = "settings"
	recordID   = "all"
)

// Why nothing was done.
var (
	ErrNoGuild = refuse("no.server")
	ErrNoGame  = refuse("no.game")
	errSame    = refuse("no.same")
)

// Records are what is stored of all guilds. They are safe for concurrent use.
type Records struct {
	store   store.Store
	list    []games.Kind
	kinds   map[string]games.Kind // by name
	log     *slog.Logger
	queues  *work.Queues[string] // by guild
	ignored sync.Map             // [3]string{guild, scope, option} of stored settings that were reported as impossible
}

// NewRecords returns those in a store.
func NewRecords(s store.Store, kinds []games.Kind, log *slog.Logger) *Records {
	rs := &Records{store: s, list: kinds, kinds: make(map[string]games.Kind), log: log}
	rs.queues = work.NewQueues[string](new(work.Group))
	for _, k := range kinds {
		rs.kinds[k.Name] = k
	}
	return rs
}

func key(guildID string) store.Key { return store.Key{Guild: guildID, Kind: RecordKind, ID: recordID} }

// Get reads what is stored of a guild.
func (rs *Records) Get(ctx context.Context, guildID string) (Record, error) {
	k := key(guildID)
	if k.Check() != nil {
		return Record{}, ErrNoGuild
	}
	_, rec, err := store.Load(ctx, rs.store, k, Form)
	return rec, problem.Of(err, errDamaged)
}

func errDamaged(cause error) error {
	return &problem.Fault{Sentence: say("no.damaged"), Cause: cause}
}

// decide makes one change of what is stored of a guild, and adds its entry to the audit list. If others have changed it
// meanwhile, the change is made again on top of theirs. If it returns an error, nothing is stored.
func (rs *Records) decide(ctx context.Context, guildID string, e Entry, change func(*Record, *Entry) error) (Record, error) {
	e.ID = cmp.Or(e.ID, rand.Text())
	return rs.Change(ctx, guildID, func(r *Record) error {
		if r.Has(e.ID) { // stored by an earlier try, whose reply was lost, or by another process
			return store.ErrSame
		}
		e.At = records.Now()
		if err := change(r, &e); err != nil {
			return err
		}
		r.Add(e)
		return nil
	})
}

// Change changes what is stored of a guild, in the guild's queue. The change returns store.ErrSame where there is nothing to store.
func (rs *Records) Change(ctx context.Context, guildID string, change func(*Record) error) (rec Record, err error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	k := key(guildID)
	if k.Check() != nil {
		return rec, ErrNoGuild
	}
	var refused error
	rs.queues.Do(guildID, time.Now(), func() {
		rec, err = store.Update(ctx, rs.store, k, Form, func(r *Record, stored *store.Record) error {
			refused = change(r)
			stored.Due = r.dropBars(records.Now())
			return refused
		})
	})
	if errors.Is(err, refused) {
		return rec, err
	}
	return rec, problem.Of(err, errDamaged)
}

// resetAll deletes what is stored of a guild. It keeps the audit list, if that can be read.
func (rs *Records) resetAll(ctx context.Context, guildID string, e Entry) (Scoped, error) {
	all := func(r *Record, _ *Entry) error {
		r.Settings = Settings{}
		return nil
	}
	rec, err := rs.decide(ctx, guildID, e, all)
	if errors.Is(err, store.ErrDamaged) {
		rs.log.Error("corrupt server settings reset by a manager; the log of moderators' acts is gone, too", "guild", guildID, "cause", err)
		deleteCtx, cancel := context.WithTimeout(ctx, records.Patience)
		defer cancel()
		if err := rs.store.Delete(deleteCtx, key(guildID)); err != nil {
			return Scoped{}, problem.Store(fmt.Errorf("delete: %w", err))
		}
		rec, err = rs.decide(ctx, guildID, e, all)
	}
	if err != nil {
		return Scoped{}, err
	}
	return rs.show(guildID, General, GeneralOptions(), rec.Settings), nil
}

// General returns what the guild has decided for all games together, and the defaults where it has decided nothing.
func (rs *Records) General(guildID string, s Settings) map[string]int {
	options := GeneralOptions()
	values := options.Values()
	maps.Copy(values, rs.values(guildID, General, options, s))
	return values
}

// Begin returns the values that new tables of a game begin with, as far as the guild has decided them. It refuses a game that is
// switched off.
func (rs *Records) Begin(guildID, kind string, s Settings) (map[string]int, error) {
	values, on, err := rs.begin(guildID, kind, s)
	if err == nil && !on {
		err = refuse("no.off", "game", rs.kinds[kind].Title, "name", kind)
	}
	return values, err
}

// begin returns the values of new tables, and whether the game is switched on.
func (rs *Records) begin(guildID, kind string, s Settings) (values map[string]int, on bool, err error) {
	options, err := rs.scope(kind)
	if err != nil {
		return nil, false, err
	}
	values = rs.values(guildID, kind, options, s)
	enabled, set := values[SwitchedOn]
	for _, o := range ScopeOptions() {
		delete(values, o.Name)
	}
	return values, !set || enabled != 0, nil
}

// Nudges reports whether a guild wants people to be mentioned when a game waits for them.
func (rs *Records) Nudges(ctx context.Context, guildID string) (bool, error) {
	rec, err := rs.Get(ctx, guildID)
	on, set := rs.values(guildID, General, GeneralOptions(), rec.Settings)[nudgePeople]
	return err == nil && (!set || on != 0), err
}
