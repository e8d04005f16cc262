package app

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"slices"
	"strings"

	"ruckus/docs/examples"
)

// gameNames are those of kinds that are Go packages, too.
var gameNames = regexp.MustCompile(`^[a-z][a-z0-9]{1,15}$`)

// required are lines of go.mod for modules that are imported.
var required = regexp.MustCompile(`(?m)^\t\S+ v\S+$`)

// newGame writes a game of one's own into a folder: a module that hosts it beside the five, and can be played at once.
func (p program) newGame(_ context.Context, args []string) error {
	var dir, checkout string
	if err := p.flags("new", args, func(f *flag.FlagSet) {
		f.StringVar(&checkout, "ruckus", ".", "`folder` of Ruckus's source; without it, the release is used")
	}, &dir); err != nil {
		return err
	}
	name := filepath.Base(dir)
	switch {
	case dir == "":
		return configError{"name a folder for the new game: ruckus new ../dice"}
	case !gameNames.MatchString(name) || token.IsKeyword(name):
		return configError{fmt.Sprintf("%q can't be a game's name: use 2 to 16 lower-case letters and digits, starting with a letter, and no Go keyword", name)}
	case slices.ContainsFunc(p.hosted, func(g Game) bool { return g.Kind.Name == name }):
		return configError{fmt.Sprintf("there's already a game called %s: pick another name", name)}
	}
	if files, err := os.ReadDir(dir); err == nil && len(files) > 0 {
		return configError{fmt.Sprintf("the folder %s isn't empty: name another one", dir)}
	} else if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	files, err := newModule(dir, name, checkout)
	if err != nil {
		return err
	}
	for _, f := range files {
		if err := os.MkdirAll(filepath.Dir(filepath.Join(dir, f.name)), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(dir, f.name), f.text, 0o644); err != nil {
			return err
		}
	}
	fmt.Fprintf(p.stdout, "%s has a playable game: Pig under another name. Its rules are in %s/%s.go. Try it:\n\n  cd %s\n  go test ./...\n  go run . local\n",
		dir, name, name, dir)
	return nil
}

// A newFile is one of a new game.
type newFile struct {
	name string
	text []byte
}

// newModule is a module that hosts a game beside the five of Ruckus. The game is Pig under another name.
func newModule(dir, name, checkout string) (files []newFile, err error) {
	ruckus := "ruckus"
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Path != "" {
		ruckus = info.Main.Path
	}
	version := thisVersion()
	mod := fmt.Sprintf("module %s\n\ngo 1.26.0\n\nrequire %s %s\n", name, ruckus, version)
	if own, err := os.ReadFile(filepath.Join(checkout, "go.mod")); err == nil {
		first, rest, _ := strings.Cut(string(own), "\n")
		ruckus = strings.TrimPrefix(first, "module ")
		from, err := between(dir, checkout)
		if err != nil {
			return nil, err
		}
		sums, err := os.ReadFile(filepath.Join(checkout, "go.sum"))
		if err != nil {
			return nil, err
		}
		files = append(files, newFile{"go.sum", sums})
		rest = required.ReplaceAllString(rest, "$0 // indirect") // the game itself needs Ruckus alone
		mod = fmt.Sprintf("module %s\n%s\nrequire %s v0.0.0\n\nreplace %s => %s\n", name, rest, ruckus, ruckus, from)
	} else if !strings.HasPrefix(version, "v") {
		return nil, configError{"this program isn't a release: name the folder of its source with --ruckus"}
	}
	main := fmt.Sprintf(`// Command %[1]s hosts a game of its own beside those of Ruckus: go run . local
package main

import (
	"%[2]s/bot/app"

	"%[1]s/%[1]s"
)

func main() { app.Main(append(app.Games(), app.Game{Kind: %[1]s.Kind()})...) }
`, name, ruckus)
	files = append(files, newFile{"go.mod", []byte(mod)}, newFile{"main.go", []byte(main)}, newFile{".gitignore", []byte("/data/\n")}) // of local
	err = fs.WalkDir(examples.Pig, ".", func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := examples.Pig.ReadFile(file)
		if err != nil {
			return err
		}
		text = bytes.ReplaceAll(text, []byte(`"ruckus/`), []byte(`"`+ruckus+"/"))
		text = bytes.ReplaceAll(text, []byte("pig"), []byte(name))
		text = bytes.ReplaceAll(text, []byte("Pig"), []byte(strings.ToUpper(name[:1])+name[1:]))
		files = append(files, newFile{strings.ReplaceAll(file, "pig", name), text})
		return nil
	})
	return files, err
}

// between is how go.mod in a folder names another folder.
func between(from, to string) (string, error) {
	from, err := filepath.Abs(from)
	if err != nil {
		return "", err
	}
	to, err = filepath.Abs(to)
	if err != nil {
		return "", err
	}
	way, err := filepath.Rel(from, to)
	if err != nil || filepath.IsAbs(way) {
		return filepath.ToSlash(to), nil // on another drive
	}
	way = filepath.ToSlash(way)
	if !strings.HasPrefix(way, ".") {
		way = "./" + way
	}
	return way, nil
}
