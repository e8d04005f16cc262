// Package screen is a message as data: what it says, and what can be pressed on it. It knows no game.
package screen

import (
	"reflect"
	"slices"

	"ruckus/render/picture"
)

// A Style is how a control looks. It never carries a meaning that the label does not.
type Style int

const (
	Grey Style = iota
	Blue
	Green
	Red
)

// Colours of a screen's edge. They repeat what the text says.
const (
	OpenColour    = 0x3ba55d
	PlayingColour = 0x5865f2
	OverColour    = 0xf0b232
	ClosedColour  = 0x80848e
	WindowColour  = 0xed4245 // of a hand whose player has a few seconds to answer what somebody else does
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

// A Sign is a shape and its colours by which something is known in all pictures of a game.
type Sign = picture.Sign

// A Moving is a picture that moves, and is sent as a GIF.
type Moving interface {
	Picture
	// GIF draws the picture.
	GIF() []byte
}

// A Field is a titled part of a screen.
type Field struct {
	Name, Text string
	Inline     bool
}

// Like reports whether two screens say and offer the same.
func (s Screen) Like(other Screen) bool {
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

// With adds a button that can be missed: beside Refresh, else in a row of its own, else at the end of the last row of
// buttons with room. Where no row has room it is left out.
func (s Screen) With(c Control) Screen {
	beside, last := -1, -1
	for i, row := range s.Rows {
		if !HasRoom(row) {
			continue
		}
		last = i
		if slices.ContainsFunc(row, func(c Control) bool { return c.ID() == Refresh().ID() }) {
			beside = i
		}
	}
	switch {
	case beside < 0 && len(s.Rows) < MaxRows:
		s.Rows = append(slices.Clone(s.Rows), []Control{c})
	case beside >= 0:
		return s.InRow(beside, c)
	case last >= 0:
		return s.InRow(last, c)
	}
	return s
}

// HasRoom reports whether a row has room for another button.
func HasRoom(row []Control) bool {
	return len(row) < MaxButtons && !slices.ContainsFunc(row, func(c Control) bool { return c.Pick != nil || c.Of != 0 })
}

// InRow adds a button to a row.
func (s Screen) InRow(i int, c Control) Screen {
	s.Rows = slices.Clone(s.Rows)
	s.Rows[i] = append(slices.Clone(s.Rows[i]), c)
	return s
}

// Beside adds a button to the row of the one that is called so, or as with does where that row has no room.
func (s Screen) Beside(id string, c Control) Screen {
	for i, row := range s.Rows {
		if HasRoom(row) && slices.ContainsFunc(row, func(c Control) bool { return c.ID() == id }) {
			return s.InRow(i, c)
		}
	}
	return s.With(c)
}

// A Control is a button, or with Pick a menu. Exactly one of Do, Go and Host says what it does.
type Control struct {
	Label string
	Emoji string // a Unicode emoji, a mark as Reader.Mark writes it, or ""; with one, Label may be ""
	Style Style
	Off   bool
	Help  string // what it does, where neither the label nor its words tell; shown by Controls

	Do   string // the move that it makes; of a button, "*" in it stands for a text, for which a form asks, see games.Typed
	Go   string // the place inside the same screen that it leads to
	Host string // what it asks the host for

	Pick     []Choice // a menu's entries, at most 25; the "*" in Do or Go stands for what is picked, joined by "+"
	Min, Max int      // how many entries may be picked; 0, 0 means 1, 1

	Of     Entities // a menu of the server's channels or roles, from Min to Max of them; what is picked comes with the press
	Picked []string // IDs of those that are picked already
}

// Entities are what a server has on its own.
type Entities int

const (
	Channels Entities = iota + 1
	Roles
	Posts // the channels in which the bot can post on its own
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
	New      bool   // in a first game: a game's own signs are said in words
	Marks    Marks  // what can be shown as a picture; nil: text such as "7♥"
}

// Home is the place that every private screen begins at.
const Home = "home"
