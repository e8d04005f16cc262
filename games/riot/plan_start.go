package riot

import (
	"cmp"
	"slices"

	"ruckus/games"
)

// startTurn is the number under which the first units are planned: it comes before the turn of any round.
const startTurn = 1

// firsts is how many first units a team has still to place.
func (g *game) firsts(t Team) int {
	if g.Phase != Placing || t == Police {
		return 0
	}
	return g.toPlace()/(int(g.Seats)-1) - g.onBoard(t)
}

// shelfOfStart lists the buildings for first units after a plan, those that pay most first, and before them as many as are still to be
// taken, one for each.
func (g *game) shelfOfStart(s games.Seat, plan []string) (all []games.Offer) {
	g.Preview(s, plan)
	t := g.TeamOf[s]
	n := g.firsts(t)
	if n <= 0 {
		return nil
	}
	places := slices.Collect(g.free(t).all)
	slices.SortStableFunc(places, func(a, b place) int { return cmp.Compare(g.t.credits[b], g.t.credits[a]) })
	usual := games.Offer{}
	var areas placeSet
	for _, p := range places {
		order := "place " + g.t.codes[p]
		all = append(all, games.Offer{Orders: []string{order}})
		if !areas.has(p) && len(usual.Orders) < n {
			areas |= g.t.inside[g.t.area[p]]
			usual.Orders = append(usual.Orders, order)
		}
	}
	return append([]games.Offer{usual}, all...)
}
