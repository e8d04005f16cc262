package match

import (
	"slices"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/outbox"
	"ruckus/render/markup"
)

// The one place that knows where a table names people. A new field with a person in it must be added to both Names and
// Forget, or *Forget me* breaks its promise; what was mixed into the cards stays, so that a deal can still be checked.

// Ended reports whether the table is over for good, and owes nothing.
func (d *Draft) Ended() bool {
	return (d.Record.Phase == Over || d.Record.Phase == Closed) && d.Record.End.Owed.IsZero() && d.UndoUntil().IsZero()
}

// Names reports whether a user is named in the record.
func (r *Record) Names(userID string) bool {
	is := func(id string) bool { return id == userID }
	sits := func(s Sitting) bool { return is(s.ID) }
	wishes := func(s Seat) bool { return s.Sit.Next != nil && is(s.Sit.Next.ID) }
	return is(r.Host) || slices.ContainsFunc(r.Sittings, sits) || slices.ContainsFunc(r.Seats, wishes) || slices.ContainsFunc(r.Coming, func(u User) bool { return is(u.ID) }) || r.End.Undo != nil && is(r.End.Undo.By) || slices.ContainsFunc(r.Out, is) || slices.ContainsFunc(r.Rating.Agree, is) || slices.ContainsFunc(r.Rings, is) ||
		slices.ContainsFunc(r.Seats, func(s Seat) bool { return is(s.ID) }) ||
		slices.ContainsFunc(r.Outbox, func(m outbox.Message) bool { return is(m.User) }) ||
		slices.ContainsFunc(r.Audit, func(e guild.Entry) bool { return is(e.User) })
}

// Forget puts a mark in a person's place, and reports whether the person was there, and under which name. The names are others
// under which they are known. What was mixed into the cards stays, so that the deal can be checked.
func (r *Record) Forget(person, mark string, names []markup.Name) (name markup.Name, was bool) {
	if !r.Names(person) {
		return name, false
	}
	put := func(id *string) {
		if *id == person {
			*id = mark
		}
	}
	put(&r.Host)
	if r.End.Undo != nil {
		put(&r.End.Undo.By)
	}
	for i := range r.Out {
		put(&r.Out[i])
	}
	for i := range r.Rating.Agree {
		put(&r.Rating.Agree[i])
	}
	r.Rings = slices.DeleteFunc(r.Rings, func(id string) bool { return id == person })
	for i := range r.Seats {
		if s := &r.Seats[i]; s.ID == person {
			name = s.Name
			names = append(slices.Clone(names), name)
			s.ID, s.Name, s.Plan, s.Auto.Answers, s.Wish = mark, markup.Name{}, nil, nil, ""
		}
	}
	for i := range r.Sittings {
		if s := &r.Sittings[i]; s.ID == person {
			name = s.Name
			names = append(slices.Clone(names), name)
			s.ID, s.Name = mark, markup.Name{}
		}
	}
	for i := range r.Seats {
		if s := &r.Seats[i]; s.Sit.Next != nil && s.Sit.Next.ID == person {
			name, s.Sit.Next = s.Sit.Next.Name, nil
		}
	}
	for i, u := range r.Coming {
		if u.ID == person {
			name = u.Name
			names = append(slices.Clone(names), name)
			r.Coming = slices.Delete(slices.Clone(r.Coming), i, i+1)
			break
		}
	}
	r.Outbox = slices.DeleteFunc(r.Outbox, func(m outbox.Message) bool { return m.User == person })
	for i := range r.Audit {
		r.Audit[i].Forget(person, mark, names)
	}
	return name, true
}
