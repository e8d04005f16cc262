package match

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/problem"
	"ruckus/games"
)

// All clocks of a running game, set after every change and read after every restart, so nothing may depend on a timer in
// memory. A turn starts when a seat is asked something new; another player's move never lengthens it.

// Clocks are what the times of a table are computed from.
type Clocks struct {
	Deadline     time.Time `json:"deadline,omitzero"`       // when the lobby expires, the turn is over, or the record is deleted
	Asked        time.Time `json:"asked,omitzero"`          // when those were asked for whom the game waits
	MayHurry     bool      `json:"may_hurry,omitempty"`     // they have been waited for so long that the others may ask whether they are there
	NoTickBefore time.Time `json:"no_tick_before,omitzero"` // the game's own clock does not tick before: it has got lost time back
	DueSet       time.Time `json:"due_set,omitzero"`        // when the game's own clock was set as it is
	Resumed      time.Time `json:"resumed,omitzero"`        // up to when the clocks have got lost time back
	PersonActed  time.Time `json:"person_acted,omitzero"`   // when a person last made a move, or the game began
}

const (
	reportAfter = time.Second     // before the clock copies acts to the audit list, if the admin's own request has not
	lateAfter   = 5 * time.Second // if the clock comes later than this, the turn was not missed: the bot was down
)

// Settle notes what follows from a change. Its error is a fault of the rules.
func (d *Draft) Settle() error {
	if err := d.takeOvers(); err != nil {
		return err
	}
	if err := d.settlePlans(); err != nil {
		return err
	}
	d.countAsks()
	d.setClocks()
	d.finish()
	return nil
}

// Asked is what a seat was asked, and what its player has missed meanwhile.
type Asked struct {
	N         int `json:"n,omitempty"`         // how often what the seat was asked was over
	Matter    int `json:"matter,omitempty"`    // what the seat was last asked about, see games.Prompt
	Questions int `json:"questions,omitempty"` // short ones that the seat was asked, up to the first that got no more time than the rules give
	Since     int `json:"since,omitempty"`     // how many of the table's last events came since this person's last move, and are stored
}

// countAsks counts for each seat that what it was asked is over: see [Hand.Asks]. Where a turn only begins, who reads something
// meanwhile goes on reading; in a race nothing waits for that.
func (d *Draft) countAsks() {
	if d.Position == nil {
		return
	}
	for i, now := range d.Position.Prompts {
		begins := i < len(d.promptsBefore) && len(d.promptsBefore[i].Moves) == 0 && !d.Kind.Races()
		if !begins && !d.askedStill(games.Seat(i), now) {
			d.Record.Seats[i].Asked.N++
		}
	}
}

// askedStill reports whether a seat is asked what it was asked when the draft was read. In a race that is all the same question.
func (d *Draft) askedStill(s games.Seat, now games.Prompt) bool {
	if int(s) >= len(d.promptsBefore) {
		return false
	}
	was := d.promptsBefore[s]
	alike := was.Must == now.Must && (len(was.Moves) > 0) == (len(now.Moves) > 0) && was.Until.IsZero() == now.Until.IsZero()
	return alike && (!now.Must || !d.acted[s] && sameMoves(was.Moves, now.Moves))
}

// setClocks sets the clocks of a running game after a change. A turn begins when a seat is asked something new; that
// another seat has answered meanwhile, or that somebody came back, does not prolong it.
func (d *Draft) setClocks() {
	defer d.settleNudges()
	defer d.noteGone()
	if d.Record.Phase != Playing || d.Broken != nil {
		return
	}
	d.notePresence()
	if d.Record.Phase != Playing {
		return
	}
	if d.stirsRobots() {
		d.scheduleRobots()
	}
	if d.wasUnhurried && !d.unhurried() && !d.Position.due.IsZero() { // who is alone no longer gets some time for the question that has waited
		d.Record.Clocks.NoTickBefore = Later(d.Record.Clocks.NoTickBefore, d.Now.Add(firstTime))
	}
	people := d.waitingPeople()
	asked := d.Record.Clocks.Deadline.IsZero() && guild.TurnLength(d.Record.Terms.Values) > 0
	var length time.Duration
	for _, s := range people {
		if !d.askedStill(s, d.Position.Prompts[s]) {
			asked, d.Record.Seats[s].Hurry = true, nil
			d.giveTime(s)
		}
		length = max(length, d.turnLength(s))
	}
	for i := range d.Record.Seats {
		if seat := &d.Record.Seats[i]; seat.Hurry != nil && !slices.Contains(people, games.Seat(i)) {
			seat.Hurry = nil
		}
	}
	switch {
	case len(people) == 0:
		d.Record.Clocks.Deadline, d.Record.Clocks.Asked, d.Record.Clocks.MayHurry = time.Time{}, time.Time{}, false
	case asked:
		d.Record.Clocks.Deadline, d.Record.Clocks.Asked, d.Record.Clocks.MayHurry = time.Time{}, d.Now, false
		if length > 0 {
			d.Record.Clocks.Deadline = d.Now.Add(length)
		}
	}
}

