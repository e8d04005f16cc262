package ruckus_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// The columns of docs/features.md that are compared with the source. A line of the section about the heart counts as a row.
const (
	storedColumn = iota + 2
	changesColumn
	dueColumn
	routesColumn
	_
	filesColumn
)

var quoted = regexp.MustCompile("`([^`]+)`")

// A features is what docs/features.md says: by column, what rows name there.
type features map[int][]string

// A source is what the project's program is made of, as far as features are told of it.
type source struct {
	declared          map[string]bool // functions, and methods and fields by their type
	kinds, dirs       []string
	routes            [][]string // of each: its command, or its verb and the names in its identifier
	consts            map[string]string
	clocks            map[string]*ast.FuncDecl // by package and name: methods that say a time
	saysWhen, setsDue []string
}

// TestFeaturesAreComplete promises a reader of docs/features.md that nothing is missing there: no route, no kind of record, no due
// time, no package; and that what it names exists.
func TestFeaturesAreComplete(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("docs/features.md")
	require.NoError(t, err)
	rows, src := readFeatures(string(text)), readSource(t)
	require.Empty(t, src.faults(rows, sourceFiles(t)))

	for fault, planted := range map[string]string{
		"route Join: in 0 rows":           strings.ReplaceAll(string(text), "`Join`, ", ""),
		"route /play: in 2 rows":          strings.Replace(string(text), "`/top`", "`/top`, `/play`", 1),
		"kind lesson: in 0 rows":          strings.ReplaceAll(string(text), "`lesson/USER`", ""),
		"due Sight.restsAt: in 0 rows":    strings.ReplaceAll(string(text), "`Sight.restsAt`", ""),
		"due people/posted.go: in 2 rows": strings.Replace(string(text), "| people/lesson.go |", "| people/lesson.go, people/posted.go |", 1),
		"package seal: in 0 rows":         strings.ReplaceAll(string(text), "`internal/seal`", ""),
		"no route Jion":                   strings.ReplaceAll(string(text), "`HomeJoin`", "`HomeJoin`, `Jion`"),
		"no kind nigth":                   strings.ReplaceAll(string(text), "`night/ID`", "`night/ID`, `nigth/ID`"),
		"nothing is called Draft.Sitin":   strings.ReplaceAll(string(text), "`Draft.SitNot`", "`Draft.SitNot`, `Draft.Sitin`"),
	} {
		require.Contains(t, src.faults(readFeatures(planted), sourceFiles(t)), fault)
	}
}

func readFeatures(text string) features {
	rows := make(features)
	_, text, _ = strings.Cut(text, "\n## ")
	heart, tables, _ := strings.Cut(text, "\n## ")
	for _, part := range regexp.MustCompile(`(?s)(Stored|Due|Routes|Packages): (.*?)(\. |$)`).FindAllStringSubmatch(heart, -1) {
		column := map[string]int{"Stored": storedColumn, "Due": dueColumn, "Routes": routesColumn, "Packages": filesColumn}[part[1]]
		rows[column] = append(rows[column], part[2])
	}
	for line := range strings.Lines(tables) {
		if strings.HasPrefix(line, "| ") && !strings.HasPrefix(line, "| feature ") {
			for column, cell := range strings.Split(line, "|") {
				rows[column] = append(rows[column], cell)
			}
		}
	}
	return rows
}

// names lists what is in a column: what stands in quotes, or where files are meant, their names.
func (f features) names(column int, of *regexp.Regexp) (all []string) {
	for _, cell := range f[column] {
		for _, found := range of.FindAllStringSubmatch(cell, -1) {
			all = append(all, found[len(found)-1])
		}
	}
	return all
}

func (src *source) faults(f features, files []string) (all []string) {
	once := func(what, one string, named []string) {
		if n := len(slices.DeleteFunc(slices.Clone(named), func(name string) bool { return name != one })); n != 1 {
			all = append(all, what+" "+one+": in "+strconv.Itoa(n)+" rows")
		}
	}
	var kinds []string
	for _, name := range f.names(storedColumn, quoted) {
		if kind, _, is := strings.Cut(strings.TrimPrefix(name, "ruckus/"), "/"); is {
			kinds = append(kinds, strings.TrimSuffix(kind, "-GAME"))
		} else {
			all = append(all, src.unknown(name)...)
		}
	}
	due := append(f.names(dueColumn, quoted), f.names(dueColumn, goFile)...)
	named := map[string][]string{"kind": kinds, "due": due}
	for what, there := range map[string][]string{"kind": src.kinds, "due": append(slices.Clone(src.saysWhen), src.setsDue...)} {
		for _, one := range there {
			once(what, one, named[what])
		}
		for _, one := range named[what] {
			if !slices.Contains(there, one) {
				all = append(all, "no "+what+" "+one)
			}
		}
	}
	for _, dir := range src.dirs {
		once("package", dir, trimmed(f.names(filesColumn, quoted), "internal/"))
	}
	for _, name := range f.names(changesColumn, quoted) {
		all = append(all, src.unknown(name)...)
	}
	for _, name := range f.names(filesColumn, goFile) {
		if !slices.ContainsFunc(files, func(file string) bool { return strings.HasSuffix("/"+file, "/"+name) }) {
			all = append(all, "no file "+name)
		}
	}
	return append(all, src.routeFaults(f.names(routesColumn, quoted))...)
}

