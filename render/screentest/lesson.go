package screentest

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// lessonFile is the golden text of a lesson: what is said, and about what.
const lessonFile = "lesson.txt"

// maxLessonWords is how many words a step says.
const maxLessonWords = 45

// lesson takes a game's lesson in every way, and presses everything that can be pressed on the way.
func lesson(t *testing.T, kind games.Kind, look look.Look, update bool) {
	l := look.Lesson
	require.NotNil(t, l, "the game has no lesson")
	require.True(t, l.Version >= 1 && l.Version <= 35, "version %d", l.Version)
	require.True(t, len(l.Steps) >= 8 && len(l.Steps) <= 15, "a lesson has 8 to 15 steps, not %d", len(l.Steps))
	w := &lessonWalk{T: t, kind: kind, look: look, told: map[string]bool{}}
	w.step(frame.BeginLesson(l))
	for i, s := range l.Steps {
		for _, wrong := range s.Wrong {
			assert.True(t, w.told[wrong.Say], "step %d: no press is told %q", i+1, wrong.Say)
		}
	}
	gamestest.Golden(t, "testdata/"+lessonFile, w.text.String(), update)
}

type lessonWalk struct {
	*testing.T
	kind games.Kind
	look look.Look
	told map[string]bool
	seen []string // the screens of all steps so far
	text strings.Builder
}

// step takes a step in each of its ways, and all that come after it.
func (w *lessonWalk) step(at frame.LessonPlace) {
	l := w.look.Lesson
	require.True(w, at.Has(l))
	again, ok := frame.ParseLessonPlace(at.String())
	require.True(w, ok)
	require.Equal(w, at, again)
	s := l.Steps[at.Step]
	where := fmt.Sprintf("step %d, branch %d", at.Step+1, at.Branch)
	w.words(where, s)
	home := w.draw(where, at, "")
	if at.Ends(l) {
		if !at.Last(l) {
			w.step(at.Skip(l))
		}
		return
	}
	places := map[string]screen.Screen{"": home}
	for i, via := range s.Via {
		before := append([]string{""}, s.Via[:i]...)
		led := slices.ContainsFunc(before, func(p string) bool { return slices.Contains(Leads(places[p]), via) })
		assert.True(w, led, "%s: nothing leads to %q; there is %q", where, via, Leads(places[before[len(before)-1]]))
		places[via] = w.draw(where, at, via)
	}
	if s.Next != "" {
		require.Len(w, s.Ways, 1, where)
		require.Empty(w, s.Ways[0].Move, where)
		w.step(at.Skip(l))
		return
	}
	w.press(where, at, places)
	if at.Branch == 0 || len(s.Ways) < 2 {
		require.Equal(w, skipped(l, at), at.Skip(l), where)
	}
	if s.Clock > 0 {
		next, told := at.Late(l)
		if next.Step != at.Step {
			w.step(next)
		} else {
			require.NotEmpty(w, told, "%s: nothing is said when the time is over", where)
			require.Zero(w, next.Clock(l), "%s: nobody is hurried twice", where)
		}
	}
	for _, way := range s.Ways {
		if way.Move == "" {
			continue
		}
		led, isPlace := strings.CutPrefix(way.Move, ">")
		offered := w.find(places, func(s screen.Screen) bool {
			return isPlace && slices.Contains(Leads(s), led) || slices.Contains(planless(s), opened(way.Move))
		})
		if !assert.True(w, offered, "%s: nothing makes %q; there is %q", where, way.Move, Moves(home)) {
			continue
		}
		next, told := at.Move(l, way.Move)
		require.Empty(w, told)
		w.step(next)
	}
	shown := at.ShowMe()
	for place := range places {
		marked := w.screen(shown, place, "", screen.Reader{}).String()
		assert.Contains(w, marked, "👉", "%s: nothing is marked at %q", where, place)
	}
}

