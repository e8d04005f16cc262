package riot

import (
	"strconv"
	"time"

	"ruckus/games"
	"ruckus/games/kit"
)

// endDistance takes the wounded out of the clash, and asks the attacker whether to go on if there still is a clash.
func (g *game) endDistance(at time.Time) {
	for s := defender; s <= attacker; s++ {
		t := g.teamOn(s)
		out := g.In[s] &^ g.standing(s)
		for i := range g.of(t) {
			g.of(t)[i].hurt = 0
		}
		g.wound(s, out)
	}
	switch {
	case g.In[defender] == 0 || g.In[attacker] == 0:
		g.over()
	case g.turn() == Police && g.total(Police, g.In[attacker], g.Target) < g.defence(g.Foe, g.In[defender], g.Target):
		g.stop()
	default:
		g.Phase, g.Side, g.Passes = Deciding, defender, 0
		g.ask(at)
	}
}

// wound takes units of a side out of the clash: the Police to the hospital, Protesters to the entry point of the area.
func (g *game) wound(s side, out tokens) {
	if out == 0 {
		return
	}
	t := g.teamOn(s)
	g.tell(games.Event{Verb: "wound", Seats: g.seatsOf(t), Tokens: g.unitList(t, out)})
	to := hospital
	if t != Police {
		to = g.t.entry(int(g.t.area[g.Target]))
	}
	g.putAll(t, out, to)
	g.In[s] &^= out
}

// applyDeciding takes the attacker's word whether to go on hand to hand.
func (g *game) applyDeciding(w words, at time.Time) error {
	switch {
	case w.is("stop", 1):
		g.stop()
	case w.is("go", 1):
		g.startMelee(at)
	default:
		return no("clash.decide")
	}
	return nil
}

// unanswered reports whether nobody but the attacker can play a card, as all can see.
func (g *game) unanswered() bool { return g.Foe == Police || g.Hand[g.Foe] == 0 }

// leads reports whether the attack wins as it stands: then it goes on where its player does not say.
func (g *game) leads() bool {
	total := g.totals()
	return total[attacker] > total[defender]
}

func (g *game) stop() {
	g.tell(games.Event{Verb: "stop", Seats: g.seatsOf(g.turn())})
	g.over()
}

// over ends the clash without a winner.
func (g *game) over() {
	g.tell(games.Event{Verb: "over", Seats: g.seatsOf(g.turn(), g.Foe)})
	g.endClash()
}

func (g *game) endClash() {
	sides := [...]Team{g.Foe, g.turn()}
	g.settle()
	if !g.Rules.Comeback {
		g.checkOut()
		return
	}
	for _, t := range sides {
		if t != Police && g.onBoard(t) == 0 {
			g.tell(games.Event{Verb: "routed", Seats: g.seatsOf(t)})
		}
	}
}

// startMelee begins the fight hand to hand. Some units keep it from the public.
func (g *game) startMelee(at time.Time) {
	g.tell(games.Event{Verb: "go", Seats: g.seatsOf(g.turn())})
	for s := defender; s <= attacker; s++ {
		g.Uncounted = g.Uncounted || g.films(g.teamOn(s), g.In[s])
	}
	g.Phase, g.Side, g.Passes = Fighting, defender, 0
	g.goOnBlitz(at)
}

// films reports whether some unit keeps a clash from the public.
func (g *game) films(t Team, s tokens) bool {
	for i := range s.all {
		if g.kind(t, i).noPO {
			return true
		}
	}
	return false
}

// totals are the sides' Force with cards and building. Cards that lift to a draw at most help who is behind.
func (g *game) totals() [2]int {
	return lifted(g.forces(), g.Lift)
}

// forces are the sides' Force with cards and building, without cards that lift.
func (g *game) forces() (force [2]int) {
	force[defender] = g.defence(g.Foe, g.standing(defender), g.Target) + g.Force[defender]
	force[attacker] = g.total(g.turn(), g.standing(attacker), g.Target) + g.Force[attacker]
	return force
}

