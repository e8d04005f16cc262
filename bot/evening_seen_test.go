package bot

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games/gamestest"
)

// note returns a screen as an evening's file has it: whole when it is new to its readers, and otherwise how it differs from
// the screen with the same title that was most like it among those that were written down for them.
func (e *evening) note(user, screen string) string {
	lines := slices.Collect(strings.Lines(screen))
	if len(lines) < 2 {
		return screen
	}
	key := lines[0] + lines[1]
	if strings.Contains(lines[0], "one person") {
		key = user + key
	}
	shortest := screen
	for _, before := range slices.Backward(e.noted[key]) {
		if news := changed(before, lines); strings.Count(news, "\n") < strings.Count(shortest, "\n") {
			shortest = news
		}
	}
	e.noted[key] = append(slices.Clip(e.noted[key]), lines)
	return shortest
}

// changed returns the head and the title of a screen and what is different below them.
func changed(before, now []string) string {
	return now[0] + now[1] + strings.Join(append(gamestest.Changes(body(before), body(now)), ""), "\n")
}

// body are the lines of a screen below its title, without the bar before each.
func body(lines []string) (texts []string) {
	for _, line := range lines[2:] {
		texts = append(texts, strings.TrimSuffix(strings.TrimPrefix(line, "| "), "\n"))
	}
	return texts
}

func TestAnEveningsFileHasWhatIsNewOnAScreen(t *testing.T) {
	e := &evening{noted: map[string][][]string{}}
	first := "+-- for everybody\n| Who plays?\n| one\n| two\n| three\n| four\n| five\n| six\n"
	require.Equal(t, first, e.note("Ada", first), "what is seen for the first time is written whole")
	second := strings.Replace(first, "| four\n", "| 4\n", 1)
	require.Equal(t, "+-- for everybody\n| Who plays?\n| …\n- four\n+ 4\n| …\n", e.note("Ben", second))
	require.Equal(t, "+-- for everybody\n| Who plays?\n| …\n", e.note("Ben", second), "nothing is new")
	require.Equal(t, "+-- for everybody\n| Who plays?\n| …\n+ seven\n", e.note("Ben", second+"| seven\n"))
	other := "+-- for everybody\n| Who plays?\n| six\n| seven\n"
	require.Equal(t, other, e.note("Ben", other), "where the changes take as many lines, all is written")
	own := strings.Replace(first, "everybody", "one person only", 1)
	require.Equal(t, own, e.note("Ada", own))
	require.Equal(t, own, e.note("Ben", own), "nobody sees what somebody else alone was shown")
}
