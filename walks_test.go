package ruckus_test

import (
	"bufio"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// walks is where the ways of a press, a timeout and so on through the code are written down.
const walks = "docs/architecture.md"

// step is a line of a walk: how deep it stands, a file, a function in it, with its receiver's type where the file has two of
// the name, and perhaps words behind that.
var step = regexp.MustCompile(`^    ((?:  )*)([a-z0-9_/]+\.go) ((?:\w+\.)?\w+)(?:$|  +\S)`)

// TestTheWalksThroughTheCodeAreTrue promises a reader of docs/architecture.md that each function of a walk stands in the file
// that is named, and that the function above it, one step to the left, names it: calls it, or hands it on.
func TestTheWalksThroughTheCodeAreTrue(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile(walks)
	require.NoError(t, err)
	found, faults := walk(string(text), func(name string) ([]byte, error) { return os.ReadFile(name) })
	require.Empty(t, faults)
	require.GreaterOrEqual(t, found, 6, "a press, a timeout, a robot's move, a setting, a lesson's press and a replay")
}

// TestAWalkThatIsNotTrueIsFound plants the faults that renaming and moving leave behind.
func TestAWalkThatIsNotTrueIsFound(t *testing.T) {
	t.Parallel()
	const code = "package p\n\nfunc First() { Second() }\n\nfunc Second() {}\n\nfunc (t *T) Third() {}\n"
	read := func(name string) ([]byte, error) {
		if name != "p/p.go" {
			return nil, os.ErrNotExist
		}
		return []byte(code), nil
	}
	for fault, text := range map[string]string{
		"":                               "    p/p.go First  begins\n      p/p.go Second\n",
		"2: p/p.go has no Fourth":        "    p/p.go First\n      p/p.go Fourth\n",
		"2: First does not name Third":   "    p/p.go First\n      p/p.go T.Third\n",
		"1: q/q.go: file does not exist": "    q/q.go First\n",
		"2: p/p.go has no U.Third":       "    p/p.go First\n      p/p.go U.Third\n",
		"2: nobody is said to call it":   "    p/p.go First\n        p/p.go Second\n",
	} {
		found, faults := walk(text, read)
		require.Equal(t, 1, found, "walks of %q", text)
		require.Equal(t, fault, strings.Join(faults, "\n"))
	}
}

// walk returns how many walks a text has, which are blocks of steps, and what is wrong with them, by line.
func walk(text string, read func(name string) ([]byte, error)) (found int, faults []string) {
	lines := bufio.NewScanner(strings.NewReader(text))
	var above []*ast.FuncDecl // by depth; nil where that could not be found
	for number := 1; lines.Scan(); number++ {
		parts := step.FindStringSubmatch(lines.Text())
		if parts == nil {
			above = nil
			continue
		}
		if above == nil {
			found++
		}
		fault := func(format string, args ...any) {
			faults = append(faults, fmt.Sprintf("%d: %s", number, fmt.Sprintf(format, args...)))
		}
		depth, name := len(parts[1])/2, parts[3]
		if depth > len(above) {
			fault("nobody is said to call it")
			continue
		}
		f, err := function(parts[2], name, read)
		if err != nil {
			fault("%v", err)
		} else if depth > 0 && above[depth-1] != nil && !names(above[depth-1], f.Name.Name) {
			fault("%s does not name %s", above[depth-1].Name.Name, f.Name.Name)
		}
		above = append(above[:depth:depth], f)
	}
	return found, faults
}

// function finds a function or method in a file.
func function(file, name string, read func(string) ([]byte, error)) (*ast.FuncDecl, error) {
	code, err := read(path.Clean(file))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	parsed, err := parser.ParseFile(token.NewFileSet(), file, code, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	for _, d := range parsed.Decls {
		if f, ok := d.(*ast.FuncDecl); ok && (f.Name.Name == name || receiver(f)+"."+f.Name.Name == name) {
			return f, nil
		}
	}
	return nil, fmt.Errorf("%s has no %s", file, name)
}

// receiver is the name of the type that a method is of, or "" of a function.
func receiver(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return ""
	}
	of := f.Recv.List[0].Type
	if pointer, ok := of.(*ast.StarExpr); ok {
		of = pointer.X
	}
	if name, ok := of.(*ast.Ident); ok {
		return name.Name
	}
	return ""
}

// names reports whether a function's body has a name in it.
func names(f *ast.FuncDecl, name string) (has bool) {
	ast.Inspect(f.Body, func(n ast.Node) bool {
		if i, ok := n.(*ast.Ident); ok && i.Name == name {
			has = true
		}
		return !has
	})
	return has
}
