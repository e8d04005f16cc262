package problem

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// codesIn are the codes of all reasons that a program's source makes, and which of them have a number.
func codesIn(t *testing.T, root string) map[string]bool {
	t.Helper()
	used := map[string]bool{}
	require.NoError(t, filepath.WalkDir(root, func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		require.NoError(t, err)
		ast.Inspect(file, func(n ast.Node) bool {
			lit, ok := n.(*ast.CompositeLit)
			if !ok || !isReason(lit.Type) {
				return true
			}
			numbered := len(lit.Elts) == 2
			for _, e := range lit.Elts {
				if pair, ok := e.(*ast.KeyValueExpr); !ok || fmt.Sprint(pair.Key) == "Code" {
					require.True(t, ok, "%s: name the fields of a Reason", path)
					note(t, path, used, pair.Value, numbered)
				}
			}
			return true
		})
		return nil
	}))
	return used
}

func isReason(of ast.Expr) bool {
	switch of := of.(type) {
	case *ast.SelectorExpr:
		return of.Sel.Name == "Reason" && fmt.Sprint(of.X) == "problem"
	case *ast.Ident:
		return of.Name == "Reason"
	}
	return false
}

func note(t *testing.T, path string, used map[string]bool, code ast.Expr, numbered bool) {
	t.Helper()
	l, ok := code.(*ast.BasicLit)
	require.True(t, ok, "%s: write a reason's code where it's made, so that this test can find it", path)
	text, err := strconv.Unquote(l.Value)
	require.NoError(t, err)
	used[text] = numbered
}

// Whatever a record may keep as a reason can be told in a sentence, and the file has none that nobody reads.
func TestEveryReasonHasItsSentence(t *testing.T) {
	used := codesIn(t, "../..")
	require.NotEmpty(t, used)
	for code, numbered := range used {
		require.NotNil(t, book.Text(code), "there is no sentence for %s", code)
		require.Equal(t, strings.Contains(book.Text(code).String(), "{n"), numbered, "%s has a number that nobody reads, or lacks one", code)
		require.Regexp(t, shape, code)
	}
	used["unknown"], used["costs"] = true, true
	for _, key := range book.Keys {
		require.Contains(t, used, key, "nothing has the reason %s", key)
		said := Reason{key, 7}.Says()
		require.Regexp(t, `^[a-zD{].*[^.]$`, said, "most follow a colon: no capital, no full stop")
		require.NotContains(t, said, "{n")
		require.LessOrEqual(t, len(said), 200)
	}
}

func TestAReasonIsSaidWithItsNumber(t *testing.T) {
	for said, r := range map[string]Reason{
		"":                             {},
		"everyone left":                {Code: "end.left"},
		"nobody came back for 1 day":   {Code: "end.paused", N: 1},
		"nobody came back for 30 days": {Code: "end.paused", N: 30},
		"this version of the bot doesn't know why": {Code: "end.newer"},
	} {
		require.Equal(t, said, r.Says())
	}
	require.Equal(t, "everyone left, so the players who left first lose", Reason{Code: "end.left"}.Costing())
}

// Who is refused reads a reason as any other refusal; the record that must say later why keeps its code.
func TestAReasonRefusesLikeAnyOther(t *testing.T) {
	err := fmt.Errorf("deal: %w", Reason{Code: "next.full", N: 20})
	var refusal Refusal
	var why Reason
	require.True(t, errors.As(err, &refusal))
	require.True(t, errors.As(err, &why))
	require.Equal(t, Reason{"next.full", 20}, why)
	require.Contains(t, string(refusal), "all 20 tables")
	_, log := Sentence(err)
	require.False(t, log)
}

// A record with a sentence in a reason's place was written by nothing that we know.
func TestAStoredReasonIsACode(t *testing.T) {
	for _, damaged := range []string{`{"code":"everyone left"}`, `{"code":""}`, `{}`, `{"code":"end.left","n":-1}`, `"end.left"`, `{"code":"End.left"}`} {
		require.Error(t, json.Unmarshal([]byte(damaged), new(Reason)), damaged)
	}
	for _, r := range []Reason{{Code: "end.left"}, {Code: "end.paused", N: 7}, {Code: "end.newer"}} {
		data, err := json.Marshal(r)
		require.NoError(t, err)
		var got Reason
		require.NoError(t, json.Unmarshal(data, &got))
		require.Equal(t, r, got)
	}
}
