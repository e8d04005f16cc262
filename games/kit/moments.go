package kit

import (
	"slices"

	"ruckus/games"
)

// Moments collects moments of a game for its story. Of each verb it keeps the one that weighs most, of equals the first; and
// so for each player, to whose seat a moment belongs if that is its first.
type Moments struct {
	best, own []moment
}

type moment struct {
	games.Event
	weight int
}

// Offer adds a moment, if no other one of its verb weighs as much.
func (m *Moments) Offer(weight int, e games.Event) {
	offered := moment{e, weight}
	m.best = heavier(m.best, offered, func(old moment) bool { return old.Verb == e.Verb })
	m.own = heavier(m.own, offered, func(old moment) bool { return old.Verb == e.Verb && old.Seats[0] == e.Seats[0] })
}

// heavier puts a moment into the place of the one that is like it and weighs less, or at the end where none is.
func heavier(list []moment, offered moment, like func(moment) bool) []moment {
	i := slices.IndexFunc(list, like)
	switch {
	case i < 0:
		return append(list, offered)
	case offered.weight > list[i].weight:
		list[i] = offered
	}
	return list
}

// Own returns of each of these verbs the best moment of each player who has one, by seat.
func (m *Moments) Own(verbs ...string) (list []games.Event) {
	for _, verb := range verbs {
		first := len(list)
		for _, one := range m.own {
			if one.Verb == verb {
				list = append(list, one.Event)
			}
		}
		slices.SortFunc(list[first:], func(a, b games.Event) int { return int(a.Seats[0]) - int(b.Seats[0]) })
	}
	return list
}

// Best returns the moments in the order of these verbs, at most games.MaxMoments.
func (m *Moments) Best(verbs ...string) []games.Event {
	var list []games.Event
	for _, verb := range verbs {
		for _, one := range m.best {
			if one.Verb == verb && len(list) < games.MaxMoments {
				list = append(list, one.Event)
			}
		}
	}
	return list
}

// Most offers who got most points in a round, if they are more than none, and returns the sum of all points.
func (m *Moments) Most(verb string, points []int) (sum int) {
	for s, n := range points {
		sum += n
		if n > 0 {
			m.Offer(n, games.Event{Verb: verb, Seats: []games.Seat{games.Seat(s)}, N: n})
		}
	}
	return sum
}

// Ties gathers what players did to each other in a game, for its story.
type Ties struct{ list []games.Event }

// Add adds to how often, or how much, one player did something to another.
func (t *Ties) Add(verb string, who, whom games.Seat, n int) {
	i := slices.IndexFunc(t.list, func(e games.Event) bool { return e.Verb == verb && e.Seats[0] == who && e.Seats[1] == whom })
	switch {
	case who == whom || n == 0:
	case i < 0:
		t.list = append(t.list, games.Event{Verb: verb, Seats: []games.Seat{who, whom}, N: n})
	default:
		t.list[i].N += n
	}
}

// List returns them in the order of these verbs, of each verb the most first.
func (t *Ties) List(verbs ...string) (list []games.Event) {
	for _, verb := range verbs {
		first := len(list)
		for _, e := range t.list {
			if e.Verb == verb {
				list = append(list, e)
			}
		}
		slices.SortStableFunc(list[first:], func(a, b games.Event) int { return b.N - a.N })
	}
	return list
}
