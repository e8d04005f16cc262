package frame

import (
	"path"
	"strconv"
	"strings"
	"time"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// misses is after how many presses that took no step a step marks the button that does.
const misses = 2

// A LessonPlace is where in a lesson somebody is. It stands whole in the identifiers of the controls.
type LessonPlace struct {
	Version int // of the lesson
	Step    int // from 0
	Branch  int // which way was taken at the last step that had several
	Misses  int // presses that took no step, at most misses
}

// String writes the place in four letters and digits.
func (p LessonPlace) String() string {
	var b strings.Builder
	for _, n := range []int{p.Version, p.Step, p.Branch, p.Misses} {
		b.WriteString(strconv.FormatInt(int64(n), 36))
	}
	return b.String()
}

// ParseLessonPlace reads what String has written.
func ParseLessonPlace(s string) (p LessonPlace, ok bool) {
	if len(s) != 4 {
		return p, false
	}
	for i, to := range []*int{&p.Version, &p.Step, &p.Branch, &p.Misses} {
		n, err := strconv.ParseInt(s[i:i+1], 36, 0)
		if err != nil {
			return p, false
		}
		*to = int(n)
	}
	return p, true
}

// BeginLesson is the first step of a lesson.
func BeginLesson(l *look.Lesson) LessonPlace { return LessonPlace{Version: l.Version} }

// Has reports whether a place is one of this lesson, as it is now.
func (p LessonPlace) Has(l *look.Lesson) bool {
	return p.Version == l.Version && p.Step < len(l.Steps) && p.Branch < waysOf(l) && p.Misses <= misses
}

// waysOf is how many ways a step has at most.
func waysOf(l *look.Lesson) int {
	most := 1
	for _, s := range l.Steps {
		most = max(most, len(s.Ways))
	}
	return most
}

// Ends reports whether a place is the last step of the lesson, or of a part of it.
func (p LessonPlace) Ends(l *look.Lesson) bool { return l.Steps[p.Step].Ways == nil }

// Last reports whether no part of the lesson comes after a place.
func (p LessonPlace) Last(l *look.Lesson) bool { return p.Step == len(l.Steps)-1 }

// Skip goes on as if the step's first move had been made.
func (p LessonPlace) Skip(l *look.Lesson) LessonPlace {
	if p.Last(l) {
		return p
	}
	if len(l.Steps[p.Step].Ways) > 1 {
		p.Branch = 0
	}
	p.Step, p.Misses = p.Step+1, 0
	return p
}

// Back goes to the step before.
func (p LessonPlace) Back(l *look.Lesson) LessonPlace {
	p.Step, p.Misses = max(0, p.Step-1), 0
	if len(l.Steps[p.Step].Ways) > 1 {
		p.Branch = 0
	}
	return p
}

// ShowMe marks the button that takes the step.
func (p LessonPlace) ShowMe() LessonPlace {
	p.Misses = misses
	return p
}

// Move takes a move that was pressed. Where it takes no step, told says why.
func (p LessonPlace) Move(l *look.Lesson, move string) (next LessonPlace, told string) {
	s := l.Steps[p.Step]
	move = unplanned(move)
	asked, _, typed := games.Typing(move)
	for i, w := range s.Ways {
		asks, _, types := games.Typing(w.Move)
		if w.Move == move || typed && types && asks == asked { // whatever was typed, the lesson goes on with its own word
			return p.take(l, i), ""
		}
	}
	return p.missed(), toldBy(s, move, say("learn.other"))
}

// Visit takes a press that leads to another place in the hand. It may be looked at; told says why the step does not go that way,
// where it has words for that.
func (p LessonPlace) Visit(l *look.Lesson, place string) (next LessonPlace, told string) {
	s := l.Steps[p.Step]
	if place == "" || place == screen.Home {
		return p, ""
	}
	for _, via := range s.Via {
		if via == place {
			return p, ""
		}
	}
	next, told = p.Move(l, ">"+place)
	if told == say("learn.other") {
		return p, ""
	}
	return next, told
}

// Late goes on when the step's time is over. Where the next step follows, that tells what has happened.
func (p LessonPlace) Late(l *look.Lesson) (next LessonPlace, told string) {
	s := l.Steps[p.Step]
	for i, w := range s.Ways {
		if w.Move == "" {
			return p.take(l, i), ""
		}
	}
	return p.ShowMe(), s.Late
}

// Clock is how long a place waits for its move; 0: for ever, as where the button is marked that takes the step.
func (p LessonPlace) Clock(l *look.Lesson) time.Duration {
	if p.Misses >= misses {
		return 0
	}
	return l.Steps[p.Step].Clock
}

func (p LessonPlace) take(l *look.Lesson, way int) LessonPlace {
	if len(l.Steps[p.Step].Ways) > 1 {
		p.Branch = way
	}
	p.Step, p.Misses = p.Step+1, 0
	return p
}

func (p LessonPlace) missed() LessonPlace {
	p.Misses = min(p.Misses+1, misses)
	return p
}

// unslashed keeps path.Match from stopping a * at the / of a move: "attack A2/0 HQ:1S1!".
var unslashed = strings.NewReplacer("/", "|")

func toldBy(s look.Step, press, otherwise string) string {
	for _, w := range s.Wrong {
		if ok, err := path.Match(unslashed.Replace(w.Press), unslashed.Replace(press)); ok && err == nil {
			return w.Say
		}
	}
	return otherwise
}
