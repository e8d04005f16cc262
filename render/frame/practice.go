package frame

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// Host actions of practice: a table that one person plays alone against robots, in one private message.
const (
	Again       = "again" // begin again; or with PracticeWish against other robots
	EndPractice = "endsolo"
	FirstGame   = "first"    // deal another first game
	ShareDay    = "shareday" // post how a try of a day's deal has ended
)

// TablePlace is the place in a hand of practice that shows the table, as a board does elsewhere.
const TablePlace = "_table"

// practiceTable leads to the table in a hand of practice.
var practiceTable = screen.Control{Label: say("table.new"), Go: TablePlace}

// practiceSince is how many of the events since the last turn a hand of practice tells: there is no board to look at.
const practiceSince = 2

func (t Table) shownSince() int {
	if t.Private() {
		return practiceSince
	}
	return shownSince
}

// withBeside adds to a hand of practice what the game tells of the table.
func (t Table) withBeside(s screen.Screen, d look.Drawing, r screen.Reader) screen.Screen {
	if text := d.Beside(t.Table, r); text != "" {
		s.Fields = append(s.Fields[:len(s.Fields):len(s.Fields)], screen.Field{Name: say("table.has"), Text: text})
	}
	return s
}

// daily tells that a game is a try of a day's deal, or was.
func (t Table) daily() string {
	if t.Phase == look.OverPhase {
		return say("daily.over", "day", t.Daily.Format(DateForm))
	}
	return say("daily", "day", t.Daily.Format(DateForm))
}

// tableButton stands in a hand of practice where others have the board's button.
func (t Table) tableButton() screen.Control {
	c := practiceTable
	if !t.Daily.IsZero() || t.Solo.Tried != nil || t.Solo.First() {
		c.Label = say("table")
	}
	return c
}

// practicePage is the table as everybody would see it, with what can be done with it. A picture that the hand has is not
// shown twice.
func (t Table) practicePage(hand screen.Screen, r screen.Reader) screen.Screen {
	s := running(t, t.Look.Drawing(t.Public), r)
	if hand.Picture != nil {
		s.Picture, s.Alt = nil, ""
	}
	if !t.Daily.IsZero() {
		s.Rows = [][]screen.Control{{screen.Back(screen.LabelMyHand), {Label: screen.LabelRules, Host: look.Rules}, {Label: say("daily.list"), Host: Today}}}
		s.Text = screen.Paragraphs(s.Text, "-# "+t.daily())
		return screen.Fit(s)
	}
	end := screen.Control{Label: say("solo.end"), Style: screen.Red, Host: EndPractice}
	if t.Solo.First() {
		s.Rows = [][]screen.Control{{screen.Back(screen.LabelMyHand), {Label: screen.LabelRules, Host: look.Rules}, end}}
		s.Text = screen.Paragraphs(s.Text, say("solo"))
		return screen.Fit(s)
	}
	s.Rows = [][]screen.Control{{screen.Back(screen.LabelMyHand), {Label: screen.LabelRules, Host: look.Rules}, t.again(say("solo.new")), end}}
	if t.Solo.Tried == nil {
		s.Rows = append(s.Rows, []screen.Control{t.newGame()})
	}
	s.Text = screen.Paragraphs(s.Text, say("solo.ends", "button", s.Rows[0][2].Label))
	return screen.Fit(s)
}

// again begins practice again: another game of the kind, or the same place of the game that it takes up.
func (t Table) again(label string) screen.Control {
	if t.Solo.Tried != nil {
		label = screen.LabelTryAgain
	}
	return screen.Control{Label: label, Host: Again}
}

