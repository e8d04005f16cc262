package table

import (
	"context"
	"errors"
	"fmt"
	"time"

	"ruckus/bot/person"
	"ruckus/bot/problem"
	"ruckus/bot/records"
	"ruckus/store"
)

const personKind = "person"

const errNobody = problem.Refusal("that is nobody's account; use the command in a server")

func personKey(guildID, userID string) store.Key {
	return store.Key{Guild: guildID, Kind: personKind, ID: userID}
}

// Person returns what a user has chosen in a guild. The error is damaged settings, if they cannot be read: ForgetPerson
// resets them.
func (h *Host) Person(ctx context.Context, guildID, userID string) (person.Settings, error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	_, s, err := h.fetchPerson(ctx, guildID, userID)
	return s, err
}

func (h *Host) fetchPerson(ctx context.Context, guildID, userID string) (store.Record, person.Settings, error) {
	key := personKey(guildID, userID)
	if key.Check() != nil {
		return store.Record{}, person.Settings{}, errNobody
	}
	return records.Get(ctx, h.cfg.Store, key, person.Decode, errPersonDamaged)
}

// SetPerson changes what a user has chosen in a guild, and has the tables where they play keep to it from now on. The
// change may be made several times, each time on what is stored then.
func (h *Host) SetPerson(ctx context.Context, guildID, userID string, change func(*person.Settings)) (s person.Settings, err error) {
	nothingToTell := false
	putCtx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	h.queues.Do(Ref{Guild: guildID}, time.Now(), func() {
		err = records.Update(putCtx, h.cfg.Store, func() (stored store.Record, err error) {
			if stored, s, err = h.fetchPerson(putCtx, guildID, userID); err != nil {
				return stored, err
			}
			before := s
			if change(&s); s == before {
				return store.Record{}, nil
			}
			before.Seen = s.Seen
			nothingToTell = s == before // what is left concerns no table
			stored.Ranks = ranksOf(s)
			stored.Data, err = s.Encode()
			return stored, err
		})
	})
	if err != nil || nothingToTell {
		return s, err
	}
	return s, h.tellTables(ctx, guildID, userID, s)
}

// ForgetPerson deletes what a user has chosen in a guild, even if it is damaged.
func (h *Host) ForgetPerson(ctx context.Context, guildID, userID string) error {
	key := personKey(guildID, userID)
	if key.Check() != nil {
		return errNobody
	}
	deleteCtx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	for _, key := range []store.Key{key, lessonKey(guildID, userID)} {
		if err := h.cfg.Store.Delete(deleteCtx, key); err != nil {
			return problem.Store(fmt.Errorf("delete: %w", err))
		}
	}
	return h.tellTables(ctx, guildID, userID, person.Settings{})
}

// tellTables has the tables where a user plays keep to what they have chosen.
func (h *Host) tellTables(ctx context.Context, guildID, userID string, s person.Settings) error {
	return errors.Join(
		h.changeAll(ctx, guildID, func(d *draft) { d.wish(userID, s) }),
		h.tellPrivate(ctx, guildID, userID, s),
	)
}

// mayCall tells whether somebody may be mentioned: neither they nor the guild want to do without. What is damaged counts
// as not wanted.
func (h *Host) mayCall(ctx context.Context, guildID, userID string) (bool, error) {
	_, p, err := h.fetchPerson(ctx, guildID, userID)
	switch {
	case errors.Is(err, problem.ErrStore):
		return false, err
	case err != nil || p.NoCalls:
		return false, nil
	}
	return h.Guilds.MayCall(ctx, guildID)
}

func errPersonDamaged(cause error) error {
	return &problem.Fault{
		Sentence: "what is stored of your settings is damaged; forget them, and choose anew",
		Cause:    cause,
	}
}
