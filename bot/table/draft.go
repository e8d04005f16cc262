package table

import (
	"errors"
	"fmt"
	"time"

	"ruckus/games"
	"ruckus/store"
)

// A draft is a table as it was read from the store, with what a change has made of it so far. Nothing counts until commit
// has stored it.
type draft struct {
	ref           Ref
	version       uint64    // as stored; 0: not stored yet
	dueAt         time.Time // as stored
	rec           record
	kind          games.Kind
	pos           *position      // the game, if there is one
	broken        error          // why there is none, although there should be one
	promptsBefore []games.Prompt // the prompts when it was read
	acted         map[games.Seat]bool
	byRobot       bool // the last action was a robot's

	self     string // the host
	now      time.Time
	pace     float64 // of all robots of the host
	chance   func() uint64
	text     func() string // makes up what nobody can guess and nothing else is called
	changed  bool          // to be stored
	restless bool          // robots that wanted no move, or are new, are to think
	quiet    bool          // to be told to nobody
	tookOver bool          // from another host, which owned the table
	deleted  bool          // to be deleted instead
	events   []games.Event
	lines    [][]byte
	log      [][]byte      // as stored, without lines; nil: not read
	left     string        // the game whose result goes into the same commit; "": none does
	also     []store.Write // further records of the guild, to be stored in the same commit
	stored   []byte        // the record as it was put; nil: it was not
}

// open takes in a record and its position, which is decoded where there is none. A table whose game this program can no longer
// play is closed.
func (d *draft) open(rec record, kind games.Kind, known bool, pos *position) {
	d.rec, d.kind = rec, kind
	if !known {
		d.kind = games.Kind{Name: rec.Kind, Title: rec.Kind}
		d.broken = fmt.Errorf("no game %q", rec.Kind)
	} else if d.pos = pos; pos == nil && (rec.Phase == Playing || rec.Phase == Over) {
		d.pos, d.broken = load(kind, rec.Schema, rec.Game, len(rec.Seats))
	}
	if d.pos != nil {
		d.promptsBefore = d.pos.prompts
	}
	if d.live() && (!known || errors.Is(d.broken, games.ErrOld)) {
		d.end(Closed, "sorry, the bot was changed and can no longer go on with this game")
	}
}

// play carries out an action of the game.
func (d *draft) play(a games.Action, by string) error {
	if d.broken != nil {
		return d.broken
	}
	next, events, err := d.pos.step(a)
	if err != nil {
		return err
	}
	if err := d.logAction(a, by); err != nil {
		return err
	}
	d.set(next)
	d.acted[a.Seat] = true
	d.byRobot = by == byRobot || by == byStandIn
	d.tellAll(credit(events, a.Seat, by)...)
	return nil
}

// set makes p the position of the game.
func (d *draft) set(p *position) {
	d.touch()
	d.restless = true
	d.dropHints(p)
	if d.pos == nil || !p.due.Equal(d.pos.due) {
		d.rec.NoTickBefore, d.rec.DueSet = time.Time{}, d.now
	}
	d.pos = p
	d.rec.Phase, d.rec.Schema, d.rec.Game = Playing, p.schema, p.state
	if p.result != nil {
		d.rec.Result = p.result
		d.end(Over, "")
	}
}

// touch notes that something has happened at the table.
func (d *draft) touch() {
	d.changed = true
	d.rec.Changed = d.now
}

// end ends the table. Its record is kept for a while: of a game that is over for a rematch, of one that was ended
// for an export, of others to say why.
func (d *draft) end(phase Phase, why string) {
	d.touch()
	d.rec.Phase, d.rec.Why, d.rec.Finished = phase, why, d.now
	d.owe(d.now)
	switch {
	case phase == Over:
		d.rec.Deadline = d.now.Add(overKept)
	case len(d.rec.Game) > 0 && !d.ref.Private():
		d.rec.Deadline = d.now.Add(endedKept)
	default:
		d.rec.Deadline = d.now.Add(closedKept)
	}
	if day, try := d.rec.day(); try { // it can be looked back at when the day is over
		d.rec.Deadline = later(d.rec.Deadline, day.Ends().Add(overKept))
	}
}

