package match

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Those who read why a table has ended read a sentence, whichever way it was.
func TestEveryWayToEndHasASentenceOfItsOwn(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "why.go", nil, 0)
	require.NoError(t, err)
	said := map[string]string{}
	for _, d := range file.Decls {
		g, ok := d.(*ast.GenDecl)
		if !ok || g.Tok != token.CONST {
			continue
		}
		for _, s := range g.Specs {
			what := strings.Trim(s.(*ast.ValueSpec).Values[0].(*ast.BasicLit).Value, `"`)
			sentence := Reason{what, 7}.String()
			require.NotEmpty(t, sentence, what)
			require.Empty(t, said[sentence], "%s and %s", what, said[sentence])
			said[sentence] = what
		}
	}
	require.NotEmpty(t, said)
	require.Equal(t, "nobody came back for a day", Reason{whyPaused, 1}.String())
	require.Empty(t, Reason{}.String())
}
