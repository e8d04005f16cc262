package bot

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord/browsertest"
	"ruckus/render/all"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// TestWhateverALearnerDoesTheLessonFitsAPhone measures every state of every lesson: each step, in each place on its way, as it
// comes, shown, and with each refusal. What fits has the hand, the title and all buttons in sight at once.
func TestWhateverALearnerDoesTheLessonFitsAPhone(t *testing.T) {
	page, server, shown := startPage(t)
	for _, kind := range all.Kinds() {
		t.Run(kind.Name, func(t *testing.T) {
			l := all.Looks()[kind.Name]
			r := screen.Reader{Marks: screen.SampleMarks(l.Marks)}
			for name, mark := range r.Marks {
				r.Marks[name] = shown(screen.Screen{Text: mark}).Text
			}
			var samples []frame.Drawn
			for _, state := range lessonStates(l.Lesson) {
				who := frame.Learner{Name: markup.NameOf("Dan-with-a-name-of-32-characters"), At: state.at, Inside: state.inside, Told: state.told, Now: look.SampleTime}
				s, err := frame.LessonScreen(kind, l, who, r)
				require.NoError(t, err)
				samples = append(samples, frame.Drawn{Name: fmt.Sprintf("%s-lesson-%v", kind.Name, state), Screen: s})
			}
			tab := page.In(t)
			postSamples(t, server, tab, "lesson-"+kind.Name, samples, func(s screen.Screen) screen.Screen { return s })
			tallest, most := 0.0, browsertest.Eval[float64](tab, `document.querySelector("#messages").clientHeight`)
			for i, b := range boxes(tab, len(samples)) {
				whole := b.Bottom - b.Top // with the hand's large cards: it must not be cut in two
				tallest = max(tallest, whole)
				if whole > most {
					t.Errorf("%s is %.0f px tall, at most %.0f fit on a phone", samples[i].Name, whole, most)
				}
			}
			t.Logf("%d states, the tallest has %.0f of %.0f px", len(samples), tallest, most)
		})
	}
}

// A lessonState is what a learner can be looking at.
type lessonState struct {
	at           frame.LessonPlace
	inside, told string
}

func lessonStates(l *look.Lesson) (states []lessonState) {
	at := frame.BeginLesson(l)
	for i, step := range l.Steps {
		at.Step = i
		told := []string{"Allowed, but not now.", step.Late}
		for _, w := range step.Wrong {
			told = append(told, w.Say)
		}
		for branch := range max(1, len(step.Say)) {
			at.Branch = branch
			for _, place := range append([]string{""}, step.Via...) {
				states = append(states, lessonState{at, place, ""})
				if step.Next != "" || at.Ends(l) {
					continue
				}
				states = append(states, lessonState{at.ShowMe(), place, ""})
				for _, say := range told {
					if say != "" {
						states = append(states, lessonState{at, place, say})
					}
				}
			}
		}
	}
	return states
}
