package table

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/store"
)

func TestABatchOfTheClockHasSomeOfEachGuild(t *testing.T) {
	var due []store.Key
	for n := range 500 {
		due = append(due, store.Key{Guild: "noisy", Kind: "table", ID: fmt.Sprint(n)})
	}
	for n := range 3 {
		due = append(due, store.Key{Guild: "quiet", Kind: "table", ID: fmt.Sprint(n)})
	}
	require.Greater(t, lookAhead, 500, "as many tables as a guild may have open can be due at once")
	got := inTurns(due)
	require.Len(t, got, 503)
	var guilds, noisy []string
	for _, key := range got {
		guilds = append(guilds, key.Guild)
		if key.Guild == "noisy" {
			noisy = append(noisy, key.ID)
		}
	}
	require.Equal(t, []string{"noisy", "quiet", "noisy", "quiet", "noisy", "quiet", "noisy"}, guilds[:7])
	require.Equal(t, []string{"0", "1", "2"}, noisy[:3], "in a guild the longest due comes first")
}
