package riot

import (
	"time"

	"ruckus/games"
)

// applyActing carries out a move of the phase of moves and clashes.
func (g *game) applyActing(w words, at time.Time) error {
	switch {
	case w.is("end", 1):
		g.endTurn()
		return nil
	case w.is("move", 4):
		return g.move(w, at)
	case w.is("attack", 3):
		return g.declareAttack(w, at)
	case w.word[0] == "play":
		return g.play(w)
	}
	return no("acting")
}

// move moves units of one place one step, or declares that they will enter a building.
func (g *game) move(w words, at time.Time) error {
	s, from, err := g.named(w.word[1], w.word[2])
	if err != nil {
		return err
	}
	to, err := g.t.place(w.word[3])
	if err != nil {
		return err
	}
	here := g.presence()
	if err := g.checkMove(s, from, to, &here); err != nil {
		return err
	}
	if !g.t.isBuilding(to) {
		g.moveTo(s, to)
		return nil
	}
	g.In[attacker] = s
	return g.declare(to, false, 0, &here, at)
}

// checkMove refuses a step that is not on the map, is too many, or leads into a building of others.
func (g *game) checkMove(s tokens, from, to place, here *presence) error {
	t, why := g.turn(), ""
	switch {
	case t == Police && g.t.isBuilding(to):
		why = "steps.police"
	case !g.t.next[t][from].has(to):
		why = "steps.far"
	case g.t.isBuilding(to) && here[to]&^(1<<t) != 0:
		why = "steps.occupied"
	case g.where(t, func(u *unit) bool { return u.mark.steps() > 0 && u.mark.able() })&s != s:
		why = "steps.none"
	default:
		return nil
	}
	return no(why, "to", g.t.codes[to], "from", g.t.codes[from])
}

// moveTo carries out a step of units that stand in one place.
func (g *game) moveTo(s tokens, to place) {
	t := g.turn()
	from := g.of(t)[s.first()].at
	for i := range s.all {
		u := &g.of(t)[i]
		g.put(u, to)
		u.mark = u.mark&^fresh - 1
	}
	g.tell(games.Event{Verb: "move", Seats: g.seatsOf(t), Tokens: g.unitList(t, s, g.t.codes[from], g.t.codes[to])})
}

// declare has the units that are sent say that they enter or attack a building, and asks all others who stand in its street.
func (g *game) declare(to place, attack bool, foe Team, here *presence, at time.Time) error {
	t := g.turn()
	street := g.t.streetOf(to)
	if o := g.holding(street); o != nil {
		return no("blocked.way", "team", g.t.edition.Teams.Of(o.Team).Name, "street", g.t.codes[street])
	}
	g.Target, g.Attack, g.Foe = to, attack, foe
	g.Asked = here[street] &^ (1 << t)
	if g.Asked == 0 {
		g.proceed(at)
		return nil
	}
	g.Phase = Blocking
	g.ask(at)
	g.tell(games.Event{Verb: "declare", Seats: append(g.seatsOf(t), g.seatsIn(g.Asked)...), Tokens: g.unitList(t, g.In[attacker], g.t.codes[to])})
	return nil
}

// answer takes the answer of a team that is asked whether it obstructs. The first who does settles it.
func (g *game) answer(t Team, w words, at time.Time) error {
	switch {
	case w.is("let", 1):
		g.tell(games.Event{Verb: "let", Seats: g.seatsOf(t)})
		g.Asked &^= 1 << t
		if g.Asked == 0 {
			g.Step++
			g.Clock = 0
			g.proceed(at)
		}
	case w.is("obstruct", 1):
		g.Step++
		g.obstruct(t, g.t.streetOf(g.Target))
		g.settle()
	default:
		return no("obstruct.answer")
	}
	return nil
}

// proceed carries out what was declared.
func (g *game) proceed(at time.Time) {
	if g.Attack {
		g.startClash(at)
		return
	}
	g.moveTo(g.In[attacker], g.Target)
	g.settle()
}

// settle forgets what was declared, and the team on turn goes on.
func (g *game) settle() {
	g.Phase, g.Clock = Acting, 0
	g.In, g.Target, g.Attack, g.Foe, g.Asked = [2]tokens{}, 0, false, 0, 0
	g.Side, g.Passes, g.Force, g.Lift, g.Uncounted, g.Played = 0, 0, [2]int{}, [2]int{}, false, [2]cardSet{}
}

