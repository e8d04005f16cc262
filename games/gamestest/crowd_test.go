package gamestest_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/docs/examples/clues"
	"ruckus/games/gamestest"
)

// Bystanders are asked something only where the kind says so, since a table must know before it is rated.
func TestBystandersWhoAreAskedWithoutNoticeAreFound(t *testing.T) {
	k := clues.Kind()
	require.NoError(t, gamestest.Check(k))
	k.Crowd = ""
	require.ErrorContains(t, gamestest.Check(k), "bystanders are asked what they can't be")
}
