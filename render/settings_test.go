package render

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/markup"
)

// However many options a game has, whatever they are called and whatever is set, the settings fit into a message.
func TestSettingsOfAnySizeAreOneMessage(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	word := func(most int) string { return strings.Repeat("w", 1+r.IntN(most)) }
	for range 300 {
		s := Settings{Kind: rednines.Kind()}
		for n := range r.IntN(26) {
			var v int
			o := games.Int(&v, fmt.Sprintf("%s_%d", word(20), n), r.IntN(5), 0, 9, word(90))
			if r.IntN(3) == 0 {
				o = games.Pick(&v, fmt.Sprintf("%s_%d", word(20), n), 0, word(90), games.Choice{Name: word(90), Value: 0}, games.Choice{Name: word(90), Value: 1})
			}
			s.Options = append(s.Options, Setting{Option: o, Value: r.IntN(2), Set: r.IntN(2) == 0, Extra: r.IntN(4) == 0})
		}
		if r.IntN(2) == 0 {
			s.Kind = games.Kind{}
			for range r.IntN(51) {
				s.Channels = append(s.Channels, fmt.Sprint(100000000000000000+r.Int64N(1e17)))
			}
			s.Role, s.Locale = "100000000000000003", word(32)
		}
		for _, place := range []string{"", PlaceEverything, "nowhere"} {
			page := SettingsPage(s, place, word(2*maxNote), Reader{})
			require.NoError(t, page.Check(), "%s", page)
		}
	}
}

// Only what was set can be reset.
func TestOnlyWhatWasSetCanBeReset(t *testing.T) {
	s := Settings{Kind: rednines.Kind(), Options: sampleSettings(rednines.Kind().Options(), nil)}
	require.True(t, SettingsPage(s, "", "", Reader{}).Rows[0][0].Off)
	s.Options[2].Set = true
	rows := SettingsPage(s, "", "", Reader{}).Rows
	require.Equal(t, []Choice{{Label: "Multi start", Value: "multi_start"}}, rows[0][0].Pick)
	require.False(t, rows[1][0].Off)
}

// A list of any entries and any page of it, also one that does not exist, is a message; every entry is on one page.
func TestTheListOfChangesHasEveryEntryOnce(t *testing.T) {
	for _, n := range []int{0, 1, 9, 10, 11, 200} {
		var entries []Entry
		for i := range n {
			entries = append(entries, Entry{time.Unix(int64(i), 0), markup.NameOf("**Ann**\n<@1>"), fmt.Sprintf("did no %d. ", i) + strings.Repeat("<#100000000000000001> ", 60)})
		}
		seen := 0
		for page := 1; page <= max(1, (n+logPage-1)/logPage); page++ {
			s := LogPage(entries, fmt.Sprintf("log %d", page), Reader{})
			require.NoError(t, s.Check())
			for i := range n {
				seen += strings.Count(s.Text, fmt.Sprintf("did no %d. ", i))
			}
			require.NotContains(t, s.Text, "<@1>", "a name mentions nobody")
			for line := range strings.Lines(s.Text) {
				require.Equal(t, strings.Count(line, "<"), strings.Count(line, ">"), "no mention is cut in two")
			}
		}
		require.Equal(t, n, seen)
		require.Equal(t, LogPage(entries, "", Reader{}), LogPage(entries, "log -3", Reader{}))
		require.Equal(t, LogPage(entries, "log 20", Reader{}), LogPage(entries, "log 99999999999999999999", Reader{}))
	}
}
