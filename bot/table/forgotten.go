package table

import (
	"slices"

	"ruckus/bot/guild"

	"ruckus/markup"
)

// ended tells whether the table is over for good, and owes nothing.
func (d *draft) ended() bool {
	return (d.rec.Phase == Over || d.rec.Phase == Closed) && d.rec.Owed.IsZero() && d.undoUntil().IsZero()
}

// names tells whether a user is named in the record.
func (r *record) names(userID string) bool {
	is := func(id string) bool { return id == userID }
	return is(r.Host) || r.Ended != nil && is(r.Ended.By) || slices.ContainsFunc(r.Out, is) ||
		slices.ContainsFunc(r.Seats, func(s seat) bool { return is(s.ID) }) ||
		slices.ContainsFunc(r.Calls, func(c call) bool { return is(c.User) }) ||
		slices.ContainsFunc(r.Audit, func(e guild.Entry) bool { return is(e.User) })
}

// forget puts a mark in a person's place, and reports whether the person was there, and under which name. The names are others
// under which they are known. What was mixed into the cards stays, so that the deal can be checked.
func (r *record) forget(person, mark string, names []markup.Name) (name markup.Name, was bool) {
	if !r.names(person) {
		return name, false
	}
	put := func(id *string) {
		if *id == person {
			*id = mark
		}
	}
	put(&r.Host)
	if r.Ended != nil {
		put(&r.Ended.By)
	}
	for i := range r.Out {
		put(&r.Out[i])
	}
	for i := range r.Seats {
		if s := &r.Seats[i]; s.ID == person {
			name = s.Name
			names = append(slices.Clone(names), name)
			s.ID, s.Name = mark, markup.Name{}
		}
	}
	r.Calls = slices.DeleteFunc(r.Calls, func(c call) bool { return c.User == person })
	for i := range r.Chosen {
		if slices.Contains(names, r.Chosen[i].By) {
			r.Chosen[i].By = guild.Somebody
		}
	}
	for i := range r.Audit {
		r.Audit[i].Forget(person, mark, names)
	}
	return name, true
}
