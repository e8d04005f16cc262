package frame

import (
	"cmp"
	"regexp"
	"strings"

	"ruckus/render/look"
	"ruckus/render/screen"
)

// braced is a card that stands in a text of the rules or of a lesson, e.g. "{7H}".
var braced = regexp.MustCompile(`\{([^{}\n]{1,20})\}`)

// write writes the cards that stand in braces in a text as the reader sees cards. What the look does not know stays as it is.
func write(l look.Look, text string, r screen.Reader) string {
	if l.Card == nil {
		return text
	}
	if r.TextOnly {
		text = strings.ReplaceAll(text, "} {", "}, {")
	}
	return braced.ReplaceAllStringFunc(text, func(s string) string {
		if card := l.Card(s[1:len(s)-1], r); card != "" {
			return card
		}
		return s
	})
}

var (
	// codes match what may be a card as moves write it, e.g. "7H" or "WR": two capital letters or digits at least, and a letter.
	codes = regexp.MustCompile(`\b(?:[A-Z][A-Z0-9]|[0-9]+[A-Z])[A-Z0-9]*\b`)
	// examples show at the end of a sentence how a move is written, which nobody does who presses buttons.
	examples = regexp.MustCompile(`,? such as [^:]*$`)
)

// writeCodes writes the cards in a sentence of the rules as the reader sees cards. There they stand as moves write them.
func writeCodes(l look.Look, sentence string, r screen.Reader) string {
	if l.Card == nil {
		return sentence
	}
	sentence = examples.ReplaceAllString(sentence, "")
	return codes.ReplaceAllStringFunc(sentence, func(code string) string { return cmp.Or(l.Card(code, r), code) })
}
