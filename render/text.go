package render

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"

	"ruckus/games"
)

// maxName is the longest name that is shown, in characters.
const maxName = 32

// width is the length of a text as Discord's clients count it, in UTF-16 code units.
func width(s string) int {
	n := 0
	for _, c := range s {
		n += max(1, utf16.RuneLen(c))
	}
	return n
}

// clip cuts a text to at most n UTF-16 code units and marks the cut with an ellipsis.
func clip(s string, n int) string {
	if width(s) <= n {
		return s
	}
	n--
	for i, c := range s {
		if n -= max(1, utf16.RuneLen(c)); n < 0 {
			return strings.TrimRight(s[:i], `\ `) + "…"
		}
	}
	return s
}

// clipLines is clip for Markdown of several lines: it leaves out whole lines at the end, so that no mark is cut in two.
func clipLines(s string, n int) string {
	for width(s) > n {
		i := strings.LastIndexByte(strings.TrimSuffix(s, "\n…"), '\n')
		if i < 0 {
			return clip(s, n)
		}
		s = s[:i] + "\n…"
	}
	return s
}

// escape makes a text of unknown origin one line of plain text inside Markdown: nothing in it is a mark, a mention or a
// link, or changes the reading direction of what follows.
func escape(s string) string {
	var b strings.Builder
	rtl := false
	for _, c := range strings.Join(strings.Fields(s), " ") {
		switch {
		case c == utf8.RuneError, unicode.IsControl(c), unicode.Is(unicode.Bidi_Control, c), c == '\u200b', c == '\ufeff', c == '\u2028', c == '\u2029':
			continue
		case strings.ContainsRune("\\*_~|`<>[]()@#:-+.", c):
			b.WriteByte('\\')
		case unicode.In(c, unicode.Hebrew, unicode.Arabic, unicode.Syriac, unicode.Thaana, unicode.Nko):
			rtl = true
		}
		b.WriteRune(c)
	}
	if rtl {
		return "\u2068" + b.String() + "\u2069" // an isolate: the words around it keep their order
	}
	return b.String()
}

// name is how a seat is called in Markdown.
func (t Table) name(s games.Seat) string {
	if s < 0 || int(s) >= len(t.Players) {
		return fmt.Sprintf("seat %d", s+1)
	}
	return person(t.Players[s].Name, fmt.Sprintf("Player %d", s+1))
}

// mention is a name that stands out for whom it is. It notifies nobody, as no message of the bot does.
func (t Table) mention(s games.Seat) string {
	if s < 0 || int(s) >= len(t.Players) || t.Players[s].ID == "" {
		return t.name(s)
	}
	return "<@" + t.Players[s].ID + ">"
}

// person is a name that somebody chose, made safe and bold; the other is used where nothing visible is left of it.
func person(chosen, other string) string {
	if r := []rune(chosen); len(r) > maxName {
		chosen = string(r[:maxName])
	}
	safe := escape(chosen)
	if strings.TrimFunc(safe, invisible) == "" {
		safe = other
	}
	return "**" + safe + "**"
}

// invisible tells whether a character leaves no trace where it stands alone.
func invisible(c rune) bool {
	const blanks = "\u2800\u3164\u115f\u1160\uffa0" // graphic by Unicode's tables, but drawn as nothing
	return !unicode.IsGraphic(c) || unicode.In(c, unicode.Zs, unicode.Mn, unicode.Me) || strings.ContainsRune(blanks, c)
}

// names joins the names of several seats: "Ann, Ben and Cid".
func (t Table) names(seats []games.Seat) string {
	names := make([]string, len(seats))
	for i, s := range seats {
		names[i] = t.name(s)
	}
	return list(names, "and")
}

// list joins parts as in a sentence: "a, b and c".
func list(parts []string, and string) string {
	if len(parts) < 2 {
		return strings.Join(parts, "")
	}
	last := len(parts) - 1
	return strings.Join(parts[:last], ", ") + " " + and + " " + parts[last]
}

// sentence gives a fragment its capital and its full stop.
func sentence(s string) string {
	s = capital(s)
	if s == "" || strings.HasSuffix(s, ".") || strings.HasSuffix(s, "!") || strings.HasSuffix(s, "?") {
		return s
	}
	return s + "."
}

// title gives the name of an option or a move a capital, and spaces for its underscores: "turn_time" becomes "Turn time".
func title(s string) string { return capital(strings.ReplaceAll(s, "_", " ")) }

// plural writes a number with its noun: "1 card", "2 cards".
func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// capital gives a text an upper-case first letter.
func capital(s string) string {
	c, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return ""
	}
	return string(unicode.ToUpper(c)) + s[n:]
}

// lines joins what is not empty, one below the other.
func lines(parts ...string) string { return join("\n", parts) }

// paragraphs joins what is not empty, with an empty line between.
func paragraphs(parts ...string) string { return join("\n\n", parts) }

func join(between string, parts []string) string {
	var some []string
	for _, p := range parts {
		if p != "" {
			some = append(some, p)
		}
	}
	return strings.Join(some, between)
}
