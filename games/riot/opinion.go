package riot

import (
	"math/bits"

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
		g.win(Police, ByAim)
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
		for t := Autonomen; t < Teams; t++ {
			if g.lives(t) {
				g.draw(t, o.N)
			}
		}
	case ProtestersCredits:
		for t := Autonomen; t < Teams; t++ {
			if g.lives(t) {
				g.Grants[t] += o.N
			}
		}
	case PoliceRemoveUnit:
		g.loseOne(o.Which == Highest)
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

func (g *game) revealed(i int) bool {
	for _, o := range g.Opinions {
		if o == i {
			return true
		}
	}
	return false
}

// losable are the units of which the Police must remove one: those of extreme Force, and among them of extreme cost.
func (g *game) losable(highest bool) (s tokens) {
	worst := 0
	for i, u := range g.of(Police) {
		if u.at <= bought {
			continue
		}
		k := g.kind(Police, i)
		rank := k.force*100 + k.cost
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
func (g *game) loseOne(highest bool) {
	s := g.losable(highest)
	if s == 0 {
		return
	}
	first := bits.TrailingZeros64(uint64(s))
	for i, u := range g.of(Police) {
		if s.has(i) && (u.at != g.of(Police)[first].at || g.t.kindOf[Police][i] != g.t.kindOf[Police][first]) {
			g.Phase = Removing
			return
		}
	}
	g.remove(Police, first)
	g.tell(games.Event{Verb: "kill", Seats: g.seatsOf(Police), Tokens: g.unitList(Police, 1<<first)})
}

// removeChosen removes the unit that the Police have chosen, and goes on to the next turn.
func (g *game) removeChosen(from place, units string) error {
	s, err := g.losing(from, units)
	if err != nil {
		return err
	}
	g.remove(Police, bits.TrailingZeros64(uint64(s)))
	g.tell(games.Event{Verb: "kill", Seats: g.seatsOf(Police), Tokens: g.unitList(Police, s)})
	g.nextTurn()
	return nil
}

// losing is the unit that the Police name, one of those that they may remove.
func (g *game) losing(from place, units string) (tokens, error) {
	groups, err := parseGroups(units)
	if err != nil {
		return 0, err
	}
	s := g.losable(g.highestGoes())
	if len(groups) == 1 && groups[0].n == 1 && groups[0].plain() {
		for i, u := range g.of(Police) {
			if s.has(i) && u.at == from && g.kind(Police, i).letter == groups[0].letter {
				return 1 << i, nil
			}
		}
	}
	return 0, games.Breaks("opinion", "Public Opinion says which unit goes: choose one of those that are offered")
}

// highestGoes tells which unit the last Public Opinion card takes, where it takes one.
func (g *game) highestGoes() bool {
	return g.t.edition.Opinions[g.Opinions[len(g.Opinions)-1]].Which == Highest
}

// remove puts a token back into the supply.
func (g *game) remove(t Team, i int) {
	u := &g.of(t)[i]
	g.put(u, supply)
	u.mark, u.hurt = 0, 0
}
