package frame

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/view"
)

// A Drawn sample is one screen of the gallery.
type Drawn struct {
	Name   string // letters, digits and hyphens
	Screen screen.Screen
}

// DrawSamples draws the samples of a game.
func DrawSamples(k games.Kind, l look.Look) (all []Drawn) {
	samples, _ := l.Samples.Read(look.SampleTable(k, l, look.PlayingPhase))
	for _, s := range samples {
		all = append(all, drawn(s)...)
	}
	return all
}

// DrawBeginning draws the board of a game that has just begun, and the first hand.
func DrawBeginning(k games.Kind, l look.Look) []Drawn {
	t := SampleTable(k, l, look.PlayingPhase)
	g, err := k.New(games.Setup{Seats: len(t.Players), At: look.SampleTime})
	if err != nil {
		return nil
	}
	r := screen.Reader{}
	return []Drawn{{"board", Board(t, g.View(games.Table), r)}, {"hand", Hand(t, 0, g.View(0), g.Prompt(0), "", "", r)}}
}

func drawn(s look.Sample) []Drawn {
	t := Table{Table: s.Table}
	t.Public = s.Public
	hand := func(r screen.Reader) screen.Screen { return Hand(t, s.Seat, s.View, s.Prompt, s.Place, s.Note, r) }
	switch s.Of {
	case look.OfHand:
		return sampled("hand-"+s.Name, s, hand)
	case look.OfPractice:
		t.ID = view.PrivatePrefix
		home := sampled("hand-practice", s, hand)
		s.Place = TablePlace
		return append(home, sampled("hand-practice-table", s, hand)...)
	case look.OfCoach:
		s.Coaching.Ready = true
		told := sampled("coach", s, func(r screen.Reader) screen.Screen { return CoachScreen(t, s.Coaching, r) })
		return append(told, sampled("coach-see", s, func(r screen.Reader) screen.Screen {
			m := s.Coaching.Moments[0]
			m.Led, m.LedTo, m.Moment = 1, m.Move, &m
			return ReplayScreen(t, m.Replayed, r)
		})...)
	case look.OfRules:
		return t.sampledRules()
	}
	name := s.Of
	if s.Name != "" {
		name += "-" + s.Name
	}
	return sampled(name, s, func(r screen.Reader) screen.Screen { return Board(t, s.View, r) })
}

// sampled is a sample as those see it who see all marks, and in words where it is to be.
func sampled(name string, s look.Sample, draw func(screen.Reader) screen.Screen) []Drawn {
	all := []Drawn{{name, draw(s.Table.SampleReader())}}
	if s.Words {
		all = append(all, Drawn{name + "-text", draw(screen.Reader{TextOnly: true})})
	}
	return all
}

// longestAnswers are how many answers of a guide are among the samples.
const longestAnswers = 2

// sampledRules are the pages of the rules that are no answers, and the longest answers.
func (t Table) sampledRules() (all []Drawn) {
	pages := t.pages()
	slices.SortStableFunc(pages, func(a, b look.Page) int { return cmp.Compare(len(b.Text), len(a.Text)) })
	answers := 0
	for _, p := range pages {
		if strings.HasSuffix(p.Title, "?") {
			answers++
			if answers > longestAnswers {
				continue
			}
		}
		all = append(all, Drawn{"rules-" + p.Place, RulesPage(t, p.Place, t.SampleReader())})
	}
	return all
}

// DrawLesson draws every step of a game's lesson.
func DrawLesson(k games.Kind, l look.Look) (all []Drawn) {
	if l.Lesson == nil {
		return nil
	}
	r := screen.Reader{Marks: screen.SampleMarks(l.Marks)}
	at := BeginLesson(l.Lesson)
	for {
		s, err := LessonScreen(k, l, Learner{Name: markup.NameOf("Ann"), At: at, Now: look.SampleTime}, r)
		if err != nil {
			s = screen.Screen{Title: err.Error()}
		}
		all = append(all, Drawn{fmt.Sprintf("lesson-%02d", at.Step+1), s})
		if at.Last(l.Lesson) {
			return all
		}
		at = at.Skip(l.Lesson)
	}
}