// press presses everything on the screens of a step that takes no step.
func (w *lessonWalk) press(where string, at frame.LessonPlace, places map[string]screen.Screen) {
	l := w.look.Lesson
	s := l.Steps[at.Step]
	for _, place := range slices.Sorted(maps.Keys(places)) {
		for _, move := range planless(places[place]) {
			if slices.ContainsFunc(s.Ways, func(way look.Way) bool { return opened(way.Move) == move }) {
				continue
			}
			next, told := at.Move(l, move)
			w.wrong(where, at, next, move, told)
			inside := frame.LessonInside(w.kind, w.look, at, move, look.SampleTime)
			w.screen(next, inside, told, screen.Reader{})
		}
		for _, to := range Leads(places[place]) {
			if next, told := at.Visit(l, to); told != "" {
				w.wrong(where, at, next, to, told)
				w.screen(next, place, told, screen.Reader{})
			}
		}
	}
}

// opened is what a move's control does: for a typed one it opens a form.
func opened(move string) string {
	if asked, _, typed := games.Typing(move); typed {
		return asked
	}
	return move
}

func (w *lessonWalk) wrong(where string, at, next frame.LessonPlace, press, told string) {
	require.Equal(w, at.Step, next.Step, "%s: %s", where, press)
	require.NotEmpty(w, told, "%s: %s", where, press)
	w.told[told] = true
}

// find reports whether there is a place of a kind.
func (w *lessonWalk) find(places map[string]screen.Screen, is func(screen.Screen) bool) bool {
	return slices.ContainsFunc(slices.Collect(maps.Values(places)), is)
}

func skipped(l *look.Lesson, at frame.LessonPlace) frame.LessonPlace {
	next, _ := at.Move(l, l.Steps[at.Step].Ways[0].Move)
	return next
}

// draw draws a step for everybody, and notes what it says.
func (w *lessonWalk) draw(where string, at frame.LessonPlace, inside string) screen.Screen {
	for _, r := range Readers(w.look) {
		s := w.screen(at, inside, "", r)
		if r.TextOnly {
			require.NoError(w, onlyWords(s.String()), where)
		}
	}
	s := w.screen(at, inside, "", screen.Reader{})
	said := s
	said.Rows = nil // those of the hand: that each way can be pressed is required without a text
	if text := said.String(); inside == "" && !slices.Contains(w.seen, text) {
		w.note(text)
	}
	return s
}

// note notes a screen: whole, or how it differs from the one before but for empty lines, where that takes fewer lines.
func (w *lessonWalk) note(text string) {
	shown := text
	if len(w.seen) > 0 {
		before, now := gamestest.Filled(w.seen[len(w.seen)-1]), gamestest.Filled(text)
		if news := append(now[:1:1], gamestest.ChangesInPlace(before[1:], now[1:])...); len(news) < len(now) {
			shown = strings.Join(news, "\n") + "\n"
		}
	}
	w.seen = append(w.seen, text)
	w.text.WriteString(shown) // each begins with its heading
}

func (w *lessonWalk) screen(at frame.LessonPlace, inside, told string, r screen.Reader) screen.Screen {
	who := frame.Learner{Name: markup.NameOf("Ann"), At: at, Inside: inside, Told: told, Now: look.SampleTime}
	s, err := frame.LessonScreen(w.kind, w.look, who, r)
	require.NoError(w, err)
	require.NoError(w, s.Check(), "step %d", at.Step+1)
	require.NotContains(w, s.Text, "{", "step %d: a card that nobody knows", at.Step+1)
	return s
}

// words counts what a step says.
func (w *lessonWalk) words(where string, s look.Step) {
	for _, say := range s.Say {
		n := len(strings.Fields(s.Title + " " + say + " " + s.Want))
		assert.LessOrEqual(w, n, maxLessonWords, "%s says %d words", where, n)
	}
}

// planless are the moves of a screen as lessons name them: what is done with a plan without what the press saw.
func planless(s screen.Screen) []string {
	moves := Moves(s)
	for i, m := range moves {
		if _, what, ok := strings.Cut(m, " "); ok && strings.HasPrefix(m, games.PlanMark) {
			moves[i] = games.PlanMark + what
		}
	}
	return moves
}
