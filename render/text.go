package render

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"ruckus/games"
	"ruckus/render/markup"
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

// Name is how a seat is called in Markdown.
func (t Table) Name(s games.Seat) string {
	if s < 0 || int(s) >= len(t.Players) {
		return fmt.Sprintf("seat %d", s+1)
	}
	name := person(t.Players[s].Name, fmt.Sprintf("Player %d", s+1))
	if t.mover.seat == s {
		return t.mover.called(name)
	}
	return name
}

// ShortName is a seat's name as lists have it that are to fit a phone: not in bold, and cut.
func (t Table) ShortName(s games.Seat) string { return called(At(t.Players, s).ShortName(), s) }

// TinyName is a seat's name for a line with several names: not in bold, and cut even shorter.
func (t Table) TinyName(s games.Seat) string { return called(At(t.Players, s).ShortName().Tiny(), s) }

func called(n markup.Name, s games.Seat) string {
	if n != (markup.Name{}) {
		return n.String()
	}
	return fmt.Sprintf("Player %d", s+1)
}

// robotName finds what a robot is called in its name: Cog in "Robot Cog (easy)".
var robotName = regexp.MustCompile(`^Robot (.+) \(\w+\)$`)

// ShortName is the player's name as lists have it that are to fit a phone.
func (p Player) ShortName() markup.Name {
	if called := robotName.FindStringSubmatch(p.Name.Plain()); p.Robot && called != nil {
		return markup.NameOf(called[1]).Short()
	}
	return p.Name.Short()
}

// At is a list's entry for a seat, or the zero value where it has none.
func At[T any](list []T, s games.Seat) (entry T) {
	if s >= 0 && int(s) < len(list) {
		return list[s]
	}
	return entry
}

// PlayerRow is a seat's line in a list of players: its name, what the game says of it as far as that is not empty, and
// whether somebody is away. In front stands a mark of the game, if it has one that can be shown, and who is on turn has an
// arrow there; whoever reads text only must be told so in words.
func (t Table) PlayerRow(s games.Seat, mark string, onTurn bool, r Reader, says ...string) string {
	name := t.Name(s)
	switch {
	case mark != "" && onTurn:
		name = mark + " ▸ **" + t.ShortName(s) + "**"
	case mark != "":
		name = mark + " **" + t.ShortName(s) + "**"
	case r.TextOnly:
		name = "- " + name
	case onTurn:
		name = "▶ " + name
	default:
		name = "▫ " + name
	}
	if At(t.Players, s).Away {
		says = append(says, "away")
	}
	return join(" · ", append([]string{name}, says...))
}

// Mention is a name that stands out for whom it is. It notifies nobody, as no message of the bot does.
func (t Table) Mention(s games.Seat) string {
	if s < 0 || int(s) >= len(t.Players) || t.Players[s].ID == "" {
		return t.Name(s)
	}
	return "<@" + t.Players[s].ID + ">"
}

// person is a name in bold; the other stands for whoever has none.
func person(name markup.Name, other string) string {
	if name == (markup.Name{}) {
		name = markup.NameOf(other)
	}
	return "**" + name.String() + "**"
}

// Names joins the names of several seats: "Ann, Ben and Cid".
func (t Table) Names(seats []games.Seat) string { return Names(seats, t.Name) }

// Names joins what several seats are called.
func Names(seats []games.Seat, called func(games.Seat) string) string {
	names := make([]string, len(seats))
	for i, s := range seats {
		names[i] = called(s)
	}
	return List(names, "and")
}

// Small writes a line in small letters.
func Small(text string, r Reader) string {
	if r.TextOnly {
		return text
	}
	return "-# " + text
}

// Verb is the form of a verb for what one seat or several do: "plays", "play".
func Verb(seats []games.Seat, one, many string) string {
	if len(seats) == 1 {
		return one
	}
	return many
}

// List joins parts as in a sentence: "a, b and c".
func List(parts []string, and string) string {
	if len(parts) < 2 {
		return strings.Join(parts, "")
	}
	last := len(parts) - 1
	return strings.Join(parts[:last], ", ") + " " + and + " " + parts[last]
}

// sentence gives a fragment its capital and its full stop.
func sentence(s string) string {
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

// Capital gives a text an upper-case first letter.
func Capital(s string) string {
	c, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return ""
	}
	return string(unicode.ToUpper(c)) + s[n:]
}

// Lines joins what is not empty, one below the other.
func Lines(parts ...string) string { return join("\n", parts) }

// Paragraphs joins what is not empty, with an empty line between.
func Paragraphs(parts ...string) string { return join("\n\n", parts) }

func join(between string, parts []string) string {
	var some []string
	for _, p := range parts {
		if p != "" {
			some = append(some, p)
		}
	}
	return strings.Join(some, between)
}
