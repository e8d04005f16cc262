// Command modpath gives the module another path, the one others import it by.
//
//	go run ./tools/modpath github.com/someone/ruckus
//
// Run it at the top of a checkout. It rewrites the module files, every import and mention of the module in Go files, and the import lines
// in the docs, and lists the files it wrote.
package main

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: go run ./tools/modpath PATH")
		os.Exit(2)
	}
	if err := rename(os.Stdout, ".", os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "modpath:", err)
		os.Exit(1)
	}
}

// paths are those that can be fetched: their first part is a domain. They end in the name that the program is to have.
var paths = regexp.MustCompile(`^[a-z0-9-]+(\.[a-z0-9-]+)+(/[A-Za-z0-9][A-Za-z0-9._~-]*)*/ruckus$`)

var moduleLine = regexp.MustCompile(`(?m)^module (\S+)`)

// rename gives the module in a folder another path, and tells which files it has written.
func rename(out io.Writer, dir, to string) error {
	if !paths.MatchString(to) {
		return fmt.Errorf("%q is no path for this module: it begins with a domain and ends in /ruckus, such as example.com/ruckus", to)
	}
	mod, err := os.ReadFile(filepath.Join(dir, "go.mod"))
	if err != nil {
		return err
	}
	found := moduleLine.FindSubmatch(mod)
	if found == nil {
		return errors.New("go.mod has no line that names the module")
	}
	m := renaming{dir: dir, from: string(found[1]), to: to}
	return filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && name != dir && strings.HasPrefix(d.Name(), "."):
			return fs.SkipDir
		case d.IsDir():
			return nil
		}
		old, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		text, err := m.text(name, string(old))
		if err != nil || text == string(old) {
			return err
		}
		fmt.Fprintln(out, name)
		return os.WriteFile(name, []byte(text), 0o644)
	})
}

// A renaming is of the module in a folder.
type renaming struct{ dir, from, to string }

// text returns a file's text with the new path.
func (m renaming) text(name, old string) (string, error) {
	switch {
	case filepath.Base(name) == "go.mod":
		return moduleLine.ReplaceAllStringFunc(old, func(line string) string {
			return "module " + m.path(strings.TrimPrefix(line, "module "))
		}), nil
	case strings.HasSuffix(name, ".md"):
		quoted := regexp.MustCompile(`"` + regexp.QuoteMeta(m.from) + `/[^"\s]*"`)
		return quoted.ReplaceAllStringFunc(old, func(found string) string { return strconv.Quote(m.path(strings.Trim(found, `"`))) }), nil
	case strings.HasSuffix(name, ".go"):
		return m.code(name, old)
	case filepath.Base(name) == "Containerfile": // it has the linker write a variable of a package
		return strings.ReplaceAll(old, "-X "+m.from+"/", "-X "+m.to+"/"), nil
	}
	return old, nil
}

// path returns the new path of the module or of something in it, and every other one as it is.
func (m renaming) path(old string) string {
	if rest, ok := strings.CutPrefix(old, m.from); ok && (rest == "" || rest[0] == '/') {
		return m.to + rest
	}
	return old
}

// code returns Go code with the new path wherever a string is the path of a folder of the module, or the value of what is called
// module.
func (m renaming) code(name, old string) (string, error) {
	files := token.NewFileSet()
	f, err := parser.ParseFile(files, name, old, parser.SkipObjectResolution)
	if err != nil {
		return "", err
	}
	named := map[*ast.BasicLit]bool{}
	var found []*ast.BasicLit
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ValueSpec:
			if lit, ok := n.Values, len(n.Values) == 1; ok && n.Names[0].Name == "module" {
				if text, ok := lit[0].(*ast.BasicLit); ok {
					named[text] = true
				}
			}
		case *ast.BasicLit:
			if value, err := strconv.Unquote(n.Value); err == nil && n.Kind == token.STRING && (named[n] && value == m.from || m.isFolder(value)) {
				found = append(found, n)
			}
		}
		return true
	})
	slices.Reverse(found)
	for _, lit := range found { // the last one first: what comes before it stays where it is
		value, _ := strconv.Unquote(lit.Value)
		at := files.Position(lit.Pos()).Offset
		old = old[:at] + strconv.Quote(m.path(value)) + old[at+len(lit.Value):]
	}
	return old, nil
}

// isFolder reports whether a string is the import path of a folder of the module, or a pattern of such paths.
func (m renaming) isFolder(value string) bool {
	rest, ok := strings.CutPrefix(value, m.from+"/")
	if !ok {
		return false
	}
	rest, _, _ = strings.Cut(rest, "/$")
	rest = strings.TrimSuffix(strings.TrimSuffix(rest, "/..."), "/*")
	info, err := os.Stat(filepath.Join(m.dir, rest))
	return err == nil && info.IsDir()
}
