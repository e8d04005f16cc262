package gamestest

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// minControls is how many lines of controls are written once only.
const minControls = 3

var (
	control = regexp.MustCompile(`^([\[(]|  [-*] )`)
	chosen  = regexp.MustCompile(`  \* (.*?)(  [-*] |$)`)
)

// A Text is a golden text. Texts whose names have the same first word are a family.
type Text struct{ Name, Text string }

// GoldenTexts requires that each text is what its file in testdata says, and that every file but the others belongs to one. With
// update it writes the files first.
//
// A text of which at least three fifths are like one of its family that is written whole has the changes alone, below the line
// "as hand-turn, but:".
// Controls that another text has, too, are one line: "controls as in hand-turn". Empty lines do not count.
func GoldenTexts(t testing.TB, texts []Text, others []string, update bool) {
	t.Helper()
	known := slices.Clone(others)
	f := family{controls: map[string]Text{}}
	for _, text := range texts {
		file := text.Name + ".txt"
		require.NotContains(t, known, file, "two texts are named %s", text.Name)
		known = append(known, file)
		Golden(t, "testdata/"+file, f.written(text), update)
	}
	files, err := os.ReadDir("testdata")
	require.NoError(t, err)
	for _, f := range files {
		require.Contains(t, known, f.Name(), "%s is no screen's text. If it's the rules', keep screens in a package of their own; if a screen had that name, delete it", f.Name())
	}
}

type family struct {
	whole    []Text          // are written whole
	controls map[string]Text // the first text with these controls, by their lines without what is chosen
}

// written is a text as its file has it.
func (f *family) written(t Text) string {
	now := Filled(t.Text)
	var like string
	var news []string
	for _, w := range f.whole {
		if first(w.Name) != first(t.Name) {
			continue
		}
		changes := ChangesInPlace(Filled(w.Text), now)
		if 5*len(changes) <= 2*len(now) && (news == nil || len(changes) < len(news)) {
			like, news = w.Name, changes
		}
	}
	if news != nil {
		return "as " + like + ", but:\n" + strings.Join(news, "\n") + "\n"
	}
	text, controls := cutControls(t.Text)
	key := strings.ReplaceAll(controls, "  * ", "  - ")
	if was, ok := f.controls[key]; ok {
		_, old := cutControls(was.Text)
		line := "controls as in " + was.Name
		if picked := picks(controls); !slices.Equal(picked, picks(old)) {
			line += ", chosen: " + strings.Join(picked, ", ")
		}
		return text + line + "\n"
	}
	f.whole = append(f.whole, t)
	if strings.Count(controls, "\n") >= minControls {
		f.controls[key] = t
	}
	return t.Text
}

// cutControls cuts off the controls at the end of a text.
func cutControls(text string) (rest, controls string) {
	lines := slices.Collect(strings.Lines(text))
	i := len(lines)
	for i > 0 && control.MatchString(lines[i-1]) {
		i--
	}
	return strings.Join(lines[:i], ""), strings.Join(lines[i:], "")
}

// picks are the entries of menus that are chosen.
func picks(controls string) (entries []string) {
	for line := range strings.Lines(controls) {
		for _, m := range chosen.FindAllStringSubmatch(strings.TrimSuffix(line, "\n"), -1) {
			entries = append(entries, m[1])
		}
	}
	return entries
}

func first(name string) string {
	word, _, _ := strings.Cut(name, "-")
	return word
}

// Filled are the lines of a text that are not empty.
func Filled(text string) []string {
	return slices.DeleteFunc(strings.Split(text, "\n"), func(line string) bool { return line == "" })
}
