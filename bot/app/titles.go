package app

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"ruckus/games"
)

// titles are those that fit wherever a game's title stands, and mean nothing to Discord: up to 24 letters, digits and a few marks.
var titles = regexp.MustCompile(`^[\p{L}\p{N}][\p{L}\p{N} '&!.:-]{0,23}$`)

// retitle shows games under other titles. The setting has pairs such as "rage=Storm, redbrn=Pit Race", of a game's name and its
// title. Commands, stored games and links keep the name.
func retitle(kinds []games.Kind, setting string) error {
	for pair := range strings.SplitSeq(setting, ",") {
		name, title, _ := strings.Cut(pair, "=")
		name, title = strings.TrimSpace(name), strings.TrimSpace(title)
		if name == "" && title == "" {
			continue // after the last comma
		}
		at := slices.IndexFunc(kinds, func(k games.Kind) bool { return k.Name == name })
		if at < 0 {
			return fmt.Errorf("RUCKUS_TITLES: there's no game %q; write pairs like rage=Storm, with names from \"ruckus games\"", name)
		}
		if !titles.MatchString(title) {
			return fmt.Errorf("RUCKUS_TITLES gives %s the title %q: a title has 1 to 24 letters, digits, spaces and any of ' & ! . : -", name, title)
		}
		kinds[at].Title = title
	}
	for i, k := range kinds {
		if slices.ContainsFunc(kinds[:i], func(other games.Kind) bool { return strings.EqualFold(other.Title, k.Title) }) {
			return fmt.Errorf("RUCKUS_TITLES gives two games the title %q: pick two different ones", k.Title)
		}
	}
	return nil
}
