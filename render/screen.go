// Package render turns what a person may see into what Discord can show: screens as data, text and pictures.
//
// Every screen is a pure function of what is seen, the place inside the screen, and who is reading. The place is kept
// in the buttons themselves, as a web page's address is in its links; nothing about it is stored.
package render

import (
	"reflect"
	"slices"
	"time"

	"ruckus/games"
	"ruckus/render/markup"
)

// A Style is how a control looks. It never carries a meaning that the label does not.
type Style int

const (
	Grey Style = iota
	Blue
	Green
	Red
)

// Host actions that a control can ask for, in Control.Host.
const (
	Join    = "join"
	Leave   = "leave"
	Start   = "start"
	Cancel  = "cancel"
	MyHand  = "hand"
	Rules   = "rules"
	Rematch = "rematch"
	Export  = "export"

	ChooseLength  = "length " // and the preset's name, or LengthHere
	ChooseOptions = "options"

	AddRobot    = "robot " // and its level
	RemoveRobot = "unrobot"
)

// A Screen is one message.
type Screen struct {
	Large  string // marks above the title, shown large; nothing but marks, blanks and line breaks where there are marks
	Title  string
	Text   string // Markdown
	Fields []Field
	Footer string
	Accent int // colour of the edge, 0xRRGGBB

	Picture Picture // nil: none
	Alt     string  // what the picture shows, in words

	Rows [][]Control // at most 5 rows of at most 5 buttons or 1 menu
}

// A Picture is drawn only when it is to be sent.
type Picture interface {
	// Key is the same for pictures that look the same, and different for those that do not.
	Key() string
	// PNG draws the picture.
	PNG() []byte
}

// A Field is a titled part of a screen.
type Field struct {
	Name, Text string
	Inline     bool
}

// like tells whether two screens say and offer the same.
func (s Screen) like(other Screen) bool {
	return s.Title == other.Title && s.Large == other.Large && s.Text == other.Text && reflect.DeepEqual(s.Rows, other.Rows)
}

// Raw is what Discord shows as it is written, without marks and Markdown: the footer, the alt text, and what stands on controls.
func (s Screen) Raw() []string {
	raw := []string{s.Footer, s.Alt}
	for _, row := range s.Rows {
		for _, c := range row {
			raw = append(raw, c.Label)
			for _, p := range c.Pick {
				raw = append(raw, p.Label, p.Help)
			}
		}
	}
	return raw
}

// with adds a button that can be missed: beside Refresh, else in a row of its own, else at the end of the last row of
// buttons with room. Where no row has room it is left out.
func (s Screen) with(c Control) Screen {
	beside, last := -1, -1
	for i, row := range s.Rows {
		if !hasRoom(row) {
			continue
		}
		last = i
		if slices.ContainsFunc(row, func(c Control) bool { return c.id() == Refresh().id() }) {
			beside = i
		}
	}
	switch {
	case beside < 0 && len(s.Rows) < MaxRows:
		s.Rows = append(slices.Clone(s.Rows), []Control{c})
	case beside >= 0:
		return s.inRow(beside, c)
	case last >= 0:
		return s.inRow(last, c)
	}
	return s
}

// hasRoom tells whether a row has room for another button.
func hasRoom(row []Control) bool {
	return len(row) < MaxButtons && !slices.ContainsFunc(row, func(c Control) bool { return c.Pick != nil || c.Of != 0 })
}

// inRow adds a button to a row.
func (s Screen) inRow(i int, c Control) Screen {
	s.Rows = slices.Clone(s.Rows)
	s.Rows[i] = append(slices.Clone(s.Rows[i]), c)
	return s
}

// beside adds a button to the row of the one that is called so, or as with does where that row has no room.
func (s Screen) beside(id string, c Control) Screen {
	for i, row := range s.Rows {
		if hasRoom(row) && slices.ContainsFunc(row, func(c Control) bool { return c.id() == id }) {
			return s.inRow(i, c)
		}
	}
	return s.with(c)
}

