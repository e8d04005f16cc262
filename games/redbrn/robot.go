package redbrn

import (
	"math/rand/v2"

	"ruckus/games"
)

// quiet is for how long nobody has played, in milliseconds, when a robot of medium level no longer saves its wild riots.
const quiet = 8_000

// Robot chooses a move for a seat.
//
//   - easy: every fourth time it overlooks all plays and flips; else half of the time the best play, and half of the time any;
//     calls RIOT as soon as its stack is empty and nobody is ahead of it
//   - medium: the play that brings the stack down most; saves its wild riots for the stack while it has one, but not when
//     nobody has played for long; flips where there is no play; calls RIOT as easy does
//   - hard: like medium, but plays wild riots for their points, too, those for the stack before it moves cards about, and calls
//     RIOT only when it leads and either has nothing at hand that scores, or another is about to call
//
// All complete a play after another's call, mind who would win the match with a call, and want to end an idle round in which they have
// nothing left but flips. How long they take for a move is for the host to say, see games.Level.React.
func (g *game) Robot(s games.Seat, l games.Level, r *rand.Rand) string {
	o := g.outlook(s, g.Prompt(s).Moves)
	switch {
	case g.live.away.Has(s):
		return o.back
	case g.Phase != Racing:
		if last := o.last(); last.move != "" {
			return last.move
		}
		return o.ready
	case o.call != "" && g.wantsCall(s, l, o):
		return o.call
	case l == games.Easy:
		return o.easy(r)
	case l == games.Medium:
		save := g.live.layouts[s].stackN > 0 && g.Now-g.Start-g.Played <= quiet
		return o.sensible(func(p prospect) bool { return !p.wild || p.stack > 0 || !save })
	}
	o.hurry()
	return o.sensible(func(prospect) bool { return true })
}

// wantsCall reports whether a robot calls RIOT with an empty stack. All do at once if they win the match with that, and never if
// another does. Nobody does who is behind in the round: the others could not wish for more. A hard robot goes on while it leads and
// scores, as long as nobody else is about to call.
func (g *game) wantsCall(s games.Seat, l games.Level, o outlook) bool {
	lead, left := g.lead(s)
	switch winner := g.wouldWin(); {
	case winner == s:
		return true
	case winner != games.Table:
		return false
	case l != games.Hard:
		return lead >= 0
	}
	return lead > 0 && (left <= 1 || o.best(scores) == "")
}

// wouldWin is who wins the match if the round ends as it is; games.Table if it goes on then.
func (g *game) wouldWin() games.Seat { return g.winner(g.standing()) }

// standing is the totals if the round ends as it is.
func (g *game) standing() []int {
	totals := g.totals()
	for s := range totals {
		totals[s] += g.live.points(games.Seat(s))
	}
	return totals
}

// winner is who wins the match if it has these totals after this round; games.Table if it goes on then.
func (g *game) winner(totals []int) games.Seat {
	first := games.Highest(totals)
	if totals[first[0]] >= g.Rules.Target && len(first) == 1 || g.rounds()+1 >= g.Rules.Rounds {
		return first[0]
	}
	return games.Table
}

// lead is by how many points a seat is ahead of the best of the others in the round, and how many cards are left to the one
// of them who is closest to an empty stack. A player who has left the race does not count for the latter, and a player who sits the
// round out counts for neither.
func (g *game) lead(s games.Seat) (points, left int) {
	points, left = full, stackSize
	for other := range games.Seat(g.Seats) {
		if other == s {
			continue
		}
		if g.live.out.Has(other) {
			continue
		}
		points = min(points, g.live.points(s)-g.live.points(other))
		if !g.live.away.Has(other) {
			left = min(left, int(g.live.layouts[other].stackN))
		}
	}
	return points, left
}
