package table

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"ruckus/games"
)

const (
	absentPause = time.Second     // before the clock plays for an absent seat, so that people can follow
	reportAfter = time.Second     // before the clock copies acts to the audit list, if the admin's own request has not
	awayAfter   = 2               // missed turns in a row
	lateAfter   = 5 * time.Second // if the clock comes later than this, the turn was not missed: the bot was down
)

// setClocks sets the clocks of a running game after a change. A turn begins when a seat is asked something new; that
// another seat has answered meanwhile, or that somebody came back, does not prolong it.
func (d *draft) setClocks() {
	if d.rec.Phase != Playing || d.broken != nil {
		return
	}
	if d.moved {
		d.scheduleRobots()
	}
	people := d.waitingPeople()
	asked, absent := d.rec.Deadline.IsZero(), false
	for _, s := range people {
		again := int(s) < len(d.promptsBefore) && d.promptsBefore[s].Must && !d.acted[s] &&
			sameMoves(d.promptsBefore[s].Moves, d.pos.prompts[s].Moves)
		asked = asked || !again
		absent = absent || d.rec.Seats[s].absent()
	}
	length := turnLength(d.rec.Values)
	switch {
	case len(people) == 0 || length == 0:
		d.rec.Deadline = time.Time{}
	case asked:
		d.rec.Deadline = d.now.Add(length)
	}
	switch {
	case !absent:
		d.rec.Absent = time.Time{}
	case asked || d.rec.Absent.IsZero():
		d.rec.Absent = d.now.Add(absentPause)
	}
}

// sameMoves tells whether a seat is asked the same as before. Words that are numbers are not compared: they may be the number
// of the step, and then every move of another seat would give this one its full time again.
func sameMoves(before, after []string) bool {
	return slices.EqualFunc(before, after, func(a, b string) bool {
		return slices.EqualFunc(strings.Fields(a), strings.Fields(b), func(a, b string) bool { return a == b || number(a) && number(b) })
	})
}

func number(word string) bool {
	return strings.Trim(word, "0123456789") == ""
}

// waitingPeople returns the seats of people whom the game waits for.
func (d *draft) waitingPeople() []games.Seat {
	return slices.DeleteFunc(d.pos.waiting(), func(s games.Seat) bool { return d.rec.Seats[s].Robot != 0 })
}

// turnEnds returns when the clock plays for those who are waited for; zero: never.
func (d *draft) turnEnds() time.Time {
	for _, s := range d.waitingPeople() {
		if !d.rec.Seats[s].absent() {
			return d.rec.Deadline
		}
	}
	return d.rec.Absent
}

// due returns when the clock must look at the table.
func (d *draft) due() time.Time {
	due := d.clocks()
	if report := d.now.Add(reportAfter); len(d.rec.Audit) > 0 && (due.IsZero() || report.Before(due)) {
		return report
	}
	return due
}

// clocks returns when the first of the table's clocks runs out.
func (d *draft) clocks() time.Time {
	if d.suspended() {
		return d.rec.Suspended.Add(suspendedKept)
	}
	if d.rec.Phase != Playing {
		return d.rec.Deadline
	}
	if d.broken != nil {
		return time.Time{}
	}
	due := d.turnEnds()
	for _, t := range []time.Time{d.rec.Absent, d.tickAt(), d.robotsAct()} {
		if due.IsZero() || !t.IsZero() && t.Before(due) {
			due = t
		}
	}
	return due
}

// tickAt returns when the game gets its tick: when it is due, or later where it has got lost time back; zero: never.
func (d *draft) tickAt() time.Time {
	if d.pos.due.IsZero() || d.pos.due.After(d.rec.NoTickBefore) {
		return d.pos.due
	}
	return d.rec.NoTickBefore
}

// handleDue does what the table is due for.
func (d *draft) handleDue() error {
	late := d.reached(d.rec.Deadline.Add(lateAfter))
	switch {
	case d.suspended():
		if d.reached(d.rec.Suspended.Add(suspendedKept)) {
			d.end(Closed, "nobody could get to it for 7 days")
		}
	case d.rec.Phase == Over || d.rec.Phase == Closed:
		d.deleted = d.reached(d.rec.Deadline)
	case d.rec.Phase == Lobby && d.reached(d.rec.Deadline):
		d.end(Closed, "nobody started it within 30 minutes")
	case d.rec.Phase != Playing:
	case d.broken != nil:
		return d.broken
	case d.reached(d.tickAt()):
		return d.playUnasked(games.Table, games.Tick, byClock)
	default:
		return d.playForAbsent(late)
	}
	return nil
}

// playForAbsent makes the first move of every seat that is waited for and is absent, or has let its turn go by.
func (d *draft) playForAbsent(late bool) error {
	var seats []games.Seat
	for _, s := range d.waitingPeople() {
		p := &d.rec.Seats[s]
		switch {
		case p.absent():
			if d.reached(d.rec.Absent) {
				seats = append(seats, s)
			}
		case d.reached(d.rec.Deadline) && late:
			d.rec.Deadline = d.now.Add(turnLength(d.rec.Values))
			d.changed = true
		case d.reached(d.rec.Deadline):
			p.Misses++
			p.Away = p.Misses >= awayAfter
			seats = append(seats, s)
		}
	}
	if d.closeIfDeserted() {
		return nil
	}
	return d.playFirst(seats, byClock)
}

// playFirst makes the first move of each of these seats that the game still waits for.
func (d *draft) playFirst(seats []games.Seat, by string) error {
	for _, s := range seats {
		prompt := d.pos.prompts[s]
		switch {
		case d.rec.Phase != Playing || !prompt.Must: // the move of another seat has settled it
			continue
		case len(prompt.Moves) == 0:
			return errRules(fmt.Errorf("%s: seat %d must move and has no moves", d.kind.Name, s))
		}
		if err := d.playUnasked(s, prompt.Moves[0], by); err != nil {
			return err
		}
	}
	return nil
}

// playUnasked makes a move that the rules themselves have listed. If they refuse it, they have a fault. The refusal is not
// logged, because it may name hidden cards.
func (d *draft) playUnasked(s games.Seat, move, by string) error {
	err := d.play(games.Action{Seat: s, Move: move, At: d.now}, by)
	if errors.Is(err, games.ErrIllegal) {
		return errRules(fmt.Errorf("%s: refused to seat %d what the rules have called for", d.kind.Name, s))
	}
	return err
}

// closeIfDeserted closes a table that nobody is at any more, robots aside.
func (d *draft) closeIfDeserted() bool {
	for _, s := range d.rec.Seats {
		if s.Robot == 0 && !s.absent() {
			return false
		}
	}
	d.end(Closed, "everybody left")
	return true
}

func (d *draft) reached(t time.Time) bool { return !t.IsZero() && !d.now.Before(t) }
