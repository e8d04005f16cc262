package screen

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A reader who sees the mark of the seven, and not that of the eight.
var sees = Reader{Marks: SampleMarks([]Mark{{Name: "seven", Version: 2}})}

func TestACardIsAMarkOnlyForWhoSeesMarks(t *testing.T) {
	require.Equal(t, "<:seven_2:1>", sees.Mark("seven", "7"))
	require.Equal(t, "8", sees.Mark("eight", "8"), "it isn't there yet")
	require.Equal(t, "7", Reader{}.Mark("seven", "7"))
	require.Equal(t, "7", sees.Raw().Mark("seven", "7"))
	words := sees
	words.TextOnly = true
	require.Equal(t, "seven", words.Mark("seven", "seven"))
}

func TestAButtonShowsTheMarkOrTheText(t *testing.T) {
	require.Equal(t, Control{Emoji: "<:seven_2:1>", Label: "Play"}, sees.On(Control{Label: "Play"}, "seven", "7"))
	require.Equal(t, Control{Emoji: "<:seven_2:1>"}, sees.On(Control{}, "seven", "7"))
	require.Equal(t, Control{Label: "8 Play"}, sees.On(Control{Label: "Play"}, "eight", "8"))
	require.Equal(t, Choice{Label: "8"}, sees.OnChoice(Choice{}, "eight", "8"))
}

func TestAMarkStandsNowhereThatDiscordShowsItAsText(t *testing.T) {
	seven := sees.Mark("seven", "7")
	good := Screen{Large: seven + " \n" + seven, Title: seven, Text: seven, Fields: []Field{{Name: "a", Text: seven}},
		Rows: [][]Control{{sees.On(Control{Do: "seven"}, "seven", "7")}}}
	require.NoError(t, good.Check())
	for name, spoil := range map[string]func(*Screen){
		"footer": func(s *Screen) { s.Footer = seven },
		"alt":    func(s *Screen) { s.Alt = seven },
		"label":  func(s *Screen) { s.Rows = [][]Control{{{Label: seven, Do: "seven"}}} },
		"entry": func(s *Screen) {
			s.Rows = [][]Control{{{Label: "a", Do: "*", Pick: []Choice{{Label: seven, Value: "a"}}}}}
		},
		"large text": func(s *Screen) { s.Large += " and more" },
	} {
		bad := good
		spoil(&bad)
		require.Error(t, bad.Check(), name)
	}
}

func TestWithoutMarksTheLargeLineStandsInTheText(t *testing.T) {
	s := Fit(Screen{Large: "7♥ 8♥", Text: "Play one."})
	require.Equal(t, Screen{Text: "7♥ 8♥\n\nPlay one."}, s)
}
