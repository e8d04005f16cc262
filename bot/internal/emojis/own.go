package emojis

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"ruckus/bot/internal/discord"
	"ruckus/store"
)

// The bot deletes only emojis that this record says it uploaded: people may have added others by hand. A lost record costs
// no uploads, because what the bot's own user uploaded under a picture's name is still shown.

// kind is that of the records of which emojis are the bot's own, one for each application.
const kind = "emojis"

// mostOwn is how many IDs a record may have: those that are up, and some that are not any more.
const mostOwn = discord.MaxEmojis + 500

// An ownRecord lists the emojis that the bot has put up itself. No other is ever deleted.
type ownRecord struct {
	IDs []string `json:"ids"`
}

var ownForm = store.Form[ownRecord]{Name: "the list of the bot's own emojis", Schema: 1, Check: func(r ownRecord) error {
	if len(r.IDs) > mostOwn {
		return fmt.Errorf("%d emojis, at most %d can be listed", len(r.IDs), mostOwn)
	}
	return nil
}}

func ownKey(app string) store.Key { return store.Key{Guild: store.Installation, Kind: kind, ID: app} }

// readOwn returns the record of the bot's own emojis. A damaged one counts as empty: what it listed is
// found by its names, and never deleted.
func (k *Keeper) readOwn(ctx context.Context) (r store.Record, own ownRecord, err error) {
	r, err = k.store.Get(ctx, ownKey(k.app))
	if err == nil {
		own, err = ownForm.Decode(r.Data)
	}
	switch {
	case errors.Is(err, store.ErrDamaged):
		k.log.Error("the list of the bot's emojis is corrupt: recognising them by name, so outdated ones stay", "cause", err)
		return store.Record{Key: ownKey(k.app), Version: r.Version}, ownRecord{}, nil
	case errors.Is(err, store.ErrNotFound):
		return store.Record{Key: ownKey(k.app)}, ownRecord{}, nil
	}
	return r, own, err
}

// record adds to the record what was put up and is not in it yet.
func (k *Keeper) record(ctx context.Context) error {
	if len(k.added) == 0 {
		return nil
	}
	return store.Retry(ctx, func() error {
		r, own, err := k.readOwn(ctx)
		if err != nil {
			return err
		}
		for id := range k.added {
			if !slices.Contains(own.IDs, id) {
				own.IDs = append(own.IDs, id)
			}
		}
		slices.Sort(own.IDs)
		if len(own.IDs) > mostOwn { // some were deleted in the portal
			own.IDs = slices.DeleteFunc(own.IDs, func(id string) bool {
				return !slices.ContainsFunc(k.have, func(e discord.AppEmoji) bool { return e.ID == id })
			})
		}
		r.Data, err = ownForm.Encode(own)
		if err != nil {
			return err
		}
		_, err = k.store.Put(ctx, r)
		if errors.Is(err, store.ErrDamaged) { // the store itself cannot read it any more
			if deleted := k.store.Delete(ctx, ownKey(k.app)); deleted != nil {
				return deleted
			}
			return store.Unsure(err)
		}
		if err == nil {
			k.own = setOf(own.IDs)
			clear(k.added)
		}
		return err
	})
}

func setOf(ids []string) map[string]bool {
	set := make(map[string]bool, len(ids))
	for _, id := range ids {
		set[id] = true
	}
	return set
}
