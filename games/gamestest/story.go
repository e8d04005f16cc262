package gamestest

import (
	"slices"

	"ruckus/games"
)

// checkStory checks what is told of the game: its last points are the result, and all seats are players.
func (m *match) checkStory() error {
	if m.kind.Story == nil {
		return nil
	}
	m.doing = "telling the game's story"
	result, verbs := (*games.Result)(nil), map[string]bool{}
	story := m.kind.Story(func(yield func(games.Told) bool) {
		g, err := m.kind.New(m.setup)
		for _, a := range m.log {
			if err != nil {
				return
			}
			var events []games.Event
			if events, err = g.Apply(a); err != nil || !yield(games.Told{Action: a, Events: events, Game: g}) {
				return
			}
			for _, e := range events {
				verbs[e.Verb] = true
			}
			result = g.Result()
		}
	})
	for _, row := range story.Scores {
		if len(row) != m.setup.Seats {
			return faultf("the story has points of %d seats", len(row))
		}
	}
	if result != nil && (len(story.Scores) == 0 || !slices.Equal(story.Scores[len(story.Scores)-1], result.Scores)) {
		return faultf("the story's last points are not the result: %v, %v", story.Scores, result.Scores)
	}
	if len(story.Moments) > games.MaxMoments {
		return faultf("the story has %d moments", len(story.Moments))
	}
	for _, e := range story.Moments {
		if verbs[e.Verb] {
			return faultf("the moment %q has the verb of an event", e.Verb)
		}
		if len(e.Seats) == 0 || slices.ContainsFunc(e.Seats, func(s games.Seat) bool { return s < 0 || int(s) >= m.setup.Seats }) {
			return faultf("the moment %q is of seats %v", e.Verb, e.Seats)
		}
	}
	return nil
}
