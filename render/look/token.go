package look

import (
	"strings"

	"ruckus/render/screen"
)

// A Token is what moves and events name by a code: a card, a tile, the face of a die.
type Token struct {
	Code  string
	Text  string      // where there is no picture
	Words string      // for those who read text only
	Mark  screen.Mark // its picture
}

// Tokens are those of a game. What is none of them is not written.
type Tokens []Token

// Of is the token of a code; the zero Token where there is none.
func (all Tokens) Of(code string) Token {
	for i := range all {
		if all[i].Code == code {
			return all[i]
		}
	}
	return Token{}
}

// Plain writes a token without its picture.
func (all Tokens) Plain(code string, r screen.Reader) string {
	return all.Of(code).plain(r)
}

func (t Token) plain(r screen.Reader) string {
	if r.TextOnly {
		return t.Words
	}
	return t.Text
}

// Written writes a token: as its picture, if that can be shown.
func (all Tokens) Written(code string, r screen.Reader) string {
	t := all.Of(code)
	return r.Mark(t.Mark.Name, t.plain(r))
}

// Large are the pictures of tokens in even lines, to stand above a text; "" where one of them cannot be shown.
func (all Tokens) Large(codes []string, r screen.Reader) string {
	names := make([]string, len(codes))
	for i, code := range codes {
		names[i] = all.Of(code).Mark.Name
	}
	return r.Large(names)
}

// Shown are the pictures of tokens side by side; "" where one of them cannot be shown.
func (all Tokens) Shown(codes []string, r screen.Reader) string {
	return strings.ReplaceAll(all.Large(codes, r), "\n", "")
}

// Row writes tokens in a row.
func (all Tokens) Row(codes []string, r screen.Reader) string {
	texts, between := make([]string, len(codes)), " "
	for i, code := range codes {
		texts[i] = all.Written(code, r)
	}
	switch {
	case r.TextOnly:
		between = ", "
	case all.Shown(codes, r) != "":
		between = ""
	}
	return strings.Join(texts, between)
}

// Marks are their pictures.
func (all Tokens) Marks() []screen.Mark {
	marks := make([]screen.Mark, len(all))
	for i, t := range all {
		marks[i] = t.Mark
	}
	return marks
}
