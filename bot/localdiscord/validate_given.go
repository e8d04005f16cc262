package localdiscord

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
)

// givenOptions checks what a user gives to a command's options, as Discord's client does before it sends them.
type givenOptions struct {
	typing  bool // for autocomplete: what is missing is not missed yet
	focused int  // the type of the option being typed
	s       *Server
	user    *User
	place   *Channel

	resolved map[string]map[string]any // what is named: users, members, roles and channels by ID
}

func newGivenOptions(s *Server, user *User, place *Channel, typing bool) *givenOptions {
	return &givenOptions{typing: typing, s: s, user: user, place: place, resolved: map[string]map[string]any{}}
}

// resolve notes what an option names.
func (g *givenOptions) resolve(what, id string, object any) {
	if g.resolved[what] == nil {
		g.resolved[what] = map[string]any{}
	}
	g.resolved[what][id] = object
}

// check returns the options with their types filled in, in the order in which they were given.
func (g *givenOptions) check(defined []Option, given []CommandOption) ([]CommandOption, error) {
	var out []CommandOption
	for n, v := range given {
		at := slices.IndexFunc(defined, func(o Option) bool { return o.Name == v.Name })
		if at < 0 {
			return nil, fmt.Errorf("there is no option %q", v.Name)
		}
		if slices.ContainsFunc(given[:n], func(w CommandOption) bool { return w.Name == v.Name }) {
			return nil, fmt.Errorf("%s is given twice", v.Name)
		}
		o := defined[at]
		v.Type = o.Type
		var err error
		switch {
		case o.Type == optSubcommand || o.Type == optGroup:
			if len(given) > 1 {
				return nil, fmt.Errorf("%s is not the only subcommand", v.Name)
			}
			v.Options, err = g.check(o.Options, v.Options)
		case v.Focused && g.typing:
			g.focused = o.Type
			if !o.Autocomplete {
				err = fmt.Errorf("%s is not completed", o.Name)
			}
			v.Value = fmt.Sprint(v.Value)
		default:
			v.Value, err = g.value(o, v.Value)
		}
		if err != nil {
			return nil, err
		}
		out = append(out, v)
	}
	for _, o := range defined {
		missing := !slices.ContainsFunc(given, func(v CommandOption) bool { return v.Name == o.Name })
		if o.Required && missing && !g.typing {
			return nil, fmt.Errorf("%s is required", o.Name)
		}
	}
	if len(defined) > 0 && defined[0].Type <= optGroup && len(given) == 0 {
		return nil, fmt.Errorf("a subcommand is required")
	}
	return out, nil
}

// value checks one value.
func (g *givenOptions) value(o Option, v any) (any, error) {
	var err error
	switch o.Type {
	case optString:
		text, ok := v.(string)
		n := len([]rune(text))
		if !ok || n == 0 || o.MinLength != nil && n < *o.MinLength || o.MaxLength != nil && n > *o.MaxLength || n > 6000 {
			err = fmt.Errorf("%s must be a text of the right length", o.Name)
		}
	case optInteger, optNumber:
		var number float64
		raw, _ := json.Marshal(v)
		switch {
		case json.Unmarshal(raw, &number) != nil, o.Type == optInteger && number != math.Trunc(number):
			err = fmt.Errorf("%s must be a number", o.Name)
		case o.MinValue != nil && number < *o.MinValue:
			err = fmt.Errorf("%s must be at least %v", o.Name, *o.MinValue)
		case o.MaxValue != nil && number > *o.MaxValue:
			err = fmt.Errorf("%s must be at most %v", o.Name, *o.MaxValue)
		case math.Abs(number) > safeInteger:
			err = fmt.Errorf("%s is out of range", o.Name)
		}
		v = json.RawMessage(raw)
	case optBoolean:
		if _, ok := v.(bool); !ok {
			err = fmt.Errorf("%s must be true or false", o.Name)
		}
	case optUser:
		id, _ := v.(string)
		u, guild := g.s.w.user(id), g.s.w.guildOf(g.place)
		if u == nil || !g.s.w.isMember(guild, id) {
			return nil, fmt.Errorf("%s must be a member", o.Name)
		}
		g.resolve("users", id, u)
		g.resolve("members", id, g.s.partialMember(*u, guild))
	case optChannel:
		id, _ := v.(string)
		c := g.s.w.channel(id)
		if c == nil || !g.s.seesChannel(g.user.ID, c) || g.s.w.guildOf(c) != g.s.w.guildOf(g.place) {
			return nil, fmt.Errorf("%s must be a channel", o.Name)
		}
		if len(o.ChannelTypes) > 0 && !slices.Contains(o.ChannelTypes, c.kind()) {
			return nil, fmt.Errorf("%s must be a channel of another type", o.Name)
		}
		g.resolve("channels", id, g.s.partialChannel(c, *g.user))
	case optRole:
		id, _ := v.(string)
		role := g.s.w.role(id)
		if role == nil {
			return nil, fmt.Errorf("%s must be a role", o.Name)
		}
		g.resolve("roles", id, role)
	default:
		err = fmt.Errorf("%s is of a type that the local Discord does not offer", o.Name)
	}
	if err != nil || len(o.Choices) == 0 {
		return v, err
	}
	if !slices.ContainsFunc(o.Choices, func(c OptionChoice) bool { return string(encode(c.Value)) == string(encode(v)) }) {
		return nil, fmt.Errorf("%s must be one of its choices", o.Name)
	}
	return v, nil
}
