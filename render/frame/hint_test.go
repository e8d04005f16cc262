package frame

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/render/screen"
)

// Discord shows an entry that is chosen in place of the menu's own words, and a hint's sign stands there.
func TestAHintOnAMenuIsSeenThoughAnEntryIsChosen(t *testing.T) {
	menu := screen.Control{Label: "Bid", Do: "bid * 5", Pick: []screen.Choice{{Label: "one", Value: "1", Chosen: true}, {Label: "two", Value: "2"}}}
	marked := way{move: "bid 2 5", moves: []string{"bid 2 5"}, last: "two"}.mark([][]screen.Control{{menu}}, screen.Reader{})[0][0]
	require.Equal(t, "👉 Bid", marked.Label)
	require.Equal(t, []screen.Choice{{Label: "one", Value: "1"}, {Label: "👉 two", Value: "2"}}, marked.Pick)
	require.True(t, menu.Pick[0].Chosen, "the menu itself is as it was")
}
