package render

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// A Sample is one screen with made-up data.
type Sample struct {
	Name   string // letters, digits and hyphens
	Screen screen.Screen
}

// SampleTime is when everything in samples is due.
var SampleTime = time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)

// SampleTable is a table of four, named as people name themselves.
func SampleTable(k games.Kind, l Look, phase string) Table {
	return Table{
		Kind: k, Look: l, Phase: phase, Deadline: SampleTime, Values: map[string]int{}, Extra: sampleExtra(),
		Players: []Player{
			{Name: markup.NameOf("Ann"), Host: true}, {Name: markup.NameOf("Ben *the* `shark`")}, {Name: markup.NameOf("שרה כהן")}, {Name: markup.NameOf("Dan-with-a-name-of-32-characters")},
		},
	}
}

// sampleExtra is what the host's own options can look like.
func sampleExtra() games.Options {
	return games.Options{games.Int(new(int), "turn_time", 90, 0, 600, "seconds until the clock plays").In("second")}
}

// SampleReader is somebody who sees all marks of the table's game.
func (t Table) SampleReader() screen.Reader {
	return screen.Reader{Marks: screen.SampleMarks(t.Look.Marks)}
}

// SampleBoard is a board; with words it comes once more for those who read text only.
func SampleBoard(name string, t Table, view any, words bool) []Sample {
	return sampled("board-"+name, t, words, func(r screen.Reader) screen.Screen { return Board(t, view, r) })
}

// SampleHand is a hand; with words it comes once more for those who read text only.
func SampleHand(name string, t Table, s games.Seat, view any, p games.Prompt, place, note string, words bool) []Sample {
	return sampled("hand-"+name, t, words, func(r screen.Reader) screen.Screen { return Hand(t, s, view, p, place, note, r) })
}

// SamplePractice is a hand of practice, and the table behind it.
func SamplePractice(t Table, s games.Seat, view, public any, p games.Prompt) []Sample {
	t.Practice, t.Public = true, public
	return []Sample{
		{"hand-practice", Hand(t, s, view, p, "", "", t.SampleReader())},
		{"hand-practice-table", Hand(t, s, view, p, TablePlace, "", t.SampleReader())},
	}
}

// SampleCoach is what the coach says, once more for those who read text only.
func SampleCoach(t Table, c Coaching) []Sample {
	c.Ready = true
	return sampled("coach", t, true, func(r screen.Reader) screen.Screen { return CoachScreen(t, c, r) })
}

func sampled(name string, t Table, words bool, draw func(screen.Reader) screen.Screen) []Sample {
	samples := []Sample{{name, draw(t.SampleReader())}}
	if words {
		samples = append(samples, Sample{name + "-text", draw(screen.Reader{TextOnly: true})})
	}
	return samples
}

// SampleRules are the pages of the rules that are no answers, and of the answers the longest two, at a table with these
// options.
func SampleRules(t Table, values map[string]int) (samples []Sample) {
	t.Values = values
	pages := t.pages()
	slices.SortStableFunc(pages, func(a, b Page) int { return cmp.Compare(len(b.Text), len(a.Text)) })
	answers := 0
	for _, p := range pages {
		if strings.HasSuffix(p.Title, "?") {
			answers++
			if answers > longestAnswers {
				continue
			}
		}
		samples = append(samples, Sample{"rules-" + p.Place, RulesPage(t, p.Place, t.SampleReader())})
	}
	return samples
}

// SampleLesson is every step of a game's lesson.
func SampleLesson(k games.Kind, l Look) (samples []Sample) {
	if l.Lesson == nil {
		return nil
	}
	r := screen.Reader{Marks: screen.SampleMarks(l.Marks)}
	at := l.Lesson.Begin()
	for {
		s, err := LessonScreen(k, l, Learner{Name: markup.NameOf("Ann"), At: at, Now: SampleTime}, r)
		if err != nil {
			s = screen.Screen{Title: err.Error()}
		}
		samples = append(samples, Sample{fmt.Sprintf("lesson-%02d", at.Step+1), s})
		if l.Lesson.Ends(at) {
			return samples
		}
		at = l.Lesson.Skip(at)
	}
}

// longestAnswers are how many answers of a guide are among the samples.
const longestAnswers = 2
