package table

import (
	"context"
	"errors"
	"fmt"
	"time"

	"ruckus/bot/guild"
	"ruckus/bot/problem"
	"ruckus/bot/records"
	"ruckus/store"
)

const (
	guildKind   = "settings"
	guildRecord = "all" // a guild has one such record
)

const errSame = problem.Refusal("nothing to change: that is how it is set already")

func guildKey(id string) store.Key { return store.Key{Guild: id, Kind: guildKind, ID: guildRecord} }

// fetchGuild reads what is stored of a guild.
func (h *Host) fetchGuild(ctx context.Context, id string) (store.Record, guild.Record, error) {
	key := guildKey(id)
	if key.Check() != nil {
		return store.Record{}, guild.Record{}, errNoGuild
	}
	return records.Get(ctx, h.cfg.Store, key, guild.Decode, errGuildDamaged)
}

// decide makes one change of what is stored of a guild, and adds its entry to the audit list. If others have changed it
// meanwhile, the change is made again on top of theirs. If it returns an error, nothing is stored.
func (h *Host) decide(ctx context.Context, id string, e guild.Entry, change func(*guild.Record, *guild.Entry) error) (guild.Record, error) {
	return h.changeGuild(ctx, id, func(r *guild.Record) (bool, error) {
		if r.Has(e.ID) { // stored by an earlier try, whose reply was lost, or by another process
			return false, nil
		}
		e.At = records.Now()
		if err := change(r, &e); err != nil {
			return false, err
		}
		r.Add(e)
		return true, nil
	})
}

// changeGuild changes what is stored of a guild, in the guild's queue. The change tells whether there is anything to store.
func (h *Host) changeGuild(ctx context.Context, id string, change func(*guild.Record) (bool, error)) (rec guild.Record, err error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	h.queues.Do(Ref{Guild: id}, time.Now(), func() {
		err = records.Update(ctx, h.cfg.Store, func() (stored store.Record, err error) {
			if stored, rec, err = h.fetchGuild(ctx, id); err != nil {
				return stored, err
			}
			if changed, err := change(&rec); err != nil || !changed {
				return store.Record{}, err
			}
			stored.Data, err = rec.Encode()
			return stored, err
		})
	})
	return rec, err
}

// resetAll deletes what is stored of a guild. It keeps the audit list, if that can be read.
func (h *Host) resetAll(ctx context.Context, id string, by By) (Settings, error) {
	e := entry(by, guild.ActReset)
	all := func(r *guild.Record, _ *guild.Entry) error {
		r.Settings = guild.Settings{}
		return nil
	}
	rec, err := h.decide(ctx, id, e, all)
	if errors.Is(err, store.ErrDamaged) {
		h.cfg.Log.Error("damaged settings are deleted, with the audit list", "guild", id, "err", err)
		deleteCtx, cancel := context.WithTimeout(ctx, records.Patience)
		defer cancel()
		if err := h.cfg.Store.Delete(deleteCtx, guildKey(id)); err != nil {
			return Settings{}, problem.Store(fmt.Errorf("delete: %w", err))
		}
		rec, err = h.decide(ctx, id, e, all)
	}
	if err != nil {
		return Settings{}, err
	}
	return h.show(id, guild.General, GeneralOptions(), rec.Settings), nil
}
