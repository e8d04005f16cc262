package screen

import (
	"fmt"
	"slices"
	"strings"

	"ruckus/render/picture"
)

// A Mark is a small picture that stands for a card, a suit or a token. At Discord it is an emoji.
type Mark struct {
	Name    string        // what a screen reader says, at most MaxMarkName of [a-z0-9_]: "seven_of_hearts"
	Version int           // 2 for the second drawing of it, and so on; 0 for the first
	Draw    func() []byte // a PNG of 128 x 128 pixels
}

// NewMark is a mark that is drawn on a tile.
func NewMark(name string, draw func(*picture.Tile)) Mark {
	return Mark{Name: name, Draw: func() []byte {
		t := picture.NewTile()
		draw(t)
		return t.PNG()
	}}
}

// MaxMarkName is how long the name of a Mark may be. Discord allows 32; the rest is for what makes names unique.
const MaxMarkName = 23

// FullName is the name that tells this drawing from older ones.
func (m Mark) FullName() string {
	if m.Version > 1 {
		return fmt.Sprintf("%s_%d", m.Name, m.Version)
	}
	return m.Name
}

// Marks are the marks that can be shown now: by a Mark's name, the emoji as it is written in a text, "<:name:id>".
type Marks map[string]string

// SampleMarks are all of these marks, with made-up identifiers.
func SampleMarks(marks []Mark) Marks {
	all := make(Marks, len(marks))
	for _, m := range marks {
		all[m.Name] = "<:" + m.FullName() + ":1>"
	}
	return all
}

// Mark writes a mark inside a text, or the other text where it cannot be shown to this reader.
func (r Reader) Mark(name, text string) string {
	if m := r.Marks[name]; m != "" && !r.TextOnly {
		return m
	}
	return text
}

// LargeInRow is how many large marks are side by side on a phone.
const LargeInRow = 6

// Evenly puts as many parts into a line as phones show large marks, so that all lines are about as long. End stands at the end
// of each line but the last.
func Evenly(parts []string, between, end string) string {
	lines := max(1, (len(parts)+LargeInRow-1)/LargeInRow)
	var rows []string
	for row := range slices.Chunk(parts, max(1, (len(parts)+lines-1)/lines)) {
		rows = append(rows, strings.Join(row, between))
	}
	return strings.Join(rows, end+"\n")
}

// Large are marks in even lines, to stand above the text; "" where one of them cannot be shown to this reader.
func (r Reader) Large(names []string) string {
	marks := make([]string, len(names))
	for i, name := range names {
		marks[i] = r.Mark(name, "")
		if marks[i] == "" {
			return ""
		}
	}
	return Evenly(marks, "", "")
}

// WithLarge shows marks above the text; where there are none, which is "", the text begins with what they would have shown:
// "Your 2 cards: 7♥ 8♥".
func (s Screen) WithLarge(marks, what, text string) Screen {
	if marks == "" {
		s.Text = Paragraphs(what+": "+text, s.Text)
	}
	s.Large = marks
	return s
}

// On puts a mark on a button in front of its label, or the text where the mark cannot be shown to this reader.
func (r Reader) On(c Control, name, text string) Control {
	c.Emoji, c.Label = r.inFront(c.Label, name, text)
	return c
}

// OnChoice puts a mark, or the text, in front of a menu's entry.
func (r Reader) OnChoice(c Choice, name, text string) Choice {
	c.Emoji, c.Label = r.inFront(c.Label, name, text)
	return c
}

func (r Reader) inFront(label, name, text string) (emoji, with string) {
	if m := r.Mark(name, ""); m != "" {
		return m, label
	}
	return "", Join(" ", []string{text, label})
}

// Raw is the reader where Discord shows what is written as it is: labels, placeholders, footers and alt texts.
func (r Reader) Raw() Reader {
	r.Marks = nil
	return r
}

// HasMark reports whether a text has a mark in it.
func HasMark(text string) bool { return strings.Contains(text, "<:") }
