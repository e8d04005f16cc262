package riot

import (
	"slices"

	"ruckus/games"
	"ruckus/games/kit"
)

// reveal turns the next Public Opinion card over. The last one has no penalty: the Police have won.
func (g *game) reveal() {
	i := g.nextOpinion()
	g.Opinions = append(g.Opinions, i)
	o := &g.t.edition.Opinions[i]
	g.tell(games.Event{Verb: "opinion", Tokens: []string{o.ID}, N: len(g.Opinions)})
	if len(g.Opinions) == g.opinions() {
		g.win(1<<Police, ByAim)
		return
	}
	switch o.Effect {
	case PoliceCredits:
		if o.Per == PerTeam {
			g.FinePerTeam -= o.N
		} else {
			g.Fine -= o.N
		}
	case PoliceMaxUnitCost:
		if g.Dearest == 0 || o.N < g.Dearest-1 {
			g.Dearest = o.N + 1
		}
	case PoliceNoBuildingAttack:
		g.Ban |= banBuildings
	case PoliceNoAttack:
		g.Ban |= banAll
	case ProtestersDraw:
		for t := range g.eachProtester {
			g.draw(t, o.N)
		}
	case ProtestersCredits:
		for t := range g.eachProtester {
			g.Grants[t] += o.N
		}
	case PoliceRemoveUnit:
		g.loseOne()
	}
}

// nextOpinion is the card on top of the pile: one of level 1 as long as there are such. The order of the pile is drawn
// as it is revealed, which nobody can tell from a shuffled pile.
func (g *game) nextOpinion() int {
	var left [2][]int
	for i, o := range g.t.edition.Opinions {
		if !g.revealed(i) {
			left[o.Level-1] = append(left[o.Level-1], i)
		}
	}
	pile := left[0]
	if len(pile) == 0 {
		pile = left[1]
	}
	return pile[kit.Rand(g.Seed, "opinion", len(g.Opinions)).IntN(len(pile))]
}

func (g *game) revealed(i int) bool { return slices.Contains(g.Opinions, i) }

// losable are the units of which the last Public Opinion card has the Police remove one: those of extreme Force, and among them of
// extreme cost.
func (g *game) losable() (s tokens) {
	worst, highest := 0, g.t.edition.Opinions[g.Opinions[len(g.Opinions)-1]].Which == Highest
	for i, u := range g.of(Police) {
		if u.at <= bought {
			continue
		}
		k := g.kind(Police, i)
		rank := k.Force*100 + k.Cost
		if !highest {
			rank = -rank
		}
		switch {
		case s == 0 || rank > worst:
			s, worst = 1<<i, rank
		case rank == worst:
			s |= 1 << i
		}
	}
	return s
}

// loseOne removes a unit of the Police; they choose where there is a choice.
func (g *game) loseOne() {
	s, units := g.losable(), g.of(Police)
	if s == 0 {
		return
	}
	first := s.first()
	for i := range s.all {
		if units[i].at != units[first].at || g.t.kindOf[Police][i] != g.t.kindOf[Police][first] {
			g.Phase = Removing
			return
		}
	}
	g.lose(first)
}

// lose removes a unit of the Police, which nobody has attacked.
func (g *game) lose(i int) {
	g.remove(Police, i)
	g.tell(games.Event{Verb: "kill", Seats: g.seatsOf(Police), Tokens: g.unitList(Police, 1<<i)})
}

// remove puts a token back into the supply.
func (g *game) remove(t Team, i int) {
	u := &g.of(t)[i]
	g.put(u, supply)
	u.mark, u.hurt = 0, 0
}
