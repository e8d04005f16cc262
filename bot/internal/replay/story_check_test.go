package replay

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/games"
)

// A stored story that does not fit the seats would be drawn past its end.
func TestAStoryOfOtherPeopleIsDamaged(t *testing.T) {
	one, two := []games.Seat{1}, []games.Seat{2}
	for name, c := range map[string]struct {
		story games.Story
		good  bool
	}{
		"none":         {games.Story{}, true},
		"of two":       {games.Story{Scores: [][]int{{1, 2}}, Moments: []games.Event{{Verb: "a", Seats: one}}}, true},
		"short row":    {games.Story{Scores: [][]int{{1, 2}, {1}}}, false},
		"long row":     {games.Story{Scores: [][]int{{1, 2, 3}}}, false},
		"nobody":       {games.Story{Moments: []games.Event{{Verb: "a"}}}, false},
		"no such seat": {games.Story{Moments: []games.Event{{Verb: "a", Seats: two}}}, false},
		"the table":    {games.Story{Moments: []games.Event{{Verb: "a", Seats: []games.Seat{games.Table}}}}, false},
	} {
		require.Equal(t, c.good, match.Tellable(c.story, 2), name)
	}
}
