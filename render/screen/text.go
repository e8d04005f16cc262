package screen

import (
	"cmp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"ruckus/render/markup"
)

// ClipLines is markup.Clip for Markdown of several lines: it leaves out whole lines at the end, so that no mark is cut in two.
func ClipLines(s string, n int) string {
	for markup.Width(s) > n {
		i := strings.LastIndexByte(strings.TrimSuffix(s, "\n…"), '\n')
		if i < 0 {
			return markup.Clip(s, n)
		}
		s = s[:i] + "\n…"
	}
	return s
}

// Note sets a sentence that tells what was done or refused off from what follows it; "" for none.
func Note(sentence string) string {
	if sentence == "" {
		return ""
	}
	return "**" + Sentence(markup.Clip(sentence, MaxNote)) + "**"
}

// Small writes a line in small letters.
func Small(text string, r Reader) string {
	if r.TextOnly {
		return text
	}
	return "-# " + text
}

// List joins parts as in a sentence: "a, b and c".
func List(parts []string, and string) string {
	if len(parts) < 2 {
		return strings.Join(parts, "")
	}
	last := len(parts) - 1
	return strings.Join(parts[:last], ", ") + " " + and + " " + parts[last]
}

// Sentence gives a fragment its capital and its full stop.
func Sentence(s string) string {
	s = Capital(s)
	if s == "" || strings.HasSuffix(s, ".") || strings.HasSuffix(s, "!") || strings.HasSuffix(s, "?") {
		return s
	}
	return s + "."
}

// Title gives the name of an option or a move a capital, and spaces for its underscores: "turn_time" becomes "Turn time".
func Title(s string) string { return Capital(strings.ReplaceAll(s, "_", " ")) }

// Number writes a number that may be less than nothing, with a minus sign as long as a plus: "7", "−3".
func Number(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// Signed writes a gain or a loss with its sign: "+7", "−3", "0".
func Signed(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return Number(n)
}

// Plural writes a number with its noun: "1 card", "2 cards", "−1 point", "−2 points".
func Plural(n int, noun string) string {
	if n != 1 && n != -1 {
		noun += "s"
	}
	return Number(n) + " " + noun
}

// Times writes how often: "once".
func Times(n int) string {
	switch n {
	case 1:
		return "once"
	case 2:
		return "twice"
	}
	return Plural(n, "time")
}

// Ordinal writes a place: "1st".
func Ordinal(n int) string {
	end := "th"
	if n%100 < 11 || n%100 > 13 {
		end = cmp.Or(map[int]string{1: "st", 2: "nd", 3: "rd"}[n%10], end)
	}
	return strconv.Itoa(n) + end
}

// Capital gives a text an upper-case first letter.
func Capital(s string) string {
	c, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return ""
	}
	return string(unicode.ToUpper(c)) + s[n:]
}

// Lines joins what is not empty, one below the other.
func Lines(parts ...string) string { return Join("\n", parts) }

// Paragraphs joins what is not empty, with an empty line between.
func Paragraphs(parts ...string) string { return Join("\n\n", parts) }

func Join(between string, parts []string) string {
	var some []string
	for _, p := range parts {
		if p != "" {
			some = append(some, p)
		}
	}
	return strings.Join(some, between)
}
