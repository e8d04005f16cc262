package riot

import (
	"math"
	"math/rand/v2"

	"ruckus/games"
)

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
