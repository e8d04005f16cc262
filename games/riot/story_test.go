package riot

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

func TestTheStoryTellsTheGreatestAttackTheBestDefenceAndTheBestTurn(t *testing.T) {
	did := func(events ...games.Event) games.Played { return games.Played{Events: events, Game: new(game)} }
	attack := func(a, b games.Seat) games.Event { return games.Event{Verb: "attack", Seats: []games.Seat{a, b}} }
	loss := func(verb string, s games.Seat, units ...string) games.Event {
		return games.Event{Verb: verb, Seats: []games.Seat{s}, Tokens: units}
	}
	told := story(slices.Values([]games.Played{
		did(loss("kill", 0, "9 officer")), // in no attack
		did(attack(1, 0)),
		did(loss("wound", 0, "2 officer"), loss("kill", 0, "1 swat", "2 officer")),
		did(loss("kill", 1, "1 member")),
		did(games.Event{Verb: "opinion"}, loss("kill", 0, "1 swat")),                 // which the card costs
		did(attack(0, 2), loss("kill", 0, "3 officer"), loss("kill", 1, "8 member")), // the last ones fell elsewhere
		did(games.Event{Verb: "points", Seats: []games.Seat{2}, N: 2}),
	}))
	require.Equal(t, `points: []
best: battle [1 0] 5, held [2 0] 3, haul [2] 2
own: battle [1 0] 5, held [0 1] 1, held [2 0] 3, haul [2] 2
ties: cost [1 0] 5`, gamestest.StoryText(told))
}
