package main

import (
	"go/ast"
	"go/token"
	"os"
	"os/exec"
	"path"
	"regexp"
	"strings"
)

// A measure is a number that says how hard the project is to work on.
type measure struct {
	id     string // in reached.txt
	what   string
	target int
	more   bool // the target is the least that is wanted, not the most
	drifts bool // it goes up and down with honest work, so it is printed only
	take   func(tree) (int, error)
}

func (m measure) reached(now int) bool {
	switch {
	case now == missing:
		return false
	case m.more:
		return now >= m.target
	}
	return now <= m.target
}

var measures = []measure{
	{id: "code", what: "lines of code of the product", target: 78_020, drifts: true, take: just(func(t tree) int { return t.product().code() })},
	{id: "lines", what: "the same with blanks and comments", target: 80_000, drifts: true, take: just(func(t tree) int { return t.product().lines() })},
	{id: "apart", what: "lines of code beside it: the arena, the store in memory", target: 1_000, drifts: true, take: just(func(t tree) int { return t.sources().where(source.apart).code() })},
	{id: "kind", what: "fields of games.Kind", target: 14, take: just(kindFields)},
	{id: "knot-bot", what: "files in the largest knot of bot", target: 28, take: knotOf("bot")},
	// The stored table needs the file of each feature that keeps a part in it, and those need the table.
	{id: "knot-table", what: "the same of the tables", target: 36, take: knotOf("table")},
	{id: "knot-render", what: "the same of the screens", target: 28, take: knotOf("render")},
	{id: "godoc", what: "lines of go doc for an author of screens", target: 100, take: godoc},
	{id: "pig", what: "Pig with main and test, lines not blank", target: 125, take: example("docs/examples/pig")},
	{id: "liarsdice", what: "the complete example, lines", target: 1072, take: example("docs/examples/liarsdice")},
	{id: "cases", what: "cases of switches on routes", target: 0, take: just(routeCases)},
	{id: "retries", what: "files with a retry of their own", target: 0, take: just(ownRetries)},
	{id: "labels", what: "labels written in several files", target: 0, take: just(sharedLabels)},
	{id: "samples", what: "lines of samples", target: 600, take: just(sampleLines)},
	{id: "host", what: "exported methods of the host", target: 40, take: just(hostMethods)},
	{id: "english", what: "comments against the rules of English", target: 0, take: just(oddEnglish)},
	{id: "assigned", what: "assignments before a condition", target: 0, take: just(assigned)},
	{id: "examples", what: "Example tests", target: 25, more: true, take: just(exampleTests)},
	{id: "import", what: "importable: a path with a dot, no replace (1: yes)", target: 1, more: true, take: importable},
}

// just makes a measure of a count that cannot fail.
func just(count func(tree) int) func(tree) (int, error) {
	return func(t tree) (int, error) { return count(t), nil }
}

// kindFields counts the fields of games.Kind that an author of a game fills in; several names on one line are several fields.
func kindFields(t tree) int {
	n := missing
	for _, s := range t.sources() {
		if s.dir() != "games" {
			continue
		}
		ast.Inspect(s.file, func(x ast.Node) bool {
			declared, ok := x.(*ast.TypeSpec)
			if !ok || declared.Name.Name != "Kind" {
				return true
			}
			if fields, ok := declared.Type.(*ast.StructType); ok {
				n = 0
				for _, f := range fields.Fields.List {
					for _, name := range f.Names {
						if name.IsExported() {
							n++
						}
					}
				}
			}
			return false
		})
	}
	return n
}

// godoc counts what go doc prints of the packages that an author of screens must read.
func godoc(t tree) (n int, err error) {
	for _, room := range []string{"./render/screen", "./render/look"} {
		text, err := exec.Command("go", "doc", "-short", room).Output()
		if err != nil {
			return 0, err
		}
		n += strings.Count(string(text), "\n")
	}
	return n, nil
}

