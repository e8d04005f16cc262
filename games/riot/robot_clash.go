package riot

import (
	"math/bits"
	"time"
)

// settleSensibly answers all questions about what was declared as sensible players do, until the clash is over.
func (g *game) settleSensibly() {
	for {
		switch g.Phase {
		case Blocking:
			t := Team(bits.TrailingZeros8(uint8(g.Asked)))
			word := "let"
			if g.minds(t) {
				word = "obstruct"
			}
			must(g.answer(t, words{word: [maxWords]string{word}, n: 1}, time.Time{}))
		case Deciding:
			if g.promising() {
				g.startMelee(time.Time{})
			} else {
				g.stop()
			}
		case Shooting, Fighting:
			must(g.applyBlitz(g.sensibleBlitz(), time.Time{}))
		default:
			return
		}
	}
}

func must(err error) {
	if err != nil {
		panic("a robot tries what the rules refuse: " + err.Error())
	}
}

// minds reports whether a team that is asked to let others pass rather obstructs them.
func (g *game) minds(t Team) bool { return !g.Attack || g.Foe == t }

// promising reports whether the attacker can win hand to hand, as it stands or by its own cards.
func (g *game) promising() bool {
	total := g.totals()
	return total[attacker]-total[defender]+g.handForce(g.turn()) > 0
}

// handForce is the Force that a team holds in cards.
func (g *game) handForce(t Team) int {
	n := 0
	for c, copies := range g.cards(t) {
		if c.Effect == Force {
			n += c.N * copies.count()
		}
	}
	return n
}

var noBlitz = words{word: [maxWords]string{"noblitz"}, n: 1}

func (c *Card) blitz() words { return words{word: [maxWords]string{"blitz", c.ID}, n: 2} }

// sensibleBlitz is the card that a sensible player plays in a clash, if any.
func (g *game) sensibleBlitz() words {
	total := g.totals()
	by := total[g.Side] - total[1-g.Side]
	if g.Phase == Shooting {
		return g.sensibleThrow(by)
	}
	t := g.teamOn(g.Side)
	var force, lift, none, noPO *Card
	for c := range g.cards(t) {
		switch c.Effect {
		case Force:
			if force == nil || c.N < force.N && by+c.N > 0 || by+force.N <= 0 && c.N > force.N {
				force = c
			}
		case ForceMaxDraw:
			lift = c
		case NoClash:
			none = c
		case NoPO:
			noPO = c
		}
	}
	cards := g.handForce(t)
	switch {
	case by <= 0 && force != nil && (by+cards > 0 || by < 0 && by+cards == 0):
		return force.blitz()
	case by < 0 && lift != nil && by+lift.N >= 0:
		return lift.blitz()
	case by < 0 && none != nil && g.Side == defender:
		return none.blitz()
	case by != 0 && noPO != nil && !g.Uncounted && !g.Counts && (g.Foe == Police || g.turn() == Police):
		return noPO.blitz()
	}
	return noBlitz
}

// sensibleThrow plays the distance card that takes out most, unless the clash is as good as won.
func (g *game) sensibleThrow(by int) words {
	t, foe := g.teamOn(g.Side), g.teamOn(1-g.Side)
	best, worth, target := (*Card)(nil), 0, -1
	for c := range g.cards(t) {
		if c.Effect != Distance {
			continue
		}
		for u := range g.In[1-g.Side].all {
			force, hurt, damage, gain := g.forceOf(foe, u, g.Target), g.wounds(foe, u), g.damage(foe, u, c.N), 0
			switch {
			case damage >= force && hurt == 0:
				gain = 4 * force
			case damage >= force:
				gain = 2 * force
			case damage > 0 && hurt == 0:
				gain = 3 * force
			}
			gain -= c.N
			if gain > worth {
				best, worth, target = c, gain, u
			}
		}
	}
	if best == nil || by > 3 || g.Side == defender && by > 0 && worth < 4 {
		return noBlitz
	}
	w := best.blitz()
	w.word[2], w.n = g.hurtName(foe, target), 3
	return w
}
