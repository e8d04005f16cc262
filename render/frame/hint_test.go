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

func TestARobotSpeaksOfItself(t *testing.T) {
	for you, i := range map[string]string{
		"**Bid 2.** You win just that many tricks.":                           "**Bid 2.** I win just that many tricks.",
		"It takes the trick, because nobody plays after you; you need 1.":     "It takes the trick, because nobody plays after me; I need 1.",
		"You are 3 points ahead; your stack is empty. It wins you the match.": "I am 3 points ahead; my stack is empty. It wins me the match.",
		"The open 4♦ goes with nothing of yours":                              "The open 4♦ goes with nothing of mine",
	} {
		require.Equal(t, i, inFirstPerson(you))
	}
}
