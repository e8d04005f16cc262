package frame

import (
	"flag"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
	"ruckus/games/rednines"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/view"
)

var update = flag.Bool("update", false, "write the golden texts anew")

// Every screen of the gallery looks as it did; run with -update after a change that is meant, and read the difference.
func TestScreensLookAsBefore(t *testing.T) {
	var texts []gamestest.Text
	for _, s := range frameSamples() {
		require.NoError(t, s.Screen.Check(), s.Name)
		texts = append(texts, gamestest.Text{Name: s.Name, Text: s.Screen.String()})
	}
	gamestest.GoldenTexts(t, texts, nil, *update)
}

// Names are what people choose: they can be marks, mentions, links, several lines or nothing at all, and still are
// nothing but a name on every screen.
func TestNamesAreOnlyNames(t *testing.T) {
	usual := SampleTable(rednines.Kind(), look.Look{}, look.LobbyPhase)
	for _, name := range []string{
		"@everyone", "<@123>", "<t:1:R>", "**bold", "`code", "```\ncode", "a\nb\r\n# c", "# head", "- item", "> quote", "1. one",
		"[a](https://b.example)", "https://b.example", "||spoiler||", `back\slash\`, "\u202eright to left", "\u2066open", "שלום",
		"", " ", "\u200b", "\u2800", "\x00\x07", "\xff\xfe", strings.Repeat("*", 40), strings.Repeat("👩‍👩‍👧", 20),
	} {
		table := SampleTable(rednines.Kind(), look.Look{}, look.LobbyPhase)
		table.Players[1].Name, table.Players[0].Name = markup.NameOf(name), markup.NameOf(name)
		table.Why = name
		for _, phase := range []view.Phase{view.Lobby, view.Playing, view.Over, view.Closed} {
			table.Phase, usual.Phase = phase, phase
			got, want := Board(table, nil, screen.Reader{}), Board(usual, nil, screen.Reader{})
			require.NoError(t, got.Check(), "%q", name)
			require.Equal(t, len(want.Fields), len(got.Fields))
			require.Equal(t, strings.Count(want.String(), "\n"), strings.Count(got.String(), "\n"), "%q makes lines:\n%s", name, got)
		}
		shown := strings.TrimSuffix(strings.TrimPrefix(markup.NameOf(name).Bold("Player 2"), "**"), "**")
		require.NotEmpty(t, strings.TrimSpace(shown), "%q leaves nothing", name)
		require.Empty(t, unescaped.FindString(" "+shown), "%q is shown as %q", name, shown)
		require.Equal(t, strings.Count(shown, "\u2068"), strings.Count(shown, "\u2069"))
		require.NotRegexp(t, "[\u202a-\u202e\u2066\u2067\u0000-\u001f]", shown)
		require.True(t, utf8.ValidString(shown))
	}
}

// unescaped finds a character that Markdown would take as a mark.
var unescaped = regexp.MustCompile("(^|[^\\\\])(\\\\\\\\)*[*_~|`<>\\[\\]()@#:]")

// What only one seat may know is not told to everybody.
func TestBoardTellsNoPrivateEvent(t *testing.T) {
	table := SampleTable(rednines.Kind(), look.Look{}, look.PlayingPhase)
	to := games.Seat(2)
	table.Recent = []games.Event{
		{Verb: "draw", Seats: []games.Seat{2}, Tokens: []string{"KS"}, Only: &to},
		{Verb: "draw", Seats: []games.Seat{2}},
	}
	got := Board(table, nil, screen.Reader{}).String()
	require.NotContains(t, got, "KS")
	require.Contains(t, got, "draw")
}

// Start says how many robots it brings, by the game's own rules, and a rated lobby says what it waits for.
func TestStartSaysWithHowManyRobots(t *testing.T) {
	table := SampleTable(rednines.Kind(), look.Look{}, look.LobbyPhase)
	start := func() (screen.Control, string) {
		s := Board(table, nil, screen.Reader{})
		return s.Rows[0][2], s.Text
	}
	table.Players = table.Players[:3]
	c, text := start()
	require.Equal(t, "Start + 1 robot", c.Label, "three are too few by the printed rules")
	require.False(t, c.Off)
	require.Contains(t, text, "**1 more to start,** or a robot fills in.")
	require.Contains(t, text, "2 or 3 with the Small option")
	table.Rated = true
	c, text = start()
	require.Equal(t, "Start", c.Label, "a rated game is with those who have agreed to each other")
	require.True(t, c.Off)
	require.Contains(t, text, "**1 more to start:** people, or *+ robot*.")
	table.Rated, table.Terms.Values = false, map[string]int{"small": 1, "turn_time": 60}
	c, _ = start()
	require.Equal(t, "Start", c.Label, "the option small lets three play")
	table.Players = table.Players[:1]
	c, _ = start()
	require.Equal(t, "Start + 1 robot", c.Label)
}

// frameSamples are the screens that all games share, at a table of Red Nines.
func frameSamples() []Drawn {
	t := SampleTable(rednines.Kind(), look.Look{}, look.LobbyPhase)
	t.Terms.Values["multi_start"] = 1
	return Samples(t)
}

// A player who leaves reads what that has done: in a lobby, in a game, and when they were the last.
func TestLeavingTellsWhatItHasDone(t *testing.T) {
	for phase, says := range map[view.Phase]string{look.LobbyPhase: "seat is free again", look.PlayingPhase: "My hand", "closed": "the table ends"} {
		require.Contains(t, LeftPage(Table{Table: look.TableOf(games.Kind{}, look.Look{}, phase)}).Text, says, phase)
	}
}

// A control has room for every move of every game.
func TestAMoveFitsIntoAControl(t *testing.T) {
	require.LessOrEqual(t, games.MaxMove, screen.MaxDo)
}

// Every hand of a game that is over ends in one thing to do, the winner's, too.
func TestEverybodyHasOneThingToDoWhenAGameIsOver(t *testing.T) {
	table := SampleTable(rednines.Kind(), look.Look{}, look.OverPhase)
	table.Result = &games.Result{Winners: []games.Seat{2}, Scores: []int{120, 77, 31, 77}}
	for seat := range games.Seat(4) {
		s := overAtTable(table, seat, screen.Reader{})
		again, better := strings.Count(s.Text, "-# *Replay*"), strings.Count(s.Text, "-# *Coach*")
		require.Equal(t, 1, again+better, s.Text)
		require.Equal(t, seat == 2, again == 1, "a winner has no moves to regret")
		label := map[bool]string{true: screen.LabelReplay, false: coach.Label}[seat == 2]
		require.True(t, slices.ContainsFunc(slices.Concat(s.Rows...), func(c screen.Control) bool { return c.Label == label }), "its button is there")
	}
}
