package render

import (
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/markup"
)

var update = flag.Bool("update", false, "write the golden texts anew")

// Every screen of the gallery looks as it did; run with -update after a change that is meant, and read the difference.
func TestScreensLookAsBefore(t *testing.T) {
	seen := map[string]bool{}
	for _, s := range Gallery() {
		t.Run(s.Name, func(t *testing.T) {
			file := s.Name + ".txt"
			require.False(t, seen[file], "two samples of this name")
			seen[file] = true
			require.NoError(t, s.Screen.Check())
			path := filepath.Join("testdata", file)
			if *update {
				require.NoError(t, os.MkdirAll("testdata", 0o755))
				require.NoError(t, os.WriteFile(path, []byte(s.Screen.String()), 0o644))
			}
			want, err := os.ReadFile(path)
			require.NoError(t, err)
			require.Equal(t, string(want), s.Screen.String())
		})
	}
	files, err := os.ReadDir("testdata")
	require.NoError(t, err)
	for _, f := range files {
		require.True(t, seen[f.Name()], "%s belongs to no sample", f.Name())
	}
}

// Names are what people choose: they can be marks, mentions, links, several lines or nothing at all, and still are
// nothing but a name on every screen.
func TestNamesAreOnlyNames(t *testing.T) {
	usual := sampleTable(lobbyPhase)
	for _, name := range []string{
		"@everyone", "<@123>", "<t:1:R>", "**bold", "`code", "```\ncode", "a\nb\r\n# c", "# head", "- item", "> quote", "1. one",
		"[a](https://b.example)", "https://b.example", "||spoiler||", `back\slash\`, "\u202eright to left", "\u2066open", "שלום",
		"", " ", "\u200b", "\u2800", "\x00\x07", "\xff\xfe", strings.Repeat("*", 40), strings.Repeat("👩‍👩‍👧", 20),
	} {
		table := sampleTable(lobbyPhase)
		table.Players[1].Name, table.Players[0].Name = markup.NameOf(name), markup.NameOf(name)
		table.Why = name
		for _, phase := range []string{lobbyPhase, playingPhase, overPhase, "closed"} {
			table.Phase, usual.Phase = phase, phase
			got, want := Board(table, redNinesView(games.Table), Reader{}), Board(usual, redNinesView(games.Table), Reader{})
			require.NoError(t, got.Check(), "%q", name)
			require.Equal(t, len(want.Fields), len(got.Fields))
			require.Equal(t, strings.Count(want.String(), "\n"), strings.Count(got.String(), "\n"), "%q makes lines:\n%s", name, got)
		}
		shown := strings.TrimSuffix(strings.TrimPrefix(person(markup.NameOf(name), "Player 2"), "**"), "**")
		require.NotEmpty(t, strings.TrimSpace(shown), "%q leaves nothing", name)
		require.Empty(t, unescaped.FindString(" "+shown), "%q is shown as %q", name, shown)
		require.Equal(t, strings.Count(shown, "\u2068"), strings.Count(shown, "\u2069"))
		require.NotRegexp(t, "[\u202a-\u202e\u2066\u2067\u0000-\u001f]", shown)
		require.True(t, utf8.ValidString(shown))
	}
}

// unescaped finds a character that Markdown would take as a mark.
var unescaped = regexp.MustCompile("(^|[^\\\\])(\\\\\\\\)*[*_~|`<>\\[\\]()@#:]")

// Who reads text only gets words: no screen of the game has a symbol for a card, a count or a turn.
func TestTextOnlyIsWords(t *testing.T) {
	n := 0
	for _, s := range Gallery() {
		if !strings.HasSuffix(s.Name, "-text") {
			continue
		}
		n++
		require.NotRegexp(t, "[♥♦♠♣★▮▶▫🥇🥈🥉]", s.Screen.String(), s.Name)
	}
	require.NotZero(t, n)
}

// Every control of a hand in symbols is there in words too, at the same place and for the same move.
func TestTextOnlyHasTheSameControls(t *testing.T) {
	screens := map[string]Screen{}
	for _, s := range Gallery() {
		screens[s.Name] = s.Screen
	}
	for name, s := range screens {
		words, ok := screens[name+"-text"]
		if !ok {
			continue
		}
		require.Equal(t, len(s.Rows), len(words.Rows), name)
		for i, row := range s.Rows {
			require.Equal(t, len(row), len(words.Rows[i]), name)
			for j, c := range row {
				require.Equal(t, c.id(), words.Rows[i][j].id(), name)
				require.Equal(t, c.Off, words.Rows[i][j].Off, name)
			}
		}
	}
}

// A place of an older screen, or one that was made up, leads to the first place.
func TestUnknownPlaceIsTheFirst(t *testing.T) {
	table := sampleTable(playingPhase)
	opening := redNinesView(1, fullHand...)
	opening.Phase, opening.Needed = rednines.Opening, ""
	running := redNinesView(1, fullHand...)
	forced := games.Prompt{Must: true, Moves: []string{"play QD 12"}}
	for _, place := range []string{"home", "nowhere", "as", "as ", "as 9C", "as 2D", "as 9H2", "rank", "rank ", "rank 11", "rank KK", "page 2", "page -1", "rank *", "\x00"} {
		for _, c := range []struct {
			view any
			p    games.Prompt
		}{{opening, startPrompt(fullHand)}, {running, forced}, {nil, forced}} {
			require.Equal(t, Hand(table, 1, c.view, c.p, "", "", Reader{}), Hand(table, 1, c.view, c.p, place, "", Reader{}), place)
		}
	}
	for _, place := range []string{"as 9H", "rank Q"} {
		require.Equal(t, Hand(table, 1, running, forced, "", "", Reader{}), Hand(table, 1, running, forced, place, "", Reader{}),
			"%s is a place of the opening alone", place)
	}
	k := rednines.Kind()
	require.Equal(t, RulesPage(k, nil, nil, "", Reader{}), RulesPage(k, nil, nil, "nowhere", Reader{}))
}

// What only one seat may know is not told to everybody.
func TestBoardTellsNoPrivateEvent(t *testing.T) {
	table := sampleTable(playingPhase)
	to := games.Seat(2)
	table.Recent = []games.Event{
		{Verb: "draw", Seats: []games.Seat{2}, Cards: []string{"KS"}, Only: &to},
		{Verb: "draw", Seats: []games.Seat{2}},
	}
	got := Board(table, nil, Reader{}).String()
	require.NotContains(t, got, "KS")
	require.Contains(t, got, "draw")
}

// A screen of a view, prompt or result that makes no sense is still a screen.
func TestNonsenseIsDrawnWithoutPanic(t *testing.T) {
	for _, phase := range []string{lobbyPhase, playingPhase, overPhase, "closed", ""} {
		table := Table{Phase: phase, Kind: games.Kind{Title: "X"}, Recent: []games.Event{{}, {Verb: "play", Seats: []games.Seat{-7, 99}, Cards: []string{"", "=", "ZZ"}}}}
		for _, res := range []*games.Result{nil, {}, {Winners: []games.Seat{-1, 5}, Scores: []int{1, 2}}} {
			table.Result = res
			for _, v := range []any{nil, 7, rednines.View{}, rednines.View{Phase: rednines.Between, Seat: 9, Round: 3}, rednines.View{
				Turn: 9, Dealer: -4, Pile: []rednines.Play{{Seat: 9}}, Counts: []int{-3, 99}, Hand: []string{"", "9H", "ZZ", "10D2x"},
				Scored: []rednines.Score{{Winner: 8, Points: []int{1}, Hands: nil}},
			}} {
				for _, r := range readers {
					Board(table, v, r)
					for _, place := range []string{"", "as 9H", "rank 7", "page 9"} {
						Hand(table, 3, v, games.Prompt{Moves: []string{"", "play", "play  ", "play 9H=", "pass", "play 9H 1"}}, place, "n", r)
					}
				}
			}
		}
	}
}

// The lobby says why the game cannot start yet, by the game's own rules.
func TestLobbySaysWhatIsMissing(t *testing.T) {
	table := sampleTable(lobbyPhase)
	start := func() (bool, string) {
		s := Board(table, nil, Reader{})
		return !s.Rows[0][2].Off, s.Text
	}
	table.Players = table.Players[:3]
	ok, text := start()
	require.False(t, ok, "three are too few by the printed rules")
	require.Contains(t, text, "Not yet")
	table.Values = map[string]int{"small": 1, "turn_time": 60}
	ok, _ = start()
	require.True(t, ok, "the option small lets three play")
	table.Players = table.Players[:1]
	ok, text = start()
	require.False(t, ok)
	require.Contains(t, text, "1 more player needed")
}
