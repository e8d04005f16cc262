package kit

import (
	"time"

	"ruckus/games"
)

// A Clock is when a phase is over, in milliseconds since 1970; 0: never. A position that embeds one is due then. Rules must start it
// from the time of the action that begins the phase: they know no other.
type Clock int64

// Start gives a phase some time.
func (c *Clock) Start(at time.Time, length time.Duration) { *c = Clock(After(at, length)) }

// Due is when the phase is over; zero for never.
func (c Clock) Due() time.Time { return Time(int64(c)) }

// Lapse is what a tick does where only absent players are to be moved for: it stops the clock, and every seat that the game waits for makes
// its first move.
func (c *Clock) Lapse(g games.Game, seats int, at time.Time) (events []games.Event, err error) {
	*c = 0
	var made []games.Action // before the first of them changes what is asked
	for s := range games.Seat(seats) {
		if p := g.Prompt(s); p.Must {
			made = append(made, games.Action{Seat: s, Move: p.Moves[0], At: at})
		}
	}
	for _, a := range made {
		told, err := g.Apply(a)
		if err != nil {
			return nil, err
		}
		events = append(events, told...)
	}
	return events, nil
}
