package main

import (
	"go/ast"
	"path"
	"strings"
)

// knotOf measures the largest knot of a room: of its packages, those that it is divided into included, the one whose
// largest circle of files that need each other has the most files.
func knotOf(room string) func(tree) (int, error) {
	return just(func(t tree) (most int) {
		packages := map[string]tree{}
		for _, s := range t.product() {
			if in(room, s.dir()) {
				packages[s.dir()] = append(packages[s.dir()], s)
			}
		}
		for _, files := range packages {
			most = max(most, knot(files))
		}
		return most
	})
}

// in reports whether a folder is part of a room. The screens of a single game are no part of render: they know one game.
func in(room, dir string) bool {
	switch room {
	case "bot":
		return dir == "bot" || strings.HasPrefix(dir, "bot/") && !strings.HasPrefix(dir, "bot/localdiscord") && !in("table", dir)
	case "render":
		return dir == "render" || dir == "render/screen" || dir == "render/look" || dir == "render/frame"
	}
	return strings.HasPrefix(dir, "bot/") && (path.Base(dir) == "table" || path.Base(dir) == "match")
}

// knot returns how many files are in the largest circle of files that need each other, by the names that they declare.
func knot(files tree) int {
	home, twice := map[string]string{}, map[string]bool{}
	for _, s := range files {
		for _, name := range declared(s.file) {
			if home[name] != "" && home[name] != s.name {
				twice[name] = true // a method of two types: nobody can say which one is meant
			}
			home[name] = s.name
		}
	}
	to := map[string]map[string]bool{}
	for _, s := range files {
		to[s.name] = map[string]bool{}
		ast.Inspect(s.file, func(x ast.Node) bool {
			if name, ok := x.(*ast.Ident); ok && home[name.Name] != "" && !twice[name.Name] {
				to[s.name][home[name.Name]] = true
			}
			return true
		})
	}
	return largestCircle(to)
}

// declared returns the names that a file declares, methods included.
func declared(f *ast.File) (names []string) {
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			names = append(names, d.Name.Name)
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				switch spec := spec.(type) {
				case *ast.TypeSpec:
					names = append(names, spec.Name.Name)
				case *ast.ValueSpec:
					for _, name := range spec.Names {
						names = append(names, name.Name)
					}
				}
			}
		}
	}
	return names
}

// largestCircle returns the size of the largest set of nodes of which each can be reached from each.
func largestCircle(to map[string]map[string]bool) (most int) {
	for via := range to { // Warshall
		for from := range to {
			if to[from][via] {
				for next := range to[via] {
					to[from][next] = true
				}
			}
		}
	}
	for a := range to {
		n := 0
		for b := range to {
			if a == b || to[a][b] && to[b][a] {
				n++
			}
		}
		most = max(most, n)
	}
	return most
}
