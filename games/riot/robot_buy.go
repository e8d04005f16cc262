package riot

import (
	"slices"
	"strconv"
	"strings"
)

const maxPurchases = 1000

// forward are moves without those that give something back, as a robot stands by what it has bought, and without cards that help units
// to move as long as it buys and deploys: it plays these when it moves.
func (g *game) forward(moves []string) []string {
	early := g.Phase == Buying || g.Phase == Deploying
	return slices.DeleteFunc(moves, func(m string) bool {
		w, _, err := splitMove(m)
		return strings.HasPrefix(m, "return ") || early && err == nil && w.word[0] == "play" && w.n > 3
	})
}

// purchases are the ways to spend the credits on units, written as in moves, "" for none. All leave too little for another
// unit, since credits that are left over are lost. Where an edition offers more than maxPurchases, the others are left out.
func (g *game) purchases(t Team) []string {
	var list []string
	var counts, most [maxKinds]int
	for i := range g.t.kinds[t] {
		k := &g.t.kinds[t][i]
		if t != Police || g.Dearest == 0 || k.cost < g.Dearest {
			most[i] = (g.tokensAt(t, supply) & k.tokens()).count()
		}
	}
	var fill func(kind, credits int)
	fill = func(kind, credits int) {
		if len(list) == maxPurchases {
			return
		}
		if kind == len(g.t.kinds[t]) {
			for i := range g.t.kinds[t] {
				if counts[i] < most[i] && g.t.kinds[t][i].cost <= credits {
					return
				}
			}
			list = append(list, g.bundle(t, counts))
			return
		}
		cost := g.t.kinds[t][kind].cost
		from, to := 0, min(most[kind], credits/cost)
		if kind == len(g.t.kinds[t])-1 {
			from = to
		}
		for n := from; n <= to; n++ {
			counts[kind] = n
			fill(kind+1, credits-n*cost)
		}
		counts[kind] = 0
	}
	fill(0, g.Credits)
	return list
}

// bundle writes units that are bought together.
func (g *game) bundle(t Team, counts [maxKinds]int) string {
	var text strings.Builder
	for i := range g.t.kinds[t] {
		if counts[i] > 0 {
			if text.Len() > 0 {
				text.WriteByte('+')
			}
			text.WriteString(strconv.Itoa(counts[i]))
			text.WriteByte(g.t.kinds[t][i].letter)
		}
	}
	return text.String()
}

// newUnits writes the units that the team on turn has to deploy.
func (g *game) newUnits() string {
	t := g.turn()
	s := g.tokensAt(t, bought)
	var counts [maxKinds]int
	for i := range g.t.kinds[t] {
		counts[i] = (s & g.t.kinds[t][i].tokens()).count()
	}
	return g.bundle(t, counts)
}
