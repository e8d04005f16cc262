package ruckus_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// voice is how Ruckus doesn't speak: words of a translation, or of a lawyer. A document, the program's output and its log have none of
// them. Screens still have some: never more than left, which counts down to none.
var voice = []struct {
	say, instead string // instead is a regular expression
	left         int
}{
	{"continue, resume, take over or play on", `go(es)? on|going on|went on|gone on`, 1},
	{"someone, everyone, anyone", `(some|every|any)body`, 0},
	{"name who it is", `whoever|those who|of whom|by whom|(who|that) manages? the server`, 0},
	{"stored, or your data", `(is|are|was|were|be) kept (about|of|for good)|what's kept|what is kept|until you are forgotten`, 0},
	{"a noun and a colon, such as Auto-start", `at the latest`, 0},
	{"undo", `(take|takes|took|taken) (it |them |all |that )?back`, 1},
	{"remove", `unseat(s|ed)?`, 2},
	{"ban from games", `barred`, 0},
	{"exclude", `struck (from|off)|struck you`, 0},
	{"upload", `puts? (it |them )?up|putting up`, 0},
	{"emulator", `look-alike`, 0},
	{"rebuild, or redraw", `(make|makes|made) (it |them )?again`, 0},
	{"animation", `moving picture`, 0},
	{"restart", `new start`, 0},
	{"daily", `(deal|game) of the day`, 0},
	{"cancel", `call(s|ed)? off`, 0},
	{"says or shows", `tells (who|whether|what|how|which)`, 0},
	{"a relative clause people speak", `of which|with which|on which|as far as`, 0},
	{"again", `anew`, 0},
	{"players, or people", `persons|of a person`, 0},
	{"one full stop", `\pL\.\.( |$)`, 0},
	{"a straight apostrophe", `’`, 0},
}

// contractions are what nobody says in full.
const contractions = `(can|do|does|did|is|are|was|were|has|have|had|could|would|should|will)( )?not`

// operatorRooms have what the program says to the person who runs it.
var operatorRooms = []string{"bot/app", "bot/internal/discord", "bot/internal/backup", "store"}

// plain is a document without code, commands and names of files. Its lines stay where they are.
func plain(text string) string {
	text = regexp.MustCompile("(?s)```.*?```").ReplaceAllStringFunc(text, func(code string) string { return strings.Repeat("\n", strings.Count(code, "\n")) })
	return regexp.MustCompile("(?m)^    .*$|`[^`\n]*`").ReplaceAllString(text, "`")
}

// label is what a document quotes from a screen, in the screen's own words.
var label = regexp.MustCompile(`\*[^*|\n]+\*`)

// documents are what people read of the project outside the program. The rules of the games are screens, and the change log is history.
func documents(t *testing.T, root string) (files []string) {
	t.Helper()
	for _, pattern := range []string{"README.md", "CONTRIBUTING.md", "SECURITY.md", ".env.example", "docs/*.md", "deploy/*.md", "deploy/alerts.yaml"} {
		found, err := filepath.Glob(filepath.Join(root, pattern))
		require.NoError(t, err)
		files = append(files, found...)
	}
	return files
}

// contracts says what of a text should be contracted.
func contracts(text string) string {
	if word := pattern(contractions).FindString(text); word != "" {
		return fmt.Sprintf("%q: contract it", word)
	}
	return ""
}

// oddVoice lists what documents and the program say to operators in other words than a host would, and counts that of all screens.
func oddVoice(t *testing.T, root string, rooms []string) (found []string) {
	t.Helper()
	for _, file := range documents(t, root) {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		for i, line := range strings.Split(label.ReplaceAllString(plain(string(text)), "`"), "\n") {
			for _, v := range voice {
				if word := pattern(v.instead).FindString(line); word != "" {
					found = append(found, fmt.Sprintf("%s:%d: %q: say %s", file, i+1, word, v.say))
				}
			}
			if what := contracts(line); what != "" {
				found = append(found, fmt.Sprintf("%s:%d: %s", file, i+1, what))
			}
		}
	}
	for _, room := range operatorRooms {
		found = append(found, textsThat(t, root, room, contracts)...)
	}
	for _, v := range voice {
		instead := pattern(v.instead)
		odd := func(text string) string {
			if word := instead.FindString(text); word != "" {
				return fmt.Sprintf("%q: say %s", word, v.say)
			}
			return ""
		}
		for _, room := range operatorRooms {
			found = append(found, textsThat(t, root, room, odd)...)
		}
		var onScreens []string
		for _, room := range rooms {
			onScreens = append(onScreens, textsThat(t, root, room, odd)...)
		}
		if len(onScreens) > v.left {
			found = append(found, fmt.Sprintf("%d texts of screens instead of %d at most:\n%s", len(onScreens), v.left, strings.Join(onScreens, "\n")))
		}
	}
	return found
}

