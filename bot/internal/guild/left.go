package guild

import (
	"context"
	"errors"
	"fmt"
	"time"

	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/store"
)

// What is kept of a guild is deleted some time after the bot has left it. Until then a record of the whole installation
// says since when it is away.

const (
	leftKind = "left"

	// LeftKept is how long what belongs to a guild is kept after the bot has left it.
	LeftKept = 30 * 24 * time.Hour
)

type leftGuild struct {
	Guild string    `json:"guild"`
	Since time.Time `json:"since"`
	Due   time.Time `json:"due"` // when all is deleted
}

func leftKey(guildID string) store.Key {
	return store.Key{Guild: store.Installation, Kind: leftKind, ID: guildID}
}

var leftForm = store.Form[leftGuild]{
	Name: "a guild that was left", Schema: 1,
	Check: func(l leftGuild) error {
		if store.CheckGuild(l.Guild) != nil || l.Due.Before(l.Since) {
			return errors.New("no guild was left so")
		}
		return nil
	},
	Key: func(l leftGuild) store.Key { return leftKey(l.Guild) },
}

// Leave notes that the bot has left a guild. If that is noted already, it stays so.
func (rs *Records) Leave(ctx context.Context, guildID string) error {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	if store.CheckGuild(guildID) != nil {
		return ErrNoGuild
	}
	at := records.Now()
	_, err := store.Update(ctx, rs.store, leftKey(guildID), leftForm, func(l *leftGuild, r *store.Record) error {
		if r.Version > 0 {
			return store.ErrSame
		}
		*l = leftGuild{Guild: guildID, Since: at, Due: at.Add(LeftKept)}
		return nil
	})
	return problem.Of(err, problem.Store)
}

// Return notes that the bot is in these guilds: what is kept of them stays.
func (rs *Records) Return(ctx context.Context, guilds ...string) error {
	for _, l := range guilds {
		if store.CheckGuild(l) != nil {
			continue
		}
		if err := rs.takeBack(ctx, l); err != nil {
			return err
		}
	}
	return nil
}

func (rs *Records) takeBack(ctx context.Context, guildID string) error {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	if err := rs.store.Delete(ctx, leftKey(guildID)); err != nil {
		return problem.Store(fmt.Errorf("delete: %w", err))
	}
	return nil
}

// Left are the guilds that the bot has left, and when what is kept of them is deleted. Damaged records are left out, and
// logged: of such a guild nothing is deleted.
func (rs *Records) Left(ctx context.Context) (map[string]time.Time, error) {
	left, err := records.List(ctx, rs.store, rs.log, leftKind, leftForm)
	due := make(map[string]time.Time, len(left))
	for _, l := range left {
		due[l.Guild] = l.Due
	}
	return due, err
}

// DeleteLeft deletes all that is kept of the guilds that were left so long ago that it is due, and returns which. In is
// asked before each whether the bot is there after all.
func (rs *Records) DeleteLeft(ctx context.Context, in func(guildID string) bool) (deleted []string, err error) {
	left, err := rs.Left(ctx)
	for guildID, due := range left {
		if due.After(records.Now()) {
			continue
		}
		if in(guildID) {
			err = errors.Join(err, rs.takeBack(ctx, guildID))
			continue
		}
		if one := rs.store.DeleteGuild(ctx, guildID); one != nil { // tried again the next time
			err = errors.Join(err, problem.Store(fmt.Errorf("delete guild %s: %w", guildID, one)))
			continue
		}
		rs.log.Info("deleted all data of a server that removed the bot", "guild", guildID)
		deleted = append(deleted, guildID)
		err = errors.Join(err, rs.takeBack(ctx, guildID))
	}
	return deleted, err
}
