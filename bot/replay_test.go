package bot

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestForgedPressesOnAReplayAreRefusedWithASentence(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.command("Ada", "/play rednines small:true rounds:1")
	e.press("Ben", "Join")
	e.press("Ada", "Start")
	e.settle()
	id := ""
	for _, m := range e.seen("Ada") {
		for _, row := range m.Components {
			for _, c := range row.Components {
				at, err := parseCustomID(c.CustomID)
				require.NoError(t, err)
				id = at.Table
			}
		}
	}
	for press, says := range map[string]string{
		"1|" + id + "|p|0.b.":              "This game still runs",
		"1|" + id + "|p|0.0.coach":         "This game still runs",
		"1|" + id + "|p|0.b.share":         "This game still runs",
		"1|" + id + "|h|replay":            "This game still runs",
		"1|nosuchtable|p|0.b.":             "no longer kept",
		"1|" + id + "|p|-1.b.":             "another version",
		"1|" + id + "|p|0.-1.":             "another version",
		"1|" + id + "|p|999999999999999.b": "another version",
		"1|" + id + "|p|":                  "another version",
	} {
		o := e.pressForged("Cleo", press)
		require.NotNil(t, o.Message, press)
		require.Contains(t, strings.ReplaceAll(show(*o.Message), "\n", " "), says, press)
	}
}
