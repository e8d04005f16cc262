package frame

import (
	"regexp"
	"strings"

	"ruckus/render/look"
	"ruckus/render/screen"
)

// braced is a card that stands in a text of the rules or of a lesson, or in a refusal, e.g. "{7H}".
var braced = regexp.MustCompile(`\{([^{}\n]{0,20})\}`)

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
