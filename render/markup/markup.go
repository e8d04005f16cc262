// Package markup writes text that people chose, such as their names, so that it stays plain text in the bot's messages: it makes no link,
// mention or formatting, and can't disturb the text around it. It also measures and cuts texts as Discord counts them.
package markup

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/rivo/uniseg"
)

const (
	maxCharacter = 16 // UTF-16 code units of one character as people see it: no emoji is longer
	maxMarks     = 4  // accents and the like on one character

	openIsolate  = "\u2068" // what follows finds its reading direction on its own,
	closeIsolate = "\u2069" // and what follows now does not know of it
)

// Escape writes a text of unknown origin for Markdown: one line, in which nothing is a mark, a mention or a link, or
// changes the reading direction of what stands around it.
func Escape(s string) string { return isolate(escape(clean(s))) }

// escape takes their meaning from the characters that have one in Discord's Markdown.
func escape(s string) string {
	var b strings.Builder
	for _, c := range s {
		if strings.ContainsRune("\\*_~|`<>[]()@#:-+.", c) {
			b.WriteByte('\\')
		}
		b.WriteRune(c)
	}
	return b.String()
}

// Plain takes out of a text what makes it bold and what Escape has put in front of signs, for where Discord shows a text as it is.
func Plain(s string) string { return escaped.ReplaceAllString(strings.ReplaceAll(s, "**", ""), "$1") }

// escaped is a sign that Escape has taken its meaning from.
var escaped = regexp.MustCompile(`\\(.)`)

// isolate keeps the words around a text that is read from right to left in their order.
func isolate(s string) string {
	if strings.ContainsFunc(s, rightToLeft) {
		return openIsolate + s + closeIsolate
	}
	return s
}

// rightToLeft reports whether a character is in one of the blocks that Unicode keeps for scripts of this direction.
func rightToLeft(c rune) bool {
	return c >= 0x590 && c <= 0x8ff || c >= 0xfb1d && c <= 0xfdff || c >= 0xfe70 && c <= 0xfeff ||
		c >= 0x10800 && c <= 0x10fff || c >= 0x1e800 && c <= 0x1efff
}

// clean makes one line of what can be seen of a text.
func clean(s string) string {
	if !strings.ContainsFunc(s, func(c rune) bool { return c < ' ' || c > '~' }) {
		return strings.Join(strings.Fields(s), " ") // most texts: there is nothing to look for
	}
	s = strings.Map(func(c rune) rune {
		switch {
		case unicode.IsSpace(c), c == '\u2800': // a Braille pattern without dots
			return ' '
		case hidden(c):
			return -1
		}
		return c
	}, strings.ToValidUTF8(s, ""))
	var b strings.Builder
	for character, state := "", -1; s != ""; {
		character, s, _, state = uniseg.FirstGraphemeClusterInString(s, state)
		b.WriteString(tame([]rune(character)))
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

// hidden reports whether a character is never seen itself. Those that emojis are put together with are left to tame.
func hidden(c rune) bool {
	switch {
	case c == joiner || isTag(c):
		return false
	case c == utf8.RuneError:
		return true
	}
	return unicode.In(c, unicode.Cc, unicode.Cf, unicode.Bidi_Control, unicode.Other_Default_Ignorable_Code_Point, unicode.Noncharacter_Code_Point)
}

const (
	joiner    = '\u200d'     // makes one emoji of two
	blackFlag = '\U0001f3f4' // with tags after it the flag of a region
	lastTag   = '\U000e007f'
)

func isTag(c rune) bool { return c >= '\U000e0020' && c <= lastTag }

// tame takes from one character as people see it what could hide in it: piles of accents, joiners that join nothing, tags
// that make no flag. What is longer than any emoji keeps its first part.
func tame(cluster []rune) string {
	base := cluster[0]
	switch {
	case unicode.IsMark(base), base == joiner, isTag(base): // on nothing
		return ""
	case base == ' ':
		return " "
	}
	flag := base == blackFlag && cluster[len(cluster)-1] == lastTag
	tamed, marks := []rune{base}, 0
	for i, c := range cluster[1:] {
		switch {
		case c == joiner:
			if next := cluster[i+2:]; len(next) == 0 || next[0] == joiner || isTag(next[0]) || unicode.IsMark(next[0]) {
				continue
			}
		case isTag(c):
			if !flag {
				continue
			}
		case unicode.IsMark(c):
			marks++
			if marks > maxMarks {
				continue
			}
		}
		tamed = append(tamed, c)
	}
	if s := string(tamed); Width(s) <= maxCharacter {
		return s
	}
	return string(base)
}
