package games

import (
	"slices"
	"sort"
	"strconv"
	"strings"
)

// An Option is one house rule or setting, declared once: commands, checks, lobby lines, defaults and the rules page
// are all made from it. It is bound to a variable, as with package flag. On/off options are kept as 0 and 1.
type Option struct {
	Name    string // lower case, at most 32 letters, digits and underscores
	Title   string // what people read instead of a name that reads badly, at most 40 characters; "": the name
	Help    string // one line, at most 100 characters
	Default int
	Min     int
	Max     int
	Bool    bool     // 0 or 1, shown as off and on
	Choices []Choice // when set, only these values, at most 25
	Ours    bool     // the usual rules leave it open, or to the table: the default is our choice
	Unit    string   // what a number counts, one of it, such as "second"; "": the title says it
	Zero    string   // what people read instead of 0, such as "no limit"; "": the number

	number *int // what it is bound to, or
	flag   *bool
}

// A Choice is one value that an option can have, with its name for people.
type Choice struct {
	Name  string
	Value int
}

// Int declares a number from min to max, and sets *p to its default.
func Int(p *int, name string, def, min, max int, help string) Option {
	*p = def
	return Option{Name: name, Help: help, Default: def, Min: min, Max: max, number: p}
}

// Bool declares an option that is off or on, and sets *p to its default.
func Bool(p *bool, name string, def bool, help string) Option {
	*p = def
	return Option{Name: name, Help: help, Default: toInt(def), Max: 1, Bool: true, flag: p}
}

// Pick declares an option with named values, and sets *p to its default, which is one of them.
func Pick(p *int, name string, def int, help string, choices ...Choice) Option {
	o := Int(p, name, def, choices[0].Value, choices[0].Value, help)
	o.Choices = choices
	for _, c := range choices {
		o.Min, o.Max = min(o.Min, c.Value), max(o.Max, c.Value)
	}
	return o
}

// AsOurs is the option where the usual rules leave it open, or to the table.
func (o Option) AsOurs() Option {
	o.Ours = true
	return o
}

// Usual says in people's words where the default comes from.
func (o Option) Usual() string {
	if o.Ours {
		return "our choice"
	}
	return "usual rules"
}

// Titled returns the option with a title for people, where its name is none.
func (o Option) Titled(title string) Option {
	o.Title = title
	return o
}

// In is the option with a unit for its numbers, one of it: "second".
func (o Option) In(unit string) Option {
	o.Unit = unit
	return o
}

// Without is the option with words for 0: "no limit".
func (o Option) Without(zero string) Option {
	o.Zero = zero
	return o
}

// Check refuses a value that is out of bounds with a sentence that names the bounds.
func (o Option) Check(v int) error {
	switch {
	case len(o.Choices) > 0:
		var names []string
		for _, c := range o.Choices {
			if c.Value == v {
				return nil
			}
			names = append(names, c.Name)
		}
		return Illegalf("%s can be %s, not %d", o.Name, strings.Join(names, ", "), v)
	case v >= o.Min && v <= o.Max:
		return nil
	case o.Bool:
		return Illegalf("%s can be on or off", o.Name)
	}
	longest := ""
	if o.Unit == "second" {
		longest = " seconds (" + spoken(o.Max) + ")" // nobody counts a day in seconds
	}
	return Illegalf("%s can be from %d to %d%s, not %d", o.Name, o.Min, o.Max, longest, v)
}

// Format writes a value as people read it: "on", a choice's name, or the number with its unit.
func (o Option) Format(v int) string {
	if o.Bool {
		if v != 0 {
			return "on"
		}
		return "off"
	}
	for _, c := range o.Choices {
		if c.Value == v {
			return c.Name
		}
	}
	switch {
	case v == 0 && o.Zero != "":
		return o.Zero
	case o.Unit == "":
		return strconv.Itoa(v)
	case o.Unit == "second":
		return spoken(v)
	}
	return count(v, o.Unit)
}

// spoken is a number of seconds as people say it: "90 seconds", "10 minutes", "1 day".
func spoken(seconds int) string {
	if seconds < 120 {
		return count(seconds, "second")
	}
	var parts []string
	for _, unit := range []struct {
		name    string
		seconds int
	}{{"day", 24 * 60 * 60}, {"hour", 60 * 60}, {"minute", 60}, {"second", 1}} {
		if n := seconds / unit.seconds; n > 0 {
			parts = append(parts, count(n, unit.name))
		}
		seconds %= unit.seconds
	}
	return strings.Join(parts, " ")
}

func count(n int, unit string) string {
	if n == 1 {
		return "1 " + unit
	}
	return strconv.Itoa(n) + " " + unit + "s"
}

// set sets the bound variable.
func (o Option) set(v int) {
	if o.Bool {
		*o.flag = v != 0
	} else {
		*o.number = v
	}
}

// get is the value of the bound variable.
func (o Option) get() int {
	if o.Bool {
		return toInt(*o.flag)
	}
	return *o.number
}

// Options are a game's options in the order in which they are shown.
type Options []Option

// Set sets the bound variables to the values, and to the default where there is none.
// It refuses unknown names and values out of bounds, and then sets nothing.
func (os Options) Set(values map[string]int) error {
	known := make(map[string]bool, len(os))
	for _, o := range os {
		known[o.Name] = true
		if v, ok := values[o.Name]; ok {
			if err := o.Check(v); err != nil {
				return err
			}
		}
	}
	var unknown []string
	for name := range values {
		if !known[name] {
			unknown = append(unknown, name)
		}
	}
	if len(unknown) > 0 {
		sort.Strings(unknown)
		return Illegalf("there is no option %q", unknown[0])
	}
	for _, o := range os {
		v, ok := values[o.Name]
		if !ok {
			v = o.Default
		}
		o.set(v)
	}
	return nil
}

// Find returns the option of this name.
func (os Options) Find(name string) (o Option, ok bool) {
	i := slices.IndexFunc(os, func(o Option) bool { return o.Name == name })
	if i < 0 {
		return o, false
	}
	return os[i], true
}

// Valid reports whether the bound variables have values that the options allow.
func (os Options) Valid() bool {
	return !slices.ContainsFunc(os, func(o Option) bool { return o.Check(o.get()) != nil })
}

// Values are the present values of the bound variables by name.
func (os Options) Values() map[string]int {
	values := make(map[string]int, len(os))
	for _, o := range os {
		values[o.Name] = o.get()
	}
	return values
}

func toInt(b bool) int {
	if b {
		return 1
	}
	return 0
}
