package games

import (
	"cmp"
	"errors"
	"slices"
)

// Titled is the title with the phrase, by which people find the game in a list.
func (k Kind) Titled() string {
	if k.Phrase == "" {
		return k.Title
	}
	return k.Title + ", " + k.Phrase
}

// Finished are the kinds that are no drafts.
func Finished(kinds []Kind) []Kind {
	return slices.DeleteFunc(slices.Clone(kinds), func(k Kind) bool { return k.Draft })
}

// Preset returns the preset of this name.
func (k Kind) Preset(name string) (Preset, bool) {
	i := slices.IndexFunc(k.Presets, func(p Preset) bool { return p.Name == name })
	if i < 0 {
		return Preset{}, false
	}
	return k.Presets[i], true
}

// Fewest is with how few players a game with these values can begin; Max where none can.
func (k Kind) Fewest(values map[string]int) int {
	n, _ := k.Needs(k.Min, values)
	return cmp.Or(n, k.Max)
}

// Needs is with how many players, n or more, a game with these values can begin; 0: with none. The refusal says why not with n.
func (k Kind) Needs(n int, values map[string]int) (players int, refusal error) {
	for players = max(n, k.Min); players <= k.Max; players++ {
		var err error
		if k.New != nil { // a kind that is only drawn
			_, err = k.New(Setup{Seats: players, Values: values})
		}
		if !errors.Is(err, ErrIllegal) {
			return players, refusal
		}
		refusal = cmp.Or(refusal, err)
	}
	return 0, refusal
}

// LengthOptions are the game's options that decide how long a game lasts: those to which any preset gives another value than their
// default.
func (k Kind) LengthOptions() (options Options) {
	return k.named(func(o Option, v int) bool { return v != o.Default })
}

// LengthValues are the values that a preset stands for: its own, and the defaults of what only other presets name. A preset that names
// an option with its default only takes back what contradicts it.
func (k Kind) LengthValues(p Preset) map[string]int {
	values := make(map[string]int)
	for _, o := range k.named(func(Option, int) bool { return true }) {
		values[o.Name] = o.Default
		if v, ok := p.Values[o.Name]; ok {
			values[o.Name] = v
		}
	}
	return values
}

// named are the game's options that any preset names with such a value.
func (k Kind) named(such func(Option, int) bool) (options Options) {
	if len(k.Presets) == 0 {
		return nil
	}
	for _, o := range k.Options() {
		if slices.ContainsFunc(k.Presets, func(p Preset) bool { v, named := p.Values[o.Name]; return named && such(o, v) }) {
			options = append(options, o)
		}
	}
	return options
}

// PresetOf returns the preset that the values are played with, where they are those of one. An option that has no value
// has its default.
func (k Kind) PresetOf(values map[string]int) (Preset, bool) {
	options := k.LengthOptions()
	for _, p := range k.Presets {
		want := k.LengthValues(p)
		if !slices.ContainsFunc(options, func(o Option) bool {
			v, ok := values[o.Name]
			if !ok {
				v = o.Default
			}
			return v != want[o.Name]
		}) {
			return p, true
		}
	}
	return Preset{}, false
}
