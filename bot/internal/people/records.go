package people

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/bot/internal/work"
	"ruckus/store"
)

const recordKind = "person"

var errNobody = problem.Reason{Code: "person.nobody"}

// Records are what is stored of all people. They are safe for concurrent use.
type Records struct {
	store  store.Store
	log    *slog.Logger
	queues *work.Queues[string] // by guild
}

// NewRecords returns those in a store.
func NewRecords(s store.Store, log *slog.Logger) *Records {
	return &Records{store: s, log: log, queues: work.NewQueues[string](new(work.Group))}
}

func key(guildID, userID string) store.Key {
	return store.Key{Guild: guildID, Kind: recordKind, ID: userID}
}

// Check refuses what is nobody's account.
func (rs *Records) Check(guildID, userID string) error {
	if key(guildID, userID).Check() != nil {
		return errNobody
	}
	return nil
}

// Get returns what a user has chosen in a guild. The error is a Fault if that is damaged: Forget resets it.
func (rs *Records) Get(ctx context.Context, guildID, userID string) (Prefs, error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	if err := rs.Check(guildID, userID); err != nil {
		return Prefs{}, err
	}
	_, p, err := store.Load(ctx, rs.store, key(guildID, userID), Form)
	return p, problem.Of(err, errDamaged)
}

// Set changes what a user has chosen in a guild. The change may be made several times, each time on what is stored then.
// Tables reports whether the tables where they play are to hear of it.
func (rs *Records) Set(ctx context.Context, guildID, userID string, change func(*Prefs)) (p Prefs, tables bool, err error) {
	if err := rs.Check(guildID, userID); err != nil {
		return p, false, err
	}
	tables = true
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	rs.queues.Do(guildID, time.Now(), func() {
		p, err = store.Update(ctx, rs.store, key(guildID, userID), Form, func(p *Prefs, r *store.Record) error {
			before := *p
			change(p)
			if *p == before {
				return store.ErrSame
			}
			before.Seen, before.Tell, before.Told = p.Seen, p.Tell, p.Told
			tables = *p != before
			r.Ranks = ranksOf(*p)
			return nil
		})
	})
	return p, tables, problem.Of(err, errDamaged)
}

// Forget deletes what a user has chosen in a guild, even if it is damaged.
func (rs *Records) Forget(ctx context.Context, guildID, userID string) error {
	if err := rs.Check(guildID, userID); err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	for _, key := range []store.Key{key(guildID, userID), lessonKey(guildID, userID)} {
		if err := rs.store.Delete(ctx, key); err != nil {
			return problem.Store(fmt.Errorf("delete: %w", err))
		}
	}
	return nil
}

func errDamaged(cause error) error {
	return problem.Reason{Code: "person.damaged"}.Fault(cause)
}