// play plays a card that brings credits or units, or helps a unit to move: "play fund", "play rally Ae", "play alley A 1M1 A2".
func (g *game) play(w words) error {
	t := g.turn()
	s, c, err := g.holds(t, w.word[1])
	switch {
	case err != nil:
		return err
	case c.Effect == Credits && w.n == 2 && g.Phase == Buying:
		g.Credits += c.N
	case c.Effect == Rally && w.n == 3:
		if err := g.rally(c, w.word[2]); err != nil {
			return err
		}
	case c.Effect == Steps && w.n == 4 || c.Effect == Unobstructed && w.n == 5:
		return g.playMoving(w, s, c)
	default:
		return no(cardEffects[c.Effect].needs, "card", c.Name)
	}
	g.spend(t, s)
	g.tell(games.Event{Verb: "play", Seats: g.seatsOf(t), Tokens: []string{c.ID}})
	return nil
}

// rally puts free basic units on an entry point.
func (g *game) rally(c *Card, code string) error {
	p, err := g.t.place(code)
	if err != nil {
		return err
	}
	s := g.raise(g.turn(), c.N, 0)
	switch {
	case !g.t.isEntry(p):
		return no("deploy.entry")
	case s == 0:
		return no("card-none", "card", c.Name)
	}
	g.deployTo(p, s)
	return nil
}

// raise takes basic units out of the supply, as many as are left of that many, for the team on turn to deploy.
func (g *game) raise(t Team, n int, m mark) (s tokens) {
	for range n {
		if i := g.spare(t, g.t.basic(t)); i >= 0 {
			g.of(t)[i] = unit{at: bought, mark: m}
			s |= 1 << i
		}
	}
	return s
}

// playMoving plays a card that helps a unit to move: at any time of the turn but in a clash.
func (g *game) playMoving(w words, card cardSet, c *Card) error {
	t := g.turn()
	s, from, err := g.named(w.word[2], w.word[3])
	switch {
	case err != nil:
		return err
	case s.count() != 1:
		return no("card-one", "card", c.Name)
	}
	g.spend(t, card)
	g.tell(games.Event{Verb: "play", Seats: g.seatsOf(t), Tokens: []string{c.ID}})
	if c.Effect == Steps {
		u := &g.of(t)[s.first()]
		if int(u.mark.steps())+c.N > maxSteps {
			return no("card-steps", "n", maxSteps)
		}
		u.mark += mark(c.N)
		return nil
	}
	to, err := g.t.place(w.word[4])
	if err != nil {
		return err
	}
	here := g.presence()
	if !g.t.isBuilding(to) || here[to] != 0 {
		return no("card-empty", "card", c.Name)
	}
	if err := g.checkMove(s, from, to, &here); err != nil {
		return err
	}
	g.moveTo(s, to)
	return nil
}

// declareAttack declares an attack on all units of a team in a place: "attack A2/1 A:2O1,HQ:1V2".
func (g *game) declareAttack(w words, at time.Time) error {
	target, foe, err := g.cutTarget(w.word[1])
	if err != nil {
		return err
	}
	s, err := g.squad(w.word[2])
	if err != nil {
		return err
	}
	here := g.presence()
	if why := g.forbids(target, foe, &here); why != "" {
		return no(why)
	}
	t := g.turn()
	for i := range s.all {
		if !g.canReach(g.of(t)[i], target) {
			return no("attack.far", "unit", g.kind(t, i).Name, "place", g.t.codes[target])
		}
	}
	if mine, theirs := g.total(t, s, target), g.defence(foe, g.tokensAt(foe, target), target); t == Police && mine < theirs {
		return no("attack.less", "force", mine, "theirs", theirs)
	}
	g.In[attacker] = s
	if !g.t.isBuilding(target) {
		g.Target, g.Attack, g.Foe = target, true, foe
		g.startClash(at)
		return nil
	}
	return g.declare(target, true, foe, &here, at)
}

// defence is the Force of units that are attacked in a place, with what a building adds.
func (g *game) defence(foe Team, s tokens, target place) int {
	n := g.total(foe, s, target)
	if g.t.isBuilding(target) {
		n += g.t.edition.Params.Cover
	}
	return n
}

