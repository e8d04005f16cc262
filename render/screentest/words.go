package screentest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/words"
)

// Words requires of the package that is tested, and of its file of words, that each text is used somewhere, that what is said has
// a text, and that all places of it are filled, each by its name. Rules is the folder of the game's rules, which name events and
// reasons.
func Words(t *testing.T, l look.Look, options map[string]int, b words.Book, rules string) {
	code := readCode(t, ".")
	for _, call := range code.said {
		code.check(t, b, call)
	}
	names := readCode(t, rules).literals
	maps.Copy(names, code.literals)
	for _, key := range b.Keys {
		switch {
		case strings.HasPrefix(key, "lesson."):
			assert.True(t, inLesson(l.Lesson, b.Say(key)), "no step of the lesson says %s", key)
		case strings.HasPrefix(key, "rules."):
			_, option, below := strings.Cut(strings.TrimPrefix(key, "rules."), ".")
			_, known := options[option]
			assert.True(t, !below || option == "title" || known, "%s is about no option", key)
		default:
			assert.True(t, code.uses(toldTo.ReplaceAllString(key, "moment."), names), "nothing says %s", key)
		}
	}
}

// toldTo begins the keys of a moment, which is told in several ways, see look.Look.
var toldTo = regexp.MustCompile(`^moment\.(live|mine|tied?)\.`)

// Longer draws all samples of a game in a language that is 40 % longer, as German is: Discord refuses none of them, and nothing is
// cut. Made makes the look of the book as it is then.
func Longer(t *testing.T, kind games.Kind, book *words.Book, english string, made func() look.Look) {
	LongerScreens(t, book, english, func() []frame.Drawn { return Drawn(kind, made()) })
	made()
}

// Drawn are the samples of a game and its lesson.
func Drawn(kind games.Kind, l look.Look) []frame.Drawn {
	return slices.Concat(frame.DrawSamples(kind, l), frame.DrawLesson(kind, l))
}

// LongerScreens is the same for any screens.
func LongerScreens(t *testing.T, book *words.Book, english string, draw func() []frame.Drawn) {
	own, cut := *book, map[string]int{}
	for _, s := range draw() { // a list can be too long in any language
		cut[s.Name] += strings.Count(s.Screen.String(), "\n…")
	}
	*book = words.Read(stretched(english))
	defer func() { *book = own }()
	all := draw()
	require.NotEmpty(t, all)
	for _, s := range all {
		require.NoError(t, s.Screen.Check(), s.Name)
		cut[s.Name] -= strings.Count(s.Screen.String(), "\n…")
	}
	for name, fewer := range cut {
		require.GreaterOrEqual(t, fewer, 0, "%s is cut", name)
	}
}

// sentence is what belongs into a file of words: four words or more. Identifiers of controls have fewer.
var sentence = regexp.MustCompile(`\pL[\pL']+,? [\pL'{*]+,? [\pL'{*]+,? \pL`)

// NoSentences requires of the package that is tested that its file of words alone has sentences. Samples make some up.
func NoSentences(t *testing.T) {
	files, err := filepath.Glob("*.go")
	require.NoError(t, err)
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") || strings.HasPrefix(name, "samples") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		require.NoError(t, err)
		ast.Inspect(file, func(n ast.Node) bool {
			if l, ok := n.(*ast.BasicLit); ok {
				text, _ := quoted(l)
				assert.NotRegexp(t, sentence, text, name)
			}
			return true
		})
	}
}

// wordsOf finds the words of a text, and what must stay as it is: keys, places, the emphasis of options.
var wordsOf = regexp.MustCompile(`(?m)^[\w.-]+:|^#.*|\{[^}]*\}|\pL{3,}`)

// stretched makes the words of a file 40 % longer.
func stretched(file string) string {
	return wordsOf.ReplaceAllStringFunc(file, func(word string) string {
		if strings.ContainsAny(word, ":{#") {
			return word
		}
		return word + strings.Repeat("ö", (len(word)*4+5)/10)
	})
}

