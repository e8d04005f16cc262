// Package match is one table as a value, and everything a press, a tick or an admin can do to it: who sits where (lobby.go, robot.go,
// private.go), when a turn ends (turn.go), who is here (presence.go, suspend.go), what's announced (news.go), who gets a reminder
// (nudges.go), and how the cards are decided (sealed.go).
//
// A change starts from a Draft of the table's stored Record, calls one of the Draft's methods, and settles what follows from it
// (turn.go). Nothing here knows a store, a clock or chance: the Draft is given the time and a source of chance. Package table is the
// host around it.
package match

import (
	"errors"
	"slices"
	"time"

	"ruckus/bot/internal/problem"
	"ruckus/games"
	"ruckus/store"
)

// A Sight is a table at a time, for all who only look: whom it waits for, what is due when, and what each may see (shown.go). None of its
// methods changes the table, and none can call one that does.
type Sight struct {
	Ref      Ref
	Version  uint64    // as stored; 0: not stored yet
	DueAt    time.Time // as stored
	Record   Record
	Kind     games.Kind
	Position *Position // the game, if there is one
	Broken   error     // why there is none, although there should be one

	Self string // the host
	Now  time.Time
	Pace float64 // of all robots of the host

	kept  bool   // nobody changes it any more
	table *Table // what it then shows to everybody; nil: nobody has asked yet
}

// A Draft is a table as it was read from the store, with what a change has made of it so far. Nothing counts until it is
// stored.
type Draft struct {
	Sight
	before        *Record             // as stored; nil: not stored yet, or nobody changes the draft any more
	read          *Position           // when it was read
	promptsBefore []games.Prompt      // then
	wasUnhurried  bool                // then
	acted         map[games.Seat]bool // since it was read
	playedFor     map[games.Seat]bool // by the clock, since it was read
	byRobot       bool                // the last action was a robot's

	Chance func() uint64
	Text   func() string // makes up what nobody can guess and nothing else is called

	Effects
	Log    [][]byte     // as stored, up to the record's last line, without those that the draft adds; nil: not read
	Stored store.Record // the record as it was put; without data: it was not
}

// Keep says that nobody changes the draft any more: what all its hands show is made once.
func (d *Draft) Keep() { d.kept, d.before, d.read, d.Log = true, nil, nil, nil }

// Copy is a draft like one that is kept, to be changed.
func (d *Draft) Copy() Draft {
	c := *d
	c.kept, c.table = false, nil
	return c
}

// Open takes in a record and its position, which is folded from the draft's log where it is not known. A table whose log leads
// elsewhere is closed with its points.
func (d *Draft) Open(rec Record, kind games.Kind, known bool, pos *Position) {
	for i := range rec.Seats {
		if s := &rec.Seats[i]; s.Plan != nil && (!s.Plan.sane() || s.Robot != 0) {
			s.Plan = nil
		}
	}
	d.before, d.Record, d.Kind = &rec, rec.Clone(), kind
	switch {
	case !known:
		d.Kind = games.Kind{Name: rec.Kind, Title: rec.Kind}
		d.Broken = foreign(d.Kind, rec.Game)
	case pos != nil:
		d.Position = pos
	case rec.Begun() && rec.Game.Edition != kind.Edition:
		d.Broken = foreign(kind, rec.Game)
	case rec.Folds(kind):
		d.Position, d.Broken = rec.Fold(kind, d.Log)
	}
	if d.Position != nil {
		d.read, d.promptsBefore, d.wasUnhurried = d.Position, d.Position.Prompts, d.unhurried()
	}
	if d.Live() && errors.Is(d.Broken, errFold) {
		d.endAsItStands(whyDamaged)
	}
}

// play carries out an action of the game.
func (d *Draft) play(a games.Action, by string) error {
	if d.Broken != nil {
		return d.Broken
	}
	a, typed, err := d.hear(a)
	if err != nil {
		return err
	}
	next, events, err := d.Position.step(a)
	if err != nil {
		return err
	}
	if err := d.line(ActionLine{Seat: a.Seat, Move: a.Move, At: a.At, By: by}); err != nil {
		return err
	}
	d.keepText(typed, by)
	d.set(next)
	if d.acted == nil {
		d.acted = make(map[games.Seat]bool)
	}
	d.acted[a.Seat] = true
	if a.Seat != games.Table {
		d.Record.Seats[a.Seat].count(by)
	}
	d.byRobot = OfRobot(by) || by == byOnly && d.byRobot
	d.notePlanned(a, events)
	d.tellAll(Credit(events, a.Seat, by)...)
	d.noteMoments(a, events)
	return d.playPlain()
}

// set makes p the position of the game.
func (d *Draft) set(p *Position) {
	d.touch()
	d.dropHints(p)
	if d.Position == nil || !p.due.Equal(d.Position.due) {
		d.Record.Clocks.NoTickBefore, d.Record.Clocks.DueSet = time.Time{}, d.Now
	}
	if d.Position == nil || !slices.Equal(d.Position.crowd, p.crowd) {
		d.Record.Answered = nil
	}
	d.Position = p
	d.Record.Phase = Playing
	d.noteTry(p)
	d.Record.Game = Game{d.Kind.Edition, d.Record.Game.Lines, p.Sum, p.stands.Points, p.stands.Fewest}
	if p.result != nil {
		d.Record.Result = p.result
		d.end(Over, problem.Reason{})
	}
}

// touch notes that something has happened at the table.
func (d *Draft) touch() {
	d.Record.Changed = d.Now
}

// end ends the table. Its record is kept for a while: of a game that is over for the next one, of one that was ended
// for an export, of others to say why.
func (d *Draft) end(phase Phase, why problem.Reason) {
	d.touch()
	d.Record.Phase, d.Record.End.Why, d.Record.Finished, d.Record.Joined, d.Record.Answered = phase, why, d.Now, nil, nil
	d.owe(d.Now)
	users(d.Record.Seats, func(s *Seat) { s.Plan = nil })
	if phase == Closed {
		d.forfeit()
	}
	switch {
	case phase == Over:
		d.Record.Clocks.Deadline = d.Now.Add(OverKept)
	case d.Record.Begun() && !d.Ref.Private():
		d.Record.Clocks.Deadline = d.Now.Add(endedKept)
	default:
		d.Record.Clocks.Deadline = d.Now.Add(closedKept)
	}
	if day, try := d.Record.Day(); try { // it can be looked back at then
		d.Record.Clocks.Deadline = Later(d.Record.Clocks.Deadline, day.Opens().Add(OverKept))
	}
}

// asked returns the users whom the game waits for, or gives a time limit, and did not when the draft was read; and where it goes on
// in turns, those for whom it does not wait.
func (d *Draft) asked() (newly, watching []string) {
	if d.Position == nil {
		return nil, nil
	}
	turns := d.Record.Phase == Playing && !d.Kind.Races()
	for s, now := range d.Position.Prompts {
		var was games.Prompt
		if s < len(d.promptsBefore) {
			was = d.promptsBefore[s]
		}
		switch seat := d.Record.Seats[s]; {
		case seat.Robot != 0:
		case now.Must && !was.Must || !now.Until.IsZero() && was.Until.IsZero():
			newly = append(newly, seat.ID)
		case turns && !now.Must && now.Until.IsZero():
			watching = append(watching, seat.ID)
		}
	}
	return newly, watching
}

// Seat returns where a user sits, or games.Table.
func (d *Sight) Seat(userID string) games.Seat {
	for i, s := range d.Record.Seats {
		if s.ID == userID {
			return games.Seat(i)
		}
	}
	return games.Table
}
