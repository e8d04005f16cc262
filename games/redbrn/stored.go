package redbrn

import (
	"errors"
	"slices"

	"ruckus/games"
	"ruckus/games/kit"
)

const (
	schema = 1 // the version of the stored form

	// minTime and maxTime keep all times inside the years 1 to 9999, outside of which JSON has none.
	minTime = -62_135_596_800_000
	maxTime = 253_000_000_000_000

	// latest is the last moment at which anything can happen: what is due after it is due before maxTime.
	latest = maxTime - 3_600_000

	// longest is the last millisecond of a race in which a press can count.
	longest = limit + maxWindow*1000
)

// check refuses a stored game that the rules could not go on with, and finds out what its log has led to.
func (g *game) check() error {
	switch {
	case g.Round < 1 || g.Round > g.Rules.Rounds:
		return errors.New("a round out of bounds")
	case checkClock(g.Now) != nil || !validTime(g.Start) || !validTime(g.Until) || g.Played < 0 || g.Played > longest:
		return errors.New("a time out of bounds")
	}
	for _, round := range g.Scored {
		if len(round.Points) != int(g.Seats) || round.Caller < games.Table || int8(round.Caller) >= g.Seats || slices.Min(round.Points) < -full || slices.Max(round.Points) > full {
			return errors.New("a finished round makes no sense")
		}
	}
	switch {
	case !g.over() && g.rounds() != g.Round-1, g.over() != (g.Phase == Ended) && g.Phase != Waiting, (g.matchOver() != nil) != (g.Phase == Ended):
		return errors.New("the finished rounds do not come out even")
	case (g.Ready|g.Early|g.Votes|g.Moved|g.Missed|g.Base.away|g.Calls.By)&^kit.All(g.Seats) != 0 || g.Moved != 0 && !g.over() || g.Votes != 0 && !g.Idle:
		return errors.New("a stranger is ready, away or has called")
	}
	if g.Early != 0 && (g.Phase == Waiting || g.Phase == Ended) {
		return errors.New("a false start without a race")
	}
	g.Base.seats, g.Base.partial, g.Base.pit.free = g.Seats, g.Rules.PartialMoves, g.Rules.FreeDirection
	if err := g.Base.check(); err != nil {
		return err
	}
	return g.checkLog()
}

// checkClock refuses a moment at which nothing can happen, because what follows from it could not be stored.
func checkClock(at int64) error {
	if at < minTime || at > latest {
		return games.Illegalf("the clock of the bot is wrong by thousands of years: tell those who run it")
	}
	return nil
}

func validTime(t int64) bool { return t >= minTime && t <= maxTime }

// checkLog takes the log to what it has led to. While there is no call, every press in it counts.
func (g *game) checkLog() error {
	for s := range games.Seat(g.Seats) {
		if at := g.Calls.At[s]; g.Away[s] > maxAway || at < 0 || at > longest {
			return errors.New("a call out of bounds")
		}
	}
	for i := range g.Log {
		m := &g.Log[i]
		if int8(m.seat) >= g.Seats || m.at < 0 || m.at > min(longest, g.Now-g.Start) {
			return errLog
		}
	}
	by := g.Calls.By
	g.judge()
	caller, _, called := g.caller()
	switch {
	case g.Calls.By != by || called && (g.live.layouts[caller].stackN > 0 || g.Phase < Window && !g.over()) || !called && g.Phase == Window:
		return errors.New("the call makes no sense")
	case g.Phase == Racing && g.live.jammed:
		return errors.New("a race in which nobody can play")
	case g.Phase < Racing && !g.over() && len(g.Log) > 0:
		return errors.New("presses before the race")
	case g.Missed&^g.live.away != 0:
		return errors.New("somebody who is here is away for a round that they missed")
	}
	for i := range g.Log {
		if !called && g.Log[i].fault != counts {
			return errLog
		}
	}
	return nil
}
