package gamestest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// These toys have methods that nobody would ever call.
type (
	misspelt  struct{ toy }
	misshapen struct{ toy }
	leaves    struct{ toy }
	chaptered struct{ toy }
	timed     struct{ toy }
	sided     struct{ toy }
	nameless  struct{ toy }
)

func (*sided) SideName(s games.Seat) string  { return []string{"a", "b", "c", "d", "e"}[s] }
func (*nameless) SideName(games.Seat) string { return "" }

func (*misspelt) Chaptre() games.Chapter      { return games.Chapter{} }
func (*misshapen) Chapter() (round, turn int) { return 0, 0 }
func (*leaves) Leave(games.Seat) string       { return "" }
func (*chaptered) Chapter() games.Chapter     { return games.Chapter{} }
func (*timed) GobEncode() ([]byte, error)     { return nil, nil }

func TestAMethodThatNobodyCallsIsCaught(t *testing.T) {
	for want, g := range map[string]games.Game{
		"has a method Chaptre, which nobody calls":       new(misspelt),
		"has a method Chapter, but is no games.Chapters": new(misshapen),
		"has a method Leave, but is no games.Leaver":     new(leaves),
		"has a method GobEncode, which nobody calls":     new(timed),
		"there are 5 sides":                              new(sided),
		"has a side with the name":                       new(nameless),
		"":                                               new(chaptered),
	} {
		kind := toyKind("")
		if _, is := g.(*sided); is {
			kind.Max = 5
		}
		kind.New = func(s games.Setup) (games.Game, error) {
			s.Seats -= kind.Max - 4 // as many as a toy has at most
			_, err := newToy(s, "")
			return g, err
		}
		if err := checkKind(kind); want == "" {
			require.NoError(t, err)
		} else {
			require.ErrorContains(t, err, want)
		}
	}
}

// An ability that is new in package games is one that the suite knows.
func TestEveryInterfaceOfGamesIsAnAbility(t *testing.T) {
	files, err := filepath.Glob("../*.go")
	require.NoError(t, err)
	for _, file := range files {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		require.NoError(t, err)
		ast.Inspect(parsed, func(n ast.Node) bool {
			if spec, is := n.(*ast.TypeSpec); is {
				if _, is := spec.Type.(*ast.InterfaceType); is {
					require.True(t, slices.ContainsFunc(abilities, func(a reflect.Type) bool { return a.Name() == spec.Name.Name }), spec.Name.Name)
				}
			}
			return true
		})
	}
}
