package bot

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/render/frame"
	"ruckus/render/screen"
)

// mostSeen are the screens that people look at most. Behind a slash stands what one of many like it has of its own, as a part of a line.
var mostSeen = strings.Fields(`lobby lobby-hand rednines-board-running rednines-hand-red-nine rednines-hand-waiting rednines-hand-nothing-fits
	rednines-board-between rage-board-trick rage-hand-bid rage-hand-follow redox-board-plots redox-hand-turn redbrn-board-race redbrn-hand-race
	redbrn-hand-alarm/RIOT! redbrn-hand-window/Lit redbrn-hand-too-late/Too redbrn-hand-between riot-board-acting riot-board-blocking/enter riot-hand-plan
	riot-hand-blocking over-rated bystander hand-away/robot hand-paused/paused hand-asked/asks rednines-hand-hint/💡 rage-hand-hint/💡 redbrn-hand-hint/💡
	rednines-lesson-01 rednines-lesson-03 daily night-signup night-on settings-house home me ask-leave ask-end`)

// They are read in a second or not at all.
func TestTheScreensThatPeopleSeeMostHaveFewWords(t *testing.T) {
	const most = 1313
	all, sum, list := gallery(), 0, ""
	for _, name := range mostSeen {
		name, part, _ := strings.Cut(name, "/")
		i := slices.IndexFunc(all, func(d frame.Drawn) bool { return d.Name == name })
		require.GreaterOrEqual(t, i, 0, name)
		n, listed := 0, false
		for line := range strings.SplitSeq(faceOf(all[i].Screen), "\n") {
			row := rowOfPeople.MatchString(line)
			if strings.Contains(line, part) && !(row && listed) { // a list is as long as there are people
				n += wordsIn(line)
			}
			listed = listed || row
		}
		require.NotZero(t, n, "%s:\n%s", name, all[i].Screen)
		sum += n
		list += "\n" + name + " " + strings.Repeat("·", n)
	}
	t.Log(sum, list)
	require.LessOrEqual(t, sum, most)
}

// faceOf is all that stands on a screen without a press.
func faceOf(s screen.Screen) string {
	face := s.Title + "\n" + s.Text + "\n" + s.Footer
	for _, f := range s.Fields {
		face += "\n" + f.Name + "\n" + f.Text
	}
	for _, row := range s.Rows {
		for _, c := range row {
			face += "\n" + c.Label
		}
	}
	return face
}

var rowOfPeople = regexp.MustCompile(`^(✓ )?<#|^\d+\\\. `)

// wordsIn counts what is read, but no marks, times and mentions.
func wordsIn(line string) int {
	line = strings.NewReplacer("Ben \\*the\\* \\`…", "Ben", "Ben \\*t…", "Ben", "שרה כהן", "Sara").Replace(line) // a name is a word
	words := strings.Fields(regexp.MustCompile(`<[^ >]*>|:\w+:`).ReplaceAllString(line, " "))
	return len(slices.DeleteFunc(words, func(w string) bool { return !regexp.MustCompile(`\pL`).MatchString(w) }))
}
