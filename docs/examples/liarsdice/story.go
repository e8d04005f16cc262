package liarsdice

import (
	"iter"
	"slices"

	"ruckus/games"
	"ruckus/games/kit"
)

// story tells the dice by round, the greatest lie that was caught, and the largest claim that was doubted and held to the die.
func story(actions iter.Seq[games.Played]) (s games.Story) {
	var best kit.Moments
	for told := range actions {
		v := told.Game.View(games.Table).(View)
		for _, e := range told.Events {
			if e.Verb != "liar" {
				continue
			}
			s.Scores = append(s.Scores, slices.Clone(v.Left))
			switch l := v.Last; {
			case l.Count < l.Bid.Count:
				best.Offer(l.Bid.Count-l.Count, games.Event{Verb: "lie", Seats: []games.Seat{l.By, l.Liar}, N: l.Bid.Count - l.Count})
			case l.Count == l.Bid.Count:
				best.Offer(l.Count, games.Event{Verb: "exact", Seats: []games.Seat{l.By}, N: l.Count})
			}
		}
	}
	s.Moments, s.Own = best.Best("lie", "exact"), best.Own("exact")
	return s
}
