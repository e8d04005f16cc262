package guild

import (
	"context"
	"errors"
	"slices"
	"time"

	"ruckus/bot/internal/named"
	"ruckus/bot/internal/records"
	"ruckus/render/markup"
	"ruckus/store"
)

// MaxBarred is how many people can be barred in a guild.
const MaxBarred = 500

// BarKept is how long a bar is kept after its end.
const BarKept = 30 * 24 * time.Hour

var errNotBarred = refuse("no.ban")

// A Bar keeps somebody from the games of a guild.
type Bar struct {
	User   string    `json:"user"`             // ID, or the mark of a person who was forgotten
	Until  time.Time `json:"until,omitzero"`   // zero: for good
	By     string    `json:"by,omitempty"`     // ID of the moderator
	At     time.Time `json:"at"`               // when it began
	Reason string    `json:"reason,omitempty"` // in the moderator's words
	Hidden bool      `json:"hidden,omitempty"` // games show no name of theirs, also when the bar is over
}

// On reports whether the bar holds at a time.
func (b Bar) On(at time.Time) bool { return b.Until.IsZero() || at.Before(b.Until) }

// old reports whether the bar need not be kept any more.
func (b Bar) old(at time.Time) bool { return !b.On(at) && !at.Before(b.Until.Add(BarKept)) }

// barMark stands in a bar for a person who was forgotten.
func barMark(guildID, user string) string { return named.Known("barred", guildID, user) }

// Bar is the bar of a user in a guild, one that is over included.
func (r Record) Bar(guildID, user string) (Bar, bool) {
	i := r.barAt(guildID, user)
	if i < 0 {
		return Bar{}, false
	}
	return r.Barred[i], true
}

func (r Record) barAt(guildID, user string) int {
	mark := barMark(guildID, user)
	return slices.IndexFunc(r.Barred, func(b Bar) bool { return b.User == user || b.User == mark })
}

// BarredAt are those whom a bar keeps from games at a time.
func (r Record) BarredAt(at time.Time) []Bar {
	return slices.DeleteFunc(slices.Clone(r.Barred), func(b Bar) bool { return !b.On(at) })
}

// checkBars refuses what nobody can have stored.
func (r Record) checkBars() error {
	if len(r.Barred) > MaxBarred || slices.ContainsFunc(r.Barred, func(b Bar) bool { return b.User == "" || b.At.IsZero() }) {
		return errors.New("bars that nobody has set")
	}
	return nil
}

// dropBars leaves out the bars that need not be kept any more, and returns when the next one need not; zero: never.
func (r *Record) dropBars(at time.Time) (due time.Time) {
	r.Barred = slices.DeleteFunc(slices.Clone(r.Barred), func(b Bar) bool { return b.old(at) })
	for _, b := range r.Barred {
		if end := b.Until.Add(BarKept); !b.Until.IsZero() && (due.IsZero() || end.Before(due)) {
			due = end
		}
	}
	return due.Add(time.Millisecond - 1).Truncate(time.Millisecond)
}

// Forget puts a mark in a person's place, and reports whether the guild's record named them. A bar stays, without a reason, under a mark
// that they are known by.
func (r *Record) Forget(guildID, person, mark string) (was bool) {
	r.Barred = slices.Clone(r.Barred)
	for i := range r.Barred {
		if b := &r.Barred[i]; b.User == person {
			b.User, b.Reason, was = barMark(guildID, person), "", true
		}
	}
	forgotten := named.People(func(at named.At) {
		for i := range r.Barred {
			at(&r.Barred[i].By, nil)
		}
		for i := range r.Audit {
			r.Audit[i].People(at)
		}
	}).Forget(person, mark)
	return was || forgotten
}

// MaySit refuses people who are barred from the games of a guild, and says of others whether games are to hide their name. Whatever gives
// somebody a seat, or promises one, asks here, or what it has read of the guild.
func (rs *Records) MaySit(ctx context.Context, guildID, user string) (hidden bool, err error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	rec, err := rs.Get(ctx, guildID)
	switch {
	case errors.Is(err, ErrNoGuild): // nobody is barred there
		return false, nil
	case err != nil:
		return false, err
	}
	return rec.MaySit(guildID, user, records.Now())
}

