package riot

import (
	"math"
	"math/rand/v2"

	"ruckus/games"
)

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

// ahead is how much robots look at where a game is played on to judge a position: little, for it is done a thousand times.
var ahead = outset{effort: 400}

// taste is by how much what things are worth differs from player to player: the standard deviation of its logarithm. Without
// it all would play alike each time, and by chance one of two moves that are as good would win every game.
const taste = 0.3

// WinChance has all teams do what looks best at first sight, step by step, each with a taste of its own, and
// spend all their credits. Where the game is not over then, the position is judged as robots judge it, see chances.
func (g *game) WinChance(s games.Seat, turns int, r *rand.Rand) float64 {
	p := playerOn(r)
	on, t := p.copy(g), g.TeamOf[s]
	p.playOn(on, t, turns)
	return on.chance(t)
}

// playerOn plays on for all teams, each with a taste of its own.
func playerOn(r *rand.Rand) planner {
	tastes := judgement
	for t := range tastes {
		tastes[t].vary(r)
	}
	return planner{w: &tastes, effort: ahead.effort, random: r}
}

func (w *weights) vary(r *rand.Rand) {
	for _, worth := range []*float64{&w.force, &w.copForce, &w.card, &w.credit, &w.target, &w.part, &w.start, &w.later, &w.claim, &w.building, &w.danger, &w.hostile} {
		*worth *= math.Exp(taste * r.NormFloat64())
	}
}

// playOn has all teams play on until a team has begun that many turns, or to the end of the game.
func (p *planner) playOn(g *game, t Team, turns int) {
	for turns > 0 && g.Phase != Ended && !g.Out.has(t) {
		u, round, at := g.turn(), g.Round, g.At
		p.stepOn(g, u)
		if began := g.Round != round || g.At != at; began && g.Round > 0 && g.Phase < Blocking && g.turn() == t {
			turns--
		}
	}
}

// stepOn does what is next: for the team on turn a whole phase of it.
func (p *planner) stepOn(g *game, t Team) {
	switch g.Phase {
	case Placing:
		p.make(g, t, p.atSight(g, g.Prompt(g.seatOf[t]).Moves))
	case Buying:
		p.spend(g, p.likely(g))
	case Deploying:
		p.make(g, t, p.atSight(g, g.deployments()))
	case Acting:
		p.allow(1)
		p.finish(g, t)
		p.end(g, t)
	case Removing, Ordering:
		p.attend(g)
	default:
		g.settleSensibly()
	}
}

// atSight is the move after which things look best for the team on turn.
func (p *planner) atSight(g *game, moves []string) string {
	best, value := "", math.Inf(-1)
	for _, m := range moves {
		if v := p.after(g, m, g.turn()); v > value {
			best, value = m, v
		}
	}
	return best
}

// A chance is how likely a team wins that stands as well as robots judge it: a logistic curve of that value.
type chance struct{ at, by float64 }

// chances are by the number of seats, from two, and by team. They were fitted to the turn starts of games between robots of
// medium level, see BenchmarkWinChance.
var chances = [Teams - 1][Teams]chance{
	{{1.03, 0.33}, {0.02, 0.73}, {0.02, 0.73}, {0.02, 0.73}},
	{{0.54, 0.27}, {-0.16, 0.17}, {-0.06, 0.18}, {-0.11, 0.18}},
	{{0.28, 0.32}, {0.42, 0.30}, {-0.14, 0.21}, {-0.58, 0.13}},
}

// chance is how likely a team wins, from 0 to 1; where it has won, its share of the victory.
func (g *game) chance(t Team) float64 {
	switch {
	case g.Phase == Ended && g.Winners.has(t):
		return 1 / float64(len(g.winnerSeats()))
	case g.Phase == Ended, g.Out.has(t):
		return 0
	}
	return chances[g.Seats-2][t].of(g.value(t, &judgement[t]))
}

func (c chance) of(value float64) float64 { return 1 / (1 + math.Exp(-c.at-c.by*value)) }
