package gamestest

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"regexp"
	"slices"
	"unicode/utf8"

	"ruckus/games"
)

// A name must be fit for a Discord command: see "Application Command Naming" in its documentation.
var goodName = regexp.MustCompile(`^[a-z0-9_]{1,32}$`)

// checkKind checks what a kind says about itself: names, bounds and options, and that New keeps to them.
func checkKind(k games.Kind) error {
	fail := func(format string, args ...any) error {
		return faultf("%s: %s", k.Name, fmt.Sprintf(format, args...))
	}
	switch {
	case !goodName.MatchString(k.Name):
		return fail("name %q must be 1 to 32 lower-case letters, digits or underscores", k.Name)
	case k.Title == "":
		return fail("has no title")
	case k.Summary == "" || utf8.RuneCountInString(k.Summary) > 100:
		return fail("summary must have 1 to 100 characters")
	case k.Min < 1 || k.Max < k.Min || k.Max > math.MaxInt8:
		return fail("seats from %d to %d make no sense", k.Min, k.Max)
	case k.Edition == "":
		return fail("has no edition: begin with \"1\"")
	case k.Options == nil || k.New == nil:
		return fail("Options and New must both be set")
	}
	if err := checkOptions(k.Options()); err != nil {
		return fail("%v", err)
	}
	if err := checkSetups(k); err != nil {
		return err
	}
	for size := k.Min; size <= k.Max; size++ {
		if g, err := k.New(games.Setup{Seats: size, At: Start}); err == nil {
			if err := checkSides(k); err != nil {
				return err
			}
			return checkAbilities(g)
		}
	}
	return nil
}

func checkOptions(options games.Options) error {
	if len(options) > 25 {
		return faultf("%d options are more than the 25 of a command", len(options))
	}
	seen := make(map[string]bool)
	for _, o := range options {
		switch {
		case !goodName.MatchString(o.Name):
			return faultf("option name %q must be 1 to 32 lower-case letters, digits or underscores", o.Name)
		case seen[o.Name]:
			return faultf("option %s is declared twice", o.Name)
		case o.Help == "" || utf8.RuneCountInString(o.Help) > 100:
			return faultf("option %s: help must have 1 to 100 characters", o.Name)
		case o.Min > o.Max:
			return faultf("option %s: bounds %d to %d hold nothing", o.Name, o.Min, o.Max)
		case o.Check(o.Default) != nil:
			return faultf("option %s: its default is out of bounds: %v", o.Name, o.Check(o.Default))
		case len(o.Choices) > 25:
			return faultf("option %s: %d choices are more than the 25 of a command", o.Name, len(o.Choices))
		}
		seen[o.Name] = true
		choices := make(map[string]bool)
		for _, c := range o.Choices {
			if n := utf8.RuneCountInString(c.Name); n < 1 || n > 100 || choices[c.Name] {
				return faultf("option %s: choice %q must be unique and have 1 to 100 characters", o.Name, c.Name)
			}
			choices[c.Name] = true
		}
	}
	return nil
}

// checkSetups offers New what it must refuse: too few and too many seats, and values out of bounds.
func checkSetups(k games.Kind) error {
	for _, size := range []int{k.Min - 1, k.Max + 1, 0, -1, math.MaxInt8 + 1, math.MaxInt} {
		if size >= k.Min && size <= k.Max {
			continue
		}
		if _, err := k.New(games.Setup{Seats: size, At: Start}); !errors.Is(err, games.ErrIllegal) {
			return faultf("%s: New must refuse %d seats with games.Illegalf, not with: %v", k.Name, size, err)
		}
	}
	bad := []map[string]int{{"no_such_option": 1}}
	for _, o := range k.Options() {
		for _, v := range []int{o.Min - 1, o.Max + 1, math.MinInt, math.MaxInt} {
			if o.Check(v) != nil {
				bad = append(bad, map[string]int{o.Name: v})
			}
		}
	}
	for _, values := range bad {
		if _, err := k.New(games.Setup{Seats: k.Max, At: Start, Values: values}); !errors.Is(err, games.ErrIllegal) {
			return faultf("%s: New must refuse the options %v with games.Illegalf, not with: %v", k.Name, values, err)
		}
	}
	return nil
}

// everywhere is how many of the combinations are played at every table size.
func (o options) everywhere() int {
	if o.few {
		return 1
	}
	return 3
}

// combinations are the house rules to play with: the defaults, all at their greatest, random ones, and, but not in short, all
// pairs of bounds.
func combinations(kind games.Kind, o options) []map[string]int {
	r := rand.New(rand.NewPCG(o.seed, 1))
	options := kind.Options()
	greatest, random := make(map[string]int), make(map[string]int)
	for _, opt := range options {
		greatest[opt.Name] = opt.Max
		random[opt.Name] = randomValue(opt, r)
	}
	all := []map[string]int{{}, Agree(kind, greatest), Agree(kind, random)}
	if o.short {
		return all
	}
	return append(all, pairs(kind)...)
}

// bounds are the choices of an option, or else its least and its greatest value.
func bounds(o games.Option) (values []int) {
	for _, c := range o.Choices {
		values = append(values, c.Value)
	}
	if values == nil {
		values = []int{o.Min, o.Max}
	}
	return values
}

// A setting is a value of an option.
type setting struct {
	option string
	value  int
}

// pairs are few combinations of house rules in which each bound of each option comes together with each of every other one, but
// for those that contradict each other. What has its default is left out.
func pairs(kind games.Kind) (all []map[string]int) {
	options := kind.Options()
	var open [][2]setting
	for i, a := range options {
		for _, b := range options[:i] {
			for _, v := range bounds(a) {
				for _, w := range bounds(b) {
					if kind.Allows(map[string]int{a.Name: v, b.Name: w}) == nil {
						open = append(open, [2]setting{{a.Name, v}, {b.Name, w}})
					}
				}
			}
		}
	}
	for len(open) > 0 {
		values := map[string]int{open[0][0].option: open[0][0].value, open[0][1].option: open[0][1].value}
		covered := func(pair [2]setting) bool { return holds(values, pair[0]) && holds(values, pair[1]) }
		for _, o := range options {
			if _, set := values[o.Name]; set {
				continue
			}
			best, most := o.Default, -1
			for _, v := range bounds(o) {
				values[o.Name] = v
				if n := count(open, covered); n > most && kind.Allows(values) == nil {
					best, most = v, n
				}
			}
			values[o.Name] = best
		}
		open = slices.DeleteFunc(open, covered)
		for _, o := range options {
			if values[o.Name] == o.Default {
				delete(values, o.Name)
			}
		}
		all = append(all, values)
	}
	return all
}

// holds reports whether an option has been given this value.
func holds(values map[string]int, s setting) bool {
	v, set := values[s.option]
	return set && v == s.value
}

func count[T any](list []T, has func(T) bool) (n int) {
	for _, x := range list {
		if has(x) {
			n++
		}
	}
	return n
}

// Agree gives one of two options that contradict each other its default, and returns the values.
func Agree(kind games.Kind, values map[string]int) map[string]int {
	for _, opt := range kind.Options() {
		if kind.Allows(values) == nil {
			break
		}
		chosen := values[opt.Name]
		values[opt.Name] = opt.Default
		if kind.Allows(values) != nil {
			values[opt.Name] = chosen
		}
	}
	return values
}

func randomValue(o games.Option, r *rand.Rand) int {
	if len(o.Choices) > 0 {
		return o.Choices[r.IntN(len(o.Choices))].Value
	}
	return o.Min + r.IntN(o.Max-o.Min+1)
}
