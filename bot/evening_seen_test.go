package bot

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games/gamestest"
)

// note returns a screen as an evening's file has it, with its title at the head. A new screen is written whole. One that is like
// an earlier screen with the same title is written as how it differs from the newest of those, if that takes at most three in
// five of its lines. Empty lines are left out. Edited is a message that had other text before.
func (e *evening) note(drawn string, edited bool) string {
	lines := texts(drawn)
	head, lines := lines[0], lines[1:]
	if edited {
		head += ", changed"
	}
	if len(lines) == 0 {
		return head + "\n"
	}
	title, lines := lines[0], lines[1:]
	key := key(head, title)
	var shown []string
	for _, line := range lines {
		shown = append(shown, "| "+line)
	}
	for _, before := range slices.Backward(e.noted[key]) {
		if news := gamestest.Changes(before, lines); len(lines) > 0 && len(news) <= max(1, 3*len(lines)/5) {
			shown = news
			break
		}
	}
	e.noted[key] = append(slices.Clip(e.noted[key]), lines)
	return strings.Join(append([]string{head + ": " + title}, shown...), "\n") + "\n"
}

// key is under which screens with a head and a title are noted.
func key(head, title string) string { return head[:len("+-- for one")] + title }

// texts are the head of a screen and its lines that are not empty.
func texts(drawn string) (lines []string) {
	for line := range strings.Lines(drawn) {
		if text := strings.TrimPrefix(strings.TrimSuffix(line, "\n"), "| "); text != "" {
			lines = append(lines, text)
		}
	}
	return lines
}

// written reports whether a screen was written down as it is.
func (e *evening) written(drawn string) bool {
	lines := texts(drawn)
	return slices.ContainsFunc(e.noted[key(lines[0], lines[1])], func(before []string) bool { return slices.Equal(before, lines[2:]) })
}

func TestAnEveningsFileHasWhatIsNewOnAScreen(t *testing.T) {
	e := &evening{noted: map[string][][]string{}}
	first := "+-- for everyone\n| Who plays?\n| one\n| \n| two\n| three\n| four\n| five\n| six hundred men\n"
	require.Equal(t, "+-- for everyone: Who plays?\n| one\n| two\n| three\n| four\n| five\n| six hundred men\n", e.note(first, false), "what is seen for the first time is written whole")
	second := strings.Replace(first, "| four\n", "| 4\n", 1)
	require.Equal(t, "+-- for everyone, changed: Who plays?\n- four\n+ 4\n", e.note(second, true))
	require.Equal(t, "+-- for everyone: Who plays?\n| as before\n", e.note(second, false))
	require.Equal(t, "+-- for everyone: Who plays?\n~ six {hundred → thousand} men\n", e.note(strings.Replace(second, "hundred", "thousand", 1), false))
	require.Equal(t, "+-- for everyone: Who plays?\n~ six {thousand → hundred} men\n+ seven\n", e.note(second+"| seven\n", false))
	other := "+-- for everyone\n| Who plays?\n| six\n| seven\n"
	require.Equal(t, "+-- for everyone: Who plays?\n| six\n| seven\n", e.note(other, false), "where much has changed, all is written")
	own := strings.Replace(first, "everyone", "one person only", 1)
	require.Equal(t, "+-- for one person only: Who plays?\n| one\n| two\n| three\n| four\n| five\n| six hundred men\n", e.note(own, false), "a private screen is another")
	require.Equal(t, "+-- for one person only: Only this\n", e.note("+-- for one person only\n| Only this\n", false))
}