// code is what a package's source has in quotes.
type code struct {
	literals map[string]bool
	prefixes map[string]bool // "told." where a name is put behind it
	suffixes map[string]bool
	said     []saying
}

// sayers are the functions of a package that say a text of its book.
var sayers = []string{"say", "refuse", "illegal"}

// A saying is a call that says a text.
type saying struct {
	key   string
	names []string // of what it fills places with
	all   bool     // those are all
	at    token.Position
}

func readCode(t *testing.T, dir string) code {
	c := code{map[string]bool{}, map[string]bool{}, map[string]bool{}, nil}
	files := token.NewFileSet()
	parsed, err := parser.ParseDir(files, dir, nil, parser.SkipObjectResolution) //nolint:staticcheck // types do not matter here
	require.NoError(t, err)
	for _, p := range parsed {
		for name, file := range p.Files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			ast.Inspect(file, func(n ast.Node) bool {
				c.read(files, n)
				return true
			})
		}
	}
	return c
}

func (c *code) read(files *token.FileSet, n ast.Node) {
	switch n := n.(type) {
	case *ast.BasicLit:
		s, ok := quoted(n)
		if n.Kind == token.INT { // the value of an option
			s, ok = n.Value, true
		}
		if ok {
			c.literals[s] = true
			if strings.HasPrefix(s, ".") || strings.HasPrefix(s, "-") {
				c.suffixes[s] = true
			}
		}
	case *ast.BinaryExpr:
		if s, ok := quoted(n.X); ok {
			c.prefixes[s] = true
		}
	case *ast.CallExpr:
		if f, ok := n.Fun.(*ast.Ident); !ok || !slices.Contains(sayers, f.Name) || len(n.Args) == 0 {
			return
		}
		key, ok := quoted(n.Args[0])
		if !ok {
			return
		}
		s := saying{key: key, all: !n.Ellipsis.IsValid(), at: files.Position(n.Pos())}
		for i := 1; i < len(n.Args); i += 2 {
			name, _ := quoted(n.Args[i])
			s.names = append(s.names, name)
		}
		c.said = append(c.said, s)
	}
}

// quoted is the text of a literal.
func quoted(n ast.Expr) (string, bool) {
	l, ok := n.(*ast.BasicLit)
	if !ok || l.Kind != token.STRING {
		return "", false
	}
	s, err := strconv.Unquote(l.Value)
	return s, err == nil
}

func (c code) check(t *testing.T, b words.Book, s saying) {
	assert.NotNil(t, b.Text(s.key), "%s: there is no text for %s", s.at, s.key)
	if !s.all {
		return
	}
	var places []string
	b.Text(s.key).Fill(func(place string) any {
		places = append(places, place)
		return nil
	})
	for _, place := range places {
		assert.Contains(t, s.names, place, "%s: nothing fills {%s} of %s", s.at, place, s.key)
	}
	for _, name := range s.names {
		assert.Contains(t, places, name, "%s: %s has no place for what is given as %s", s.at, s.key, name)
	}
}

// uses reports whether a key stands in the code: whole, or in parts that it puts together.
func (c code) uses(key string, names map[string]bool) bool {
	if c.literals[key] {
		return true
	}
	stems := []string{key}
	for s := range c.suffixes {
		if stem, ok := strings.CutSuffix(key, s); ok {
			stems = append(stems, stem)
		}
	}
	for _, stem := range stems {
		if c.literals[stem] {
			return true
		}
		for p := range c.prefixes {
			if rest, ok := strings.CutPrefix(stem, p); ok && rest != "" && names[rest] {
				return true
			}
		}
	}
	return false
}

func inLesson(l *look.Lesson, text string) bool {
	for _, s := range l.Steps {
		says := append([]string{s.Title, s.Want, s.Next}, s.Say...)
		for _, told := range s.Wrong {
			says = append(says, told.Say)
		}
		if slices.Contains(says, text) {
			return true
		}
	}
	return false
}
