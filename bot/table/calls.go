package table

import (
	"slices"
	"strings"
	"time"

	"ruckus/bot/guild"
	"ruckus/games"
)

const (
	callAfter    = 10 * time.Minute // of silence somebody is called who has no turn clock
	shortWindow  = time.Minute      // without a press, and a short question of a game is too short to notice
	raceWait     = 20 * time.Second // a race that waits for less calls nobody
	pressKept    = 10 * time.Second // a look at the hand is stored when the last press is older
	callRetry    = 15 * time.Second // after what was to be done about a call has not been done, at first
	callTries    = 6                // then it is given up
	resultTries  = 10               // of a result, which is still news after two hours without Discord
	nonceGood    = 3 * time.Minute  // how long Discord is trusted to know a nonce again
	heldTime     = 90 * time.Second // for a short question, where the table has no turn clock
	behindClock  = 10 * time.Second // a game's own tick comes after the turn clock where it has to wait for that, and after a robot that stands in
	callNonceLen = 20
)

// A call is a message in the table's channel that mentions somebody whom the game waits for. It is stored before it is
// posted, so that whoever reads the table next can finish what was begun. At most one stands for each user. With a channel it
// is no call but tells in that channel how the game has ended, once.
type call struct {
	Channel string    `json:"channel,omitempty"` // ID of the one for results; "": it calls somebody
	User    string    `json:"user"`              // "" with a channel
	Nonce   string    `json:"nonce"`             // names the call, and makes a repeated post harmless
	At      time.Time `json:"at"`
	Message string    `json:"message,omitempty"` // its ID; "": not posted, or not known to be
	Late    bool      `json:"late,omitempty"`    // the turn has ended without them
	Told    bool      `json:"told,omitempty"`    // the message says so
	Gone    bool      `json:"gone,omitempty"`    // they have pressed, or nobody waits for them any more: it is to be deleted
	Silent  bool      `json:"silent,omitempty"`  // there is no message and will be none
	Again   time.Time `json:"again,omitzero"`    // when the adapter is asked next to do what is left to do
	Tries   int       `json:"tries,omitempty"`   // how often it was
}

// open tells whether the adapter has something to do about the call.
func (c call) open() bool {
	return !c.Silent && (c.Gone || c.Message == "" || c.Late && !c.Told)
}

// mostTries is how often the adapter is asked.
func (c call) mostTries() int {
	if c.Channel != "" {
		return resultTries
	}
	return callTries
}

// lost tells whether the call is not known to be posted, and its nonce is too old to find out.
func (c call) lost(now time.Time) bool {
	return c.Message == "" && !c.Silent && now.Sub(c.At) >= nonceGood
}

func (d *draft) newNonce() string { return strings.ToLower(d.text()[:callNonceLen]) }

// openCalls tells whether the adapter has something to do about any call.
func (d *draft) openCalls() bool { return slices.ContainsFunc(d.rec.Calls, call.open) }

// callOf returns where the call of a user is in the record, or -1.
func (d *draft) callOf(userID string) int {
	return slices.IndexFunc(d.rec.Calls, func(c call) bool { return c.User == userID && !c.Gone })
}

// stands tells whether a call of a user stands, or is not yet deleted.
func (d *draft) stands(userID string) bool {
	return slices.ContainsFunc(d.rec.Calls, func(c call) bool { return c.User == userID && !(c.Gone && c.Silent) })
}

// waitsFor tells whether the game waits for a seat: for its move, or before a race for it to be ready.
func (d *draft) waitsFor(s games.Seat) bool {
	p := d.pos.prompts[s]
	if !d.kind.Race {
		return p.Must
	}
	return len(p.Moves) > 0 && !p.Until.IsZero() && !d.racing() && !d.pos.sitsOut(s) && d.pos.due.Sub(d.rec.DueSet) >= raceWait
}

// callAt returns when the user of a seat is called; zero: not as things are.
func (d *draft) callAt(s games.Seat) (at time.Time) {
	seat := d.rec.Seats[s]
	if d.ref.Private() || seat.Robot != 0 || seat.absent() || d.unseated(seat.ID) || d.stands(seat.ID) || !d.waitsFor(s) {
		return at
	}
	length, end := guild.TurnLength(d.rec.Values), d.rec.Deadline
	switch {
	case d.kind.Race:
		length, end = d.pos.due.Sub(d.rec.DueSet), d.tickAt()
	case d.short(s):
		if at = later(d.rec.DueSet, seat.Pressed.Add(shortWindow)); !at.Before(d.tickAt()) {
			return time.Time{}
		}
		return at
	case length == 0:
		return later(later(d.rec.Changed, d.rec.Resumed), seat.Pressed).Add(callAfter)
	}
	if at = later(end, seat.Pressed.Add(length)).Add(-length / 2); !at.Before(end) {
		return time.Time{}
	}
	return at
}

// short tells whether the game's own clock ends a seat's turn before the turn clock does.
func (d *draft) short(s games.Seat) bool {
	until := d.pos.prompts[s].Until
	return !d.kind.Race && !until.IsZero() && until.Equal(d.pos.due) &&
		(d.rec.Deadline.IsZero() || d.tickAt().Before(d.rec.Deadline))
}

