package markup

import (
	"strings"
	"unicode/utf16"

	"github.com/rivo/uniseg"
)

// Width is the length of a text as Discord counts it, in UTF-16 code units.
func Width(s string) int {
	n := 0
	for _, c := range s {
		n += max(1, utf16.RuneLen(c))
	}
	return n
}

// Clip cuts a text to at most n UTF-16 code units and marks the cut with an ellipsis. It cuts between characters as people
// see them, never inside an emoji. Where the cut is behind a mark that isolates a reading direction, it adds the mark that ends it.
func Clip(s string, n int) string {
	if Width(s) <= n {
		return s
	}
	if n < 1 {
		return ""
	}
	room, end, open := n-1, 0, 0
	character, state := "", -1
	for rest := s; rest != ""; end += len(character) {
		character, rest, _, state = uniseg.FirstGraphemeClusterInString(rest, state)
		need := Width(character)
		switch {
		case character == openIsolate:
			need++ // for its end
		case character == closeIsolate && open > 0:
			need = 0
		}
		room -= need
		if room < 0 {
			break
		}
		switch {
		case character == openIsolate:
			open++
		case need == 0:
			open--
		}
	}
	return strings.TrimRight(s[:end], `\ `) + strings.Repeat(closeIsolate, open) + "…"
}
