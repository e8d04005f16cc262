package riot

import (
	"strconv"
	"time"

	"ruckus/games"
	"ruckus/games/kit"
)

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
