package gamestest

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// What begins with seats in another part, such as a reason, is no event.
func TestOnlyWhatStandsBelowEventsIsAnEvent(t *testing.T) {
	const source = `// # Moves
//
//	pass  Seats: who passed
//
// # Events
//
//	deal  N: the round
//	      and a second line
//	play  Seats: who played    Tokens: what
//
// # Reasons
//
//	danger  Seats: who has few cards left
package toy
`
	require.Equal(t, documented{"deal": false, "play": false}, documentedIn(source, eventsTitle))
	require.Equal(t, documented{"danger": false}, documentedIn(source, reasonsTitle))
	require.Empty(t, documentedIn("// Package toy has no list.\npackage toy\n", eventsTitle))
}

// Four fives and no fours of a game with dice are told apart in its scripts.
func TestACardIsNotTakenForANumber(t *testing.T) {
	for want, e := range map[string]games.Event{
		"play [2] 7H":   {Verb: "play", Seats: []games.Seat{2}, Tokens: []string{"7H"}},
		"score [0] 12":  {Verb: "score", Seats: []games.Seat{0}, N: 12},
		"draw [1] 7H 2": {Verb: "draw", Seats: []games.Seat{1}, Tokens: []string{"7H"}, N: 2},
		"count 5 n=4":   {Verb: "count", Tokens: []string{"5"}, N: 4},
		"count 4 n=0":   {Verb: "count", Tokens: []string{"4"}},
	} {
		require.Equal(t, want, EventText(e))
	}
}