// after is what can be done when a game is over.
func (t Table) after() [][]screen.Control {
	row := t.Tonight.answers()
	switch {
	case !t.Daily.IsZero():
		if t.Phase == look.OverPhase {
			row = []screen.Control{{Label: screen.LabelShare, Host: ShareDay}}
		}
		return [][]screen.Control{append([]screen.Control{{Label: say("daily.list"), Style: screen.Green, Host: Today}}, append(row, screen.Control{Label: screen.LabelRules, Host: look.Rules})...)}
	case t.Solo.First():
		return [][]screen.Control{{{Label: screen.LabelOpenTable, Style: screen.Green, Host: OpenTable}, learnIt, {Label: say("first.again"), Host: FirstGame}}}
	case t.Private():
		again := t.again(screen.LabelAgain)
		again.Style = screen.Green
		row = []screen.Control{again}
		if t.Solo.Tried == nil {
			row = append(row, screen.Control{Label: screen.LabelOpenTable, Host: OpenTable})
		}
		row = append(row, screen.Control{Label: screen.LabelRules, Host: look.Rules})
	}
	if t.Phase == look.OverPhase {
		row = append(row, replay)
		switch {
		case t.Solo.Tried != nil:
			row = append(row, screen.Control{Label: screen.LabelBackToCoach, Host: Coach})
		case !t.Private():
			row = append(row, coach)
		}
	}
	return [][]screen.Control{row}
}

// playOn tells what a daily was, and what comes after a first game; other practice has a button that opens a table.
func (t Table) playOn() string {
	switch {
	case !t.Private():
		return ""
	case !t.Daily.IsZero():
		return t.daily()
	case t.Solo.First():
		return t.titled("first.over")
	}
	return ""
}

// PracticeAsk asks somebody whose practice of the game is not over whether to begin again against other robots.
func PracticeAsk(t Table, w Wish) screen.Screen {
	now := 0
	for _, p := range t.Players {
		if p.Robot != 0 {
			now++
		}
	}
	return screen.Fit(screen.Screen{
		Title: t.titled("solo.title"), Accent: screen.PlayingColour,
		Text: say("solo.ask", "n", now),
		Rows: [][]screen.Control{{
			{Label: screen.LabelGoOn, Style: screen.Green, Host: MyHand},
			{Label: screen.LabelStartOver, Host: Again + w.String()},
		}},
	})
}

// A Wish is how practice shall begin again, for [Again]. The zero Wish is as before.
type Wish struct {
	Robots int         // how many; 0: as before, or as many as is usual
	Level  games.Level // of them; 0: as before, or the level that is usual
	Length int         // which of the kind's lengths, from 1; 0: as before
}

// lengthWord stands before the number of a length.
const lengthWord = "L"

// String writes the wish, as ParseWish reads it: behind [Again], with a blank before.
func (w Wish) String() (text string) {
	if w.Robots > 0 {
		text += " " + strconv.Itoa(w.Robots)
	}
	if w.Level != 0 {
		text += " " + w.Level.String()
	}
	if w.Length > 0 {
		text += " " + lengthWord + strconv.Itoa(w.Length)
	}
	return text
}

// ParseWish reads what String wrote; ok is false for anything else.
func ParseWish(text string) (w Wish, ok bool) {
	for word := range strings.FieldsSeq(text) {
		number, isLength := strings.CutPrefix(word, lengthWord)
		n, err := strconv.Atoi(number)
		i := slices.IndexFunc(games.Levels(), func(l games.Level) bool { return l.String() == word })
		switch {
		case i >= 0:
			w.Level = games.Levels()[i]
		case err != nil || n < 0:
			return w, false
		case isLength:
			w.Length = n
		default:
			w.Robots = n
		}
	}
	return w, true
}

// newGame begins another game of practice, with something else than now.
func (t Table) newGame() screen.Control {
	c := screen.Control{Label: say("solo.choose"), Host: Again + " *"}
	add := func(label string, w Wish) {
		c.Pick = append(c.Pick, screen.Choice{Label: markup.Clip(label, screen.MaxChoice), Value: strings.TrimSpace(w.String())})
	}
	for _, l := range games.Levels() {
		add(say("solo.level", "level", l.String()), Wish{Level: l})
	}
	for i, p := range t.Kind.Presets {
		add(say("solo.length", "length", p.Name), Wish{Length: i + 1})
	}
	for n := max(1, t.Kind.Min-1); n < t.Kind.Max && len(c.Pick) < screen.MaxChoices; n++ {
		if with, _ := t.Kind.Needs(n+1, t.gameValues()); with == n+1 && n != len(t.Players)-1 {
			add(say("solo.robots", "n", n), Wish{Robots: n})
		}
	}
	return c
}

// Rests tells the player of practice shortly before that it rests soon.
func Rests(at time.Time) string {
	return say("solo.rests", "time", clockTime(at))
}

// Today is the host action that shows the deal of the day.
const Today = "today"

const DateForm = "2 January 2006"
