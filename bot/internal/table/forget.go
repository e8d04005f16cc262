package table

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"ruckus/bot/internal/daily"
	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/league"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/named"
	"ruckus/bot/internal/people"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/bot/internal/standings"
	"ruckus/bot/internal/work"
	"ruckus/store"
)

// Who wants to be forgotten in a guild leaves a Wish in the store. What they have chosen and their practice goes at once.
// Results, tables that are over, replays and the audit list follow: there a mark takes the place of the person. A table that is not
// over yet forgets them when it ends. When all that is done, the wish goes, too, and nobody can tell whose mark it was.

const (
	freshWish   = 2 * time.Minute // an older one waits for the end of games before all replays are read once more
	scansAtOnce = 2               // parts of records that are read at the same time, of all guilds
)

// Wish notes that a user wants to be forgotten in a guild, and deletes what they have chosen there and their practice. The
// rest is done by Fulfil. The chance is from crypto/rand; it is not used where the wish is there already.
func (h *Host) Wish(ctx context.Context, guildID string, by match.By, chance [16]byte) (people.Wish, error) {
	if err := h.People.Check(guildID, by.ID); err != nil {
		return people.Wish{}, err
	}
	w := people.Wish{Guild: guildID, Person: by.ID, Mark: named.NewMark(chance), At: records.Now()}
	var err error
	w.Tables, err = h.tablesOf(ctx, guildID, by.ID)
	if err != nil {
		return people.Wish{}, err
	}
	if err := h.keepPause(ctx, guildID, by.ID); err != nil {
		return people.Wish{}, err
	}
	w, err = h.People.KeepWish(ctx, w)
	if err != nil {
		return people.Wish{}, err
	}
	if err := daily.New(h.cfg.Store, nil).Spend(ctx, guildID, by.ID, records.Now()); err != nil {
		return w, problem.Store(err)
	}
	if err := h.forgetPractice(ctx, guildID, by.ID); err != nil {
		return w, err
	}
	if err := h.People.Forget(ctx, guildID, by.ID); err != nil {
		return w, err
	}
	return w, h.tellTables(ctx, guildID, by.ID, people.Prefs{})
}

// Fulfil puts the mark into tables that are over, replays and the audit list. When nothing is left to do, the wish is deleted, and done is true.
func (h *Host) Fulfil(ctx context.Context, w people.Wish) (done bool, err error) {
	var left []string
	refs, err := h.refsOf(ctx, w)
	if err != nil {
		return false, err
	}
	for _, ref := range refs {
		over := true
		_, err := h.change(ctx, ref, match.By{}, func(d *match.Draft) error {
			over = d.Ended()
			if over {
				d.Record.Forget(w.Person, w.Mark)
			}
			return nil
		})
		switch {
		case errors.Is(err, match.ErrGone):
		case errors.Is(err, problem.ErrStore):
			return false, err
		case err != nil: // it cannot be read; it is deleted in its time
			h.cfg.Log.Error("couldn't remove someone who used Forget me from a table", "guild", ref.Guild, "table", ref.ID, "do", "nothing: it expires", "cause", err)
		case !over && slices.Contains(w.Tables, ref.ID):
			left = append(left, ref.ID)
		}
	}
	if len(left) == 0 || records.Now().Sub(w.At) < freshWish {
		if err := h.Replays.Forget(ctx, w.Guild, w.Person, w.Mark); err != nil {
			return false, err
		}
	}
	if h.cfg.Nights != nil {
		if err := h.cfg.Nights.Forget(ctx, w.Guild, w.Person, w.Mark); err != nil {
			return false, err
		}
	}
	if err := h.forgetInAudit(ctx, w); err != nil {
		return false, err
	}
	w.Tables = left
	if len(left) > 0 {
		return false, nil
	}
	err = h.People.Done(ctx, w)
	return err == nil, err
}

// tablesOf are the IDs of the tables that are not over and where a user sits or is named.
func (h *Host) tablesOf(ctx context.Context, guildID, userID string) (ids []string, err error) {
	err = h.eachTable(ctx, guildID, match.RecordKind, func(ref match.Ref, d *match.Sight) {
		if !d.Ended() && d.Record.Names(userID) {
			ids = append(ids, ref.ID)
		}
	})
	return ids, err
}

