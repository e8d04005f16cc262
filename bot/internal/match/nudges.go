package match

import (
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/outbox"
	"ruckus/games"
)

// A reminder mentions someone the game has waited for. It must never nag: one a game where a clock plays on without them,
// and in a game without a clock none until they've pressed something and gone silent again.

const (
	nudgeAfter     = 10 * time.Minute // of silence somebody is nudged who has no turn clock
	shortWindow    = time.Minute      // without a press, and a short question of a game is too short to notice
	raceWait       = 20 * time.Second // a race that waits for less nudges nobody
	pressKept      = 10 * time.Second // a look at the hand is stored when the last press is older
	lobbyPressKept = 2 * time.Minute  // the same in a lobby

	heldTime    = 90 * time.Second // for a short question, where the table has no turn clock
	behindClock = 10 * time.Second // a game's own tick comes after the turn clock where it has to wait for that, and after a robot that stands in
)

// lastCall is when a message last called someone to the table.
func lastCall(r *Record, s Seat) Fact {
	f := Fact{What: "called", At: s.Nudged}
	for _, m := range r.Outbox {
		if m.User == s.ID {
			f.At = m.At
		}
	}
	return f
}

// OweMessage notes a message that is to be posted.
func (d *Draft) OweMessage(m outbox.Message) {
	d.Record.Outbox.Owe(m, d.Now, d.Text)
}

// Todo returns what is to be done about messages that the table owes, the oldest first, if this host owns it.
func (d *Sight) Todo(now time.Time) []outbox.Message {
	if !d.Owned() {
		return nil
	}
	return d.Record.Outbox.Todo(now)
}

// Sent notes what was done about a message.
func (d *Draft) Sent(m outbox.Message) {
	found, posted := d.Record.Outbox.Done(m, d.Now)
	if !found {
		return
	}
	d.Show = Nobody
	if s := d.Seat(m.User); posted && s != games.Table {
		d.Record.Seats[s].Nudged = d.Now
	}
}

// waitsFor reports whether the game waits for a seat: for its move, or before a race for it to be ready.
func (d *Sight) waitsFor(s games.Seat) bool {
	p := d.Position.Prompts[s]
	if !d.Kind.Races() {
		return p.Must
	}
	return len(p.Moves) > 0 && !p.Until.IsZero() && !d.racing() && !d.Position.sitsOut(s) && d.Position.due.Sub(d.Record.Clocks.DueSet) >= raceWait
}

// nudgeAt returns when the user of a seat is nudged; zero: not as things are. One mention has to do for a game with a clock: it goes
// on without them. Without one it has to do until they press something: a person who has ignored one, or had it deleted because the
// others went on, does not get the next.
func (d *Sight) nudgeAt(s games.Seat) (at time.Time) {
	seat := d.Record.Seats[s]
	if d.Ref.Private() || seat.Robot != 0 || seat.absent() || d.Unseated(seat.ID) || d.Record.Outbox.Nudge(seat.ID) != nil || seat.ignores() || !d.waitsFor(s) {
		return at
	}
	length, end := guild.TurnLength(d.Record.Terms.Values), d.Record.Clocks.Deadline
	switch {
	case !seat.Nudged.IsZero() && (length > 0 || d.Kind.Races()):
		return at
	case d.Kind.Races():
		length, end = d.Position.due.Sub(d.Record.Clocks.DueSet), d.tickAt()
	case d.short(s):
		at = Later(d.Record.Clocks.DueSet, seat.Presence.Pressed.Add(shortWindow))
		if !at.Before(d.tickAt()) {
			return time.Time{}
		}
		return at
	case length == 0:
		return Later(Later(d.Record.Changed, d.Record.Clocks.Resumed), seat.Presence.Pressed).Add(nudgeAfter)
	}
	at = Later(end, seat.Presence.Pressed.Add(length)).Add(-length / 2)
	if !at.Before(end) {
		return time.Time{}
	}
	return at
}

// ignores reports whether the user of a seat has pressed nothing since a message mentioned them.
func (s Seat) ignores() bool { return s.Presence.Pressed.Before(s.Nudged) }

