package frame

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// Host actions of a lesson's screens.
const (
	Learn       = "learn" // open the lesson of the table's game
	LessonNext  = "lesson next"
	LessonShow  = "lesson show"
	LessonBack  = "lesson back"
	LessonSkip  = "lesson skip"
	LessonAgain = "lesson again"
	LessonLeave = "lesson leave"
	LessonGoOn  = "lesson go on"
	OpenTable   = "open"     // open a table of the game, to play it with others
	Practise    = "practise" // play the game against easy robots, in one private message
)

// learnIt opens the lesson from the screens around a game.
var learnIt = screen.Control{Label: say("learn"), Host: Learn}

// A Learner is who takes a lesson, and what they see of it now.
type Learner struct {
	Name   markup.Name
	At     LessonPlace
	Inside string // the place in the hand
	Told   string // on top, until the next press
	Now    time.Time
}

// LessonScreen draws where in the lesson of a game somebody is. The error is a lesson that the rules do not allow.
func LessonScreen(k games.Kind, l look.Look, who Learner, r screen.Reader) (screen.Screen, error) {
	lesson := l.Lesson
	c, err := classOf(k, l, who.At, who.Name, who.Now)
	if err != nil {
		return screen.Screen{}, err
	}
	step := lesson.Steps[who.At.Step]
	var s screen.Screen
	if who.At.Ends(lesson) {
		s = screen.Screen{
			Text: say("learn.done", "game", k.Title),
			Rows: [][]screen.Control{
				{{Label: screen.LabelOpenTable, Style: screen.Green, Host: OpenTable}, {Label: say("learn.robots"), Style: screen.Green, Host: Practise}},
				{{Label: screen.LabelRules, Host: look.Rules}, {Label: screen.LabelAgain, Host: LessonAgain}, {Label: screen.LabelBack, Host: LessonBack}},
			},
		}
		if !who.At.Last(lesson) {
			part := lesson.Steps[who.At.Step+1].Part
			s.Text = say("learn.part")
			s.Rows = append([][]screen.Control{{{Label: say("learn.next", "part", part), Style: screen.Green, Host: LessonSkip}}}, s.Rows...)
		}
	} else {
		s = c.shown(step, cmp.Or(who.Inside, step.In), r)
		if step.Next != "" {
			s.Rows = [][]screen.Control{{{Label: step.Next, Style: screen.Green, Host: LessonNext}}}
		} else if who.At.Misses >= misses {
			s.Rows = mark(s.Rows, step, c, who.Inside, r)
		}
		row := lessonRow(who.At, step)
		if slices.ContainsFunc(slices.Concat(s.Rows...), func(c screen.Control) bool { return c.Go == screen.Home }) {
			row = slices.DeleteFunc(row, func(c screen.Control) bool { return c.Host == LessonBack }) // one Back is enough
		}
		s.Rows = append(s.Rows, row)
	}
	if s.Title != "" { // what the hand says at its head
		s.Text = screen.Lines("**"+s.Title+"**", s.Text)
	}
	s.Title = step.Title + " · " + lessonCount(lesson, who.At)
	if clock := who.At.Clock(lesson); clock > 0 {
		s.Text = screen.Lines(say("learn.until", "time", relative(who.Now.Add(clock))), s.Text)
	}
	// What is said stands right above the buttons, where a phone shows it however tall the hand is.
	s.Text = screen.Paragraphs(s.Text, write(l, said(step, who), r))
	s.Accent = screen.PlayingColour
	return screen.Fit(s), nil
}

// said is what the learner is told: the step's words, or what is wrong with their press; and what to press.
func said(s look.Step, who Learner) string {
	words := ""
	if len(s.Say) > 0 {
		words = s.Say[min(who.At.Branch, len(s.Say)-1)]
	}
	if who.Told != "" {
		words = "⚠ " + who.Told
	}
	want := s.Want
	if want != "" {
		want = "**" + want + "**"
	}
	return screen.Lines(words, want)
}

func lessonCount(l *look.Lesson, p LessonPlace) string {
	first, behind := p.Step, p.Step+1
	for first > 0 && l.Steps[first].Part == "" {
		first--
	}
	for behind < len(l.Steps) && l.Steps[behind].Part == "" {
		behind++
	}
	return say("learn.count", "n", p.Step-first+1, "steps", behind-first)
}

// lessonRow is the lesson's own row of buttons. It is the same in every step.
func lessonRow(p LessonPlace, s look.Step) []screen.Control {
	return []screen.Control{
		{Label: say("learn.show"), Host: LessonShow, Off: s.Next != "" || p.Misses >= misses},
		{Label: screen.LabelBack, Host: LessonBack, Off: p.Step == 0},
		{Label: say("learn.skip"), Host: LessonSkip},
		{Label: screen.LabelAgain, Host: LessonAgain, Off: p.Step == 0},
		{Label: say("learn.exit"), Host: LessonLeave},
	}
}

// without leaves out controls.
func without(rows [][]screen.Control, out func(screen.Control) bool) [][]screen.Control {
	var kept [][]screen.Control
	for _, row := range rows {
		row = slices.DeleteFunc(slices.Clone(row), out)
		if len(row) > 0 {
			kept = append(kept, row)
		}
	}
	return kept
}

// mark marks the controls that take the step, or else those that lead to them.
func mark(rows [][]screen.Control, step look.Step, c class, inside string, r screen.Reader) [][]screen.Control {
	wanted := func(c screen.Control) bool {
		return slices.ContainsFunc(step.Ways, func(w look.Way) bool { return w.Move != "" && takes(c, w.Move) })
	}
	for i := len(step.Via) - 1; i >= 0 && !slices.ContainsFunc(slices.Concat(rows...), wanted); i-- {
		if via := step.Via[i]; via != inside {
			wanted = func(c screen.Control) bool { return c.Leads(via) }
		}
	}
	if !slices.ContainsFunc(slices.Concat(rows...), wanted) {
		wanted = func(c screen.Control) bool { return c.Go == screen.Home }
	}
	return screen.EachControl(rows, func(c screen.Control) screen.Control {
		if wanted(c) {
			return c.Pointed(say("learn.press"), r)
		}
		c.Style = screen.Grey
		return c
	})
}

// takes reports whether a control makes a move or, after ">", leads to a place in the hand.
func takes(c screen.Control, press string) bool {
	if place, ok := strings.CutPrefix(press, ">"); ok {
		return c.Leads(place)
	}
	c.Do = unplanned(c.Do)
	return c.Makes(unplanned(press))
}

// LessonInside finds the place in the hand where something was pressed, a move or after ">" a place, so that the hand stays
// there when the press takes no step.
func LessonInside(k games.Kind, l look.Look, at LessonPlace, press string, now time.Time) (inside string) {
	c, err := classOf(k, l, at, markup.Name{}, now)
	if err != nil {
		return ""
	}
	return c.holds(l.Lesson.Steps[at.Step], press)
}

// LessonLeft stands where a lesson was left.
func LessonLeft(k games.Kind) screen.Screen {
	return screen.Fit(screen.Screen{
		Title: say("learn.left.title", "game", k.Title), Accent: screen.ClosedColour,
		Text: say("learn.left"),
		Rows: [][]screen.Control{{{Label: screen.LabelGoOn, Style: screen.Green, Host: LessonGoOn}, {Label: screen.LabelStartOver, Host: LessonAgain}}},
	})
}
