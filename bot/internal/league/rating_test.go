package league

import (
	"go/ast"
	"go/parser"
	"go/token"
	"math"
	"os"
	"testing"

	"github.com/stretchr/testify/require"
)

// The example of Glickman's own description of his system.
func TestDuelsAreGlickmans(t *testing.T) {
	before := []Rating{{1500, 200}, {1400, 30}, {1550, 100}, {1700, 300}}
	after := rate(before, []duel{{0, 1, 1}, {0, 2, 0}, {3, 0, 1}}, 1)
	require.InDelta(t, 1464.11, after[0].R, 0.02)
	require.InDelta(t, 151.40, after[0].D, 0.01)
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
	one := func(a, b Rating, score float64) (Rating, Rating) {
		after := rate([]Rating{a, b}, []duel{{0, 1, score}}, 1)
		return after[0], after[1]
	}
	known, newcomer := Rating{1500, 60}, Newcomer()
	winner, loser := one(known, known, 1)
	require.Greater(t, winner.R, known.R)
	require.Less(t, loser.R, known.R)

	even, _ := one(known, known, 0.5)
	require.InDelta(t, known.R, even.R, 1e-9, "a tie of equals changes nobody's points")

	upset, _ := one(Rating{1300, 60}, Rating{1600, 60}, 1)
	require.Greater(t, upset.R-1300, winner.R-known.R, "to beat someone better is worth more")

	met, settled := one(newcomer, known, 1)
	require.Greater(t, met.R-newcomer.R, 5*(known.R-settled.R), "little is known of a newcomer, and so one game changes much")
	require.Less(t, met.D, newcomer.D)
}

// Ten to one is what everybody knew before.
func TestAForetoldWinChangesNobodyAndASurpriseCountsInFull(t *testing.T) {
	before := []Rating{{1901, 60}, {1500, 60}}
	require.InDelta(t, 1901, rate(before, []duel{{0, 1, 1}}, 1)[0].R, 1e-9)
	require.InDelta(t, 1500, rate(before, []duel{{1, 0, 0}}, 1)[1].R, 1e-9)
	require.Less(t, rate(before, []duel{{0, 1, 0}}, 1)[0].R, 1885.0)
	before[0].R = 1900
	require.Greater(t, rate(before, []duel{{0, 1, 1}}, 1)[0].R, 1900.5)
}

func TestRestMakesARatingLessSure(t *testing.T) {
	settled := Rating{1700, 45}
	require.Equal(t, settled, settled.rested(0))
	year := settled.rested(365)
	require.Equal(t, 1700.0, year.R)
	require.InDelta(t, 100, year.D, 1)
	require.Equal(t, startD, settled.rested(1e6).D)
}

func TestRatingsAreShownAsInChess(t *testing.T) {
	require.Equal(t, "1500 ± 500", Newcomer().Shown().String())
	require.Equal(t, Shown{1700, 90}, Rating{1700.4, 45}.Shown())
	require.Equal(t, 1610, Rating{1700.4, 45}.Shown().Sure())
	for points, share := range map[float64]float64{0: 0.5, 200: 0.76, 400: 0.91} {
		require.InDelta(t, share, chances([]Rating{{R: 1500 + points}, {R: 1500}})[0], 0.01, "%v points more", points)
	}
}

func TestARatingIsKeptWithThreeDecimalsAndWithinBounds(t *testing.T) {
	require.Equal(t, Rating{1234.568, 50.5}, Rating{1234.5678, 50.5}.rounded())
	require.Equal(t, Rating{100_000, 250}, Rating{1e9, 1e9}.rounded())
	require.Equal(t, 45.0, Rating{1500, 3}.rounded().D)
	require.False(t, math.Signbit(Rating{R: -1e-9}.rounded().R), "there is no -0")
}
