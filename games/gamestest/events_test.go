package gamestest

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What begins with seats in another part, such as a reason, is no event.
func TestOnlyWhatStandsBelowEventsIsAnEvent(t *testing.T) {
	require.Equal(t, Documented{"deal": false, "play": false}, documentedIn(`// # Moves
//
//	pass  Seats: who passed
//
// # Events
//
//	deal  N: the round
//	      and a second line
//	play  Seats: who played    Cards: what
//
// # Reasons
//
//	danger  Seats: who has few cards left
package toy
`))
	require.Empty(t, documentedIn("// Package toy has no list.\npackage toy\n"))
}
