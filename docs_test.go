package ruckus_test

import (
	"bytes"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

var (
	testName = regexp.MustCompile("`(Test[A-Z]\\w+)`")
	fileName = regexp.MustCompile(`[\w./-]+\.(go|md)\b`)
	goName   = regexp.MustCompile("[`\\[( ]([a-z]+)((\\.[A-Z]\\w+)+)\\b") // such as games.Kind.Load
)

// What explains the code is worth nothing where it names files and declarations that are no longer there.
func TestDocsNameWhatExists(t *testing.T) {
	files := sourceFiles(t)
	docs, err := filepath.Glob("docs/*.md")
	require.NoError(t, err)
	for _, doc := range append(docs, "README.md", "CONTRIBUTING.md", "games/doc.go") {
		text, err := os.ReadFile(doc)
		require.NoError(t, err)
		names := 0
		for _, name := range fileName.FindAllString(string(text), -1) {
			names++
			from := path.Join(path.Dir(filepath.ToSlash(doc)), name)
			if !slices.ContainsFunc(files, func(file string) bool { return file == name || file == from || strings.HasSuffix(file, "/"+name) }) {
				t.Errorf("%s names the file %s, which does not exist", doc, name)
			}
		}
		for _, found := range goName.FindAllStringSubmatch(string(text), -1) {
			if source := sourceOf(t, files, found[1]); source != "" {
				names++
				for _, name := range strings.Split(found[2], ".")[1:] {
					if !regexp.MustCompile(`\b` + name + `\b`).MatchString(source) {
						t.Errorf("%s names %s%s, and package %s has no %s", doc, found[1], found[2], found[1], name)
					}
				}
			}
		}
		if doc == "games/doc.go" || doc == "docs/architecture.md" {
			require.Greater(t, names, 30, doc)
		}
	}
}

// A promise that names its test is worth nothing where there is no such test.
func TestDocsNameTestsThatExist(t *testing.T) {
	var tests strings.Builder
	for _, file := range sourceFiles(t) {
		if strings.HasSuffix(file, "_test.go") {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			tests.Write(text)
		}
	}
	docs, err := filepath.Glob("docs/*.md")
	require.NoError(t, err)
	named := 0
	for _, doc := range docs {
		text, err := os.ReadFile(doc)
		require.NoError(t, err)
		for _, found := range testName.FindAllStringSubmatch(string(text), -1) {
			named++
			if !strings.Contains(tests.String(), "func "+found[1]+"(") {
				t.Errorf("%s names the test %s, which does not exist", doc, found[1])
			}
		}
	}
	require.Greater(t, named, 15)
}

// sourceFiles are the paths of all files that are not hidden, and of the project: who has played and built has others, too.
func sourceFiles(t *testing.T) (files []string) {
	require.NoError(t, filepath.WalkDir(".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() && name != "." && (strings.HasPrefix(d.Name(), ".") || d.Name() == "node_modules") {
			return fs.SkipDir
		}
		if name == "data" { // where ruckus local keeps its games
			return fs.SkipDir
		}
		if name != "ruckus" && name != "ruckus.exe" { // the program, as README.md builds it
			files = append(files, filepath.ToSlash(name))
		}
		return err
	}))
	return files
}

// sourceOf is the source of a package of this project without its tests, by the last part of its path; "" where there is none.
func sourceOf(t *testing.T, files []string, pkg string) string {
	var source strings.Builder
	for _, file := range files {
		if path.Base(path.Dir(file)) == pkg && path.Ext(file) == ".go" && !strings.HasSuffix(file, "_test.go") && file != "games/doc.go" {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			source.Write(text)
		}
	}
	return source.String()
}

// If the address changes, one constant and two documents change, and nothing that names it can be forgotten.
func TestTheProjectsAddressStandsWhereItIsLookedFor(t *testing.T) {
	const home = "bot/internal/discord/address.go"
	declared, err := os.ReadFile(home)
	require.NoError(t, err)
	address := regexp.MustCompile(`const Address = "https://(.+)"`).FindSubmatch(declared)
	require.NotNil(t, address)
	var found []string
	for _, file := range sourceFiles(t) {
		if info, err := os.Stat(file); err != nil || info.IsDir() {
			continue
		}
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		if bytes.Contains(text, address[1]) {
			found = append(found, file)
		}
	}
	require.Equal(t, []string{"README.md", home, "docs/live.md"}, found)
}

// sharing is how the source declares what several goroutines have in common.
var sharing = regexp.MustCompile(`\bsync\.(Mutex|RWMutex|Map)\b|\bwork\.New(Gate|Rate|Cache)\b|make\(chan struct\{\}, `)

// boundIn is a bound in the table of what is shared: its name and its number.
var boundIn = regexp.MustCompile("`(\\w+)` ([\\d,]+)")

// Anyone who adds something that all guilds use says in the table what share each has.
func TestWhatIsSharedIsListed(t *testing.T) {
	text, err := os.ReadFile("docs/capacity.md")
	require.NoError(t, err)
	_, rest, there := strings.Cut(string(text), "## What is shared\n")
	section, _, _ := strings.Cut(rest, "\n## ")
	require.True(t, there, "there is such a section")
	named := fileName.FindAllString(section, -1)
	apart := regexp.MustCompile(`^(bot/(localdiscord|internal/logtest|internal/work)|store/(storetest|redis/redistest))/`) // what tests use, and the mechanism itself
	var source strings.Builder
	for _, file := range sourceFiles(t) {
		if !regexp.MustCompile(`^(bot|cmd|store)/.*\.go$`).MatchString(file) || strings.HasSuffix(file, "_test.go") || apart.MatchString(file) {
			continue
		}
		code, err := os.ReadFile(file)
		require.NoError(t, err)
		source.Write(code)
		listed := slices.ContainsFunc(named, func(name string) bool { return file == name || strings.HasSuffix(file, "/"+name) })
		if sharing.Match(code) && !listed {
			t.Errorf("%s has something that several goroutines share, and is not in the table of what is shared", file)
		}
	}
	bounds := boundIn.FindAllStringSubmatch(section, -1)
	require.Greater(t, len(bounds), 12)
	for _, bound := range bounds {
		number := strings.ReplaceAll(bound[2], ",", "_?")
		if !regexp.MustCompile(`\b` + bound[1] + `\s*=\s*` + number + `\b`).MatchString(source.String()) {
			t.Errorf("the table of what is shared says that %s is %s, and the source does not", bound[1], bound[2])
		}
	}
}