const (
	leastTurn  = 10 * time.Second // of a turn that is shorter because its player has just missed one, and of one that goes on after that
	shortTurns = 3                // times shorter is the turn of who has missed the one before, or was away in this game
)

// turnLength is how long a seat's turn lasts, if nobody presses anything there; 0: for ever.
func (d *Draft) turnLength(s games.Seat) time.Duration {
	length, seat := guild.TurnLength(d.Record.Terms.Values), d.Record.Seats[s]
	switch {
	case d.playedFor[s]:
		return min(length, leastTurn)
	case seat.Presence.Misses > 0 || seat.Presence.Lapsed:
		return min(length, max(length/shortTurns, leastTurn))
	}
	return d.noviceLength(s, length)
}

// prolong gives a seat that the game waits for its whole turn, because its player is there: from the start of the turn, or where
// somebody has asked for them, from now on.
func (d *Draft) prolong(s games.Seat) {
	length := guild.TurnLength(d.Record.Terms.Values)
	if d.Record.Phase != Playing || d.Broken != nil || d.suspended() || !d.Position.Prompts[s].Must {
		return
	}
	end := d.Record.Clocks.Asked.Add(length)
	if hurry := d.Record.Seats[s].Hurry; hurry != nil && !hurry.Here {
		d.Record.Seats[s].Hurry = &Hurry{By: hurry.By, Here: true}
		end = d.Now.Add(length)
		if length == 0 {
			d.Record.Clocks.Deadline = time.Time{}
		}
	}
	if !d.Record.Clocks.Deadline.IsZero() && end.After(d.Record.Clocks.Deadline) {
		d.Record.Clocks.Deadline = end
	}
}

// pressProlongs reports whether a press of its player gives a seat more time.
func (d *Sight) pressProlongs(s games.Seat) bool {
	seat := d.Record.Seats[s]
	short := d.Record.Clocks.Asked.Add(guild.TurnLength(d.Record.Terms.Values)).After(d.Record.Clocks.Deadline) && !d.Record.Clocks.Deadline.IsZero()
	return d.Position.Prompts[s].Must && (short || seat.Hurry != nil && !seat.Hurry.Here)
}

// hurryFrom returns when the others may ask whether those are there for whom the game waits; zero: not in this turn.
func (d *Sight) hurryFrom() time.Time {
	length := guild.TurnLength(d.Record.Terms.Values)
	absent := func(s games.Seat) bool {
		return !d.Record.Seats[s].here() || d.Record.Seats[s].Hurry != nil || d.short(s)
	}
	switch {
	case d.Ref.Private() || d.count(Seat.here) < 2 || d.Record.Clocks.Asked.IsZero() || d.Kind.Races():
		return time.Time{}
	case slices.IndexFunc(d.waitingPeople(), func(s games.Seat) bool { return !absent(s) }) < 0:
		return time.Time{}
	case length == 0:
		return d.Record.Clocks.Asked.Add(nudgeAfter)
	case d.Record.Clocks.Deadline.Sub(d.Record.Clocks.Asked) < hurryLeast:
		return time.Time{}
	}
	return d.Record.Clocks.Asked.Add(min(hurryAfter, length/3))
}

const (
	hurryAfter = 30 * time.Second // somebody is waited for until the others may ask for them; a third of a shorter turn
	hurryLeast = 45 * time.Second // a shorter turn is over soon enough
)

