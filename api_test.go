package ruckus_test

import (
	"bytes"
	"flag"
	"fmt"
	"go/ast"
	"go/doc"
	"go/parser"
	"go/printer"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write what is declared into docs/api.txt")

// public are the packages that others build on: those who write a game, its screens, a store, or a bot that is tested on the local
// Discord.
var public = []string{
	"bot/app", "bot/localdiscord", "bot/localdiscord/speccheck", "games", "games/arena", "games/card", "games/gamestest", "games/kit",
	"render/cards", "render/look", "render/picture", "render/screen", "render/screentest", "render/view", "store", "store/bolt", "store/redis", "store/storetest",
}

// TestWhatOthersBuildOnIsListed promises them that nothing of it goes or changes unnoticed: docs/api.txt has every public
// declaration, and -update writes it.
func TestWhatOthersBuildOnIsListed(t *testing.T) {
	t.Parallel()
	var list strings.Builder
	for _, dir := range public {
		fmt.Fprintf(&list, "%s\n", dir)
		for _, line := range declared(t, dir) {
			fmt.Fprintf(&list, "\t%s\n", line)
		}
	}
	const file = "docs/api.txt"
	if *update {
		require.NoError(t, os.WriteFile(file, []byte(list.String()), 0o644))
		return
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, string(want), list.String(), "run go test . -update, and tell of what goes in the release notes")
}

// declared returns a line for each public declaration of a package, and for each field and method.
func declared(t *testing.T, dir string) (lines []string) {
	t.Helper()
	names, err := filepath.Glob(dir + "/*.go")
	require.NoError(t, err)
	files := token.NewFileSet()
	var parsed []*ast.File
	for _, name := range names {
		if !strings.HasSuffix(name, "_test.go") {
			f, err := parser.ParseFile(files, name, nil, 0)
			require.NoError(t, err)
			parsed = append(parsed, f)
		}
	}
	d, err := doc.NewFromFiles(files, parsed, dir)
	require.NoError(t, err)
	line := func(n ast.Node) {
		var out bytes.Buffer
		require.NoError(t, printer.Fprint(&out, files, n))
		lines = append(lines, strings.Join(strings.Fields(out.String()), " "))
	}
	values := func(all []*doc.Value) {
		for _, v := range all {
			for _, name := range v.Names {
				if ast.IsExported(name) {
					lines = append(lines, v.Decl.Tok.String()+" "+name)
				}
			}
		}
	}
	functions := func(all []*doc.Func) {
		for _, f := range all {
			f.Decl.Doc, f.Decl.Body = nil, nil
			line(f.Decl)
		}
	}
	values(d.Consts)
	values(d.Vars)
	functions(d.Funcs)
	for _, ty := range d.Types {
		values(ty.Consts)
		values(ty.Vars)
		functions(ty.Funcs)
		functions(ty.Methods)
		for _, spec := range ty.Decl.Specs {
			lines = append(lines, fields(spec.(*ast.TypeSpec), line)...)
		}
	}
	slices.Sort(lines)
	return slices.Compact(lines)
}

// fields returns a line for a type and for each of its public fields, or for the methods of an interface.
func fields(spec *ast.TypeSpec, line func(ast.Node)) (lines []string) {
	var list *ast.FieldList
	what := ""
	switch of := spec.Type.(type) {
	case *ast.StructType:
		list, what = of.Fields, "struct"
	case *ast.InterfaceType:
		list, what = of.Methods, "interface"
	default:
		spec.Doc, spec.Comment = nil, nil
		line(&ast.GenDecl{Tok: token.TYPE, Specs: []ast.Spec{spec}})
		return nil
	}
	lines = append(lines, "type "+spec.Name.Name+" "+what)
	for _, f := range list.List {
		var of bytes.Buffer
		_ = printer.Fprint(&of, token.NewFileSet(), f.Type) // a buffer takes everything
		text := strings.Join(strings.Fields(of.String()), " ")
		for _, name := range f.Names {
			if name.IsExported() {
				lines = append(lines, "type "+spec.Name.Name+" "+what+", "+name.Name+" "+text)
			}
		}
		if len(f.Names) == 0 {
			lines = append(lines, "type "+spec.Name.Name+" "+what+", "+text)
		}
	}
	return lines
}
