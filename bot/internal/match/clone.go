package match

import (
	"maps"
	"slices"

	"ruckus/bot/internal/guild"
)

// Every change starts from a copy, because others still read the cached record. Anything a draft changes in place must be
// cloned here; what's only ever replaced may be shared.

// Clone returns the same record, to be changed. The two share what is never changed, but replaced: the game as it is stored, events,
// hints, ideas, results and stories.
func (r Record) Clone() Record {
	r.Seats = eachClone(r.Seats, Seat.clone)
	r.Sittings = slices.Clone(r.Sittings)
	r.Joined = slices.Clone(r.Joined)
	r.Coming = slices.Clone(r.Coming)
	r.Terms.Values = maps.Clone(r.Terms.Values)
	r.Terms.House = maps.Clone(r.Terms.House)
	r.Terms.Revised = maps.Clone(r.Terms.Revised)
	r.Recent = slices.Clone(r.Recent)
	r.Lost = slices.Clone(r.Lost)
	r.Rings = slices.Clone(r.Rings)
	r.End.Undo = pointed(r.End.Undo)
	r.Rating.Agree = slices.Clone(r.Rating.Agree)
	r.Writer.Requests = slices.Clone(r.Writer.Requests)
	r.Out = slices.Clone(r.Out)
	r.Sealed = pointed(r.Sealed)
	if r.Sealed != nil {
		r.Sealed.Closing = pointed(r.Sealed.Closing)
	}
	r.Audit = eachClone(r.Audit, guild.Entry.Clone)
	r.Outbox = slices.Clone(r.Outbox)
	r.Solo.Tried = pointed(r.Solo.Tried)
	if r.Solo.Tried != nil {
		r.Solo.Tried.Before, r.Solo.Tried.Now = slices.Clone(r.Solo.Tried.Before), pointed(r.Solo.Tried.Now)
	}
	return r
}

func (s Seat) clone() Seat {
	s.Hurry = pointed(s.Hurry)
	s.Auto.Answers = slices.Clone(s.Auto.Answers)
	s.Plan = pointed(s.Plan)
	if s.Plan != nil {
		s.Plan.Orders = slices.Clone(s.Plan.Orders)
		s.Plan.Added = eachClone(s.Plan.Added, slices.Clone[[]string])
		s.Plan.Told = slices.Clone(s.Plan.Told)
		s.Plan.Stopped = pointed(s.Plan.Stopped)
		s.Plan.Ideas = slices.Clone(s.Plan.Ideas)
	}
	s.Sit.For = pointed(s.Sit.For)
	s.Sit.Next = pointed(s.Sit.Next)
	return s
}

// pointed copies what a pointer points to; nil if it points to nothing.
func pointed[T any](p *T) *T {
	if p == nil {
		return nil
	}
	return new(*p)
}

// eachClone copies a list and each of its elements; nil if there is none.
func eachClone[T any](list []T, clone func(T) T) []T {
	list = slices.Clone(list)
	for i := range list {
		list[i] = clone(list[i])
	}
	return list
}
