package table_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/games"
	"ruckus/store"
)

// bar bars somebody for an hour.
func (e *evening) bar(u match.By) {
	e.t.Helper()
	require.NoError(e.t, e.Guilds.Bar(e.t.Context(), "g", dan.Entry(), guild.Bar{User: u.ID, Until: time.Now().Add(time.Hour)}, u.Name))
}

// Who is banned gets a seat in no way; an hour later in every way. Practice is theirs all the time.
func TestWhoIsBarredGetsNoSeat(t *testing.T) {
	ways := map[string]func(t *testing.T, e *evening) func() error{
		"open a table": func(t *testing.T, e *evening) func() error {
			return func() error {
				_, err := e.Create(t.Context(), eve, match.Opening{Guild: "g", Channel: "c", Kind: "turns"})
				return err
			}
		},
		"join": func(t *testing.T, e *evening) func() error {
			ref := e.lobby("turns", nil, ann)
			return func() error {
				_, err := e.Join(t.Context(), ref, eve)
				return err
			}
		},
		"start a table": func(t *testing.T, e *evening) func() error {
			ref := e.lobby("turns", nil, eve, ann)
			return func() error {
				_, err := e.Start(t.Context(), ref, eve)
				return err
			}
		},
		"sit in": func(t *testing.T, e *evening) func() error {
			ref := e.started("turns", map[string]int{"turn_time": 0}, games.Easy)
			return func() error {
				_, err := e.Seat(t.Context(), ref, eve, func(d *match.Draft, by match.By) error { return d.SitIn(by, 1) })
				return err
			}
		},
		"join the next game": func(t *testing.T, e *evening) func() error {
			ref := e.game("turns", map[string]int{"turn_time": 0}, ann, ben)
			return func() error {
				_, err := e.Seat(t.Context(), ref, eve, (*match.Draft).Come)
				return err
			}
		},
		"answer for the night's next game": func(t *testing.T, e *evening) func() error {
			ref := e.ended(ann, ben, eve)
			return func() error {
				_, err := e.nights.Answer(t.Context(), ref, eve, "", false)
				return err
			}
		},
	}
	for name, way := range ways {
		t.Run(name, func(t *testing.T) {
			timed(t, func(t *testing.T, e *evening) {
				try := way(t, e)
				e.bar(eve)
				refused(t, try(), "you're banned from the games of this server until <t:")
				_, err := e.OpenPrivate(t.Context(), eve, match.Deal{Guild: "g", Kind: "turns"})
				require.NoError(t, err)
				_, err = e.Guilds.Change(t.Context(), "g", func(r *guild.Record) error {
					r.Barred[0].Until = time.Now() // it ends while they press
					return nil
				})
				require.NoError(t, err)
				require.NoError(t, try())
			})
		})
	}
}

// A night goes on without somebody who was barred after they had said that they are in.
func TestANightGoesOnWithoutWhoWasBarredMeanwhile(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e := newEvening(t, store.NewMemory())
		e.run()
		ref := e.ended(ann, ben, cleo)
		e.in(ref, ann)
		e.in(ref, cleo)
		e.bar(cleo)
		e.in(ref, ben)
		time.Sleep(time.Minute)
		next := e.next(ref)
		require.Equal(t, games.Table, next.Seat(cleo.ID))
		require.NotEqual(t, games.Table, next.Seat(ben.ID))
	})
}

// Everything that seats somebody, or promises a seat, is one of these, and people get there only through
// Host.Seat, which refuses those who are barred.
func TestAllThatSeatsSomebodyIsKnown(t *testing.T) {
	require.Equal(t, []string{
		"Clone",                 // copies seats
		"Come",                  // through Host.Seat
		"Follow",                // of a table that is over
		"Join",                  // through Host.Seat
		"OpenPrivate",           // anybody's
		"Outcome",               // tells what was
		"ReadLog",               // counts seats
		"SitIn",                 // through Host.Seat
		"SoloRobots",            // robots
		"comeLate",              // of SitIn
		"handBack",              // a robot
		"seatByWishes",          // changes seats
		"seatRobot",             // a robot
		"takeOver", "takeOvers", // of SitIn, and of those who have waited since
		"vacate", // the contrary
	}, seating(t, "../match"), "besides the seats with which Host.Create and Host.Deal open a table; Create asks whether the user may sit, and so has the night of Deal")
	words := []string{"Draft).Join", "d.Join(", "Draft).Come)", "d.Come(", "Draft).SitIn", "d.SitIn("}
	for _, line := range append(linesWith(t, "..", words...), linesWith(t, "../..", words...)...) {
		require.Regexp(t, `(b\.seats|h\.Seat)\(`, line)
	}
}

// seating are the functions of a package that write a person into a seat, or a promise of one.
func seating(t *testing.T, dir string) []string {
	found := make(map[string]bool)
	for _, file := range sources(t, dir) {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		require.NoError(t, err)
		for _, decl := range parsed.Decls {
			f, ok := decl.(*ast.FuncDecl)
			if !ok {
				continue
			}
			ast.Inspect(f, func(n ast.Node) bool {
				if seats(n) {
					found[f.Name.Name] = true
				}
				return true
			})
		}
	}
	for _, back := range []string{"ComeNot", "SitNot", "sitNext", "Own", "robotSeat"} { // a promise is taken back; a robot's
		delete(found, back)
	}
	return slices.Sorted(maps.Keys(found))
}

// seats reports whether a node is a seat with somebody in it, or changes who sits or is promised a seat.
func seats(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.CompositeLit:
		name, ok := n.Type.(*ast.Ident)
		return ok && name.Name == "Seat" && len(n.Elts) > 0
	case *ast.AssignStmt:
		for _, left := range n.Lhs {
			if field, ok := left.(*ast.SelectorExpr); ok && slices.Contains([]string{"Coming", "Next", "Seats"}, field.Sel.Name) {
				return true
			}
		}
	}
	return false
}

// sources are the files of a package's folder without tests.
func sources(t *testing.T, dir string) (files []string) {
	all, err := filepath.Glob(filepath.Join(dir, "*.go"))
	require.NoError(t, err)
	return slices.DeleteFunc(all, func(file string) bool { return strings.HasSuffix(file, "_test.go") })
}

// linesWith are the lines of code in and below a folder that have one of these words.
func linesWith(t *testing.T, dir string, words ...string) (lines []string) {
	dirs, err := filepath.Glob(filepath.Join(dir, "*"))
	require.NoError(t, err)
	for _, d := range append(dirs, dir) {
		for _, file := range sources(t, d) {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			for line := range strings.Lines(string(text)) {
				code, _, _ := strings.Cut(line, "//")
				if slices.ContainsFunc(words, func(w string) bool { return strings.Contains(code, w) }) {
					lines = append(lines, line)
				}
			}
		}
	}
	return lines
}
