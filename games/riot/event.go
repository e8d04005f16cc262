package riot

import (
	"strconv"

	"ruckus/games"
)

func (g *game) tell(e games.Event) {
	if !g.mute {
		g.said = append(g.said, e)
	}
}

// unitList writes units as events do, after places or what else comes first.
func (g *game) unitList(t Team, s tokens, first ...string) []string {
	if g.mute {
		return nil
	}
	list := append(make([]string, 0, 4), first...)
	for i := range g.t.kinds[t] {
		k := &g.t.kinds[t][i]
		if n := (s & k.tokens()).count(); n > 0 {
			list = append(list, k.groups[n])
		}
	}
	return list
}

// tokens are all tokens of a kind.
func (k *kind) tokens() tokens { return 1<<k.to - 1<<k.from }

// groupNames are the numbers of a kind as text, from "0 officer" on.
func groupNames(u Unit) []string {
	names := make([]string, u.Count+1)
	for n := range names {
		names[n] = strconv.Itoa(n) + " " + u.ID
	}
	return names
}
