package bot

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// unchanged stands for lines that a screen had before.
const unchanged = "| …\n"

// note returns a screen as an evening's file has it: whole when it is new to its readers, and otherwise its changes since
// a screen with the same title was last written down for them.
func (e *evening) note(user, screen string) string {
	lines := slices.Collect(strings.Lines(screen))
	if len(lines) < 2 {
		return screen
	}
	key := lines[0] + lines[1]
	if strings.Contains(lines[0], "one person") {
		key = user + key
	}
	before, seen := e.noted[key]
	e.noted[key] = lines
	if !seen {
		return screen
	}
	if news := changed(before, lines); strings.Count(news, "\n") < len(lines) {
		return news
	}
	return screen
}

// changed returns the head and the title of a screen and what is different below them: "- " begins a line that is gone,
// "+ " a new one.
func changed(before, now []string) string {
	// common[i][j] is how many lines of before[i:] stand in now[j:], in the same order, at the most.
	common := make([][]int, len(before)+1)
	for i := len(before); i >= 0; i-- {
		common[i] = make([]int, len(now)+1)
		for j := len(now) - 1; j >= 0 && i < len(before); j-- {
			if before[i] == now[j] {
				common[i][j] = 1 + common[i+1][j+1]
			} else {
				common[i][j] = max(common[i+1][j], common[i][j+1])
			}
		}
	}
	out := []string{now[0], now[1]}
	var same []string
	flush := func() {
		if len(same) > 1 {
			same = []string{unchanged}
		}
		out, same = append(out, same...), nil
	}
	for i, j := 2, 2; i < len(before) || j < len(now); {
		switch {
		case i < len(before) && j < len(now) && before[i] == now[j]:
			same = append(same, now[j])
			i, j = i+1, j+1
		case i < len(before) && (j == len(now) || common[i+1][j] >= common[i][j+1]):
			flush()
			out = append(out, "- "+strings.TrimPrefix(before[i], "| "))
			i++
		default:
			flush()
			out = append(out, "+ "+strings.TrimPrefix(now[j], "| "))
			j++
		}
	}
	flush()
	return strings.Join(out, "")
}

func TestAnEveningsFileHasWhatIsNewOnAScreen(t *testing.T) {
	e := &evening{noted: map[string][]string{}}
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
