package redbrn

import (
	"errors"

	"ruckus/games"
)

const (
	// minTime and maxTime keep all times inside the years 1 to 9999, outside of which JSON has none.
	minTime = -62_135_596_800_000
	maxTime = 253_000_000_000_000

	// longest is the last millisecond of a race in which a press can count.
	longest = limit + maxWindow*1000
)

// validate refuses a decoded game that could not have come about by play, and finds out what its log has led to.
func (g *game) validate() error {
	r := &g.rules
	switch {
	case r.Target < minTarget || r.Target > maxTarget || r.Rounds < 1 || r.Rounds > maxRounds ||
		r.Window < 1 || r.Window > maxWindow || r.Countdown < 1 || r.Countdown > maxCountdown:
		return errors.New("house rules out of bounds")
	case g.seats < 2 || g.round < 1 || int(g.round) > r.Rounds:
		return errors.New("seats or round out of bounds")
	case !validTime(g.now) || !validTime(g.start) || !validTime(g.until) || g.played > longest:
		return errors.New("a time out of bounds")
	case g.rounds() != int(g.round) && g.rounds() != int(g.round)-1:
		return errors.New("the wrong number of finished rounds")
	case !g.validScored():
		return errors.New("a finished round makes no sense")
	}
	if err := g.base.validate(); err != nil {
		return err
	}
	switch {
	case !g.validLog():
		return errors.New("the latest presses make no sense")
	case !g.validPhase():
		return errors.New("the phase makes no sense")
	}
	return nil
}

func validTime(t int64) bool { return t >= minTime && t <= maxTime }

func (g *game) validScored() bool {
	for i := range g.rounds() {
		round := g.scoredAt(i)
		called := round.caller >= 0 && int8(round.caller) < g.seats
		if round.why >= causes || !called && round.caller != games.Table || called != (round.why <= byAll) {
			return false
		}
		for s := range games.Seat(g.seats) {
			if p := round.of(s); p < -stackSize || p > full {
				return false
			}
		}
	}
	return true
}

// validLog takes the log to what it has led to. While there is no call, every press in it counts.
func (g *game) validLog() bool {
	all := everybody(g.seats)
	if g.calls.by&^all != 0 || len(g.log) > mostLog+maxHeld {
		return false
	}
	for s := range games.Seat(g.seats) {
		if g.away[s] > maxAway || g.calls.at[s] > longest || !g.calls.by.has(s) && g.calls.at[s] != 0 {
			return false
		}
	}
	for i := range g.log {
		if g.log[i].at > longest {
			return false
		}
	}
	by := g.calls.by
	g.judge()
	if g.calls.by != by {
		return false // somebody is done and has not called
	}
	if by != 0 {
		caller, _, _ := g.calls.caller()
		return g.live.layouts[caller].stackN == 0
	}
	for i := range g.log {
		if g.log[i].fault != counts {
			return false
		}
	}
	return true
}

// validPhase tells whether the phase and what belongs to it go together.
func (g *game) validPhase() bool {
	all := everybody(g.seats)
	here := all &^ g.live.away
	switch {
	case (g.ready|g.votes|g.live.away)&^all != 0, g.moved != 0 && !g.over():
		return false
	case g.idle && g.phase != racing || g.votes != 0 && !g.idle || g.outvoted():
		return false
	case (g.phase == countdown || g.phase == racing) && g.ready != 0:
		return false
	case g.phase != waiting && g.until != 0:
		return false
	}
	called := g.calls.by != 0
	switch g.phase {
	case waiting:
		return (g.over() && g.matchOver() == nil || g.untouched() && g.round == 1) && (here == 0 || here&^g.ready != 0)
	case countdown:
		return !g.over() && g.untouched()
	case racing:
		return !g.over() && !called && !g.live.jammed
	case window:
		return !g.over() && called
	case closing:
		return !g.over()
	}
	return g.over() && g.matchOver() != nil && g.ready == 0
}

// untouched tells whether nobody has played in the round.
func (g *game) untouched() bool {
	for s := range g.seats {
		l := &g.live.layouts[s]
		if l.stackN != stackSize || l.handN != handSize || l.wasteN != 0 || l.flips != 0 || l.laps != 0 || l.parts != 0 {
			return false
		}
	}
	return g.rounds() == int(g.round)-1 && len(g.log) == 0 && g.calls.by == 0 && g.live.pit.n == 0 && g.played == 0 && !g.live.jammed
}
