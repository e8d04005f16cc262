package kit

import (
	"strconv"
	"time"

	"ruckus/games"
)

// MaxTime is the end of the year 9999 in milliseconds since 1970. JSON has no times after it.
const MaxTime = 253_402_300_799_999

// A Pause is the time between two rounds. The next round begins when all who will play in it are ready, or at its end.
// The zero Pause is none.
type Pause struct {
	Ready Seats          // who does not want to wait any longer
	Clock `json:"Until"` // when it ends
}

// NewPause begins a pause.
func NewPause(at time.Time, length time.Duration) (p Pause) {
	p.Start(at, length)
	return p
}

// Prompt asks a seat that will play in the next round whether it wants to wait any longer: its move is "ready" with the round
// that was played last. It is the zero Prompt where there is no pause, and for a player who is ready already.
func (p Pause) Prompt(s games.Seat, next Seats, last int) games.Prompt {
	if p.Clock == 0 || !(next &^ p.Ready).Has(s) {
		return games.Prompt{}
	}
	return games.Prompt{Moves: []string{"ready " + strconv.Itoa(last)}, Until: p.Due()}
}

// MakeReady notes that a seat does not want to wait any longer, and tells that as "ready". The round is what its move names,
// last the one that was played last. When all who will play in the next round are ready, deal deals it and adds its events.
func (p *Pause) MakeReady(s games.Seat, next Seats, round, last int, deal func([]games.Event) []games.Event) ([]games.Event, error) {
	switch {
	case round != last:
		return nil, games.Illegalf("that was for another round: look again")
	case p.Clock == 0:
		return nil, games.Illegalf("this round is still being played")
	case !next.Has(s):
		return nil, games.Illegalf("you're not in the next round: wait for the others")
	case p.Ready.Has(s):
		return nil, games.Illegalf("you're already ready: wait for the others")
	}
	p.Ready = p.Ready.With(s)
	events := []games.Event{{Verb: "ready", Seats: []games.Seat{s}, N: round}}
	if next&^p.Ready == 0 {
		events = deal(events)
	}
	return events, nil
}

// After is a moment some while after another, in milliseconds since 1970, from 1 to the end of the year 9999.
func After(at time.Time, while time.Duration) int64 {
	return min(max(at.Add(while).UnixMilli(), 1), MaxTime)
}

// Time is the time of a number of milliseconds since 1970; zero for 0.
func Time(milli int64) time.Time {
	if milli == 0 {
		return time.Time{}
	}
	return time.UnixMilli(milli).UTC()
}
