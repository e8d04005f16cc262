package ruckus_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// words are what people read for one thing, everywhere and in each game, and what they never read for it. Those of the games are
// the words of their printed rules, or of English where these have several.
var words = []struct {
	rooms   []string
	say     string
	instead string // a regular expression
}{
	{[]string{"games", "render", "bot"}, "again, over, from the beginning", `anew`},
	{[]string{"games", "render", "bot"}, "that many, that much", `(exactly|just|after|for|has|have|bids?) so (many|much)`},
	{[]string{"games", "render", "bot"}, "colour", `colors?`},
	{[]string{"games", "render", "bot/internal/screens"}, "server", `guilds?`},
	{[]string{"games", "render", "bot/internal/screens"}, "reminder", `nudges?`},
	{[]string{"games/rage", "render/rage"}, "colour", `suits?`},
	{[]string{"games/rage", "render/rage"}, "bid", `predict(s|ed|ions?)?|announce[sd]?`},
	{[]string{"games/rage", "render/rage"}, "number card, action card", `(figure|special) cards?`},
	{[]string{"games/redox", "render/redox"}, "run", `royal flush(es)?|sequences?|straights?`},
	{[]string{"games/redox", "render/redox"}, "set", `multiples?|groups?|books?`},
	{[]string{"games/redox", "render/redox"}, "plot", `melds?`},
	{[]string{"games/redox", "render/redox"}, "exchange", `swap(s|ped)?|trade[sd]?`},
	{[]string{"games/rednines", "render/rednines"}, "sequence", `(a|the|your|longest|new) runs?|straights?`},
	{[]string{"games/rednines", "render/rednines"}, "red nine", `wild ?cards?|jokers?`},
	{[]string{"games/redbrn", "render/redbrn"}, "the pit", `cent(re|er)( piles?)?|foundations?`},
	{[]string{"games/redbrn", "render/redbrn"}, "stack, waste, column", `talon|tableau|blitz pile`},
	{[]string{"games/riot", "render/riot"}, "area", `regions?|districts?|zones?|sectors?`},
	{[]string{"games/riot", "render/riot"}, "Force", `strength`},
	{[]string{"games/riot", "render/riot"}, "credits", `money|cash|budget`},
	{[]string{"games/riot", "render/riot"}, "unit", `troops?|soldiers?|game pieces?`},
}

// notSaid are rooms whose texts only tests and their authors read.
var notSaid = []string{"bot/world", "games/gamestest", "render/screentest", "store/storetest", "store/redis/redistest", "bot/localdiscord/browsertest"}

// oddWords lists the texts below a folder that say a word instead of another.
func oddWords(t *testing.T, root string) (found []string) {
	t.Helper()
	for _, w := range words {
		instead := regexp.MustCompile(`(?i)\b(` + w.instead + `)\b`)
		for _, room := range w.rooms {
			found = append(found, textsThat(t, root, room, func(text string) string {
				if word := instead.FindString(text); word != "" {
					return strconv.Quote(word) + ": say " + w.say
				}
				return ""
			})...)
		}
	}
	return found
}

// textsThat lists what is wrong with the texts of a room: string literals of several words, where screens are drawn of one, and files
// of words.
func textsThat(t *testing.T, root, room string, wrong func(string) string) (found []string) {
	t.Helper()
	require.NoError(t, filepath.WalkDir(filepath.Join(root, room), func(path string, d fs.DirEntry, err error) error {
		below, _ := filepath.Rel(root, path)
		for _, other := range notSaid {
			if d.IsDir() && filepath.ToSlash(below) == other {
				return fs.SkipDir
			}
		}
		if err == nil && d.Name() == "words.txt" {
			file, err := os.ReadFile(path)
			require.NoError(t, err)
			for i, line := range strings.Split(string(file), "\n") {
				if what := wrong(line); what != "" {
					found = append(found, filepath.ToSlash(below)+":"+strconv.Itoa(i+1)+": "+what)
				}
			}
		}
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		files := token.NewFileSet()
		file, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
		require.NoError(t, err)
		ast.Inspect(file, func(n ast.Node) bool {
			if _, imports := n.(*ast.ImportSpec); imports {
				return false
			}
			literal, ok := n.(*ast.BasicLit)
			if !ok || literal.Kind != token.STRING {
				return true
			}
			text, err := strconv.Unquote(literal.Value)
			require.NoError(t, err)
			if what := wrong(text); what != "" && (strings.Contains(text, " ") || strings.HasPrefix(room, "render")) {
				found = append(found, filepath.ToSlash(below)+":"+strconv.Itoa(files.Position(literal.Pos()).Line)+": "+what)
			}
			return true
		})
		return nil
	}))
	return found
}

// One thing has one word in all that people read: a player finds what the lesson calls a run as a run in the hand and in a refusal.
func TestOneThingHasOneWordForPeople(t *testing.T) {
	require.Empty(t, oddWords(t, "."))

	root := t.TempDir()
	for _, w := range words {
		for _, room := range w.rooms {
			require.NoError(t, os.MkdirAll(filepath.Join(root, room), 0o755))
		}
	}
	planted := "package redox\n\nvar refusal = \"Your first meld must be a royal flush.\"\n"
	require.NoError(t, os.WriteFile(filepath.Join(root, "games", "redox", "planted.go"), []byte(planted), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(root, "render", "redox", "words.txt"), []byte("first: Play.\nlay: Lay your meld.\n"), 0o600))
	require.Equal(t, []string{
		`games/redox/planted.go:3: "royal flush": say run`, `games/redox/planted.go:3: "meld": say plot`, `render/redox/words.txt:2: "meld": say plot`,
	}, oddWords(t, root))
}

// worded are the rooms whose whole language stands in one file, and what their code has of several words that nobody reads.
var (
	worded  = []string{"render/rage", "render/redbrn", "render/rednines", "render/redox", "bot/internal/screens"}
	unsaid  = []string{"last trick", "no wild", "rage sheet %q", "no game night", "tell yes", "tell no", "everything yes", "forget yes"}
	several = regexp.MustCompile(`[a-z]{2,}[,:.]? [a-z]{2,}`)
)

// outsideWords lists the sentences that stand in a room's code instead of its words.txt. Samples make some up.
func outsideWords(t *testing.T, root, room string) (found []string) {
	t.Helper()
	require.FileExists(t, filepath.Join(root, room, "words.txt"))
	for _, text := range textsThat(t, root, room, func(text string) string {
		if several.MatchString(text) && !slices.Contains(unsaid, text) {
			return text
		}
		return ""
	}) {
		if !strings.HasPrefix(text, room+"/words.txt:") && !strings.HasPrefix(text, room+"/samples") {
			found = append(found, text)
		}
	}
	return found
}

// Somebody can read and better a room's whole language in one file.
func TestARoomsWordsStandInOneFile(t *testing.T) {
	for _, room := range worded {
		require.Empty(t, outsideWords(t, ".", room))
	}

	root, room := t.TempDir(), worded[0]
	require.NoError(t, os.MkdirAll(filepath.Join(root, room), 0o755))
	planted := "package rage\n\nvar key, title = \"turn.lay\", \"Your turn: \" + \"bid, or wait\"\n"
	require.NoError(t, os.WriteFile(filepath.Join(root, room, "planted.go"), []byte(planted), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(root, room, "words.txt"), []byte("turn.lay: Your turn: lay\n"), 0o600))
	require.Equal(t, []string{room + "/planted.go:3: Your turn: ", room + "/planted.go:3: bid, or wait"}, outsideWords(t, root, room))
}
