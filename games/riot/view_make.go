package riot

import (
	"slices"

	"ruckus/games"
)

// View is a View.
func (g *game) View(s games.Seat) any {
	e := &g.t.edition
	v := View{
		Seat: s, Open: g.Open, Edition: e.Name, Turn: games.Table, HQ: g.placeView(hq), Hospital: g.placeView(hospital),
		CardPrice: g.cardPrice(), Cards: slices.Clone(e.Cards), Opinions: slices.Clone(e.Opinions),
		Asked: []games.Seat{}, Order: g.seatsOf(g.inOrder()...), Public: g.publicView(),
	}
	if g.Phase == Placing || g.inTurn() {
		v.Turn = g.seatOf[g.turn()]
		v.New = g.stacks(g.turn(), g.tokensAt(g.turn(), bought), bought)
	}
	for seat, t := range g.TeamOf[:g.Seats] {
		if g.asks(t) {
			v.Asked = append(v.Asked, games.Seat(seat))
		}
		v.Sides = append(v.Sides, g.sideView(t))
	}
	for i := range e.Areas {
		v.Areas = append(v.Areas, g.areaView(i))
	}
	switch {
	case g.Phase == Acting:
		v.Able, v.Targets = g.ordersView()
		for i := range int(g.t.areas) {
			if o := g.holding(g.t.street(i)); o != nil {
				v.InTheWay = append(v.InTheWay, Obstruction{g.t.codes[o.Street], g.seatOf[o.Team]})
			}
		}
	case g.Phase == Blocking:
		v.Declared = g.declaredView()
	case g.Phase >= Shooting && g.Phase <= Fighting:
		v.Clash = g.clashView()
	case g.Phase == Ended:
		v.Winners = g.winnerSeats()
	}
	if s >= 0 && int8(s) < g.Seats {
		if t := g.TeamOf[s]; t != Police {
			v.Hand = g.t.cardsView(t, g.Hand[t])
		}
	}
	if g.plays(Nationalists) && (s == g.seatOf[Nationalists] || g.Phase == Ended) {
		v.Goal = &GoalView{Goal: g.goals()[g.Goal], Percent: g.progress(Nationalists).percent()}
	}
	return v
}

func (g *game) sideView(t Team) Side {
	held := g.held(t)
	side := Side{
		Seat: g.seatOf[t], Team: t.String(), Name: g.t.edition.Teams.Of(t).Name, Out: g.Out.has(t), Points: g.Points[t],
		Units: g.onBoard(t), Cards: g.Hand[t].count(), Spent: g.t.cardsView(t, g.Discard[t]), Grant: g.Grants[t], Whole: g.t.whole(held), Income: g.brings(held),
	}
	if t == Autonomen || t == Anarchists {
		side.Aim = g.Rules.Points
	}
	left := g.tokensAt(t, supply)
	for i := range g.t.kinds[t] {
		k := &g.t.kinds[t][i]
		u := k.Unit
		u.Abilities = slices.Clone(u.Abilities)
		side.Mat = append(side.Mat, MatUnit{Unit: u, Left: (left & k.tokens()).count()})
	}
	return side
}

// cardsView are the kinds of cards in a set, in the order of the edition.
func (t *tables) cardsView(team Team, s cardSet) []HandCard {
	cards := []HandCard{}
	for c, some := range t.sorted(team, s) {
		cards = append(cards, HandCard{Card: *c, N: some.count()})
	}
	return cards
}

func (g *game) placeView(p place) PlaceView {
	v := PlaceView{Code: g.t.codes[p], Units: []Stack{}, Changed: g.Changed.has(p), Before: g.Before.has(p)}
	for _, t := range g.TeamOf[:g.Seats] {
		v.Units = append(v.Units, g.stacks(t, g.tokensAt(t, p), p)...)
	}
	return v
}

// tally adds one thing to a list: where one is alike, it is one more of it.
func tally[T comparable](list []T, one T, n func(*T) *int) []T {
	for i := range list {
		alike := list[i]
		*n(&alike) = 1
		if alike == one {
			*n(&list[i])++
			return list
		}
	}
	return append(list, one)
}

// stack is one unit of a kind in a place.
func (g *game) stack(t Team, kind uint8, at place) Stack {
	k := &g.t.kinds[t][kind]
	return Stack{Seat: g.seatOf[t], ID: k.ID, Letter: k.Letter, Name: k.Name, N: 1, Force: k.forceIn(g.t.isStreet(at))}
}

// unitView is one of a team's units, as it is in a place.
func (g *game) unitView(t Team, i int, at place) Stack {
	s, m := g.stack(t, g.t.kindOf[t][i], at), g.of(t)[i].mark
	s.Steps, s.Spent, s.Fresh = int(m.steps()), !m.able(), m&fresh != 0
	return s
}

