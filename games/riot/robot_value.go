package riot

import "math"

// Weights are what things are worth to a robot in area points. A Protester team needs about seven for its aim.
type weights struct {
	opinion  float64 // a revealed Public Opinion card, for the Police
	flag     float64 // a card that is to be revealed at the end of the turn
	force    float64 // Force on the board
	copForce float64 // the same, of the Police
	hurt     float64 // Force in the hospital, or on an entry point and exhausted, as a part of what it is worth elsewhere
	card     float64 // a card in the hand
	credit   float64 // a credit that a building brings in each turn
	unit     float64 // a unit of the smallest team, for the income of the Police
	target   float64 // groups that the Police can defeat next, in full view of the public
	part     float64 // an area that is held in part, by the square of the part
	start    float64 // an area that is whole when the turn begins
	later    float64 // the same, of the turns after that
	claim    float64 // an area that can be made whole in the next turn
	victory  float64 // a victory that is certain in the next turn
	building float64 // a building, where the goal is to occupy many
	danger   float64 // the part of a group that is lost when the Police can defeat it
	copRisk  float64 // the part of a group of the Police that is lost when Protesters can defeat it
	sharp    float64 // how much more it minds teams that are ahead than those behind
	wary     wary    // how much further than they look it takes the Police to be
	hostile  float64 // how much it minds how others stand where they are several; it minds a single one as much as how it stands itself
}

// judgement is what each team's robots reckon with. The figures are those that won most games against each other.
var judgement = [Teams]weights{police, protesters, protesters, protesters}

var protesters = weights{opinion: 0.7, flag: 0.6, force: 0.2, copForce: 0.15, hurt: 0.65, card: 0.38, credit: 0.18, unit: 0.2,
	target: 0.4, part: 0.33, start: 1.6, later: 1.6, claim: 1, victory: 4, building: 0.45, danger: 0.65, copRisk: 0.2, sharp: 0.8, hostile: 1.2,
	wary: wary{4: -0.2}}

var police = weights{opinion: 0.7, flag: 0.4, force: 0.2, copForce: 0.15, hurt: 0.65, card: 0.38, credit: 0.18, unit: 0.2,
	target: 0.4, part: 0.15, start: 2.4, later: 1.6, claim: 1, victory: 4, building: 0.45, danger: 0.5, copRisk: 0.2, sharp: 0.8, hostile: 1.2}

// farsighted is the judgement of robots that look at the turns of others, too. They find more ways to hurt each other, and
// that is a help to the Police, who win 63 of 100 games of such robots at three seats and 48 at four. So these Protesters mind
// each other less, and at three seats the Police more.
var farsighted = [Teams]weights{police, watchful, watchful, watchful}

var watchful = protesters.minding(0.8, wary{3: 0.6})

// wary is by the number of seats.
type wary [Teams + 1]float64

func (w weights) minding(hostile float64, police wary) weights {
	w.hostile, w.wary = hostile, police
	return w
}

// value is how well a team stands, compared with the others, most of all with those who stand best.
func (g *game) value(t Team, w *weights) float64 {
	if g.Phase == Ended {
		switch {
		case g.Winners == 1<<t:
			return 100
		case g.Winners.has(t):
			return 50
		}
		return -100
	}
	var c census
	c.take(g, w)
	own, sum, rivals := c.prospects(t, true), 0.0, 0
	if g.Out.has(t) {
		own = -50
	}
	for other := range Team(Teams) {
		if other != t && g.lives(other) {
			stands := c.prospects(other, false)
			if other == Police {
				stands += w.wary[g.Seats]
			}
			sum += math.Exp(w.sharp * stands)
			rivals++
		}
	}
	others := math.Log(sum+1e-9) / w.sharp
	if rivals > 1 {
		others *= w.hostile
	}
	return own - others
}

// prospects are about how many area points a team has and will have, or what is worth as much to it. The goal of the
// Nationalists is known to themselves: for others it is the one that they are closest to, of those that it still can be.
func (c *census) prospects(t Team, own bool) float64 {
	if t == Police {
		return c.police()
	}
	s := c.mass[t] + c.w.card*float64(c.g.Hand[t].count())
	var areas [maxAreas]outlook
	for a := range int(c.g.t.areas) {
		areas[a] = c.area(t, a)
		s += c.w.credit*areas[a].credits - c.w.danger*areas[a].lost
	}
	s -= c.w.danger * c.hunted(t)
	if t != Nationalists {
		return s + c.counting(t, c.g.Rules.Points, areas[:c.g.t.areas])
	}
	most := 0.0
	for i := range c.g.goals() {
		if uint8(i) == c.g.Goal || !own && c.g.Refuted&(1<<i) == 0 {
			most = max(most, c.towards(&c.g.goals()[i], areas))
		}
	}
	return s + most
}

// counting is what a team has of its areas that wins by the sum of them over the starts of its turns.
func (c *census) counting(t Team, aim int, areas []outlook) float64 {
	s := 7 * float64(c.g.Points[t]) / float64(aim)
	missing := aim - c.g.Points[t]
	victory := 1.0
	for range missing {
		best, at := 0.0, 0
		for i := range areas {
			if areas[i].whole > best {
				best, at = areas[i].whole, i
			}
		}
		victory *= best
		if victory == 0 {
			break
		}
		s += c.w.start*best + c.w.later*areas[at].later
		areas[at].whole = 0
	}
	for i := range areas {
		s += areas[i].part
		if areas[i].whole > 0 {
			s += c.w.start*areas[i].whole + c.w.later*areas[i].later
		}
	}
	return s + c.w.victory*victory
}

// towards is what the Nationalists have of their areas on the way to a goal.
func (c *census) towards(goal *Goal, areas [maxAreas]outlook) float64 {
	if goal.Test == Hold {
		whole := 0
		all := 1.0
		for i := range areas {
			if areas[i].whole > 0 {
				whole++
				all *= areas[i].whole
			}
		}
		s := c.counting(Nationalists, goal.AreaStarts, areas[:])
		if whole >= goal.FullAreas {
			s += c.w.victory * all
		}
		return s
	}
	s, held, in := 0.0, 0.0, 0
	safe := 1.0
	for i := range areas {
		held += areas[i].held
		s += areas[i].coming * c.w.building / 2
		if areas[i].held > 0 {
			in++
			safe *= areas[i].safe
		}
	}
	way := min(held/float64(goal.Buildings), float64(in)/float64(goal.Areas))
	s += c.w.building*held + 4*way*way
	if way > 0.99 {
		s += c.w.victory * safe
	}
	return s
}
