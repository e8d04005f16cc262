package redox

import (
	"errors"

	"ruckus/games"
)

const (
	// maxStep is the greatest step that there can be.
	maxStep = maxRounds*blockedTurns*maxSeats + 1
	// maxUntil is the end of the year 9999, after which JSON has no times.
	maxUntil = 253_402_300_799_999
)

// validate refuses a decoded game that could not have come about by play.
func (g *game) validate() error {
	rounds := g.rounds()
	if !g.over() {
		rounds++
	}
	switch {
	case !g.rules.valid():
		return errors.New("house rules out of bounds")
	case g.step < 1 || g.step > maxStep:
		return errors.New("step out of bounds")
	case g.phase > ended || g.round < 1 || g.round > maxRounds || int(g.round) != rounds:
		return errors.New("round or phase out of bounds")
	case !g.seated(g.leader):
		return errors.New("there is no such leader")
	case !g.validScores():
		return errors.New("the finished rounds make no sense")
	case !g.validCards():
		return errors.New("the cards are not all in one place each")
	case !g.validTable():
		return errors.New("the plots on the table make no sense")
	case !g.validCalls():
		return errors.New("the calls make no sense")
	case !g.validPhase():
		return errors.New("whose turn it is makes no sense")
	}
	return nil
}

// valid tells whether the house rules are within their bounds.
func (r Rules) valid() bool {
	var own Rules
	options := own.options()
	own = r
	return options.Set(options.Values()) == nil
}

// validScores tells whether the finished rounds can have ended so, and the game not before the last of them.
func (g *game) validScores() bool {
	for i := range g.rounds() {
		round := g.scoredAt(i)
		if g.scored[i*g.scoredBytes()+1] > 1 || round.winner != games.Table && !g.seated(round.winner) || round.slam && round.winner == games.Table {
			return false
		}
		for s := range games.Seat(g.seats) {
			least, most := 1, maxHandPoints
			if s == round.winner {
				least, most = winnerPoints, winnerPoints
			} else if round.slam {
				most *= 2
			}
			if g.rules.MustYell {
				most += lastCards * missedPoints
			}
			if p := round.of(s); p < least || p > most {
				return false
			}
		}
		last := g.over() && i == g.rounds()-1
		if g.isLast(int8(i+1), g.totalsAfter(i+1)) != (last && g.phase == ended) {
			return false
		}
	}
	return true
}

// maxHandPoints is more than any hand of a loser counts.
const maxHandPoints = maxJokers*jokerPoints + (dealt-maxJokers)*20

// validCalls tells whether the calls go together with the hands.
func (g *game) validCalls() bool {
	for s := range g.seats {
		c := g.calls[s]
		switch {
		case g.missed[s] < 0 || g.missed[s] > lastCards:
			return false
		case c == call{}:
		case g.over() || c.left < 1 || c.left > lastCards || int(c.left) != g.hands[s].count():
			return false
		case c.step < 1 || int(c.step) >= g.step || c.until < 1 || c.until > maxUntil:
			return false
		}
	}
	return true
}

// validPhase tells whether phase, turn and what belongs to them go together with the hands.
func (g *game) validPhase() bool {
	seats := int16(g.seats)
	switch {
	case g.turns < 0 || g.reshuffles < 0 || g.reshuffles > g.turns || g.quiet < 0 || g.quiet > g.turns:
		return false
	case g.quiet > 0 && g.reshuffles < blockedReshuffles || g.quiet > blockedCircles*seats || g.turns > blockedTurns*seats:
		return false
	}
	if !g.over() {
		return !g.blocked() && g.turn == g.onTurn(g.turns) && g.ready == 0 && g.until == 0
	}
	round := g.scoredAt(g.rounds() - 1)
	for s := range games.Seat(g.seats) {
		if round.of(s) != g.pointsOf(s, round.winner, round.slam) {
			return false
		}
	}
	switch {
	case g.turn != games.Table || g.turns < 1:
		return false
	case round.winner == games.Table && !g.blocked() || round.winner != games.Table && round.winner != g.onTurn(g.turns-1):
		return false
	case g.phase == ended:
		return g.ready == 0 && g.until == 0
	}
	return g.ready&^everybody(g.seats) == 0 && g.ready != everybody(g.seats) && g.until > 0 && g.until <= maxUntil
}

// onTurn is whose turn it is after so many turns of the round.
func (g *game) onTurn(turns int16) games.Seat {
	n := int16(g.seats)
	if turns %= n; !g.clockwise {
		turns = n - turns
	}
	return games.Seat((int16(g.leader) + turns) % n)
}