var goFile = regexp.MustCompile(`[\w/]+\.go\b`)

func trimmed(names []string, prefix string) (all []string) {
	for _, name := range names {
		all = append(all, strings.TrimPrefix(name, prefix))
	}
	return all
}

// routeFaults compares the routes with those that rows name. A verb stands for what no row names by more than that.
func (src *source) routeFaults(named []string) (all []string) {
	used := make(map[string]bool)
	for _, r := range src.routes {
		rows := 0
		for i := len(r) - 1; i >= 0 && rows == 0; i-- {
			for _, name := range named {
				if name == r[i] || i > 0 && slices.Contains(r[1:], name) {
					rows++
					used[name] = true
				}
			}
		}
		if rows != 1 {
			all = append(all, "route "+r[len(r)-1]+": in "+strconv.Itoa(rows)+" rows")
		}
	}
	for _, name := range named {
		if !used[name] {
			all = append(all, "no route "+name)
		}
	}
	return all
}

// unknown says so where no function, method or field has a name.
func (src *source) unknown(name string) []string {
	if !src.declared[name] {
		return []string{"nothing is called " + name}
	}
	return nil
}

// readSource looks through the bot without its tests and the local Discord.
func readSource(t *testing.T) *source {
	t.Helper()
	src := &source{declared: map[string]bool{}, consts: map[string]string{}, clocks: map[string]*ast.FuncDecl{}}
	parsed := make(map[string]*ast.File)
	for _, root := range []string{"bot", "render/frame", "render/view", "render/screen", "render/look"} {
		require.NoError(t, filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() && slices.Contains([]string{"localdiscord", "world", "testdata"}, d.Name()) {
				return errorOrSkip(err)
			}
			name = filepath.ToSlash(name)
			if d.IsDir() && path.Dir(name) == "bot/internal" {
				src.dirs = append(src.dirs, d.Name())
			}
			if path.Ext(name) == ".go" && !strings.HasSuffix(name, "_test.go") {
				parsed[name], err = parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
			}
			return err
		}))
	}
	for name, file := range parsed {
		src.declare(path.Dir(name), file)
	}
	for name, file := range parsed {
		src.find(path.Dir(name), name, file)
	}
	for _, from := range []string{"bot/internal/match due", "bot/internal/night Due", "bot/internal/outbox Due"} {
		src.follow(from)
	}
	src.kinds = slices.Compact(slices.Sorted(slices.Values(src.kinds)))
	src.setsDue = slices.Compact(slices.Sorted(slices.Values(src.setsDue)))
	require.Greater(t, min(len(src.routes), 100), 99)
	require.Greater(t, len(src.kinds), 15)
	require.Greater(t, len(src.saysWhen), 10)
	return src
}

func errorOrSkip(err error) error {
	if err != nil {
		return err
	}
	return fs.SkipDir
}

// declare notes what a file declares, and the texts of its constants.
func (src *source) declare(pkg string, file *ast.File) {
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			src.declared[strings.TrimPrefix(receiver(n)+"."+n.Name.Name, ".")] = true
			if tellsTime(n) || n.Name.Name == "timers" {
				src.clocks[pkg+" "+n.Name.Name] = n
			}
		case *ast.TypeSpec:
			if of, ok := n.Type.(*ast.StructType); ok {
				for _, field := range of.Fields.List {
					for _, name := range field.Names {
						src.declared[n.Name.Name+"."+name.Name] = true
					}
				}
			}
		case *ast.ValueSpec:
			for i, name := range n.Names {
				if i < len(n.Values) {
					src.consts[pkg+" "+name.Name] = textOf(n.Values[i])
				}
			}
		}
		return true
	})
}

func textOf(e ast.Expr) string {
	if lit, ok := e.(*ast.BasicLit); ok {
		text, _ := strconv.Unquote(lit.Value)
		return text
	}
	return ""
}