// stacks are units of a team in a place, those that are alike together.
func (g *game) stacks(t Team, s tokens, at place) (list []Stack) {
	for i := range s.all {
		list = tally(list, g.unitView(t, i, at), func(s *Stack) *int { return &s.N })
	}
	return list
}

func (g *game) areaView(i int) AreaView {
	a := &g.t.edition.Areas[i]
	v := AreaView{Name: a.Name, Letter: g.t.codes[g.t.street(i)],
		Street: g.placeView(g.t.street(i)), Entry: g.placeView(g.t.entry(i))}
	for _, id := range a.Neighbours {
		v.Neighbours = append(v.Neighbours, g.t.codes[g.t.street(g.t.edition.areaOf(id))])
	}
	for j, b := range a.Buildings {
		building := BuildingView{PlaceView: g.placeView(g.t.from[i] + place(j)), Name: b.Name, Credits: b.Credits, Owner: games.Table}
		if len(building.Units) > 0 {
			building.Owner = building.Units[0].Seat
		}
		v.Buildings = append(v.Buildings, building)
	}
	return v
}

func (g *game) publicView() Public {
	all := g.t.edition.Opinions
	v := Public{Revealed: []Opinion{}, Total: g.opinions(), Fine: g.Fine + g.FinePerTeam*g.protesters(), MaxCost: g.Dearest - 1,
		Buildings: g.Ban&banBuildings != 0, Attacks: g.Ban&banAll != 0}
	for i, o := range all {
		if !g.revealed(i) {
			v.Left[o.Level-1]++
		}
	}
	left := g.opinions() - len(g.Opinions) // of a shorter game, not the whole pile
	v.Left[0] = min(v.Left[0], left)
	v.Left[1] = left - v.Left[0]
	for _, o := range g.Opinions {
		v.Revealed = append(v.Revealed, all[o])
	}
	return v
}

func (g *game) declaredView() *Declared {
	t := g.turn()
	d := &Declared{Seat: g.seatOf[t], Target: g.t.codes[g.Target], Attack: g.Attack, Foe: games.Table,
		Units: g.stacks(t, g.In[attacker], g.Target)}
	if g.Attack {
		d.Foe, d.Held = g.seatOf[g.Foe], g.defence(g.Foe, g.tokensAt(g.Foe, g.Target), g.Target)
	}
	street := g.t.streetOf(g.Target)
	d.Reach = g.stacks(t, g.reaching(street), street)
	return d
}

func (g *game) clashView() *Clash {
	c := &Clash{Target: g.t.codes[g.Target], Attacker: g.partyView(attacker), Defender: g.partyView(defender), Secret: g.Uncounted}
	if g.t.isBuilding(g.Target) {
		c.Cover = g.t.edition.Params.Cover
	}
	return c
}

func (g *game) partyView(s side) Party {
	t := g.teamOn(s)
	p := Party{Seat: g.seatOf[t], Units: []Fighter{}, Lift: g.Lift[s], Force: g.forces()[s], Total: g.totals()[s],
		Played: g.t.cardsView(t, g.Played[s])}
	for i := range g.In[s].all {
		f := Fighter{Stack: g.unitView(t, i, g.Target), Hurt: int(g.of(t)[i].hurt), Wounded: g.wounds(t, i) > 0}
		p.Units = tally(p.Units, f, func(f *Fighter) *int { return &f.N })
	}
	return p
}

// ordersView is what the team on turn can do with its units: every unit that is not exhausted, where one step leads it,
// and every group that it can attack.
func (g *game) ordersView() (able []Able, targets []Target) {
	t := g.turn()
	here := g.presence()
	classes := g.classes(nil)
	for _, c := range classes {
		a := g.ableView(&c, c.at)
		if c.mark.steps() > 0 {
			for p := range g.ways(t, c.at, &here).all {
				a.To = append(a.To, g.t.codes[p])
			}
		}
		able = append(able, a)
	}
	for _, to := range g.targets(nil, classes, &here) {
		v := Target{Place: g.t.codes[to.at], Seat: g.seatOf[to.foe], Force: to.force, Least: g.least(to)}
		for _, c := range g.assailants(nil, to.at, classes) {
			v.From = append(v.From, g.ableView(&c, to.at))
		}
		targets = append(targets, v)
	}
	return able, targets
}

// ableView is a class with the Force that its units have in a place.
func (g *game) ableView(c *class, at place) Able {
	s := g.stack(g.turn(), c.kind, at)
	s.N, s.Steps, s.Fresh = c.n, int(c.mark.steps()), c.mark&fresh != 0
	return Able{Place: g.t.codes[c.at], Stack: s}
}