// newlyAsked returns the users whom the game waits for, or gives a time limit, and did not when the draft was read.
func (d *draft) newlyAsked() (users []string) {
	if d.pos == nil {
		return nil
	}
	for s, now := range d.pos.prompts {
		var was games.Prompt
		if s < len(d.promptsBefore) {
			was = d.promptsBefore[s]
		}
		seat := d.rec.Seats[s]
		if seat.Robot == 0 && (now.Must && !was.Must || !now.Until.IsZero() && was.Until.IsZero()) {
			users = append(users, seat.ID)
		}
	}
	return users
}

// seat returns where a user sits, or games.Table.
func (d *draft) seat(userID string) games.Seat {
	for i, s := range d.rec.Seats {
		if s.ID == userID {
			return games.Seat(i)
		}
	}
	return games.Table
}

// table returns what everybody may know.
func (d *draft) table() (Table, error) {
	t := Table{
		Ref: d.ref, Version: d.version, Channel: d.rec.Channel, Parent: d.rec.Parent, BoardID: d.rec.BoardID, Kind: d.kind, Phase: d.rec.Phase,
		Host: d.rec.Host, Values: d.rec.Values, House: d.rec.House, Chosen: d.rec.Chosen, Opened: d.rec.Opened, Changed: d.rec.Changed, Recent: d.recent(),
		Result: d.rec.Result, Story: d.rec.Story, Deal: d.rec.Deal, Next: d.rec.Next, Mix: d.shownMix(), Owned: d.owned(), Played: len(d.rec.Game) > 0, Why: d.rec.Why,
	}
	if until := d.undoUntil(); !until.IsZero() {
		t.EndedBy, t.UndoUntil = d.rec.Ended.By, until
	}
	if d.suspended() {
		t.Suspended, t.Paused, t.Closes = d.rec.Suspended, d.rec.Paused, d.suspendedUntil()
	}
	for _, s := range d.rec.Seats {
		t.Players = append(t.Players, Player{User: User{ID: s.ID, Name: s.Name}, Away: s.absent(), Left: s.Left, Out: d.unseated(s.ID), Robot: s.Robot, Hints: s.Hints})
	}
	switch d.rec.Phase {
	case Lobby:
		t.Deadline = d.rec.Deadline
		return t, nil
	case Closed:
		return t, nil
	case Playing:
		if d.broken != nil {
			return Table{}, d.broken
		}
		t.Waiting = d.pos.waiting()
		if !d.suspended() {
			t.TickAt, t.Deadline = d.tickAt(), d.shownDeadline()
		}
	}
	if d.pos == nil {
		return t, nil
	}
	var err error
	t.View, err = d.pos.view(games.Table)
	return t, err
}

// hand returns what a user may know. If they have no seat, or were unseated, it is what everybody may know.
func (d *draft) hand(userID string) (Hand, error) {
	t, err := d.table()
	hand := Hand{Table: t, Seat: d.seat(userID)}
	if d.unseated(userID) {
		hand.Seat = games.Table
	}
	if err != nil || hand.Seat == games.Table || t.View == nil {
		return hand, err
	}
	hand.Hint = d.rec.Seats[hand.Seat].Hint
	hand.Prompt, hand.Since, hand.OnlyMade = d.pos.prompts[hand.Seat], d.since(hand.Seat), d.rec.Seats[hand.Seat].OnlyMade
	switch until := hand.Prompt.Until; {
	case t.Paused:
		hand.Prompt.Until = time.Time{}
	case !until.IsZero() && until.Equal(d.pos.due):
		hand.Prompt.Until = d.tickAt()
		if hand.Prompt.Must && !t.Deadline.IsZero() {
			hand.Prompt.Until = t.Deadline
		}
	}
	hand.View, err = d.pos.view(hand.Seat)
	return hand, err
}
