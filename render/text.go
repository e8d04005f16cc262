package render

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"ruckus/games"
	"ruckus/markup"
)

// width, clip and escape are markup's, under the short names that all screens use.
func width(s string) int { return markup.Width(s) }

func clip(s string, n int) string { return markup.Clip(s, n) }

func escape(s string) string { return markup.Escape(s) }

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

// person is a name in bold; the other stands for who has none.
func person(name markup.Name, other string) string {
	if name == (markup.Name{}) {
		name = markup.NameOf(other)
	}
	return "**" + name.String() + "**"
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
