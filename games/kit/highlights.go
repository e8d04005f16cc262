package kit

import (
	"iter"
	"slices"

	"ruckus/games"
)

// Highlights makes an After's Highlights of what tells which there were in one action.
func Highlights(in func(games.Played) []games.Event) func(iter.Seq[games.Played]) []games.Highlight {
	return func(actions iter.Seq[games.Played]) (list []games.Highlight) {
		moves := -1 // the first is the game as it begins
		for told := range actions {
			if told.Refused != nil {
				continue
			}
			moves++
			for _, e := range in(told) {
				list = append(list, games.Highlight{Move: moves, Event: e})
			}
		}
		return list
	}
}

// WithVerbs returns which events of an action have one of these verbs, for Highlights.
func WithVerbs(verbs ...string) func(games.Played) []games.Event {
	return func(told games.Played) (list []games.Event) {
		for _, e := range told.Events {
			if e.Only == nil && slices.Contains(verbs, e.Verb) {
				list = append(list, e)
			}
		}
		return list
	}
}
