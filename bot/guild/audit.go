package guild

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"ruckus/games"
	"ruckus/markup"
)

// MaxAudit is how many entries a guild's list keeps: the newest.
const MaxAudit = 200

// What an entry can be about: the settings, or an act at a table.
const (
	ActSet    = "set"
	ActReset  = "reset"
	ActClose  = "close"
	ActReopen = "reopen"
	ActSkip   = "skip"
	ActUnseat = "unseat"
	ActReseat = "reseat"
	ActRewind = "rewind"
	ActExport = "export"
)

// An Entry is one line of a guild's audit list: who did what, and when.
type Entry struct {
	ID     string        `json:"id"` // tells it from all others
	At     time.Time     `json:"at"`
	User   string        `json:"user"` // ID of who did it
	Name   markup.Name   `json:"name"` // their name then
	Act    string        `json:"act"`
	Scope  string        `json:"scope,omitempty"`  // of settings: a game's name or General; "" when all were reset
	Fields []Field       `json:"fields,omitempty"` // of settings: what was changed
	Table  string        `json:"table,omitempty"`  // of an act at a table: its ID,
	Game   string        `json:"game,omitempty"`   // its game's name,
	Names  []markup.Name `json:"names,omitempty"`  // the names of whom it concerned,
	N      int           `json:"n,omitempty"`      // and of a rewind how many moves were taken back
}

// A Field is a setting that was changed, with its values as people read them; "" where it was not set.
type Field struct {
	Name string `json:"name"`
	From string `json:"from,omitempty"`
	To   string `json:"to,omitempty"`
}

// String says what was done in words that follow the name of who did it, such as "set rednines: small on (was off)".
// It is Markdown: channels and roles in it are mentions.
func (e Entry) String() string {
	names := make([]string, len(e.Names))
	for i, n := range e.Names {
		names[i] = n.String()
	}
	who := strings.Join(names, ", ")
	at := fmt.Sprintf(" at table %s (%s)", e.Table, e.Game)
	switch e.Act {
	case ActSet:
		return "set " + e.Scope + ": " + e.fields()
	case ActReset:
		if e.Scope == "" {
			return "reset all settings"
		}
		return "reset " + e.Scope + ": " + e.fields()
	case ActClose:
		return fmt.Sprintf("ended table %s (%s)", e.Table, e.Game)
	case ActReopen:
		return fmt.Sprintf("reopened table %s (%s)", e.Table, e.Game)
	case ActSkip:
		return "skipped " + who + at
	case ActUnseat:
		return "unseated " + who + at
	case ActReseat:
		return "seated " + who + " again" + at
	case ActRewind:
		return "took back " + moves(e.N) + at
	case ActExport:
		return fmt.Sprintf("exported table %s (%s)", e.Table, e.Game)
	}
	return e.Act
}

func (e Entry) fields() string {
	var words []string
	for _, f := range e.Fields {
		to, from := f.To, f.From
		if to == "" {
			to = "no longer set"
		}
		if from == "" {
			from = "not set"
		}
		words = append(words, fmt.Sprintf("%s %s (was %s)", f.Name, to, from))
	}
	return strings.Join(words, ", ")
}

func moves(n int) string {
	if n == 1 {
		return "1 move"
	}
	return strconv.Itoa(n) + " moves"
}

// differ lists what is different in the next settings of a scope.
func (s Settings) differ(next Settings, scope string, options games.Options) []Field {
	var fields []Field
	add := func(name, from, to string) {
		if from != to {
			fields = append(fields, Field{name, from, to})
		}
	}
	if scope == General {
		add(Channels, all(s.Channels, "<#", ">"), all(next.Channels, "<#", ">"))
		add(Role, mention(s.Role, "<@&", ">"), mention(next.Role, "<@&", ">"))
		add(Locale, s.Locale, next.Locale)
	}
	var names []string
	for _, values := range []map[string]int{s.Values[scope], next.Values[scope]} {
		for name := range values {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	for _, name := range slices.Compact(names) {
		add(name, s.format(scope, name, options), next.format(scope, name, options))
	}
	return fields
}

// format writes a value as people read it; "" where none is set.
func (s Settings) format(scope, name string, options games.Options) string {
	v, set := s.Values[scope][name]
	if !set {
		return ""
	}
	for _, o := range options {
		if o.Name == name {
			return o.Format(v)
		}
	}
	return strconv.Itoa(v)
}

func mention(id, before, after string) string {
	if id == "" {
		return ""
	}
	return before + id + after
}

func all(ids []string, before, after string) string {
	var names []string
	for _, id := range ids {
		names = append(names, mention(id, before, after))
	}
	return strings.Join(names, " ")
}
