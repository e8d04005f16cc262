package redbrn

import (
	"time"

	"ruckus/games"
	"ruckus/games/card"
)

const (
	opening  = 60_000  // ms before the first race, unless all are ready sooner
	pause    = 30_000  // ms between rounds, unless all are ready sooner
	idleTime = 60_000  // ms without a play before the round may be voted to an end
	limit    = 600_000 // ms after which a race ends at the latest
	late     = 2_000   // ms that a press may be on its way

	stood = 1_000 // ms that a tick must be late for the time to be given back

	maxAway = 1000 // how often a seat can leave
)

// A phase is a Phase.
type phase uint8

const (
	waiting   phase = iota // before the first race, and between rounds
	countdown              // the next race begins when it ends
	racing
	window  // RIOT was called: everybody else may complete one play
	closing // nothing counts any more but presses that are on their way
	ended
)

// A cause is why a round ended.
type cause uint8

const (
	byCall cause = iota
	byAll        // all cards of the caller are in the pit
	byJam
	byTime
	byVote
	causes // how many there are
)

// A game is a game of R!OT. The position is kept twice: as it was before the last few presses, and with them. So a call
// of RIOT that comes in late can be judged by when it was made.
type game struct {
	rules  Rules
	seed   [32]byte
	seats  int8
	round  int8 // from 1; 0 before the first deal
	phase  phase
	scored []byte           // the finished rounds, see scored
	ready  seatSet          // who is ready for the next round
	away   [maxSeats]uint16 // how often each seat has left
	now    int64            // the latest moment of which the game knows, in milliseconds since 1970, as the two below
	start  int64            // when the race begins or began
	until  int64            // while waiting: when it ends
	played int64            // when the last play was made, in milliseconds since the start
	idles  uint16           // how often a round was idle in the match
	idle   bool             // nobody has played for a while
	votes  seatSet          // who wants to end the idle round
	moved  seatSet          // between rounds: who has left, or come back, since the last one
	calls  calls
	base   position
	log    []press  // what was made since base, in the order of arrival
	live   position // base with what counts of log
}

// newGame starts a game and deals its first round.
func newGame(s games.Setup) (games.Game, error) {
	g := &game{seats: int8(s.Seats), seed: s.Seed, now: s.At.UnixMilli()}
	if err := g.rules.options().Set(s.Values); err != nil {
		return nil, err
	}
	if s.Seats < 2 || s.Seats > maxSeats {
		return nil, games.Illegalf("R!OT is for 2 to %d players", maxSeats)
	}
	g.until = g.now + opening
	g.deal()
	g.phase = waiting
	return g, nil
}

// deal lays out the next round. Who has left stays away.
func (g *game) deal() {
	away := g.live.away
	g.round++
	g.base = position{seats: g.seats, partial: g.rules.PartialMoves, away: away}
	g.base.pit.free = g.rules.FreeDirection
	r := card.Rand(g.seed, "deal", int(g.round))
	for s := range games.Seat(g.seats) {
		var deck [numbers]number
		for n := range deck {
			deck[n] = number(n)
		}
		r.Shuffle(numbers, func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
		l := &g.base.layouts[s]
		copy(l.stack[:], deck[:])
		copy(l.hand[:], deck[stackSize+spots:])
		for i := range l.cols {
			l.cols[i].cards[0], l.cols[i].n = deck[stackSize+i], 1
		}
		l.stackN, l.handN, l.wilds = stackSize, handSize, wilds
	}
	g.live, g.log, g.calls = g.base, nil, calls{}
	g.ready, g.idle, g.votes, g.moved, g.played = 0, false, 0, 0, 0
}

// rounds is how many rounds are finished.
func (g *game) rounds() int { return len(g.scored) / g.scoredBytes() }

// over tells whether the round on the table is finished.
func (g *game) over() bool { return g.rounds() == int(g.round) }

// dueAt is when the game wants a tick, in milliseconds since 1970; 0 for never.
func (g *game) dueAt() int64 {
	switch g.phase {
	case waiting:
		if g.live.away == everybody(g.seats) {
			return 0
		}
		return g.until
	case countdown:
		return g.start
	case racing:
		if idle := g.played + idleTime; !g.idle && idle < limit-late {
			return g.start + idle
		}
		return g.start + limit
	case window:
		return g.start + g.lastPlay()
	case closing:
		return g.start + g.lastPlay() + late
	}
	return 0
}

// Due is when the game wants a tick.
func (g *game) Due() time.Time {
	if at := g.dueAt(); at != 0 {
		return time.UnixMilli(at).UTC()
	}
	return time.Time{}
}

// Result is nil until the game is over. The highest total wins.
func (g *game) Result() *games.Result {
	if g.phase != ended {
		return nil
	}
	totals := g.totals()
	return &games.Result{Winners: highest(totals), Scores: totals}
}
