package guild

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"ruckus/bot/internal/named"
	"ruckus/games"
	"ruckus/render/markup"
)

// MaxAudit is how many entries a guild's list keeps: the newest about settings, and as many of the newest acts.
const MaxAudit = 200

// Acts of one person that follow each other so closely are one entry. It knows of so many of them that they are in it.
const (
	together = 10 * time.Minute
	knownIDs = 100
)

// What an entry can be about: the settings, or an act at a table.
const (
	ActSet      = "set"
	ActReset    = "reset"
	ActClose    = "close"
	ActReopen   = "reopen"
	ActSkip     = "skip"
	ActUnseat   = "remove"
	ActReseat   = "reseat"
	ActRewind   = "rewind"
	ActExport   = "export"
	ActSeason   = "season"
	ActStrike   = "strike"
	ActUnstrike = "unstrike"
	ActBar      = "bar"
	ActUnbar    = "unbar"
	ActHide     = "hide"
	ActShow     = "show"
)

// An Entry is one line of a guild's audit list: who did what, and when.
type Entry struct {
	ID     string      `json:"id"` // tells it from all others
	At     time.Time   `json:"at"`
	User   string      `json:"user"` // ID of whoever did it
	Name   markup.Name `json:"name"` // their name then
	Act    string      `json:"act"`
	Scope  string      `json:"scope,omitempty"`  // of settings: a game's name or General; "" when all were reset
	Fields []Field     `json:"fields,omitempty"` // of settings: what was changed

	Until time.Time `json:"until,omitzero"` // of a bar: its end; zero: for good

	// Of an act at a table:
	Table   string   `json:"table,omitempty"`   // its ID
	Channel string   `json:"channel,omitempty"` // ID of the channel that it is in; "": none
	Game    string   `json:"game,omitempty"`    // its game's name
	Names   []Whom   `json:"names,omitempty"`   // whom it concerned
	Players []Whom   `json:"players,omitempty"` // the people who had seats
	N       int      `json:"n,omitempty"`       // of a rewind how many moves were taken back; of several acts in one entry how many
	Also    []string `json:"also,omitempty"`    // IDs of the further acts in the entry
}

// A Whom is someone whom an act concerned, with their name then.
type Whom struct {
	ID   string      `json:"id,omitempty"`
	Name markup.Name `json:"name,omitzero"`
}

// Clone returns the same entry, to be changed.
func (e Entry) Clone() Entry {
	e.Fields, e.Names, e.Players, e.Also = slices.Clone(e.Fields), slices.Clone(e.Names), slices.Clone(e.Players), slices.Clone(e.Also)
	return e
}

// As returns the entry with its act.
func (e Entry) As(act string) Entry {
	e.Act = act
	return e
}

// A Field is a setting that was changed, with its values as people read them; "" where it was not set.
type Field struct {
	Name  string `json:"name"`
	Title string `json:"title,omitempty"` // what people read instead of the name, where that reads badly
	From  string `json:"from,omitempty"`
	To    string `json:"to,omitempty"`
}

// Words says what was done in words that follow the name of the person who did it, such as "set Red Nines: small on (was off)".
// They are Markdown: channels and roles in them are mentions. Titles are those of the games, by name.
func (e Entry) Words(titles map[string]string) string {
	title := func(name string) string { return cmp.Or(titles[name], name) }
	switch key := "did." + e.Act; {
	case book.Text(key) == nil:
		return e.Act
	case e.Act == ActReset && e.Scope == "":
		return say(key + ".all")
	case (e.Act == ActClose || e.Act == ActReopen) && e.N > 0:
		return say(key+".many", "n", e.N, "who", some(e.Players))
	default:
		return say(key, "scope", title(e.Scope), "fields", e.fields(), "who", join(e.Names), "until", until(e.Until), "n", e.N, "table", e.where(title(e.Game)))
	}
}

// String says it without the titles of games, for the log.
func (e Entry) String() string { return e.Words(nil) }

// until says how long a bar holds.
func until(end time.Time) string {
	if end.IsZero() {
		return say("ban.ever")
	}
	return say("ban.until", "time", markup.Time(end, "f"))
}

