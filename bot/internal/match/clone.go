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
	r.Values = maps.Clone(r.Values)
	r.House = maps.Clone(r.House)
	r.Revised = maps.Clone(r.Revised)
	r.Recent = slices.Clone(r.Recent)
	r.Lost = slices.Clone(r.Lost)
	r.Rings = slices.Clone(r.Rings)
	r.Ended = pointed(r.Ended)
	r.Agree = slices.Clone(r.Agree)
	r.Requests = slices.Clone(r.Requests)
	r.Out = slices.Clone(r.Out)
	r.Sealed = pointed(r.Sealed)
	if r.Sealed != nil {
		r.Sealed.Closing = pointed(r.Sealed.Closing)
	}
	r.Audit = eachClone(r.Audit, guild.Entry.Clone)
	r.Outbox = slices.Clone(r.Outbox)
	r.Tried = pointed(r.Tried)
	if r.Tried != nil {
		r.Tried.Before, r.Tried.Now = slices.Clone(r.Tried.Before), pointed(r.Tried.Now)
	}
	return r
}

func (s Seat) clone() Seat {
	s.Hurry = pointed(s.Hurry)
	s.Answers = slices.Clone(s.Answers)
	s.Plan = pointed(s.Plan)
	if s.Plan != nil {
		s.Plan.Orders = slices.Clone(s.Plan.Orders)
		s.Plan.Added = eachClone(s.Plan.Added, slices.Clone[[]string])
		s.Plan.Told = slices.Clone(s.Plan.Told)
		s.Plan.Stopped = pointed(s.Plan.Stopped)
		s.Plan.Ideas = slices.Clone(s.Plan.Ideas)
	}
	s.For = pointed(s.For)
	s.Next = pointed(s.Next)
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
