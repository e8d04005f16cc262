// Package guild is what a guild's admins have decided: where tables can be opened and who can open them, the options new tables start
// with, and the log of who decided what. Records stores it.
package guild

import (
	"maps"
	"regexp"
	"slices"

	"ruckus/games"
	"ruckus/render/screen"
)

// General is the scope of what holds for all games; the other scopes are the games' names.
const General = "general"

// League is the scope of what is kept of games that are over.
const League = "league"

// The settings of the general scope that are no options.
const (
	Channels   = "channels"
	Roles      = "roles"
	Moderators = "moderators"
	Results    = "results"
)

// How many channels and roles a guild can name.
const (
	MaxChannels = 50
	MaxRoles    = 25
)

// Settings are the decisions themselves. The zero value decides nothing.
type Settings struct {
	Channels   []string                  `json:"channels,omitempty"`   // IDs of those in which tables may be opened, in ascending order; none: all
	Roles      []string                  `json:"roles,omitempty"`      // IDs of those whose members may open tables, in ascending order; none: everybody
	Moderators []string                  `json:"moderators,omitempty"` // IDs of those whose members moderate games, in ascending order; none: who manages the guild does
	Results    string                    `json:"results,omitempty"`    // ID of the channel in which it is told how games have ended; "": none
	Values     map[string]map[string]int `json:"values,omitempty"`     // options by scope and name, only those that were set
}

// Picked are the IDs of the list of that name.
func (s Settings) Picked(list string) []string { return *s.lists()[list] }

func (s *Settings) lists() map[string]*[]string {
	return map[string]*[]string{Channels: &s.Channels, Roles: &s.Roles, Moderators: &s.Moderators}
}

// A Change is what an admin wants to be different. Everything that it does not name stays as it is.
type Change struct {
	Values  map[string]int      // options of the scope by name
	Add     map[string][]string // IDs, by Channels, Roles or Moderators; general only, as all that follows
	Remove  map[string][]string
	Results *string // "": no channel; nil: as it is
}

// Empty reports whether the change names nothing.
func (c Change) Empty() bool { return len(c.Values) == 0 && !c.general() }

// general reports whether the change names what only the general scope has.
func (c Change) general() bool {
	n := 0
	for _, list := range []string{Channels, Roles, Moderators} {
		n += len(c.Add[list]) + len(c.Remove[list])
	}
	return n > 0 || c.Results != nil
}

var validID = regexp.MustCompile(`^[0-9A-Za-z_-]{1,32}$`)

// Set makes a change in one scope, which has these options, and returns the fields that are different now. If the options do
// not allow it, it refuses in words for people, and changes nothing.
func (s *Settings) Set(scope string, options games.Options, c Change) ([]Field, error) {
	next := s.clone()
	if err := options.Set(c.Values); err != nil {
		return nil, err
	}
	for name, v := range c.Values {
		next.put(scope, name, v)
	}
	if scope != General && c.general() {
		return nil, illegal("no.general")
	}
	for name, ids := range next.lists() {
		*ids = alter(*ids, c.Add[name], c.Remove[name])
	}
	if c.Results != nil {
		next.Results = *c.Results
	}
	if err := next.check(); err != nil {
		return nil, err
	}
	fields := s.differ(next, scope, options)
	*s = next
	return fields, nil
}

// Reset takes back what was set in one scope under these names, or all of it where there are none, and returns what it
// has changed. Names that the scope does not have (any more) may be reset, too.
func (s *Settings) Reset(scope string, options games.Options, names ...string) []Field {
	next := s.clone()
	all := len(names) == 0
	for _, o := range slices.Collect(maps.Keys(next.Values[scope])) {
		if all || slices.Contains(names, o) {
			delete(next.Values[scope], o)
		}
	}
	if len(next.Values[scope]) == 0 {
		delete(next.Values, scope)
	}
	if scope == General {
		for name, ids := range next.lists() {
			if all || slices.Contains(names, name) {
				*ids = nil
			}
		}
		if all || slices.Contains(names, Results) {
			next.Results = ""
		}
	}
	fields := s.differ(next, scope, options)
	*s = next
	return fields
}

// Get returns the values of a scope that were set and that its options still allow, and the names of the others.
func (s Settings) Get(scope string, options games.Options) (values map[string]int, ignored []string) {
	values = make(map[string]int)
	for name, v := range s.Values[scope] {
		o, ok := options.Find(name)
		if !ok || o.Check(v) != nil {
			ignored = append(ignored, name)
			continue
		}
		values[name] = v
	}
	slices.Sort(ignored)
	return values, ignored
}

// MayOpen refuses, in words for people, a table that may not be opened in this channel by somebody with these roles. In a
// thread, the parent channel counts. Managers of the guild need no role, but must keep to the channels.
func (s Settings) MayOpen(channel, parent string, roles []string, manager bool) error {
	if len(s.Channels) > 0 && !slices.Contains(s.Channels, channel) && !slices.Contains(s.Channels, parent) {
		return illegal("no.place", "channels", mentions(s.Channels, "<#", "more.channels", "and"))
	}
	has := func(role string) bool { return slices.Contains(roles, role) }
	if len(s.Roles) > 0 && !manager && !slices.ContainsFunc(s.Roles, has) {
		return illegal("no.role", "roles", mentions(s.Roles, "<@&", "more.roles", "or"))
	}
	return nil
}

// shownMentions is how many channels or roles a refusal names.
const shownMentions = 10

func mentions(ids []string, before, further, and string) string {
	var names []string
	for _, id := range ids[:min(len(ids), shownMentions)] {
		names = append(names, before+id+">")
	}
	if more := len(ids) - len(names); more > 0 {
		names = append(names, say(further, "n", more))
	}
	return screen.List(names, say(and))
}

// alter adds IDs to a list and then removes others from it. The list is in ascending order, each once.
func alter(ids, add, remove []string) []string {
	ids = append(ids, add...)
	ids = slices.DeleteFunc(ids, func(id string) bool { return slices.Contains(remove, id) })
	slices.Sort(ids)
	return slices.Compact(ids)
}

// check refuses what nobody can have set.
func (s Settings) check() error {
	for _, id := range s.Channels {
		if !validID.MatchString(id) {
			return illegal("no.channel.id")
		}
	}
	if s.Results != "" && !validID.MatchString(s.Results) {
		return illegal("no.channel.id")
	}
	for _, id := range slices.Concat(s.Roles, s.Moderators) {
		if !validID.MatchString(id) {
			return illegal("no.role.id")
		}
	}
	switch {
	case len(s.Channels) > MaxChannels:
		return illegal("no.channels", "n", MaxChannels)
	case len(s.Moderators) > MaxRoles:
		return illegal("no.moderators", "n", MaxRoles)
	case len(s.Roles) > MaxRoles:
		return illegal("no.roles", "n", MaxRoles)
	}
	return nil
}

func (s Settings) clone() Settings {
	for _, ids := range s.lists() {
		*ids = slices.Clone(*ids)
	}
	values := make(map[string]map[string]int)
	for scope, v := range s.Values {
		values[scope] = maps.Clone(v)
	}
	s.Values = values
	return s
}

func (s *Settings) put(scope, name string, v int) {
	if s.Values[scope] == nil {
		s.Values[scope] = make(map[string]int)
	}
	s.Values[scope][name] = v
}