// where names the table: "Red Nines in #general (Ann, Ben; table k3x9q2ab)".
func (e Entry) where(game string) string {
	if e.Channel != "" {
		game = say("table.channel", "game", game, "channel", e.Channel)
	}
	if len(e.Players) > 0 {
		return say("table.players", "game", game, "who", join(e.Players), "table", e.Table)
	}
	return say("table", "game", game, "table", e.Table)
}

// settles reports whether the entry is about settings, and no act at a table or about a person.
func (e Entry) settles() bool { return e.Act == ActSet || e.Act == ActReset || e.Act == ActSeason }

// takes reports whether a later act is so like an entry that one line tells of both.
func (e Entry) takes(next Entry) bool {
	return e.Act == next.Act && e.User == next.User && next.At.Sub(e.At) <= together && (e.Act == ActClose || e.Act == ActReopen) && len(e.Also) < knownIDs
}

// with is an entry with an act that it takes.
func (e Entry) with(next Entry) Entry {
	e.N, e.Also, e.At = max(e.N, 1)+max(next.N, 1), append(slices.Clone(e.Also), next.ID), next.At
	for _, n := range next.Players {
		if !slices.Contains(e.Players, n) {
			e.Players = append(slices.Clone(e.Players), n)
		}
	}
	return e
}

// some names two people and counts the others.
func some(names []Whom) string {
	const most = 2
	if len(names) <= most {
		return join(names)
	}
	return say("others", "who", join(names[:most]), "n", len(names)-most)
}

// join writes names one after the other, as Markdown.
func join(names []Whom) string {
	words := make([]string, len(names))
	for i, n := range names {
		words[i] = cmp.Or(n.Name, Somebody).String()
	}
	return strings.Join(words, ", ")
}

func (e Entry) fields() string {
	var words []string
	for _, f := range e.Fields {
		words = append(words, say("field", "name", f.words(), "to", cmp.Or(f.To, say("field.reset")), "from", cmp.Or(f.From, say("field.none"))))
	}
	return strings.Join(words, ", ")
}

// words is what people call the setting.
func (f Field) words() string {
	return strings.ToLower(cmp.Or(f.Title, strings.ReplaceAll(f.Name, "_", " ")))
}

// differ lists what is different in the next settings of a scope.
func (s Settings) differ(next Settings, scope string, options games.Options) []Field {
	var fields []Field
	add := func(name, title, from, to string) {
		if from != to {
			fields = append(fields, Field{name, title, from, to})
		}
	}
	if scope == General {
		add(Channels, "", all(s.Channels, "<#"), all(next.Channels, "<#"))
		add(Roles, "", all(s.Roles, "<@&"), all(next.Roles, "<@&"))
		add(Moderators, "", all(s.Moderators, "<@&"), all(next.Moderators, "<@&"))
		add(Results, say("field.results"), one(s.Results), one(next.Results))
	}
	var names []string
	for _, values := range []map[string]int{s.Values[scope], next.Values[scope]} {
		for name := range values {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	for _, name := range slices.Compact(names) {
		o, _ := options.Find(name)
		add(name, o.Title, s.format(scope, name, o), next.format(scope, name, o))
	}
	return fields
}

// format writes the value of an option as people read it, "" where none is set; that of one that is no longer there as a number.
func (s Settings) format(scope, name string, o games.Option) string {
	v, set := s.Values[scope][name]
	if !set {
		return ""
	}
	return o.Format(v)
}

// one mentions a channel; "" for none.
func one(id string) string {
	if id == "" {
		return ""
	}
	return "<#" + id + ">"
}

// all mentions all of these channels or roles.
func all(ids []string, before string) string {
	var names []string
	for _, id := range ids {
		names = append(names, before+id+">")
	}
	return strings.Join(names, " ")
}

// Somebody is what someone without a name is called.
var Somebody = markup.NameOf(say("someone"))

// People are all whom the entry names.
func (e *Entry) People(at named.At) {
	at(&e.User, &e.Name)
	for _, list := range [][]Whom{e.Names, e.Players} {
		for i := range list {
			at(&list[i].ID, &list[i].Name)
		}
	}
}