// example counts the lines of an example that are not blank.
func example(dir string) func(tree) (int, error) {
	return just(func(t tree) int {
		n := missing
		for _, s := range t {
			if !s.below(dir) {
				continue
			}
			n = max(n, 0)
			for _, row := range s.rows() {
				if strings.TrimSpace(row) != "" {
					n++
				}
			}
		}
		return n
	})
}

// grep counts the lines of files that match.
func (t tree) grep(pattern string) (n int) {
	re := regexp.MustCompile(pattern)
	for _, s := range t {
		for _, row := range s.rows() {
			if re.MatchString(row) {
				n++
			}
		}
	}
	return n
}

func routeCases(t tree) int {
	return t.sources().where(func(s source) bool { return s.dir() == "bot" }).grep(`^\s*case .*\b(verb[A-Z]|(frame|screens|look)\.[A-Z])`)
}

// ownRetries counts the files with a loop that looks at conflicts of the store; store.Retry is for that.
func ownRetries(t tree) int {
	return len(t.sources().where(func(s source) (own bool) {
		if !s.below("bot", "cmd") {
			return false
		}
		ast.Inspect(s.file, func(x ast.Node) bool {
			switch x := x.(type) {
			case *ast.ForStmt:
				own = own || names(x, "ErrConflict")
			case *ast.RangeStmt:
				own = own || names(x, "ErrConflict")
			}
			return !own
		})
		return own
	}))
}

// names reports whether a name stands in a part of a file.
func names(part ast.Node, name string) (found bool) {
	ast.Inspect(part, func(x ast.Node) bool {
		if id, ok := x.(*ast.Ident); ok && id.Name == name {
			found = true
		}
		return !found
	})
	return found
}

var labelled = regexp.MustCompile(`(Label: +|Back\()"[^"]+"`)

func sharedLabels(t tree) (n int) {
	in := map[string]int{}
	for _, s := range t.sources().where(func(s source) bool { return s.below("render", "bot") }) {
		seen := map[string]bool{}
		for _, label := range labelled.FindAllString(s.text, -1) {
			if !seen[label] {
				seen[label] = true
				in[label]++
			}
		}
	}
	for _, files := range in {
		if files > 1 {
			n++
		}
	}
	return n
}

func sampleLines(t tree) int {
	return t.sources().where(func(s source) bool {
		return s.below("render", "bot/internal/screens") && strings.Contains(path.Base(s.name), "sample")
	}).lines()
}

func hostMethods(t tree) int {
	return t.sources().where(func(s source) bool { return path.Base(s.dir()) == "table" }).grep(`^func \(h \*Host\) [A-Z]`)
}

func oddEnglish(t tree) int {
	return t.grep(`^\s*//.*(tells whether|anew|all else|by itself|[Ww]hoever|, of which |by whom)`)
}

// assigned counts what is done between an "if" or "switch" and its condition and declares nothing, as in "if n++; late".
func assigned(t tree) (n int) {
	for _, s := range t.sources() {
		ast.Inspect(s.file, func(x ast.Node) bool {
			var first ast.Stmt
			switch x := x.(type) {
			case *ast.IfStmt:
				first = x.Init
			case *ast.SwitchStmt:
				first = x.Init
			case *ast.TypeSwitchStmt:
				first = x.Init
			}
			if a, ok := first.(*ast.AssignStmt); first != nil && (!ok || a.Tok != token.DEFINE) {
				n++
			}
			return true
		})
	}
	return n
}

func exampleTests(t tree) int {
	return t.where(source.test).grep(`^func Example`)
}

// importable reports as 1 whether others can import the module: its path has a dot, and go.mod replaces nothing.
func importable(tree) (int, error) {
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		return 0, err
	}
	if !regexp.MustCompile(`(?m)^module \S*\.`).Match(mod) || regexp.MustCompile(`(?m)^(replace|exclude)\b`).Match(mod) {
		return 0, nil
	}
	return 1, nil
}
