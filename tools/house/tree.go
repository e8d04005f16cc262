package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
)

// A source is a Go file of the project.
type source struct {
	name string // from the top, with slashes
	text string
	file *ast.File
	set  *token.FileSet // the same of all files
}

func (s source) dir() string           { return path.Dir(s.name) }
func (s source) test() bool            { return strings.HasSuffix(s.name, "_test.go") }
func (s source) lines() int            { return strings.Count(s.text, "\n") }
func (s source) rows() (rows []string) { return strings.Split(s.text, "\n") }

// below reports whether the file is in one of the folders, or in a folder of one.
func (s source) below(dirs ...string) bool {
	for _, dir := range dirs {
		if strings.HasPrefix(s.name, dir+"/") {
			return true
		}
	}
	return false
}

// code counts the lines that hold more than blanks and comments.
func (s source) code() int {
	var words scanner.Scanner
	file := token.NewFileSet().AddFile(s.name, -1, len(s.text))
	words.Init(file, []byte(s.text), nil, 0)
	held := map[int]bool{}
	for {
		pos, word, text := words.Scan()
		switch {
		case word == token.EOF:
			return len(held)
		case word == token.SEMICOLON && text == "\n":
			continue // the scanner puts it at the end of a line
		}
		for i := range strings.Count(text, "\n") + 1 {
			held[file.Line(pos)+i] = true
		}
	}
}

// judge reports whether the file judges the product, or helps those who work on it: suites, the local Discord, tools.
func (s source) judge() bool {
	return strings.Contains(s.dir(), "test") || s.below("bot/localdiscord", "bot/world", "docs", "tools")
}

// apart reports whether the file serves tests and research first, though the program has it: the arena, and the store in memory.
func (s source) apart() bool {
	return s.below("games/arena") || s.dir() == "store" && strings.HasPrefix(path.Base(s.name), "memory")
}

// A tree is the Go files that git knows, as they are in the working tree.
type tree []source

func readTree(top string) (tree, error) {
	listed := exec.Command("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "*.go")
	listed.Dir = top
	names, err := listed.Output()
	if err != nil {
		return nil, fmt.Errorf("git ls-files: %w", err)
	}
	var t tree
	set := token.NewFileSet()
	for name := range strings.SplitSeq(strings.TrimSuffix(string(names), "\x00"), "\x00") {
		text, err := os.ReadFile(filepath.Join(top, filepath.FromSlash(name)))
		if os.IsNotExist(err) {
			continue // deleted, and not committed yet
		}
		if err != nil {
			return nil, err
		}
		file, err := parser.ParseFile(set, name, text, parser.ParseComments)
		if err != nil {
			return nil, err
		}
		t = append(t, source{name, string(text), file, set})
	}
	return t, nil
}

// where returns the files for which the condition holds.
func (t tree) where(is func(source) bool) (found tree) {
	for _, s := range t {
		if is(s) {
			found = append(found, s)
		}
	}
	return found
}

// sources returns the files that are not tests.
func (t tree) sources() tree { return t.where(func(s source) bool { return !s.test() }) }

// product returns what people run.
func (t tree) product() tree {
	return t.sources().where(func(s source) bool { return !s.judge() && !s.apart() })
}

func (t tree) code() (n int) {
	for _, s := range t {
		n += s.code()
	}
	return n
}

func (t tree) lines() (n int) {
	for _, s := range t {
		n += s.lines()
	}
	return n
}
