package redox

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games/redox"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/screentest"
)

// A learner who throws the wrong card is told the truth of it: it has friends in the hand, or the hand shows it alone.
func TestTheLessonSaysOfACardWhatTheHandShows(t *testing.T) {
	l, friends, alone := Look(), 0, 0
	for at := frame.BeginLesson(l.Lesson); !at.Last(l.Lesson); at = at.Skip(l.Lesson) {
		drawn := func(inside string) screen.Screen {
			s, err := frame.LessonScreen(redox.Kind(), l, frame.Learner{Name: markup.NameOf("Ann"), At: at, Inside: inside, Now: look.SampleTime}, screen.Reader{})
			require.NoError(t, err)
			return s
		}
		lone := regexp.MustCompile(`(?m)^(.*) – alone`).FindString(drawn("").Text)
		for _, inside := range l.Lesson.Steps[at.Step].Via {
			for _, move := range screentest.Moves(drawn(inside)) {
				words := strings.Fields(move)
				if words[0] != "draw" && words[0] != "pick" {
					continue
				}
				shown := strings.Contains(lone, cardText(words[1], screen.Reader{}))
				switch _, told := at.Move(l.Lesson, move); {
				case strings.Contains(told, "friends in your hand"):
					require.False(t, shown, "step %d, %s: %q, and the hand shows %q", at.Step+1, move, told, lone)
					friends++
				case strings.Contains(told, "alone"):
					require.True(t, shown, "step %d, %s: %q, and the hand shows %q", at.Step+1, move, told, lone)
					alone++
				}
			}
		}
	}
	require.Positive(t, friends)
	require.Positive(t, alone)
}