// lifted adds to totals what lifts who is behind to a draw at most.
func lifted(total, lift [2]int) [2]int {
	switch behind := total[attacker] - total[defender]; {
	case behind > 0:
		total[defender] += min(lift[defender], behind)
	case behind < 0:
		total[attacker] += min(lift[attacker], -behind)
	}
	return total
}

// standing are the units on a side that no card has wounded.
func (g *game) standing(s side) tokens {
	all := g.In[s]
	for i := range all.all {
		if g.wounds(g.teamOn(s), i) > 0 {
			all &^= 1 << i
		}
	}
	return all
}

// resolve ends the fight hand to hand.
func (g *game) resolve() {
	total := g.totals()
	by := total[attacker] - total[defender]
	g.tell(games.Event{Verb: "clash", Seats: g.seatsOf(g.turn(), g.Foe), N: by,
		Tokens: []string{strconv.Itoa(total[attacker]), strconv.Itoa(total[defender])}})
	if by == 0 {
		g.endClash()
		return
	}
	winner := defender
	if by > 0 {
		winner = attacker
	}
	if !g.Uncounted && !g.Counts && (g.Foe == Police || g.turn() == Police) {
		g.Counts = true
		g.tell(games.Event{Verb: "flag", N: 1})
	}
	g.kill(1-winner, g.In[1-winner])
	g.suffer(winner, total[1-winner])
	if winner == attacker && g.t.isBuilding(g.Target) && g.turn() != Police {
		g.enter()
	}
	g.endClash()
}

// suffer deals the winners the damage of a fight hand to hand: to the units of lowest Force first, then lowest cost.
func (g *game) suffer(s side, damage int) {
	t := g.teamOn(s)
	var dead, hurt tokens
	for rest := g.In[s]; rest != 0 && damage > 0; {
		i := g.weakest(t, rest)
		rest &^= 1 << i
		if f := g.forceOf(t, i, g.Target); damage >= f {
			dead |= 1 << i
			damage -= f
			continue
		}
		hurt, damage = 1<<i, 0
	}
	if dead != 0 {
		g.kill(s, dead)
	}
	if g.t.isBuilding(g.Target) && t != Police {
		return // inside they are healed
	}
	g.wound(s, hurt)
}

// weakest is the unit of a team that suffers first.
func (g *game) weakest(t Team, s tokens) int {
	best, least := -1, 0
	for i := range s.all {
		if rank := g.forceOf(t, i, g.Target)*100 + g.kind(t, i).Cost; best < 0 || rank < least {
			best, least = i, rank
		}
	}
	return best
}

// enter has Protesters who have won against a building go inside.
func (g *game) enter() {
	t := g.turn()
	g.putAll(t, g.In[attacker], g.Target)
	if g.In[attacker] != 0 {
		g.tell(games.Event{Verb: "enter", Seats: g.seatsOf(t), Tokens: g.unitList(t, g.In[attacker], g.t.codes[g.Target])})
	}
}

// teamOn is the team on a side of the clash.
func (g *game) teamOn(s side) Team {
	if s == defender {
		return g.Foe
	}
	return g.turn()
}

// canBlitz reports whether a side is asked for a card. That depends on what all can see, and not on which cards it holds.
// Distance cards are over when all units of a side are removed, and attackers have none against a building.
func (g *game) canBlitz(s side) bool {
	t := g.teamOn(s)
	if t == Police || g.Hand[t] == 0 {
		return false
	}
	return g.Phase == Fighting || g.In[defender] != 0 && g.In[attacker] != 0 && (s == defender || g.t.isStreet(g.Target))
}

// goOnBlitz asks the side whose turn it is for a card, or the other if that one cannot play any. Two passes in a row end
// the phase.
func (g *game) goOnBlitz(at time.Time) {
	g.Clock = 0
	for g.Passes < 2 {
		if g.canBlitz(g.Side) {
			g.ask(at)
			return
		}
		g.Passes++
		g.Side = 1 - g.Side
	}
	if g.Phase == Shooting {
		g.endDistance(at)
		return
	}
	g.resolve()
}

func (g *game) passBlitz(at time.Time) {
	g.Passes++
	g.Side = 1 - g.Side
	g.goOnBlitz(at)
}

