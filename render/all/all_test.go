package all

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"ruckus/docs/examples/pig"
	"ruckus/games"
	"ruckus/render/look"
)

// suites are what every game's tests must run, by the folder that they are in.
var suites = map[string][]string{
	"../../games/":  {"suite.Run", "suite.Benchmark"},
	"../../render/": {"screentest.Run"},
}

// A game that forgets one of the suites is not tested as the others are. A draft needs that of the rules alone.
func TestEveryGameRunsItsSuites(t *testing.T) {
	for _, k := range Kinds() {
		for folder, wanted := range suites {
			used := usedInTests(t, folder+k.Name)
			for _, suite := range wanted {
				if k.Draft && suite != "suite.Run" {
					continue
				}
				t.Run(k.Name+" "+suite, func(t *testing.T) {
					require.True(t, used[suite], "no test in %s%s uses %s: see games/doc.go", folder, k.Name, suite)
				})
			}
		}
	}
}

// usedInTests are the names with a dot that the tests in a folder use, such as suite.Run. What stands in a comment
// is not used.
func usedInTests(t *testing.T, folder string) map[string]bool {
	files, err := filepath.Glob(folder + "/*_test.go")
	require.NoError(t, err)
	used := make(map[string]bool)
	for _, file := range files {
		source, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		require.NoError(t, err)
		ast.Inspect(source, func(n ast.Node) bool {
			if name, ok := n.(*ast.SelectorExpr); ok {
				if pkg, ok := name.X.(*ast.Ident); ok {
					used[pkg.Name+"."+name.Sel.Name] = true
				}
			}
			return true
		})
	}
	return used
}

func TestEveryGameHasALook(t *testing.T) {
	for _, g := range Games() {
		if g.Kind.Draft {
			continue
		}
		require.NotNil(t, g.Look.Draw, "%s has no look, only plain screens: see step 11 of games/doc.go", g.Kind.Name)
		require.NotEmpty(t, g.Look.Guide(g.Kind.Options().Values()), g.Kind.Name)
		for _, l := range games.Levels() {
			words := utf8.RuneCountInString(g.Look.Levels[l])
			require.True(t, 0 < words && words <= 100, "%s says of %s robots what they do in %d characters", g.Kind.Name, l, words)
		}
	}
}

// What the league keeps as somebody's best can be told.
func TestEveryFeatHasASentence(t *testing.T) {
	for _, k := range games.Finished(Kinds()) {
		require.NotEmpty(t, k.After.Feats, "%s keeps no best moments of its players: its kind names them in Feats", k.Name)
		for _, f := range k.After.Feats {
			table := look.TableOf(k, look.Look{}, "", make([]look.Player, k.Max)...)
			require.NotEmpty(t, Looks()[k.Name].Moment(table, games.Event{Verb: f.Verb, Seats: []games.Seat{0, 1}, N: 1}), "%s: %s", k.Name, f.Verb)
		}
	}
}

func TestGalleryHasEveryScreenOnce(t *testing.T) {
	seen := map[string]bool{}
	for _, s := range Gallery(Games()) {
		require.False(t, seen[s.Name], "two samples are named %s", s.Name)
		seen[s.Name] = true
	}
}

// A game that has no look yet has plain screens, and the gallery has those of all others.
func TestGalleryGoesWithoutALook(t *testing.T) {
	one := Gallery(append(Games(), Game{Kind: pig.Kind()}))
	require.Equal(t, "pig-board", one[len(Gallery(Games()))].Name, "a game of one's own that has no samples shows how it begins")
	require.NotEmpty(t, Gallery([]Game{{Kind: pig.Kind()}}), "the first game is on the screens that all games share")
}
