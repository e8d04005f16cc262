// Package words keeps everything people read of a game in one file, so that someone can read and improve its whole language in one
// sitting, and a translation is one more file. It exists because nobody ever reads sentences that are glued together all over the
// code from start to end, and no translator could reorder them.
//
// A file has a text for each key: "key: text", or the key alone and its lines below it, indented. Lines that start with # are notes for
// editors. Braces hold places that the code fills by name:
//
//	{name}            what was given for it
//	{+n}              a number with its sign: +3, −2, 0
//	{^name}           with a capital, for the start of a line or a label
//	{n card}          a number with its noun, which gets an s; {n die|dice} if that isn't enough
//	{who: is|are}     one of two forms, by how many are at that place; {plays|play} goes by {who}
//	~                 a space that never ends a line
//
// A place that isn't filled stays as it is, because rules and lessons write cards in braces too. What fills a place is already Markdown;
// words never escapes or cuts it.
package words

import (
	"fmt"
	"strings"

	"ruckus/render/screen"
)

// A Book is the texts of a file.
type Book struct {
	Keys  []string // in the order of the file
	texts map[string]Text
}

// A Text is a text that is ready to be filled.
type Text []part

// A part is plain words, or a place after them.
type part struct {
	plain     string
	place     string // "": there is none
	signed    bool
	capital   bool
	counted   bool   // a number with its noun
	one, many string // the noun, or the forms to choose from; "": there are none
	whole     string // the place as it is written
}

// Some is what stands at a place for several, such as the names of some players: their number chooses the form of a verb.
type Some struct {
	Text  string
	Count int
}

// Read reads a file, which is part of the program: it panics where a line is no text.
func Read(file string) Book {
	b := Book{texts: map[string]Text{}}
	key, lines := "", []string(nil)
	end := func() {
		text := strings.Trim(strings.Join(lines, "\n"), "\n")
		if b.texts[key] != nil || key != "" && text == "" {
			panic(fmt.Sprintf("words: %q stands there twice, or has no text", key))
		}
		if key != "" {
			b.Keys, b.texts[key] = append(b.Keys, key), Parse(text)
		}
	}
	for line := range strings.Lines(file) {
		line = strings.TrimRight(line, "\r\n ")
		name, text, named := strings.Cut(line, ":")
		indented, below := strings.CutPrefix(line, "    ")
		switch {
		case line == "" || below:
			lines = append(lines, indented)
		case line[0] == '#':
		case !named || strings.ContainsAny(name, " {"):
			panic(fmt.Sprintf("words: no key in %q", line))
		default:
			end()
			key, lines = name, []string{strings.TrimSpace(text)}
		}
	}
	end()
	return b
}

// Parse makes a text ready to be filled.
func Parse(text string) (all Text) {
	for text != "" {
		plain, after, open := strings.Cut(text, "{")
		inside, rest, closed := strings.Cut(after, "}")
		if !open || !closed {
			return append(all, part{plain: unbroken(text)})
		}
		p := place(inside)
		p.plain, p.whole = unbroken(plain), "{"+inside+"}"
		all, text = append(all, p), rest
	}
	return all
}

func unbroken(text string) string { return strings.ReplaceAll(text, "~", "\u00a0") }

// place reads what stands in braces.
func place(inside string) (p part) {
	var forms string
	name, chosen, choice := strings.Cut(inside, ":")
	switch noun, after, counted := strings.Cut(inside, " "); {
	case choice:
		p.place, forms = name, strings.TrimSpace(chosen)
	case strings.Contains(noun, "|"):
		p.place, forms = "who", inside
	case counted:
		p.place, p.counted, forms = noun, true, after
	default:
		p.place = inside
	}
	p.place, p.signed = strings.CutPrefix(p.place, "+")
	p.place, p.capital = strings.CutPrefix(p.place, "^")
	one, many, two := strings.Cut(forms, "|")
	if !two && one != "" {
		many = one + "s"
	}
	p.one, p.many = one, many
	return p
}

// Say is the text of a key with its places filled, each named before what is to stand there: "cards", "7♥", "n", 3.
// A key without a text says itself: somebody will notice, and nothing is lost.
func (b Book) Say(key string, filled ...any) string {
	text, ok := b.texts[key]
	if !ok {
		return key
	}
	return text.Fill(func(place string) any {
		for i := 0; i+1 < len(filled); i += 2 {
			if filled[i] == place {
				return filled[i+1]
			}
		}
		return nil
	})
}

// Text is the text of a key; nil for none.
func (b Book) Text(key string) Text { return b.texts[key] }

// String is a text with its places as they are written; "" for none.
func (t Text) String() string { return t.Fill(func(string) any { return nil }) }

// Fill fills the places of a text: each with a string, an int or Some, or as it is written where there is nothing for it.
func (t Text) Fill(with func(place string) any) string {
	var b strings.Builder
	for _, p := range t {
		b.WriteString(p.plain)
		if p.place != "" {
			b.WriteString(p.fill(with(p.place)))
		}
	}
	return b.String()
}

func (p part) fill(with any) string {
	text, count := "", 0
	switch v := with.(type) {
	case int:
		text, count = screen.Number(v), v
		if p.signed {
			text = screen.Signed(v)
		}
	case string:
		text, count = v, 1
	case Some:
		text, count = v.Text, v.Count
	default:
		return p.whole
	}
	if p.capital {
		text = screen.Capital(text)
	}
	form := p.many
	if count == 1 || count == -1 {
		form = p.one
	}
	switch {
	case p.counted:
		return text + " " + form
	case form != "" || p.one != "":
		return form
	}
	return text
}