// applyBlitz plays a blitz card or none: "blitz stones R0", "blitz chain", "noblitz".
func (g *game) applyBlitz(w words, at time.Time) error {
	if w.is("noblitz", 1) {
		g.passBlitz(at)
		return nil
	}
	if w.word[0] != "blitz" {
		return no("clash.card")
	}
	t := g.teamOn(g.Side)
	card, c, err := g.holds(t, w.word[1])
	if err != nil {
		return err
	}
	switch {
	case g.Phase == Shooting && c.Blitz() && c.Effect != Distance:
		return no("clash.distance", "card", c.Name)
	case !g.blitzes(c):
		return no("cardtime.now", "card", c.Name)
	case (w.n == 3) != (c.Effect == Distance):
		return no("shields.one")
	}
	g.spend(t, card)
	another := g.t.faceMask[t][g.t.faceOf[t][card.lowest()]] &^ g.Played[g.Side]
	g.Played[g.Side] |= another & -another
	g.tell(games.Event{Verb: "blitz", Seats: g.seatsOf(t), Tokens: []string{c.ID}})
	switch c.Effect {
	case Distance:
		i := g.hurtNamed(1-g.Side, w.word[2])
		if i < 0 {
			return no("shields.none")
		}
		g.hit(1-g.Side, i, c.N)
	case Force:
		g.Force[g.Side] += c.N
	case ForceMaxDraw:
		g.Lift[g.Side] += c.N
	case NoPO:
		g.Uncounted = true
	case NoClash:
		g.over()
		return nil
	}
	g.Passes = 0
	g.Side = 1 - g.Side
	g.goOnBlitz(at)
	return nil
}

// blitzes reports whether the side whose turn it is may play a card in this phase.
func (g *game) blitzes(c *Card) bool {
	switch c.When() {
	case BeforeMelee:
		return g.Phase == Shooting
	case InMelee:
		return g.Phase == Fighting
	case WhenAttacked:
		return g.Phase == Fighting && g.Side == defender
	}
	return false
}

// hurtName names a unit of a clash by its letter and the damage that it has taken: "R0".
func (g *game) hurtName(t Team, i int) string {
	return string(g.kind(t, i).letter) + strconv.Itoa(int(g.of(t)[i].hurt))
}

// hurtNamed is the unit of a side with that name; -1 where there is none.
func (g *game) hurtNamed(s side, name string) int {
	t := g.teamOn(s)
	hurt, ok := kit.Number(name[min(1, len(name)):])
	for i := range g.In[s].all {
		if ok && g.kind(t, i).letter == name[0] && int(g.of(t)[i].hurt) == hurt {
			return i
		}
	}
	return -1
}

// wounds is the damage that a unit has taken in this clash beyond its shield.
func (g *game) wounds(t Team, i int) int { return g.damage(t, i, 0) }

// damage is that with so much more.
func (g *game) damage(t Team, i, more int) int {
	return max(int(g.of(t)[i].hurt)+more-int(g.kind(t, i).shield), 0)
}

// hit damages a unit of a side by a distance card. A player who has taken any damage is out of the clash when the phase ends;
// who has taken as much as its Force is removed at once.
func (g *game) hit(s side, i, n int) {
	t := g.teamOn(s)
	g.of(t)[i].hurt += uint8(n)
	damage := g.wounds(t, i)
	g.tell(games.Event{Verb: "hit", Seats: g.seatsOf(t), Tokens: []string{g.kind(t, i).ID}, N: damage})
	if damage >= g.forceOf(t, i, g.Target) {
		g.kill(s, 1<<i)
	}
}

// kill removes units of a side from the board. Some that are killed defending let their team draw cards.
func (g *game) kill(s side, dead tokens) {
	t := g.teamOn(s)
	g.tell(games.Event{Verb: "kill", Seats: g.seatsOf(t), Tokens: g.unitList(t, dead)})
	g.In[s] &^= dead
	draws := 0
	for i := range dead.all {
		g.remove(t, i)
		draws += g.kind(t, i).draws
	}
	if s == defender && draws > 0 {
		g.draw(t, draws)
	}
}
