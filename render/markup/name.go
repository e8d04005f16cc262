package markup

import (
	"strings"
	"unicode"
)

// MaxName is how long a name can be, in UTF-16 code units.
const MaxName = 32

// How long a short name can be, and a tiny one, in UTF-16 code units.
const (
	shortName = 12
	tinyName  = 7
)

// A Name is what somebody is called. It is no string, so that it cannot get into what the bot writes by accident: String
// is for the text of a message, Plain for what Discord shows as it stands. The zero Name is nobody's.
type Name struct {
	clean string // one line of visible characters, at most MaxName long
}

// NameOf makes a name of what somebody has chosen, at most MaxName long. It is the zero Name where nothing can be seen.
func NameOf(chosen string) Name {
	s := Clip(clean(chosen), MaxName)
	if strings.TrimFunc(s, func(c rune) bool { return unicode.In(c, unicode.Zs, unicode.Mark) }) == "" {
		return Name{}
	}
	return Name{s}
}

// String writes the name for the text of a message, where Discord reads Markdown: nothing in it is a mark, a mention or a
// link. It is what fmt prints, too: a backslash too many does no harm, a link in the bot's own voice does.
func (n Name) String() string { return isolate(escape(n.clean)) }

// Plain writes the name for what Discord shows as it stands: labels, the entries of menus, footers.
func (n Name) Plain() string { return isolate(n.clean) }

// Bold is the name in bold; other stands for a person who has none.
func (n Name) Bold(other string) string {
	if n == (Name{}) {
		n = NameOf(other)
	}
	return "**" + n.String() + "**"
}

// Short is the name with at most shortName of it left.
func (n Name) Short() Name { return Name{Clip(n.clean, shortName)} }

// Tiny is the name with at most tinyName of it left, for lines with several names.
func (n Name) Tiny() Name { return Name{Clip(n.clean, tinyName)} }

// MarshalText writes the name for JSON and for the log.
func (n Name) MarshalText() ([]byte, error) { return []byte(n.clean), nil }

// UnmarshalText is NameOf. It never fails.
func (n *Name) UnmarshalText(chosen []byte) error {
	*n = NameOf(string(chosen))
	return nil
}