// MaySit is that of Records, with what is stored of the guild.
func (r Record) MaySit(guildID, user string, at time.Time) (hidden bool, err error) {
	b, _ := r.Bar(guildID, user)
	switch {
	case b.User == "" || !b.On(at):
		return b.Hidden, nil
	case b.Until.IsZero():
		return false, refuse("no.banned")
	}
	return false, refuse("no.banned.until", "time", markup.Time(b.Until, "f"))
}

// Bar bars somebody from the games of a guild, in place of the bar that they have. Their name is for the audit list.
func (rs *Records) Bar(ctx context.Context, guildID string, by Entry, b Bar, name markup.Name) error {
	e := by.As(ActBar)
	e.Names, e.Until = []Whom{{b.User, name}}, b.Until
	_, err := rs.decide(ctx, guildID, e, func(r *Record, e *Entry) error {
		b.By, b.At = e.User, e.At
		if i := r.barAt(guildID, b.User); i >= 0 {
			b.Hidden = b.Hidden || r.Barred[i].Hidden
			r.Barred = slices.Delete(slices.Clone(r.Barred), i, i+1)
		}
		if len(r.Barred) >= MaxBarred {
			return refuse("no.bans", "n", MaxBarred)
		}
		r.Barred = append(r.Barred, b)
		return nil
	})
	return err
}

// Unbar lets somebody play again.
func (rs *Records) Unbar(ctx context.Context, guildID string, by Entry, user string, name markup.Name) error {
	e := by.As(ActUnbar)
	e.Names = []Whom{{user, name}}
	_, err := rs.decide(ctx, guildID, e, func(r *Record, e *Entry) error {
		i := r.barAt(guildID, user)
		if i < 0 || !r.Barred[i].On(e.At) {
			return errNotBarred
		}
		r.Barred = slices.Clone(r.Barred)
		r.Barred[i].Until = e.At
		if !r.Barred[i].Hidden {
			r.Barred = slices.Delete(r.Barred, i, i+1)
		}
		return nil
	})
	return err
}

// Explain notes why somebody is barred.
func (rs *Records) Explain(ctx context.Context, guildID, user, reason string) error {
	_, err := rs.Change(ctx, guildID, func(r *Record) error {
		i := r.barAt(guildID, user)
		if i < 0 {
			return errNotBarred
		}
		r.Barred = slices.Clone(r.Barred)
		r.Barred[i].Reason = reason
		return nil
	})
	return err
}

// Hide has games show no name of somebody, or show it again.
func (rs *Records) Hide(ctx context.Context, guildID string, by Entry, user string, hidden bool) error {
	e := by.As(ActShow)
	if hidden {
		e = by.As(ActHide)
	}
	_, err := rs.decide(ctx, guildID, e, func(r *Record, e *Entry) error {
		r.Barred = slices.Clone(r.Barred)
		i := r.barAt(guildID, user)
		if i < 0 {
			i = len(r.Barred)
			r.Barred = append(r.Barred, Bar{User: user, Until: e.At, By: e.User, At: e.At})
		}
		r.Barred[i].Hidden = hidden
		return nil
	})
	return err
}

// Note adds an act to the guild's list.
func (rs *Records) Note(ctx context.Context, guildID string, e Entry) error {
	_, err := rs.decide(ctx, guildID, e, func(*Record, *Entry) error { return nil })
	return err
}

// Moderates reports whether one of these roles moderates the games of a guild. Where that cannot be read, none does.
func (rs *Records) Moderates(ctx context.Context, guildID string, roles []string) bool {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	if len(roles) == 0 {
		return false
	}
	rec, err := rs.Get(ctx, guildID)
	return err == nil && slices.ContainsFunc(rec.Moderators, func(role string) bool { return slices.Contains(roles, role) })
}

// Due deletes the bars of a guild that have been over for long.
func (rs *Records) Due(ctx context.Context, guildID string) error {
	_, err := rs.Change(ctx, guildID, func(*Record) error { return nil })
	if errors.Is(err, store.ErrNotFound) {
		return nil
	}
	return err
}
