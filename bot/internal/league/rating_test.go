package league

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"math"
	"os"
	"testing"

	"github.com/stretchr/testify/require"
)

// The values were made with openskill (see the file): two to eight players, with and without ties, newcomers and others.
func TestRatingsAreThoseOfOpenskill(t *testing.T) {
	var file struct {
		Version string
		Cases   []struct {
			Before, After [][2]float64
			Places        []int
		}
	}
	data, err := os.ReadFile("testdata/openskill.json")
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(data, &file))
	require.Equal(t, "5.0.1", file.Version)
	require.Greater(t, len(file.Cases), 200)
	for n, c := range file.Cases {
		var before []Rating
		for _, r := range c.Before {
			before = append(before, Rating{r[0], r[1]})
		}
		for i, after := range rate(before, c.Places) {
			require.InDelta(t, c.After[i][0], after.Mu, 1e-11, "case %d, player %d", n, i)
			require.InDelta(t, c.After[i][1], after.Sigma, 1e-11, "case %d, player %d", n, i)
		}
	}
}

func TestExpIsExp(t *testing.T) {
	for x := -700.0; x <= 700; x += 0.0371 {
		require.InEpsilon(t, math.Exp(x), exp(x), 1e-14, x)
	}
	require.Equal(t, 1.0, exp(0))
}

// A product that is not converted may be fused with a sum, and then the last bit depends on the machine.
func TestNoProductOfRatingsCanBeFused(t *testing.T) {
	for _, name := range []string{"rating.go", "exp.go", "shown.go", "result.go"} {
		source, err := os.ReadFile(name)
		require.NoError(t, err)
		for _, at := range fusible(t, name, source) {
			t.Errorf("%s: write float64(x*y)", at)
		}
	}
	require.Empty(t, fusible(t, "x.go", []byte("package x\nvar a = 1 + float64(b*c)")))
	require.Len(t, fusible(t, "x.go", []byte("package x\nvar a = 1 + b*c")), 1)
	require.Len(t, fusible(t, "x.go", []byte("package x\nfunc f() { a := b*c; a *= d }")), 2)
}

// fusible lists the products that are neither converted nor constant.
func fusible(t *testing.T, name string, source []byte) (at []token.Position) {
	t.Helper()
	files := token.NewFileSet()
	f, err := parser.ParseFile(files, name, source, 0)
	require.NoError(t, err)
	ok := make(map[ast.Expr]bool)
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GenDecl:
			return n.Tok != token.CONST
		case *ast.CallExpr:
			if f, is := n.Fun.(*ast.Ident); is && f.Name == "float64" {
				for e := n.Args[0]; ; {
					b, is := e.(*ast.BinaryExpr)
					if !is || b.Op != token.MUL {
						break
					}
					ok[b] = true // products of products are rounded, too: there is no sum in them
					e = b.X
				}
			}
		case *ast.BinaryExpr:
			if n.Op == token.MUL && !ok[n] {
				at = append(at, files.Position(n.Pos()))
			}
		case *ast.AssignStmt:
			if n.Tok == token.MUL_ASSIGN {
				at = append(at, files.Position(n.Pos()))
			}
		}
		return true
	})
	return at
}

func TestWhoWinsGainsAndWhoLosesDoesNot(t *testing.T) {
	known, newcomer := Rating{25, 2}, Newcomer()
	after := rate([]Rating{known, known}, []int{1, 2})
	require.Greater(t, after[0].Mu, known.Mu)
	require.Less(t, after[1].Mu, known.Mu)

	even := rate([]Rating{known, known}, []int{1, 1})
	require.InDelta(t, known.Mu, even[0].Mu, 1e-12, "a tie of equals changes nobody's points")

	upset := rate([]Rating{{15, 2}, {35, 2}}, []int{1, 2})
	require.Greater(t, upset[0].Mu-15, after[0].Mu-known.Mu, "to beat somebody better is worth more")

	meet := rate([]Rating{newcomer, known}, []int{1, 2})
	require.Greater(t, meet[0].Mu-newcomer.Mu, 5*(known.Mu-meet[1].Mu), "little is known of a newcomer, and so one game changes much")
	require.Less(t, meet[0].Sigma, newcomer.Sigma)
}

func TestRatingsAreShownAsInChess(t *testing.T) {
	require.Equal(t, "1500 ± 500", Newcomer().Shown().String())
	require.Equal(t, Shown{1700, 60}, Rating{25 + 20.0/3, 1}.Shown())
	require.Equal(t, Shown{-100, 60}, Rating{25 - 160.0/3, 1}.Shown())
	for points, share := range map[float64]float64{0: 0.5, 200: 0.76, 400: 0.91} {
		require.InDelta(t, share, chances([]Rating{{Mu: 25 + points/shownStep}, {Mu: 25}})[0], 0.01, "%v points more", points)
	}
}

func TestARatingIsKeptWithSixDecimalsAndWithinBounds(t *testing.T) {
	require.Equal(t, Rating{1.234568, 2.5}, Rating{1.2345678, 2.5}.rounded())
	require.Equal(t, Rating{1000, 8.333333}, Rating{1e9, 1e9}.rounded())
	require.False(t, math.Signbit(Rating{Mu: -1e-9}.rounded().Mu), "there is no -0")
}
