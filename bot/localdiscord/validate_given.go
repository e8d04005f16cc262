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

	users, members map[string]any // of the users that are named
	roles          map[string]any // that are named
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
		u := g.s.w.user(id)
		if u == nil {
			return nil, fmt.Errorf("%s must be a user", o.Name)
		}
		g.users[id], g.members[id] = u, g.s.partialMember(*u)
	case optChannel:
		if id, _ := v.(string); g.s.w.channel(id) == nil {
			err = fmt.Errorf("%s must be a channel", o.Name)
		}
	case optRole:
		id, _ := v.(string)
		if g.roles[id] = g.s.w.role(id); g.roles[id] == nil {
			err = fmt.Errorf("%s must be a role", o.Name)
		}
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