// sameMoves reports whether a seat is asked the same as before. Words that are numbers are not compared: they may be the number
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
func (d *Sight) waitingPeople() []games.Seat {
	return slices.DeleteFunc(d.Position.waiting(), func(s games.Seat) bool { return d.Record.Seats[s].Robot != 0 })
}

// turnEnds returns when the clock plays for those who are here and waited for; zero: never.
func (d *Sight) turnEnds() time.Time {
	for _, s := range d.waitingPeople() {
		if d.Record.Seats[s].here() {
			return d.Record.Clocks.Deadline
		}
	}
	return time.Time{}
}

// A timer is what a clock does at the table at some time; zero: never.
type timer struct {
	at time.Time
	do func() error // nil: what robots do, see Tick
}

// timers are all that run at the table but for its messages', in the order in which they count where several are due.
func (d *Draft) timers() []timer {
	done := func(do func()) func() error { return func() error { do(); return nil } }
	clocks := d.Record.Clocks
	switch {
	case d.suspended():
		return []timer{{d.suspendedUntil(), d.endSuspended}}
	case d.Record.Phase == Lobby:
		return []timer{{clocks.Deadline, done(d.expire)}}
	case d.Record.Phase != Playing && !d.Record.End.Owed.IsZero() && !d.Reached(clocks.Deadline.Add(owedKept)):
		return []timer{{d.Record.End.Owed, done(d.putAgain)}}
	case d.Record.Phase != Playing:
		return []timer{{clocks.Deadline, done(func() { d.Delete = true })}}
	case d.Broken != nil:
		all := []timer{{d.Record.lasts(), d.timeUp}}
		if d.waits() { // meanwhile its clocks are as the program has set them that can play it
			all = append(all, timer{d.Record.Changed.Add(waitsFor), done(func() { d.endAsItStands(whyChanged) })}, timer{d.DueAt, nil})
		}
		return all
	}
	tick := func() error {
		return d.playListed(games.Action{Seat: games.Table, Move: games.Tick, At: d.Now}, byClock)
	}
	all := []timer{
		{d.Record.lasts(), d.timeUp}, {d.restsAt(), done(d.pause)}, {d.tickAt(), tick}, {d.turnEnds(), d.endTurn},
		{d.silentUntil(), done(func() { d.end(Closed, problem.Reason{Code: "end.silent", N: d.pausedDays()}) })}, {d.RobotsAct(), nil},
	}
	if !clocks.MayHurry {
		all = append(all, timer{d.hurryFrom(), done(func() { d.Record.Clocks.MayHurry = true })})
	}
	return all
}

// clocks returns when the first of the table's timers is due.
func (d *Draft) clocks() (due time.Time) {
	for _, t := range d.timers() {
		due = sooner(due, t.at)
	}
	return due
}

// due returns when the clock must look at the table.
func (d *Draft) due() time.Time {
	due := sooner(d.clocks(), d.nudgesDue())
	if len(d.Record.Audit) > 0 {
		return sooner(due, d.Now.Add(reportAfter))
	}
	return due
}

// tickAt returns when the game gets its tick: when it is due, or later where it has got lost time back; zero: never.
func (d *Sight) tickAt() time.Time {
	if d.unhurried() {
		return time.Time{}
	}
	if d.Position.due.IsZero() || d.Position.due.After(d.Record.Clocks.NoTickBefore) {
		return d.Position.due
	}
	return d.Record.Clocks.NoTickBefore
}

// Tick does what the table is due for, and reports whether robots are due there, too.
func (d *Draft) Tick() (robots bool, err error) {
	if err := d.handleDue(); err != nil {
		return false, err
	}
	if d.Changed() {
		d.Own()
	}
	robots = d.Reached(d.RobotsAct())
	if !robots && d.Reached(d.DueAt) && !d.Changed() { // the stored due time is wrong: store the right one
		d.putAgain()
	}
	return robots, nil
}

// handleDue does what the table is due for: of its timers, the first.
func (d *Draft) handleDue() error {
	if err := d.nudge(); err != nil {
		return err
	}
	for _, t := range d.timers() {
		if t.do != nil && d.Reached(t.at) {
			return t.do()
		}
	}
	if d.Record.Phase == Playing && !d.suspended() {
		return d.Broken
	}
	return nil
}