// short reports whether the game's own clock ends a seat's turn before the turn clock does.
func (d *Sight) short(s games.Seat) bool {
	return d.brief(s) && !d.unhurried() && (d.Record.Clocks.Deadline.IsZero() || d.tickAt().Before(d.Record.Clocks.Deadline))
}

// shownDeadline returns when the time of those ends who are here and waited for: by the turn clock, or by the game's own where
// that is sooner.
func (d *Sight) shownDeadline() time.Time {
	for _, s := range d.Position.waiting() {
		if d.Record.Seats[s].here() && d.short(s) {
			return d.tickAt()
		}
	}
	return d.turnEnds()
}

// nudgesDue returns when there is something to do about messages, or a single move is made for somebody; zero: never.
func (d *Sight) nudgesDue() time.Time {
	due := d.Record.Outbox.Due()
	if d.nudges() {
		for s, seat := range d.Record.Seats {
			due = sooner(due, sooner(d.nudgeAt(games.Seat(s)), seat.Auto.At))
		}
	}
	return due
}

// nudges reports whether the table nudges anybody now.
func (d *Sight) nudges() bool {
	return d.Record.Phase == Playing && d.Broken == nil && !d.suspended()
}

// nudge does what the table's messages are due for, and nudges those who have been silent for too long.
func (d *Draft) nudge() error {
	d.Record.Outbox.Tick(d.Now, d.Text)
	if !d.nudges() {
		return nil
	}
	for s, seat := range d.Record.Seats {
		s := games.Seat(s)
		if !d.Reached(d.nudgeAt(s)) {
			continue
		}
		if d.short(s) {
			d.holdWindow()
		}
		d.OweMessage(outbox.Message{User: seat.ID})
	}
	return d.playOnlyMoves()
}

// holdWindow gives those whom the game asks for a short time the time of a turn instead. The game's own tick waits.
func (d *Draft) holdWindow() {
	length := guild.TurnLength(d.Record.Terms.Values)
	if length == 0 {
		d.Record.Clocks.NoTickBefore = d.Now.Add(heldTime)
		return
	}
	d.Record.Clocks.Deadline = d.Now.Add(length)
	d.Record.Clocks.NoTickBefore = d.Record.Clocks.Deadline.Add(behindClock)
}

// settleNudges notes after a change what has become of those who were nudged.
func (d *Draft) settleNudges() {
	for i := range d.Record.Outbox {
		m := &d.Record.Outbox[i]
		was, s := *m, d.Seat(m.User)
		switch {
		case m.Gone || m.Notice():
		case d.Record.Phase != Playing || s == games.Table || d.Record.Seats[s].Presence.Left || d.Unseated(m.User):
			m.Gone = true
		case d.Broken != nil || m.Late:
		case d.suspended() && d.Record.Rest.Paused:
			m.Late = true
		case d.acted[s]: // not by themselves: that would be a press
			m.Late = true
		case d.waitsFor(s):
		case d.acted[games.Table]:
			m.Late = true
		default:
			m.Gone = true
		}
		if *m != was {
			m.Renew(d.Now)
		}
	}
	d.Record.Outbox.Forget()
	d.scheduleOnlyMoves()
}

// pressIsNews reports whether it must be stored that the user of a seat has pressed something.
func (d *Sight) pressIsNews(s games.Seat, at time.Time) bool {
	seat := d.Record.Seats[s]
	nudge := d.Record.Outbox.Nudge(seat.ID)
	if d.Record.Phase == Lobby {
		return at.Sub(seat.Presence.Pressed) >= lobbyPressKept
	}
	return seat.Rating.Unasked || nudge != nil && !nudge.Gone || seat.ignores() || d.Record.Phase == Playing && d.Broken == nil && d.pressProlongs(s) || d.Record.Phase == Playing && at.Sub(seat.Presence.Pressed) >= pressKept
}

// notePress notes that the user of a seat has pressed something.
func (d *Draft) notePress(s games.Seat) {
	seat := &d.Record.Seats[s]
	seat.Presence.Pressed, seat.Rating.Unasked = d.Now, false
	if m := d.Record.Outbox.Nudge(seat.ID); m != nil && !m.Gone {
		m.Gone = true
		m.Renew(d.Now)
	}
}
