package redbrn

import (
	"time"

	"ruckus/games"
	"ruckus/games/kit"
)

const (
	opening  = 60_000  // ms before the first race, unless all are ready sooner
	pause    = 30_000  // ms between rounds, unless all are ready sooner
	idleTime = 60_000  // ms without a play before the round may be voted to an end
	limit    = 600_000 // ms after which a race ends at the latest
	late     = 2_000   // ms that a press may be on its way
	penalty  = 1_000   // ms of a race in which nothing counts of who has pressed before its start

	maxAway = 1000 // how often a seat can leave
)

// A game is a game of R!OT. The position is kept twice: as it was before the last few presses, and with them. So a call
// of RIOT that comes in late can be judged by when it was made.
type game struct {
	Public
	Seed   kit.Seed
	Away   [maxSeats]uint16 // how often each seat has left
	Now    int64            // the latest moment of which the game knows, in milliseconds since 1970, as the two below
	Start  int64            // when the race begins or began
	Until  int64            // while waiting: when it ends
	Played int64            // when the last play was made, in milliseconds since the start
	Idles  uint16           // how often a round was idle in the match
	Idle   bool             // nobody has played for a while
	Votes  kit.Seats        // who wants to end the idle round
	Moved  kit.Seats        // between rounds: who has left, or come back, since the last one
	Missed kit.Seats        // who is away for having touched no card in a whole round, and has not come back
	Calls  calls
	Base   position
	Log    []press  // what was made since Base, in the order of arrival
	live   position `sum:"-"` // Base with what counts of Log
}

// setUp deals the first round.
func (g *game) setUp(s games.Setup) {
	g.Seats, g.Seed, g.Now = int8(s.Seats), s.Seed, s.At.UnixMilli()
	g.Until = g.Now + opening
	g.deal()
	for s := range games.Seat(s.Late) {
		g.move(games.Seat(g.Seats) - 1 - s)
	}
}

// deal lays out the next round, for those who are there.
func (g *game) deal() {
	away := g.live.away
	g.Round++
	g.Base = position{seats: g.Seats, partial: g.Rules.PartialMoves, away: away, out: away}
	g.Base.pit.free = g.Rules.FreeDirection
	r := kit.Rand(g.Seed, "deal", g.Round)
	for s := range games.Seat(g.Seats) {
		var deck [numbers]number
		for n := range deck {
			deck[n] = number(n)
		}
		r.Shuffle(numbers, func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
		if away.Has(s) {
			continue
		}
		l := &g.Base.layouts[s]
		copy(l.stack[:], deck[:])
		copy(l.hand[:], deck[stackSize+spots:])
		for i := range l.cols {
			l.cols[i].cards[0], l.cols[i].n = deck[stackSize+i], 1
		}
		l.stackN, l.handN, l.wilds = stackSize, handSize, wilds
	}
	g.live, g.Log, g.Calls = g.Base, nil, calls{}
	g.Ready, g.Early, g.Idle, g.Votes, g.Moved, g.Played = 0, 0, false, 0, 0, 0
}

// rounds is how many rounds are finished.
func (g *game) rounds() int { return len(g.Scored) }

// over reports whether the round on the table is finished.
func (g *game) over() bool { return g.rounds() == g.Round }

// dueAt is when the game wants a tick, in milliseconds since 1970; 0 for never.
func (g *game) dueAt() int64 {
	switch g.Phase {
	case Waiting:
		if g.live.away == kit.All(g.Seats) {
			return 0
		}
		return g.Until
	case Countdown:
		return g.Start
	case Racing:
		if idle := g.Played + idleTime; !g.Idle && idle < limit-late {
			return g.Start + idle
		}
		return g.Start + limit
	case Window:
		if _, call, _ := g.caller(); !g.open() { // but what was pressed before the call may be on its way
			return g.Start + call + late
		}
		return g.Start + g.lastPlay()
	case Closing:
		return g.Start + g.lastPlay() + late
	}
	return 0
}

// Due is when the game wants a tick.
func (g *game) Due() time.Time { return kit.Time(g.dueAt()) }

// Result is nil until the game is over. The highest total wins.
func (g *game) Result() *games.Result {
	if g.Phase != Ended {
		return nil
	}
	totals := g.totals()
	return &games.Result{Winners: games.Highest(totals), Scores: totals}
}
