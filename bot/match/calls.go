package match

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
// posted, so that the next reader of the table can finish what was begun. At most one stands for each user. With a channel it
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

// open reports whether the adapter has something to do about the call.
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

// lost reports whether the call is not known to be posted, and its nonce is too old to find out.
func (c call) lost(now time.Time) bool {
	return c.Message == "" && !c.Silent && now.Sub(c.At) >= nonceGood
}

func (d *Draft) newNonce() string { return strings.ToLower(d.Text()[:callNonceLen]) }

// openCalls reports whether the adapter has something to do about any call.
func (d *Draft) openCalls() bool { return slices.ContainsFunc(d.Record.Calls, call.open) }

// callOf returns where the call of a user is in the record, or -1.
func (d *Draft) callOf(userID string) int {
	return slices.IndexFunc(d.Record.Calls, func(c call) bool { return c.User == userID && !c.Gone })
}

// stands reports whether a call of a user stands, or is not yet deleted.
func (d *Draft) stands(userID string) bool {
	return slices.ContainsFunc(d.Record.Calls, func(c call) bool { return c.User == userID && !(c.Gone && c.Silent) })
}

// waitsFor reports whether the game waits for a seat: for its move, or before a race for it to be ready.
func (d *Draft) waitsFor(s games.Seat) bool {
	p := d.Position.Prompts[s]
	if !d.Kind.Race {
		return p.Must
	}
	return len(p.Moves) > 0 && !p.Until.IsZero() && !d.racing() && !d.Position.sitsOut(s) && d.Position.due.Sub(d.Record.DueSet) >= raceWait
}

// callAt returns when the user of a seat is called; zero: not as things are.
func (d *Draft) callAt(s games.Seat) (at time.Time) {
	seat := d.Record.Seats[s]
	if d.Ref.Private() || seat.Robot != 0 || seat.absent() || d.Unseated(seat.ID) || d.stands(seat.ID) || !d.waitsFor(s) {
		return at
	}
	length, end := guild.TurnLength(d.Record.Values), d.Record.Deadline
	switch {
	case d.Kind.Race:
		length, end = d.Position.due.Sub(d.Record.DueSet), d.tickAt()
	case d.short(s):
		at = Later(d.Record.DueSet, seat.Pressed.Add(shortWindow))
		if !at.Before(d.tickAt()) {
			return time.Time{}
		}
		return at
	case length == 0:
		return Later(Later(d.Record.Changed, d.Record.Resumed), seat.Pressed).Add(callAfter)
	}
	at = Later(end, seat.Pressed.Add(length)).Add(-length / 2)
	if !at.Before(end) {
		return time.Time{}
	}
	return at
}

// short reports whether the game's own clock ends a seat's turn before the turn clock does.
func (d *Draft) short(s games.Seat) bool {
	until := d.Position.Prompts[s].Until
	return !d.Kind.Race && !until.IsZero() && until.Equal(d.Position.due) &&
		(d.Record.Deadline.IsZero() || d.tickAt().Before(d.Record.Deadline))
}

// shownDeadline returns when the time of those ends who are here and waited for: by the turn clock, or by the game's own where
// that is sooner.
func (d *Draft) shownDeadline() time.Time {
	for _, s := range d.Position.waiting() {
		if d.Record.Seats[s].here() && d.short(s) {
			return d.tickAt()
		}
	}
	return d.turnEnds()
}

// callsDue returns when there is something to do about calls, or a single move is made for somebody; zero: never.
func (d *Draft) callsDue() (due time.Time) {
	first := func(t time.Time) {
		if due.IsZero() || !t.IsZero() && t.Before(due) {
			due = t
		}
	}
	for _, c := range d.Record.Calls {
		if c.open() {
			first(c.Again)
		}
	}
	if d.callable() {
		for s, seat := range d.Record.Seats {
			first(d.callAt(games.Seat(s)))
			first(seat.Plays)
		}
	}
	return due
}

// callable reports whether the table calls anybody now.
func (d *Draft) callable() bool {
	return d.Record.Phase == Playing && d.Broken == nil && !d.suspended()
}

// handleCalls does what the table's calls are due for.
func (d *Draft) handleCalls() error {
	for i := range d.Record.Calls {
		c := &d.Record.Calls[i]
		if !c.open() || !d.Reached(c.Again) {
			continue
		}
		d.Changed = true
		c.Tries++
		c.Again = d.Now.Add(callRetry << c.Tries)
		c.Silent = c.Tries >= c.mostTries() || c.Gone && c.lost(d.Now)
		if c.lost(d.Now) {
			c.Nonce, c.At = d.newNonce(), d.Now
		}
	}
	if !d.callable() {
		return nil
	}
	for s := range d.Record.Seats {
		if seat := games.Seat(s); d.Reached(d.callAt(seat)) {
			if d.short(seat) {
				d.holdWindow()
			}
			d.Record.Calls = append(d.Record.Calls, call{
				User: d.Record.Seats[s].ID, Nonce: d.newNonce(), At: d.Now, Again: d.Now.Add(callRetry),
			})
			d.Changed = true
		}
	}
	return d.playOnlyMoves()
}

// holdWindow gives those whom the game asks for a short time the time of a turn instead. The game's own tick waits.
func (d *Draft) holdWindow() {
	length := guild.TurnLength(d.Record.Values)
	if length == 0 {
		d.Record.NoTickBefore = d.Now.Add(heldTime)
		return
	}
	d.Record.Deadline = d.Now.Add(length)
	d.Record.NoTickBefore = d.Record.Deadline.Add(behindClock)
}

// settleCalls notes after a change what has become of those who were called.
func (d *Draft) settleCalls() {
	for i := range d.Record.Calls {
		c := &d.Record.Calls[i]
		was, s := *c, d.Seat(c.User)
		switch {
		case c.Gone || c.Channel != "":
		case d.Record.Phase != Playing || s == games.Table || d.Record.Seats[s].Left || d.Unseated(c.User):
			c.Gone = true
		case d.Broken != nil || c.Late:
		case d.suspended() && d.Record.Paused:
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
	if slices.ContainsFunc(d.Record.Calls, forgotten) {
		d.Record.Calls = slices.DeleteFunc(slices.Clone(d.Record.Calls), forgotten)
		d.Changed = true
	}
	d.noteStart()
	d.scheduleOnlyMoves()
}

// askAgain lets the adapter look at a call at once, and again later if it could do nothing.
func (d *Draft) askAgain(c *call) {
	c.Again, c.Tries, d.Changed = d.Now.Add(callRetry), 0, true
}

// noteStart takes people for present when the game begins.
func (d *Draft) noteStart() {
	if d.Record.Phase != Playing || !d.Changed {
		return
	}
	for i := range d.Record.Seats {
		if s := &d.Record.Seats[i]; s.Robot == 0 && s.Pressed.IsZero() {
			s.Pressed = d.Now
		}
	}
}

// pressIsNews reports whether it must be stored that the user of a seat has pressed something.
func (d *Draft) pressIsNews(s games.Seat, at time.Time) bool {
	seat := d.Record.Seats[s]
	return d.callOf(seat.ID) >= 0 || d.Record.Phase == Playing && at.Sub(seat.Pressed) >= pressKept
}

// notePress notes that the user of a seat has pressed something.
func (d *Draft) notePress(s games.Seat) {
	seat := &d.Record.Seats[s]
	seat.Pressed = d.Now
	if i := d.callOf(seat.ID); i >= 0 {
		d.Record.Calls[i].Gone = true
		d.askAgain(&d.Record.Calls[i])
	}
}
