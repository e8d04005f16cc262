package gamestest

import (
	"fmt"
	"slices"

	"ruckus/games"
)

// checkStory checks what is told of the game: its last points are the result, and all seats are players.
func (m *match) checkStory() error {
	if m.kind.After.Story == nil {
		return nil
	}
	m.doing = "telling the game's story"
	var err error
	story := m.kind.After.Story(games.Replay(m.kind, m.setup, m.log, &err))
	result, verbs := m.game.Result(), map[string]bool{}
	for told := range games.Replay(m.kind, m.setup, m.log, &err) {
		for _, e := range told.Events {
			verbs[e.Verb] = true
		}
	}
	if err != nil {
		return faultf("the game cannot be told again: %v", err)
	}
	for _, row := range story.Scores {
		if len(row) != m.setup.Seats {
			return faultf("the story has points of %d seats", len(row))
		}
	}
	if result != nil && (len(story.Scores) == 0 || !slices.Equal(story.Scores[len(story.Scores)-1], result.Scores)) {
		return faultf("the story's last points are not the result: Story.Scores %v, Result.Scores %v. The last row must be the scores", story.Scores, result.Scores)
	}
	if len(story.Moments) > games.MaxMoments {
		return faultf("the story has %d moments", len(story.Moments))
	}
	own := map[string]bool{}
	for _, e := range story.Own {
		switch id := fmt.Sprint(e.Verb, e.Seats[:min(1, len(e.Seats))]); {
		case !slices.ContainsFunc(m.kind.After.Feats, func(f games.Feat) bool { return f.Verb == e.Verb }):
			return faultf("the moment %q of a player is no feat", e.Verb)
		case len(e.Seats) == 0 || own[id]:
			return faultf("the moment %q is nobody's, or a player has it twice", e.Verb)
		default:
			own[id] = true
		}
	}
	if slices.ContainsFunc(story.Ties, func(e games.Event) bool { return len(e.Seats) != 2 || e.Seats[0] == e.Seats[1] || e.N < 1 }) {
		return faultf("the story has ties that are not between two players: %v", story.Ties)
	}
	for _, e := range slices.Concat(story.Moments, story.Own) {
		if verbs[e.Verb] {
			return faultf("the moment %q has the verb of an event", e.Verb)
		}
		if len(e.Seats) == 0 || slices.ContainsFunc(e.Seats, func(s games.Seat) bool { return s < 0 || int(s) >= m.setup.Seats }) {
			return faultf("the moment %q is of seats %v", e.Verb, e.Seats)
		}
	}
	return nil
}

// checkHighlights checks that each highlight is of a player and stands at an action, in order.
func (m *match) checkHighlights() error {
	if m.kind.After.Highlights == nil {
		return nil
	}
	m.doing = "looking for highlights"
	var err error
	last := 0
	for _, h := range m.kind.After.Highlights(games.Replay(m.kind, m.setup, m.log, &err)) {
		switch {
		case h.Move < last || h.Move > len(m.log):
			return faultf("the highlight %q stands at action %d, after one at %d, of %d", h.Verb, h.Move, last, len(m.log))
		case h.Only != nil:
			return faultf("the highlight %q is told to one player only", h.Verb)
		case slices.ContainsFunc(h.Seats, func(s games.Seat) bool { return s < 0 || int(s) >= m.setup.Seats }):
			return faultf("the highlight %q is of seats %v", h.Verb, h.Seats)
		}
		last = h.Move
	}
	if err != nil {
		return faultf("the game cannot be told again: %v", err)
	}
	return nil
}
