package table

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"ruckus/bot/guild"
	"ruckus/bot/problem"
	"ruckus/games"
)

const (
	reportAfter = time.Second     // before the clock copies acts to the audit list, if the admin's own request has not
	lateAfter   = 5 * time.Second // if the clock comes later than this, the turn was not missed: the bot was down
)

// settle notes what follows from a change.
func (d *draft) settle() {
	d.setClocks()
	d.noteGone()
}

// setClocks sets the clocks of a running game after a change. A turn begins when a seat is asked something new; that
// another seat has answered meanwhile, or that somebody came back, does not prolong it.
func (d *draft) setClocks() {
	defer d.settleCalls()
	if d.rec.Phase != Playing || d.broken != nil {
		return
	}
	if d.notePresence(); d.rec.Phase != Playing {
		return
	}
	if d.restless {
		d.scheduleRobots()
	}
	people := d.waitingPeople()
	asked := d.rec.Deadline.IsZero()
	for _, s := range people {
		again := int(s) < len(d.promptsBefore) && d.promptsBefore[s].Must && !d.acted[s] &&
			sameMoves(d.promptsBefore[s].Moves, d.pos.prompts[s].Moves)
		asked = asked || !again
	}
	length := guild.TurnLength(d.rec.Values)
	switch {
	case len(people) == 0 || length == 0:
		d.rec.Deadline = time.Time{}
	case asked:
		d.rec.Deadline = d.now.Add(length)
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

// turnEnds returns when the clock plays for those who are here and waited for; zero: never.
func (d *draft) turnEnds() time.Time {
	for _, s := range d.waitingPeople() {
		if d.rec.Seats[s].here() {
			return d.rec.Deadline
		}
	}
	return time.Time{}
}

// due returns when the clock must look at the table.
func (d *draft) due() time.Time {
	due := d.clocks()
	if calls := d.callsDue(); due.IsZero() || !calls.IsZero() && calls.Before(due) {
		due = calls
	}
	if report := d.now.Add(reportAfter); len(d.rec.Audit) > 0 && (due.IsZero() || report.Before(due)) {
		return report
	}
	return due
}

// clocks returns when the first of the table's clocks runs out.
func (d *draft) clocks() time.Time {
	if d.suspended() {
		return d.suspendedUntil()
	}
	switch {
	case d.rec.Phase == Playing:
	case d.rec.Owed.IsZero():
		return d.rec.Deadline
	default:
		return d.rec.Owed
	}
	if d.broken != nil {
		return time.Time{}
	}
	due := d.turnEnds()
	for _, t := range []time.Time{d.tickAt(), d.robotsAct(), d.silentUntil(), d.restsAt()} {
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

// tick does what the table is due for, and reports whether robots are due there, too.
func (d *draft) tick() (robots bool, err error) {
	if err := d.handleDue(); err != nil {
		return false, err
	}
	if d.changed {
		d.own()
	}
	robots = d.reached(d.robotsAct())
	if !d.changed && !robots && d.reached(d.dueAt) { // the stored due time is wrong: store the right one
		d.changed, d.quiet = true, true
	}
	return robots, nil
}

// handleDue does what the table is due for.
func (d *draft) handleDue() error {
	if err := d.handleCalls(); err != nil {
		return err
	}
	switch {
	case d.suspended():
		if d.reached(d.suspendedUntil()) {
			d.endSuspended()
		}
	case !d.rec.Owed.IsZero() && !d.reached(d.rec.Deadline.Add(owedKept)):
		if d.owing() {
			d.changed, d.quiet = true, true
		}
	case d.rec.Phase == Over || d.rec.Phase == Closed:
		d.deleted = d.reached(d.rec.Deadline)
	case d.rec.Phase == Lobby && d.reached(d.rec.Deadline):
		d.end(Closed, "nobody started it within 30 minutes")
	case d.rec.Phase != Playing:
	case d.broken != nil:
		return d.broken
	case d.reached(d.restsAt()):
		d.pause()
	case d.reached(d.tickAt()):
		return d.playListed(games.Action{Seat: games.Table, Move: games.Tick, At: d.now}, byClock)
	case d.reached(d.turnEnds()):
		return d.endTurn()
	case d.reached(d.silentUntil()):
		d.endPaused()
	}
	return nil
}

// endTurn ends the turn of those who are here and waited for, but have not moved. Once the first move is made for them; who
// misses another turn is away. Where only one person is here, the table is paused instead. If the clock comes late, because
// the bot was down, they get their time again.
func (d *draft) endTurn() error {
	missed := slices.DeleteFunc(d.waitingPeople(), func(s games.Seat) bool { return !d.rec.Seats[s].here() })
	if d.reached(d.rec.Deadline.Add(lateAfter)) {
		d.rec.Deadline, d.changed = time.Time{}, true
		return nil
	}
	if d.here() == 1 {
		d.pause()
		return nil
	}
	var first []games.Seat
	for _, s := range missed {
		p := &d.rec.Seats[s]
		if p.Misses++; p.Misses < awayAfter {
			first = append(first, s)
			continue
		}
		d.goAway(s)
	}
	d.rec.Deadline = time.Time{} // who is away and comes back before a robot has moved has a turn
	return d.playFirst(first, byClock)
}

// playFirst makes the first move of each of these seats that the game still waits for.
func (d *draft) playFirst(seats []games.Seat, by string) error {
	for _, s := range seats {
		prompt := d.pos.prompts[s]
		switch {
		case d.rec.Phase != Playing || !prompt.Must: // the move of another seat has settled it
			continue
		case len(prompt.Moves) == 0:
			return problem.Rules(fmt.Errorf("%s: seat %d must move and has no moves", d.kind.Name, s))
		}
		if err := d.playListed(games.Action{Seat: s, Move: prompt.Moves[0], At: d.now}, by); err != nil {
			return err
		}
	}
	return nil
}

// playListed makes a move that the rules themselves have listed. If they refuse it, they have a fault. The refusal is not
// logged, because it may name hidden cards.
func (d *draft) playListed(a games.Action, by string) error {
	err := d.play(a, by)
	if errors.Is(err, games.ErrIllegal) {
		return problem.Rules(fmt.Errorf("%s: refused to seat %d what the rules have called for", d.kind.Name, a.Seat))
	}
	return err
}

func (d *draft) reached(t time.Time) bool { return !t.IsZero() && !d.now.Before(t) }