// refsOf are the tables where the person of a wish is named, and those of the wish.
func (h *Host) refsOf(ctx context.Context, w people.Wish) (refs []match.Ref, err error) {
	err = h.eachTable(ctx, w.Guild, match.RecordKind, func(ref match.Ref, d *match.Sight) {
		if d.Record.Names(w.Person) || slices.Contains(w.Tables, ref.ID) {
			refs = append(refs, ref)
		}
	})
	return refs, err
}

// eachTable looks at all tables of a guild that can be read, also those that are over. It takes the longer the more are kept.
func (h *Host) eachTable(ctx context.Context, guildID, kind string, look func(match.Ref, *match.Sight)) error {
	return h.eachPart(ctx, guildID, kind, func(part []store.Record) error {
		for _, stored := range part {
			if rec, err := match.Decode(stored.Data); err == nil {
				ref := match.Ref{Guild: guildID, ID: stored.Key.ID}
				look(ref, &match.Sight{Ref: ref, Record: rec, Now: records.Now()})
			}
		}
		return nil
	})
}

// eachPart reads all records of a guild of one kind, one part after the other. What the store cannot read is left out, and
// logged.
func (h *Host) eachPart(ctx context.Context, guildID, kind string, look func([]store.Record) error) error {
	part := func(from string) (next string, err error) {
		leave, err := h.scans.Enter(ctx, work.Who{Guild: guildID})
		if err != nil {
			return "", problem.Store(err)
		}
		defer leave()
		ctx, cancel := context.WithTimeout(ctx, records.Patience)
		defer cancel()
		found, next, err := h.cfg.Store.Scan(ctx, guildID, kind, from, listStep)
		switch {
		case errors.Is(err, store.ErrDamaged):
			h.cfg.Log.Warn("unreadable tables skipped", "guild", guildID, "do", "nothing: they expire", "cause", err)
		case err != nil:
			return "", problem.Store(fmt.Errorf("list: %w", err))
		}
		return next, look(found)
	}
	for from := ""; ; {
		next, err := part(from)
		if err != nil || next == "" {
			return err
		}
		from = next
	}
}

// forgetPractice deletes the private tables of a user, also those that are over.
func (h *Host) forgetPractice(ctx context.Context, guildID, userID string) error {
	var mine []match.Ref
	err := h.eachTable(ctx, guildID, match.PrivateKind, func(ref match.Ref, d *match.Sight) {
		if d.Record.Host == userID {
			mine = append(mine, ref)
		}
	})
	for _, ref := range mine {
		if one := h.delete(ctx, ref); one != nil && !errors.Is(one, match.ErrGone) {
			err = errors.Join(err, one)
		}
	}
	return err
}

// forgetInAudit puts the mark and no name into the audit list of a guild.
func (h *Host) forgetInAudit(ctx context.Context, w people.Wish) error {
	_, err := h.Guilds.Change(ctx, w.Guild, func(r *guild.Record) error {
		if !r.Forget(w.Guild, w.Person, w.Mark) {
			return store.ErrSame
		}
		return nil
	})
	if err != nil && !errors.Is(err, problem.ErrStore) { // nothing that waiting would help against
		h.cfg.Log.Error("couldn't remove someone who used Forget me from /settings log", "guild", w.Guild, "cause", err)
		return nil
	}
	return err
}

// forgetIn puts the marks of those who wanted to be forgotten while the game was on into its result. What protects others from them
// for the rest of the day goes into the same commit.
func (h *Host) forgetIn(ctx context.Context, ref match.Ref, r *league.Result) (met []store.Write, err error) {
	if err := standings.NoteMet(ctx, h.cfg.Store, ref.Guild, r); err != nil {
		return nil, err
	}
	wishes, err := h.People.Wishes(ctx)
	wishes = slices.DeleteFunc(wishes, func(w people.Wish) bool { return w.Guild != ref.Guild || !slices.Contains(w.Tables, ref.ID) })
	if err != nil || len(wishes) == 0 {
		return nil, err
	}
	marks := make(map[string]string)
	for _, w := range wishes {
		marks[w.Person] = w.Mark
	}
	return standings.ForgetIn(ctx, h.cfg.Store, ref.Guild, r, marks)
}
