package all_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/render/all"
)

// A host can show a game under another title, so its screens take the title from the kind.
func TestScreensDoNotSpellOutTheTitleOfTheirGame(t *testing.T) {
	for _, k := range games.Finished(all.Kinds()) {
		names, err := filepath.Glob("../" + k.Name + "/*.go")
		require.NoError(t, err)
		require.NotEmpty(t, names)
		title := regexp.MustCompile(`(^|\W)` + regexp.QuoteMeta(k.Title) + `(\W|$)`)
		for _, name := range names {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
			require.NoError(t, err)
			ast.Inspect(f, func(n ast.Node) bool {
				if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
					text, err := strconv.Unquote(lit.Value)
					require.NoError(t, err)
					require.False(t, title.MatchString(text), "%s: %q", name, text)
				}
				return true
			})
		}
	}
}