// shownDeadline returns when the time of those ends who are here and waited for: by the turn clock, or by the game's own where
// that is sooner.
func (d *draft) shownDeadline() time.Time {
	for _, s := range d.pos.waiting() {
		if d.rec.Seats[s].here() && d.short(s) {
			return d.tickAt()
		}
	}
	return d.turnEnds()
}

// callsDue returns when there is something to do about calls, or a single move is made for somebody; zero: never.
func (d *draft) callsDue() (due time.Time) {
	first := func(t time.Time) {
		if due.IsZero() || !t.IsZero() && t.Before(due) {
			due = t
		}
	}
	for _, c := range d.rec.Calls {
		if c.open() {
			first(c.Again)
		}
	}
	if d.callable() {
		for s, seat := range d.rec.Seats {
			first(d.callAt(games.Seat(s)))
			first(seat.Plays)
		}
	}
	return due
}

// callable tells whether the table calls anybody now.
func (d *draft) callable() bool { return d.rec.Phase == Playing && d.broken == nil && !d.suspended() }

// handleCalls does what the table's calls are due for.
func (d *draft) handleCalls() error {
	for i := range d.rec.Calls {
		c := &d.rec.Calls[i]
		if !c.open() || !d.reached(c.Again) {
			continue
		}
		d.changed = true
		c.Tries++
		c.Again = d.now.Add(callRetry << c.Tries)
		c.Silent = c.Tries >= c.mostTries() || c.Gone && c.lost(d.now)
		if c.lost(d.now) {
			c.Nonce, c.At = d.newNonce(), d.now
		}
	}
	if !d.callable() {
		return nil
	}
	for s := range d.rec.Seats {
		if seat := games.Seat(s); d.reached(d.callAt(seat)) {
			if d.short(seat) {
				d.holdWindow()
			}
			d.rec.Calls = append(d.rec.Calls, call{
				User: d.rec.Seats[s].ID, Nonce: d.newNonce(), At: d.now, Again: d.now.Add(callRetry),
			})
			d.changed = true
		}
	}
	return d.playOnlyMoves()
}

// holdWindow gives those whom the game asks for a short time the time of a turn instead. The game's own tick waits.
func (d *draft) holdWindow() {
	length := guild.TurnLength(d.rec.Values)
	if length == 0 {
		d.rec.NoTickBefore = d.now.Add(heldTime)
		return
	}
	d.rec.Deadline = d.now.Add(length)
	d.rec.NoTickBefore = d.rec.Deadline.Add(behindClock)
}

// settleCalls notes after a change what has become of those who were called.
func (d *draft) settleCalls() {
	for i := range d.rec.Calls {
		c := &d.rec.Calls[i]
		was, s := *c, d.seat(c.User)
		switch {
		case c.Gone || c.Channel != "":
		case d.rec.Phase != Playing || s == games.Table || d.rec.Seats[s].Left || d.unseated(c.User):
			c.Gone = true
		case d.broken != nil || c.Late:
		case d.suspended() && d.rec.Paused:
			c.Late = true
		case d.acted[s]: // not by themselves: that would be a press
			c.Late = true
		case d.waitsFor(s):
		case d.acted[games.Table]:
			c.Late = true
		default:
			c.Gone = true
		}
		if *c != was {
			d.askAgain(c)
		}
	}
	forgotten := func(c call) bool { return c.Gone && c.Silent }
	if slices.ContainsFunc(d.rec.Calls, forgotten) {
		d.rec.Calls = slices.DeleteFunc(slices.Clone(d.rec.Calls), forgotten)
		d.changed = true
	}
	d.noteStart()
	d.scheduleOnlyMoves()
}

// askAgain lets the adapter look at a call at once, and again later if it could do nothing.
func (d *draft) askAgain(c *call) {
	c.Again, c.Tries, d.changed = d.now.Add(callRetry), 0, true
}

// noteStart takes people for present when the game begins.
func (d *draft) noteStart() {
	if d.rec.Phase != Playing || !d.changed {
		return
	}
	for i := range d.rec.Seats {
		if s := &d.rec.Seats[i]; s.Robot == 0 && s.Pressed.IsZero() {
			s.Pressed = d.now
		}
	}
}

// pressIsNews tells whether it must be stored that the user of a seat has pressed something.
func (d *draft) pressIsNews(s games.Seat, at time.Time) bool {
	seat := d.rec.Seats[s]
	return d.callOf(seat.ID) >= 0 || d.rec.Phase == Playing && at.Sub(seat.Pressed) >= pressKept
}

// notePress notes that the user of a seat has pressed something.
func (d *draft) notePress(s games.Seat) {
	seat := &d.rec.Seats[s]
	seat.Pressed = d.now
	if i := d.callOf(seat.ID); i >= 0 {
		d.rec.Calls[i].Gone = true
		d.askAgain(&d.rec.Calls[i])
	}
}
