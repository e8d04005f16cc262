package render

import (
	"regexp"
	"strings"
)

// braced is a card that stands in a text of the rules or of a lesson, e.g. "{7H}".
var braced = regexp.MustCompile(`\{([^{}\n]{1,20})\}`)

// Write writes the cards that stand in braces in a text as the reader sees cards. What the look does not know stays as it is.
func (l Look) Write(text string, r Reader) string {
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
