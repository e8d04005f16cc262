package screen

import (
	"slices"
	"strings"
)

// Makes reports whether a control makes a move.
func (c Control) Makes(move string) bool { return !c.Off && c.Do != "" && c.gives(c.Do, move) }

// Leads reports whether a control leads to a place in the hand.
func (c Control) Leads(place string) bool { return !c.Off && c.Go != "" && c.gives(c.Go, place) }

// gives reports whether what stands in a control, with what can be picked from its menu, can be this.
func (c Control) gives(pattern, what string) bool {
	before, after, star := strings.Cut(pattern, "*")
	if c.Pick == nil { // a text stands in quotes
		return pattern == what || star && strings.HasPrefix(what, before+`"`) && strings.HasSuffix(what, `"`+after)
	}
	picks, starts := strings.CutPrefix(what, before)
	picks, ends := strings.CutSuffix(picks, after)
	if !starts || !ends {
		return false
	}
	offered := func(v string) bool {
		return slices.ContainsFunc(c.Pick, func(p Choice) bool { return p.Value == v })
	}
	if c.Max <= 1 {
		return offered(picks)
	}
	values := strings.Split(picks, "+")
	if len(values) < max(1, c.Min) || len(values) > c.Max {
		return false
	}
	seen := map[string]bool{}
	for _, v := range values {
		if seen[v] || !offered(v) {
			return false
		}
		seen[v] = true
	}
	return true
}