// A Control is a button, or with Pick a menu. Exactly one of Do, Go and Host says what it does.
type Control struct {
	Label string
	Emoji string // a Unicode emoji, a mark as Reader.Mark writes it, or ""; with one, Label may be ""
	Style Style
	Off   bool
	Help  string // what it does, where neither the label nor its words tell; shown by [Controls]

	Do   string // the move that it makes
	Go   string // the place inside the same screen that it leads to
	Host string // what it asks the host for

	Pick     []Choice // a menu's entries, at most 25; the "*" in Do or Go stands for what is picked, joined by "+"
	Min, Max int      // how many entries may be picked; 0, 0 means 1, 1

	Of     Entities // a menu of the server's channels or roles, from Min to Max of them; what is picked comes with the press
	Picked []string // IDs of those that are picked already
}

// Entities are what a server has by itself.
type Entities int

const (
	Channels Entities = iota + 1
	Roles
	Posts // the channels in which the bot can post by itself
)

// A Choice is an entry of a menu.
type Choice struct {
	Label, Value, Help string
	Emoji              string // as a Control's
	Chosen             bool
}

// A Reader is who is reading.
type Reader struct {
	Locale   string // as Discord gives it, e.g. "de" or "en-GB"
	TextOnly bool   // words instead of symbols and pictures, for screen readers
	Marks    Marks  // what can be shown as a picture; nil: text such as "7♥"
}

// A Table is what screens need to know about a table besides the game itself.
type Table struct {
	Kind     games.Kind
	Look     Look // of the kind; the zero Look has plain screens
	Values   map[string]int
	Extra    games.Options  // the host's own options, shown beside the game's
	House    map[string]int // of a lobby: the options that begin otherwise in this server than by default
	Chosen   []Chosen       // of a lobby: the last changes of options, oldest first
	Players  []Player       // by seat
	Phase    string         // lobby, playing, over, closed
	Deadline time.Time      // when the clock plays for those who are waited for, or the lobby expires; zero: never
	Recent   []games.Event  // the last public events, oldest first
	Result   *games.Result
	Story    *games.Story // of a game that is over; nil: there is none
	Why      string       // of a closed table: why

	Played    bool      // a game was begun here
	UndoUntil time.Time // of a closed table: until when the reader can undo that; zero: not at all
	Pause     Pause
	Dealing   Dealing
	Since     []games.Event // in a hand: what has happened since its player's last turn, the oldest first
	Rule      string        // of a hand with a note: the page of the rules that explains it; "": none
	First     bool          // the reader of a hand sees this game for the first time
	Rematch   bool          // there is a rematch already
	Rated     Rated         // of a table that is over: what it has done to ratings
	Hints     bool          // players may ask for hints
	Hint      *games.Hint   // in a hand: the one that its player has asked for; nil: none
	Thread    bool          // it is played in a thread
	Practice  bool          // it is played by one person alone, in their hand
	Daily     time.Time     // of practice that is a try of a day's deal: that day; zero: it is none
	Lesson    bool          // it is a lesson, which explains the buttons itself: no clock runs, and nothing goes on by itself
	Replay    bool          // it is shown as it was once: nobody is asked for anything
	Public    any           // in a hand: the game as a bystander sees it

	mover mover // while an event is told
}

// LengthHere is the length that the server's settings make, in place of a preset's name.
const LengthHere = "here"

// A Chosen is a change of a lobby's options.
type Chosen struct {
	By     markup.Name
	Length string         // the name of a preset, or LengthHere; "" for single options
	Values map[string]int // the options that have changed
}

// A Player is a seat as others see it.
type Player struct {
	ID            string // of the user, for mentions; "" for none
	Name          markup.Name
	Away, Waiting bool // Away: missed turns, or left
	Left          bool
	Host          bool // may start and cancel
	Robot         bool
	Hints         int // how many they have got
}
