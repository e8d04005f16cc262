package main

import (
	"go/ast"
	"go/token"
	"go/types"
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
		return dir == "render/screen" || dir == "render/look" || dir == "render/frame"
	}
	return strings.HasPrefix(dir, "bot/") && (path.Base(dir) == "table" || path.Base(dir) == "match")
}

// knot returns how many files of a package are in the largest circle of files that need each other: that use what the next one
// declares, methods included, but for the fields of its structs.
func knot(files tree) int {
	var parsed []*ast.File
	for _, s := range files {
		parsed = append(parsed, s.file)
	}
	// Other packages are taken for empty: what is used of them is not found, and does not matter here.
	used := &types.Info{Uses: map[*ast.Ident]types.Object{}}
	config := types.Config{Importer: empty{}, Error: func(error) {}}
	of, _ := config.Check(files[0].dir(), files[0].set, parsed, used)
	to := map[string]map[string]bool{}
	file := func(at token.Pos) string { return files[0].set.Position(at).Filename }
	for name, what := range used.Uses {
		v, is := what.(*types.Var)
		if what.Pkg() != of || is && (v.IsField() || what.Parent() != of.Scope()) {
			continue
		}
		from := file(name.Pos())
		if to[from] == nil {
			to[from] = map[string]bool{}
		}
		to[from][file(what.Pos())] = true
	}
	return largestCircle(to)
}

// empty is an importer of packages that declare nothing.
type empty struct{}

func (empty) Import(name string) (*types.Package, error) {
	p := types.NewPackage(name, path.Base(name))
	p.MarkComplete()
	return p, nil
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
