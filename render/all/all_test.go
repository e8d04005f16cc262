package all

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	gamelist "ruckus/games/all"
	"ruckus/render"
)

// suites are what every game's tests must run, by the folder that they are in.
var suites = map[string][]string{
	"../../games/":  {"gamestest.Run(", "gamestest.Stored(", "gamestest.BenchmarkContract(", "gamestest.BenchmarkStep("},
	"../../render/": {"screentest.Run("},
}

// A game that forgets one of the suites is not tested as the others are.
func TestEveryGameRunsItsSuites(t *testing.T) {
	for _, k := range gamelist.Kinds() {
		for folder, calls := range suites {
			files, err := filepath.Glob(folder + k.Name + "/*_test.go")
			require.NoError(t, err)
			var source strings.Builder
			for _, file := range files {
				text, err := os.ReadFile(file)
				require.NoError(t, err)
				source.Write(text)
			}
			for _, call := range calls {
				t.Run(k.Name+" "+strings.Trim(call, "("), func(t *testing.T) {
					require.Contains(t, source.String(), call, "the tests in %s%s run no %s)", folder, k.Name, call)
				})
			}
		}
	}
}

func TestEveryGameHasALook(t *testing.T) {
	looks := Looks()
	for _, k := range gamelist.Kinds() {
		require.Contains(t, looks, k.Name)
		require.NotNil(t, looks[k.Name].Draw, k.Name)
		require.NotEmpty(t, looks[k.Name].Guide(k.Options().Values()), k.Name)
		for _, l := range games.Levels() {
			words := utf8.RuneCountInString(looks[k.Name].Levels[l])
			require.True(t, 0 < words && words <= 100, "%s says of %s robots what they do in %d characters", k.Name, l, words)
		}
		delete(looks, k.Name)
	}
	require.Empty(t, looks, "a look belongs to no game")
}

// What the league keeps as somebody's best can be told.
func TestEveryFeatHasASentence(t *testing.T) {
	for _, k := range gamelist.Kinds() {
		require.NotEmpty(t, k.Feats, k.Name)
		for _, f := range k.Feats {
			table := render.Table{Kind: k, Players: make([]render.Player, k.Max)}
			require.NotEmpty(t, Looks()[k.Name].Moment(table, games.Event{Verb: f.Verb, Seats: []games.Seat{0, 1}, N: 1}), "%s: %s", k.Name, f.Verb)
		}
	}
}

func TestGalleryHasEveryScreenOnce(t *testing.T) {
	seen := map[string]bool{}
	for _, s := range Gallery() {
		require.False(t, seen[s.Name], "two samples are named %s", s.Name)
		seen[s.Name] = true
	}
}