// forbids is why the team on turn may not attack a group, no matter who it sends, as a name in words.txt; "" where it may.
func (g *game) forbids(target place, foe Team, here *presence) (why string) {
	t := g.turn()
	switch {
	case !g.t.isStreet(target) && !g.t.isBuilding(target):
		return "attack.place"
	case foe == t || !here[target].has(foe):
		return "attack.nobody"
	case t == Police && g.Ban&banAll != 0:
		return "opinion.attack"
	case t == Police && g.Ban&banBuildings != 0 && g.t.isBuilding(target):
		return "opinion.building"
	}
	times := 0
	for _, group := range g.Attacked {
		if group == groupNumber(target, foe) {
			times++
		}
	}
	if times >= g.t.edition.Params.Attacks {
		return "attack.often"
	}
	return ""
}

func groupNumber(target place, foe Team) int { return int(target)*Teams + int(foe) }

// canReach reports whether a unit of the team on turn can take part in an attack: in a street, where it stands or can step
// in; on a building, from its street with a step left, or in one go from further off.
func (g *game) canReach(u unit, target place) bool {
	t := g.turn()
	steps := u.mark.steps()
	if !u.mark.able() || u.at <= bought {
		return false
	}
	if g.t.isStreet(target) {
		return u.at == target || steps > 0 && g.t.next[t][u.at].has(target)
	}
	if u.at == g.t.streetOf(target) {
		return steps > 0
	}
	gate := g.t.isEntry(u.at) && g.t.area[u.at] == g.t.area[target] || u.at == hq
	return gate && (steps > 1 || u.mark&fresh != 0)
}

// reaching are the units of the team on turn that can take part in an attack in a place.
func (g *game) reaching(target place) tokens {
	return g.where(g.turn(), func(u *unit) bool { return g.canReach(*u, target) })
}

// startClash has the attackers that were sent step into the street, and begins with the distance phase.
func (g *game) startClash(at time.Time) {
	t := g.turn()
	street := g.t.streetOf(g.Target)
	for i := range g.In[attacker].all {
		u := &g.of(t)[i]
		if u.at != street {
			g.put(u, street)
		}
		u.mark = exhausted
	}
	g.Changed |= 1 << g.Target
	g.Attacked = append(g.Attacked, groupNumber(g.Target, g.Foe))
	g.In[defender] = g.tokensAt(g.Foe, g.Target)
	g.tell(games.Event{Verb: "attack", Seats: g.seatsOf(t, g.Foe), Tokens: g.unitList(t, g.In[attacker], g.t.codes[g.Target])})
	g.Phase, g.Side, g.Passes = Shooting, defender, 0
	g.goOnBlitz(at)
}

// An obstruction is a group that has stepped in the way of the team on turn. It holds to the end of the turn, as long as the
// group stands in the street with the same units: nobody is asked again, and the mover fights it or gives the street up.
type obstruction struct {
	Street place
	Team   Team
	Units  tokens
}

// obstruct has all units of a team in a street step in the way.
func (g *game) obstruct(t Team, street place) {
	g.tell(games.Event{Verb: "obstruct", Seats: g.seatsOf(t), Tokens: []string{g.t.codes[street]}})
	o := obstruction{street, t, g.tokensAt(t, street)}
	for i, old := range g.Obstructions {
		if old.Street == street && old.Team == t {
			g.Obstructions[i] = o
			return
		}
	}
	g.Obstructions = append(g.Obstructions, o)
}

// holding is an obstruction that holds in a street; nil where none does.
func (g *game) holding(street place) *obstruction {
	for i := range g.Obstructions {
		if o := &g.Obstructions[i]; o.Street == street && g.stands(o) {
			return o
		}
	}
	return nil
}

// stands reports whether the group of an obstruction is still there with the same units.
func (g *game) stands(o *obstruction) bool { return g.tokensAt(o.Team, o.Street) == o.Units }

// shut reports whether a place is a building that the team on turn has to leave alone, because others stand in its way.
func (g *game) shut(p place) bool { return g.t.isBuilding(p) && g.holding(g.t.streetOf(p)) != nil }
