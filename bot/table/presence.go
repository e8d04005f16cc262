package table

import (
	"slices"
	"time"

	"ruckus/games"
)

// awayAfter is how many turns in a row somebody misses until they are away.
const awayAfter = 2

// A person in a running game is here, away, or has left. Whoever misses turns is away; in a game with a rule of its own for that
// (games.Kind.Away) the game alone decides. Any press brings back who is away or has left. For the absent a robot stands in,
// if the game has that. Where nobody is here, the table is paused (suspend.go).

func (s seat) absent() bool { return s.Away || s.Left }

func (s seat) here() bool { return s.Robot == 0 && !s.absent() }

// here counts the people who are here.
func (d *draft) here() (n int) {
	for _, s := range d.rec.Seats {
		if s.here() {
			n++
		}
	}
	return n
}

// level is how well the robot plays that moves for a seat: one that sits there, or one that stands in; 0: none does.
func (d *draft) level(s games.Seat) games.Level {
	p := d.rec.Seats[s]
	if p.Robot == 0 && p.absent() && d.kind.StandsIn() {
		return games.Medium
	}
	return p.Robot
}

// goAway marks somebody as away.
func (d *draft) goAway(s games.Seat) {
	d.rec.Seats[s].Away, d.restless = true, true
	d.announce(games.Event{Verb: EventAway, Seats: []games.Seat{s}})
}

// comeBack marks an absent person as here, and returns the move by which the game itself has taken them back; "" for none.
func (d *draft) comeBack(a games.Action) (move string, err error) {
	p := &d.rec.Seats[a.Seat]
	p.Misses, p.Away, p.Left, p.Acts = 0, false, false, time.Time{}
	if d.broken != nil {
		return "", nil
	}
	if d.kind.StandsIn() {
		d.announce(games.Event{Verb: EventBack, Seats: []games.Seat{a.Seat}})
	}
	moves := d.pos.prompts[a.Seat].Moves
	if !d.pos.sitsOut(a.Seat) || len(moves) == 0 {
		return "", nil
	}
	return moves[0], d.playListed(games.Action{Seat: a.Seat, Move: moves[0], At: a.At}, byUser)
}

// notePresence does what follows from who is here after a change of a running game.
func (d *draft) notePresence() {
	for i := range d.rec.Seats {
		s := &d.rec.Seats[i]
		if out := d.pos.sitsOut(games.Seat(i)); d.kind.Away != nil && s.Robot == 0 && s.Away != out {
			s.Away, d.changed = out, true
		}
	}
	switch {
	case d.here() > 0:
	case d.deserted():
		d.end(Closed, "everybody left")
	case !d.racing() || d.ref.Private():
		d.pause()
	}
}

// deserted tells whether all people have left on purpose, or there were none.
func (d *draft) deserted() bool {
	return !slices.ContainsFunc(d.rec.Seats, func(s seat) bool { return s.Robot == 0 && !s.Left })
}

// racing tells whether a race is on: somebody may act without a time limit. Between two rounds nobody may.
func (d *draft) racing() bool {
	if !d.kind.Race {
		return false
	}
	for s, p := range d.pos.prompts {
		if len(p.Moves) > 0 && p.Until.IsZero() && !d.pos.sitsOut(games.Seat(s)) {
			return true
		}
	}
	return false
}
