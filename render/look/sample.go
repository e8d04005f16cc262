package look

import (
	"time"

	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/view"
)

// A Sample is a screen of a game, or several that belong together, at a position that the rules made. The frame draws them.
type Sample struct {
	Of    string // what it is of, such as OfHand
	Name  string // letters, digits and hyphens
	Words bool   // it comes once more for those who read text only

	Table       Table
	Seat        games.Seat
	View        any
	Prompt      games.Prompt
	Place, Note string

	Public   any      // of practice: the game as a bystander sees it
	Coaching Coaching // of the coach
}

// What a sample is of.
const (
	OfLobby    = "lobby"
	OfBoard    = "board"
	OfHand     = "hand"
	OfPractice = "practice" // a hand of practice, and the table behind it
	OfCoach    = "coach"
	OfRules    = "rules" // pages of the rules
)

// SampleTime is when everything in samples is due.
var SampleTime = time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)

// SampleTable is a table of four, named as people name themselves.
func SampleTable(k games.Kind, l Look, phase view.Phase) Table {
	t := TableOf(k, l, phase)
	t.Deadline, t.TickAt, t.Terms.Values = SampleTime, SampleTime, map[string]int{}
	t.Extra = games.Options{games.Int(new(int), "turn_time", 90, 0, 600, "seconds for each turn, then I play for you; 0 for no limit").In("second")}
	for _, name := range []string{"Ann", "Ben *the* `shark`", "שרה כהן", "Dan-with-a-name-of-32-characters"} {
		t.Players = append(t.Players, view.Named(markup.NameOf(name)))
	}
	t.Players[0].Host = true
	return t
}

// SampleReader is somebody who sees all marks of the table's game.
func (t Table) SampleReader() screen.Reader {
	return screen.Reader{Marks: screen.SampleMarks(t.Look.Marks)}
}