// tellsTime reports whether a function is a method with one result, which is a time.
func tellsTime(f *ast.FuncDecl) bool {
	if f.Recv == nil || f.Type.Results == nil || len(f.Type.Results.List) != 1 {
		return false
	}
	of, ok := f.Type.Results.List[0].Type.(*ast.SelectorExpr)
	return ok && of.Sel.Name == "Time"
}

func called(f *ast.FuncDecl) (all []string) {
	ast.Inspect(f.Body, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			if of, ok := call.Fun.(*ast.SelectorExpr); ok {
				all = append(all, of.Sel.Name)
			}
		}
		return true
	})
	return all
}

// follow notes what says when something is due, and what of the same package that is made of.
func (src *source) follow(from string) {
	pkg, _, _ := strings.Cut(from, " ")
	f := src.clocks[from]
	if f == nil || slices.Contains(src.saysWhen, receiver(f)+"."+f.Name.Name) {
		return
	}
	src.saysWhen = append(src.saysWhen, receiver(f)+"."+f.Name.Name)
	for _, next := range called(f) {
		src.follow(pkg + " " + next)
	}
}

// find notes the kinds of records, the due times and the routes of a file.
func (src *source) find(pkg, name string, file *ast.File) {
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CompositeLit:
			src.findKey(pkg, n)
			src.findRoutes(pkg, name, n)
		case *ast.KeyValueExpr:
			if key, ok := n.Key.(*ast.Ident); ok && key.Name == "Due" && strings.HasPrefix(pkg, "bot/internal/") {
				src.sets(name)
			}
		case *ast.AssignStmt:
			for _, to := range n.Lhs {
				if of, ok := to.(*ast.SelectorExpr); ok && of.Sel.Name == "Due" && strings.HasPrefix(pkg, "bot/internal/") {
					src.sets(name)
				}
			}
		case *ast.CallExpr:
			if f, ok := n.Fun.(*ast.Ident); ok && f.Name == "panels" && name == "bot/routes.go" {
				src.routes = append(src.routes, identifiers(n.Args[0]))
			}
		}
		return true
	})
}

func (src *source) sets(name string) {
	src.setsDue = append(src.setsDue, strings.TrimPrefix(name, "bot/internal/"))
}

// findKey notes the kind of record in a store.Key.
func (src *source) findKey(pkg string, lit *ast.CompositeLit) {
	of, ok := lit.Type.(*ast.SelectorExpr)
	if !ok || of.Sel.Name != "Key" {
		return
	}
	for _, e := range lit.Elts {
		pair, ok := e.(*ast.KeyValueExpr)
		if !ok || identifiers(pair.Key)[0] != "Kind" {
			continue
		}
		kind := textOf(pair.Value)
		if names := identifiers(pair.Value); kind == "" && len(names) > 0 {
			kind = src.consts[pkg+" "+names[0]]
			if kind == "" {
				kind = strings.TrimSuffix(names[0], "Kind")
			}
		}
		src.kinds = append(src.kinds, kind)
	}
}

// findRoutes notes the commands and the routes of the lists in bot/routes.go.
func (src *source) findRoutes(pkg, name string, lit *ast.CompositeLit) {
	switch of := lit.Type.(type) {
	case *ast.MapType:
		if name != "bot/routes.go" {
			return
		}
		for _, e := range lit.Elts {
			command := src.consts[pkg+" "+identifiers(e.(*ast.KeyValueExpr).Key)[0]]
			if command == strings.ToLower(command) {
				command = "/" + command
			}
			src.routes = append(src.routes, []string{command})
		}
	case *ast.ArrayType:
		if element, ok := of.Elt.(*ast.Ident); !ok || element.Name != "route" || name != "bot/routes.go" {
			return
		}
		for _, e := range lit.Elts {
			r := e.(*ast.CompositeLit)
			parts := append(identifiers(r.Elts[0]), identifiers(r.Elts[1])...)
			if slices.Contains(identifiers(r.Elts[2]), "lessons") {
				parts = []string{"lessons"}
			}
			src.routes = append(src.routes, parts)
		}
	}
}

// identifiers are the names in an expression, without those of packages.
func identifiers(e ast.Expr) (all []string) {
	packages := make(map[*ast.Ident]bool)
	ast.Inspect(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			if x, ok := n.X.(*ast.Ident); ok {
				packages[x] = true
			}
		case *ast.Ident:
			if !packages[n] {
				all = append(all, n.Name)
			}
		}
		return true
	})
	return all
}
