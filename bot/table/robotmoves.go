package table

import (
	"errors"
	"math/rand/v2"
	"time"

	"ruckus/bot/guild"
	"ruckus/games"
)

// follow is how long after a robot's move another one makes the next, where the game waits for it. They have thought
// meanwhile, and people can still see what happens.
const follow = 600 * time.Millisecond

// alone is how long robots play on while no person makes a move. Then the table is paused.
const alone = 10 * time.Minute

// scheduleRobots sets when those robots act that may and have no time for it yet.
func (d *draft) scheduleRobots() {
	for i := range d.rec.Seats {
		s, prompt, level := &d.rec.Seats[i], d.pos.prompts[i], d.level(games.Seat(i))
		switch {
		case level == 0 || len(prompt.Moves) == 0:
			s.Acts = time.Time{}
		case s.Acts.IsZero():
			if s.Chance == 0 {
				s.Chance = d.chance()
			}
			took := level.React(prompt, s.random(reacting))
			if prompt.Must && d.byRobot {
				took = follow
			}
			s.Acts = d.now.Add(time.Duration(float64(took) * d.pace * guild.PaceFactor(d.rec.Values)))
		}
	}
}

// What a robot needs chance for.
const (
	reacting = iota
	choosing
	uses
)

// random decides what a robot does at random the next time that it acts.
func (s seat) random(use uint64) *rand.Rand {
	return rand.New(rand.NewPCG(s.Chance, s.Acted*uses+use))
}

// robotsAct returns when the first robot acts; zero: none does.
func (d *draft) robotsAct() (first time.Time) {
	if d.rec.Phase != Playing || d.broken != nil || d.suspended() {
		return first
	}
	for _, s := range d.rec.Seats {
		if first.IsZero() || !s.Acts.IsZero() && s.Acts.Before(first) {
			first = s.Acts
		}
	}
	return first
}

// robotMove returns the move that the robot of a seat chooses, or "" if it wants none.
func (d *draft) robotMove(s games.Seat) (string, error) {
	return d.pos.choose(s, d.level(s), d.rec.Seats[s].random(choosing))
}

// actRobot makes the move that a robot has chosen for when it was due. It is late if the table has changed since: if the move
// is refused then, the robot thinks again. A robot that wants no move thinks again when the game has changed; but if the game waits for it, the
// first move is made for it, as for somebody absent. It reports whether the rules have refused the move.
func (d *draft) actRobot(s games.Seat, due time.Time, move string, late bool) (refused bool, err error) {
	if d.rec.Phase != Playing || d.broken != nil || d.suspended() || !d.rec.Seats[s].Acts.Equal(due) {
		return false, nil // another process was faster, or somebody has come back
	}
	d.own()
	d.changed = true
	if d.reached(d.rec.PersonActed.Add(alone)) {
		d.pause()
		return false, nil
	}
	by := byRobot
	if d.rec.Seats[s].Robot == 0 {
		by = byStandIn
	}
	d.rec.Seats[s].Acts = time.Time{}
	d.rec.Seats[s].Acted++
	if move != "" {
		err := d.play(games.Action{Seat: s, Move: move, At: d.now}, by)
		if !errors.Is(err, games.ErrIllegal) {
			return false, err
		}
		refused = true
	}
	switch {
	case late:
		d.quiet = true
		d.scheduleRobots()
	case d.pos.prompts[s].Must:
		return refused, d.playFirst([]games.Seat{s}, by)
	default:
		d.quiet = true
	}
	return refused, nil
}
