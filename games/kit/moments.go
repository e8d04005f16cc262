package kit

import (
	"slices"

	"ruckus/games"
)

// Moments collects moments of a game for its story. Of each verb it keeps the one that weighs most, of equals the first.
type Moments struct {
	best []moment
}

type moment struct {
	games.Event
	weight int
}

// Offer adds a moment, if no other one of its verb weighs as much.
func (m *Moments) Offer(weight int, e games.Event) {
	i := slices.IndexFunc(m.best, func(old moment) bool { return old.Verb == e.Verb })
	switch {
	case i < 0:
		m.best = append(m.best, moment{e, weight})
	case weight > m.best[i].weight:
		m.best[i] = moment{e, weight}
	}
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
