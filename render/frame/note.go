package frame

import (
	"cmp"
	"maps"

	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// guide is the pages of the rules of the table's game.
func (t Table) guide() []look.Page {
	if t.Look.Guide == nil {
		return []look.Page{look.FirstTurn(t.Kind.Summary)}
	}
	values := options(t.Kind).Values()
	maps.Copy(values, t.Terms.Values)
	return t.Look.Guide(values)
}

// Refusal writes why a move was refused for somebody who does not look at their hand. The sentence is Markdown, the view what
// its reader may see; nil for none.
func Refusal(t Table, view any, note string, r screen.Reader) string {
	return t.note(t.Look.Drawing(view), note, r)
}

// note makes a sentence of the rules one for people.
func (t Table) note(d look.Drawing, note string, r screen.Reader) string {
	return screen.Sentence(braced.ReplaceAllStringFunc(markup.Clip(note, screen.MaxNote), func(s string) string {
		code, written := s[1:len(s)-1], ""
		if t.Look.Card != nil {
			written = t.Look.Card(code, r)
		}
		if written == "" && d.Named != nil {
			written = d.Named(t.Table, code, r)
		}
		return cmp.Or(written, code)
	}))
}

// noted shows a sentence of the rules on a hand, and reports whether the hand has a place of its own for it.
func (t Table) noted(d look.Drawing, s screen.Screen, note string, r screen.Reader) (with screen.Screen, inPlace bool) {
	note = t.note(d, note, r)
	return withNote(d, s, note, say("note", "note", note), r)
}

// withNote shows a note where the hand has a place of its own for it, or else what is to stand above all.
func withNote(d look.Drawing, s screen.Screen, note, above string, r screen.Reader) (with screen.Screen, inPlace bool) {
	if d.Noted != nil {
		if with, ok := d.Noted(s, note, r); ok {
			return with, true
		}
	}
	s.Text = together(d, s, r)(above, s.Text)
	return s, false
}

// together joins parts of a text: with empty lines between them, unless a picture needs the room.
func together(d look.Drawing, s screen.Screen, r screen.Reader) func(parts ...string) string {
	if d.Tight && s.Picture != nil && !r.TextOnly {
		return screen.Lines
	}
	return screen.Paragraphs
}

// Scored writes a final score.
func Scored(l look.Look, n int) string {
	if l.Score != nil {
		return l.Score(n)
	}
	return say("points", "n", n)
}