func pattern(instead string) *regexp.Regexp {
	if strings.HasPrefix(instead, `\`) || instead == "’" {
		return regexp.MustCompile(instead)
	}
	return regexp.MustCompile(`(?i)\b(` + instead + `)\b`)
}

// Ruckus has one voice, that of a host at a table, in its documents, in what it tells operators, and more and more on its screens.
func TestRuckusSpeaksWithOneVoice(t *testing.T) {
	require.Empty(t, oddVoice(t, ".", []string{"games", "render", "bot"}))

	root := t.TempDir()
	for _, room := range operatorRooms {
		require.NoError(t, os.MkdirAll(filepath.Join(root, room), 0o755))
	}
	require.NoError(t, os.WriteFile(filepath.Join(root, "README.md"), []byte("`go on`\n\nIt goes on ..\n\n    anew\n"), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(root, "bot/app/planted.go"), []byte("package app\n\nvar help = \"Puts it up.. \"\n"), 0o600))
	require.Equal(t, []string{
		filepath.Join(root, "README.md") + `:3: "goes on": say continue, resume, take over or play on`,
		`bot/app/planted.go:3: "Puts it up": say upload`, `bot/app/planted.go:3: "p.. ": say one full stop`,
	}, oddVoice(t, root, nil))
}

// elsewhere are labels of pages that aren't ours: Discord's and GitHub's.
var elsewhere = []string{"Verification", "Use External Emojis", "Server Settings", "Integrations", "Apps", "Report a vulnerability"}

// Who looks for the button that a document names finds it.
func TestDocumentsNameLabelsThatAreOnScreens(t *testing.T) {
	var known strings.Builder
	for _, file := range sourceFiles(t) {
		if strings.HasSuffix(file, ".go") && !strings.HasSuffix(file, "_test.go") || filepath.Base(file) == "words.txt" {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			known.Write(text)
		}
	}
	files, labels := documents(t, "."), 0
	for _, file := range files { // a document's sections have names, too
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		known.WriteString(strings.Join(regexp.MustCompile(`(?m)^#.*$`).FindAllString(string(text), -1), "\n"))
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		for _, found := range regexp.MustCompile(`(^|[^*\pL])\*([^*\n|]+)\*([^*\pL]|$)`).FindAllStringSubmatch(plain(string(text)), -1) {
			for _, label := range strings.Split(found[2], " → ") {
				label = strings.TrimSuffix(label, " …")
				labels++
				if !strings.Contains(known.String(), label) && !slices.Contains(elsewhere, label) {
					t.Errorf("%s: no screen has *%s*", file, label)
				}
			}
		}
	}
	require.Greater(t, labels, 100)
}

// logKeys are the keys of log lines: for whom (guild, table, user …), why (cause), what the operator can do (do), and when the bot tries
// again. What else a line has is its own, and listed here so that one thing has one key.
var logKeys = strings.Fields("guild channel table night id seat user game interaction error cause do retry_in retry_at again " +
	"acts added address bytes count deleted_in emoji event exits_after fails for global guilds kind lost moves option picture private " +
	"races resume route scope step store took uploaded version wait_at_most what")

// An operator finds what happened to a table, or to a person, by one key in all lines.
func TestLogLinesHaveTheSameKeys(t *testing.T) {
	lines := 0
	for _, file := range sourceFiles(t) {
		if !strings.HasPrefix(file, "bot/") || !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") {
			continue
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		require.NoError(t, err)
		ast.Inspect(parsed, func(n ast.Node) bool {
			call, keys := logged(n)
			if call == nil {
				return true
			}
			lines++
			for _, key := range keys {
				if !slices.Contains(logKeys, key) {
					t.Errorf("%s: %s: the log has no key %q", file, textOf(call.Args[0]), key)
				}
			}
			if what := textOf(call.Args[0]); what != "" {
				require.Regexp(t, `^([\p{Ll}]|Discord )`, what, "%s: a line starts small, and needs no full stop", file)
				require.NotRegexp(t, `\.$`, what, file)
			}
			return true
		})
	}
	require.Greater(t, lines, 100)
}

// logged is a call that writes a log line, with its keys; nil for any other.
func logged(n ast.Node) (call *ast.CallExpr, keys []string) {
	call, ok := n.(*ast.CallExpr)
	if !ok {
		return nil, nil
	}
	method, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || !slices.Contains([]string{"Debug", "Info", "Warn", "Error"}, method.Sel.Name) || len(call.Args) == 0 {
		return nil, nil
	}
	of := identifiers(method.X)
	if len(of) == 0 || !strings.EqualFold(of[len(of)-1], "log") {
		return nil, nil
	}
	for i := 1; i < len(call.Args); i += 2 {
		keys = append(keys, textOf(call.Args[i]))
	}
	return call, keys
}
