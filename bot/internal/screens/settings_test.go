package screens

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/render/frame"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// However many options a game has, whatever they are called and whatever is set, the settings fit into a message.
func TestSettingsOfAnySizeAreOneMessage(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	word := func(most int) string { return strings.Repeat("w", 1+r.IntN(most)) }
	for range 300 {
		s := sampleSettings("rednines", nil, nil)
		s.Kind = rednines.Kind()
		for n := range r.IntN(26) {
			var v int
			o := games.Int(&v, fmt.Sprintf("%s_%d", word(20), n), r.IntN(5), 0, 9, word(90))
			if r.IntN(3) == 0 {
				o = games.Pick(&v, fmt.Sprintf("%s_%d", word(20), n), 0, word(90), games.Choice{Name: word(90), Value: 0}, games.Choice{Name: word(90), Value: 1})
			}
			s.Items = append(s.Items, guild.Item{Option: o, Value: r.IntN(2), Set: r.IntN(2) == 0, Extra: r.IntN(4) == 0})
		}
		if r.IntN(2) == 0 {
			s.Kind, s.Scope = games.Kind{}, guild.General
			for range r.IntN(51) {
				s.Channels = append(s.Channels, fmt.Sprint(100000000000000000+r.Int64N(1e17)))
			}
			for range r.IntN(26) {
				s.Roles = append(s.Roles, fmt.Sprint(100000000000000000+r.Int64N(1e17)))
			}
		}
		s.Kinds = games5
		for _, place := range []string{"", "nowhere", "page 2", "page 99", "page -1", "page x", frame.PlaceResetOne, "option " + word(20), "option " + word(20) + "_1"} {
			page := s.Panel().Screen(place, word(2*screen.MaxNote))
			require.NoError(t, page.Check(), "%s", page)
		}
	}
}

var games5 = []games.Kind{{Name: "one", Title: "One"}, {Name: "two", Title: "Two"}, {Name: "three", Title: "Three"}, {Name: "four", Title: "Four"}, {Name: "five", Title: "Five"}}

// Every option stands on one page, which leads to what it does and to its buttons, and every page leads to all others.
func TestEveryOptionHasItsButtonsBesideItsWords(t *testing.T) {
	for _, general := range []bool{false, true} {
		s := sampleSettings("toy", nil, nil)
		s.Kind, s.Kinds = games.Kind{Name: "toy", Title: "Toy"}, games5
		if general {
			s.Kind, s.Scope = games.Kind{}, guild.General
		}
		for n := range 24 {
			s.Items = append(s.Items, guild.Item{Option: games.Bool(new(bool), fmt.Sprintf("option_%d", n), false, fmt.Sprintf("does number %d; %s", n, strings.Repeat("w", 80)))})
		}
		seen, pages := map[string]int{}, 2
		for n := range pages {
			page := s.Panel().Screen(fmt.Sprintf("page %d", n+1), "")
			require.Equal(t, fmt.Sprintf("Page %d of %d", n+1, pages), page.Footer)
			require.Len(t, page.Rows[0][0].Pick, 8)
			for _, row := range page.Rows {
				for _, o := range row[0].Pick {
					if row[0].Go != "option *" {
						continue
					}
					seen[o.Value]++
					option := s.Panel().Screen("option "+o.Value, "")
					require.Contains(t, option.Text, fmt.Sprintf("Does number %s;", strings.TrimPrefix(o.Value, "option_")))
					require.Equal(t, "set "+o.Value+"=1", option.Rows[0][0].Go)
					require.Equal(t, page, s.Panel().Screen("page "+o.Value, ""), "its page is shown again after a change")
				}
			}
		}
		require.Len(t, seen, 24)
	}
}

// What decides how long a game lasts stands first.
func TestLengthsStandFirst(t *testing.T) {
	options := games.Options{games.Bool(new(bool), "hook", false, "ends a round at once"), games.Int(new(int), "target", 200, 10, 1000, "points to win")}
	s := sampleSettings("toy", options, nil)
	s.Kind = games.Kind{Name: "toy", Title: "Toy", Options: func() games.Options { return options }, Presets: []games.Preset{{Name: "short", Values: map[string]int{"target": 100}}}}
	require.Equal(t, "Target: 200", s.Panel().Screen("", "").Rows[1][0].Pick[0].Label)
}

// A menu cannot show more than 25 channels. One that showed some of them would lose the others.
func TestMoreChannelsThanAMenuShowsAreNotLost(t *testing.T) {
	s := sampleSettings(guild.General, nil, nil)
	for n := range 26 {
		s.Channels = append(s.Channels, fmt.Sprint(100000000000000000+n))
	}
	menu := s.Panel().Screen("", "").Rows[1][0]
	require.True(t, menu.Off)
	require.Equal(t, "26 channels are set – change them with add_channel and remove_channel", menu.Label)
}

// Only what was set can be reset.
func TestOnlyWhatWasSetCanBeReset(t *testing.T) {
	s := sampleSettings("rednines", rednines.Kind().Options(), nil)
	s.Kind = rednines.Kind()
	last := func() []screen.Control {
		rows := s.Panel().Screen("", "").Rows
		return rows[len(rows)-1]
	}
	require.True(t, last()[1].Off)
	s.Items[2].Set = true
	require.False(t, last()[1].Off)
	require.Equal(t, []screen.Choice{{Label: "Multi start", Value: "multi_start"}}, s.Panel().Screen(frame.PlaceResetOne, "").Rows[0][0].Pick)
}

// A list of any entries and any page of it, also one that does not exist, is a message; every entry is on one page.
func TestTheListOfChangesHasEveryEntryOnce(t *testing.T) {
	for _, n := range []int{0, 1, 9, 10, 11, 200} {
		var entries []guild.Entry
		for i := range n {
			entries = append(entries, guild.Entry{At: time.Unix(int64(i), 0), Name: markup.NameOf("**Ann**\n<@1>"), Act: fmt.Sprintf("did no %d. ", i) + strings.Repeat("<#100000000000000001> ", 60)})
		}
		seen := 0
		for page := 1; page <= max(1, (n+logPage-1)/logPage); page++ {
			s := LogPage(entries, games5, fmt.Sprintf("log %d", page))
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
		require.Equal(t, LogPage(entries, games5, ""), LogPage(entries, games5, "log -3"))
		require.Equal(t, LogPage(entries, games5, "log 20"), LogPage(entries, games5, "log 99999999999999999999"))
	}
}

func TestWhatAServerHasSetIsNotCalledTheUsualRules(t *testing.T) {
	t.Parallel()
	says := func(values map[string]int) string {
		var target, small int
		options := games.Options{games.Int(&target, "target", 100, 1, 1000, "x").AsOurs(), games.Int(&small, "small", 0, 0, 1, "x")}
		var items []frame.Item
		for _, o := range options {
			v, ok := values[o.Name]
			if !ok {
				v = o.Default
			}
			items = append(items, frame.Item{Option: o, Value: v})
		}
		return difference(items)
	}
	require.Equal(t, "This server plays by **the usual rules**.", says(nil))
	require.Equal(t, "This server plays by **the usual rules**. **Its own:** Target.", says(map[string]int{"target": 30}))
	require.Equal(t, "**Different from the usual rules:** Small.", says(map[string]int{"small": 1}))
	require.Equal(t, "**Different from the usual rules:** Small. **Its own:** Target.", says(map[string]int{"small": 1, "target": 30}))
}