// endTurn ends the turn of those who are here and waited for, but have not moved. Once the first move is made for them, for a novice
// once more; who misses another turn is away, and so is who was away before in this game, or does not say that they are there when asked. Where only one person is here, the table is paused instead. If the clock comes late, because
// the bot was down, they get their time again.
func (d *Draft) endTurn() error {
	missed := slices.DeleteFunc(d.waitingPeople(), func(s games.Seat) bool { return !d.Record.Seats[s].here() })
	if d.Reached(d.Record.Clocks.Deadline.Add(lateAfter)) {
		d.Record.Clocks.Deadline = time.Time{}
		return nil
	}
	if d.count(Seat.here) == 1 {
		d.pause()
		return nil
	}
	most, first, played := awayAfter, []games.Seat(nil), make(map[games.Seat]bool)
	if d.Record.timed() {
		most = 1
	}
	for _, s := range missed {
		if d.playSilent(s) {
			continue // who has planned this turn has not missed it
		}
		if d.spare(s) {
			first = append(first, s)
			continue
		}
		p := &d.Record.Seats[s]
		p.Presence.Misses++
		if p.Presence.Misses < most && !p.Presence.Lapsed && (p.Hurry == nil || p.Hurry.Here) {
			first, played[s] = append(first, s), true
			continue
		}
		d.goAway(s)
	}
	d.Record.Clocks.Deadline, d.playedFor = time.Time{}, played // who is away and comes back before a robot has moved has a turn
	return d.playFirst(first, byClock)
}

// playFirst makes the first move of each of these seats that the game still waits for, as a whole.
func (d *Draft) playFirst(seats []games.Seat, by string) error {
	for _, s := range seats {
		prompt := d.Position.Prompts[s]
		switch {
		case d.Record.Phase != Playing || !prompt.Must: // the move of another seat has settled it
			continue
		case len(prompt.Moves) == 0:
			return problem.Rules(fmt.Errorf("%s: seat %d must move and has no moves", d.Kind.Name, s))
		}
		move, err := d.Position.whole(s)
		if err != nil {
			return err
		}
		if err := d.playListed(games.Action{Seat: s, Move: move, At: d.Now}, by); err != nil {
			return err
		}
	}
	return nil
}

// playListed makes a move that the rules themselves have listed. If they refuse it, they have a fault. The refusal is not
// logged, because it may name hidden cards.
func (d *Draft) playListed(a games.Action, by string) error {
	err := d.play(a, by)
	if errors.Is(err, games.ErrIllegal) {
		return problem.Rules(fmt.Errorf("%s: refused to seat %d what the rules have called for", d.Kind.Name, a.Seat))
	}
	return err
}

// Reached reports whether it is a time already; the zero time never comes.
func (d *Sight) Reached(t time.Time) bool { return !t.IsZero() && !d.Now.Before(t) }

// A short question is one that the game's own clock ends, such as whether to step in the way. A person who is alone at the table has all
// the time in the world for it. Others get more for their first ones, because they do not know the screens yet.
const (
	firstQuestions = 3
	firstTime      = 45 * time.Second
)

// brief reports whether a seat is asked a short question.
func (d *Sight) brief(s games.Seat) bool {
	p := d.Position.Prompts[s]
	return p.Must && !d.Kind.Races() && !p.Until.IsZero() && p.Until.Equal(d.Position.due)
}

// unhurried reports whether a short question waits for the only person who is here.
func (d *Sight) unhurried() bool {
	return d.Record.Phase == Playing && d.Position != nil && d.count(Seat.here) == 1 && slices.ContainsFunc(d.waitingPeople(), func(s games.Seat) bool {
		return d.Record.Seats[s].here() && d.brief(s)
	})
}

// giveTime gives a seat that is asked something new more time for its first short questions, whether it has anything to weigh or not: else
// the others could tell.
func (d *Draft) giveTime(s games.Seat) {
	seat, matter := &d.Record.Seats[s], d.Position.Prompts[s].Matter
	if length := d.turnLength(s); !d.brief(s) || seat.Asked.Questions > firstQuestions || length > 0 && length <= firstTime {
		return
	}
	if matter == 0 || matter != seat.Asked.Matter {
		seat.Asked.Questions++
	}
	if seat.Asked.Questions <= firstQuestions {
		d.Record.Clocks.NoTickBefore = Later(d.Record.Clocks.NoTickBefore, d.Record.Clocks.DueSet.Add(firstTime))
	}
}
