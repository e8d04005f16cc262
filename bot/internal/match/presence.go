package match

import (
	"slices"
	"time"

	"ruckus/games"
)

// awayAfter is how many turns in a row somebody misses until they are away.
const awayAfter = 2

// A person in a running game is here, away, or has left. A player who misses turns is away; in a game with a rule of its own for that
// (games.Leaver) the game alone decides. Any press brings back who is away or has left. For the absent a robot stands in,
// if the game has that. Where nobody is here, the table is paused (suspend.go).

// Presence is whether a seat's person is here.
type Presence struct {
	Pressed time.Time `json:"pressed,omitzero"` // when they last pressed something at the table, or the game began; to about 10 seconds
	Misses  int       `json:"misses,omitempty"` // turns in a row that were missed
	Away    bool      `json:"away,omitempty"`
	Left    bool      `json:"left,omitempty"`
	Lapsed  bool      `json:"lapsed,omitempty"` // has been away in this game
	Novice  Novice    `json:"novice,omitempty"` // 0: they have played this kind of game here before
}

func (s Seat) absent() bool { return s.Presence.Away || s.Presence.Left }

func (s Seat) here() bool { return s.Robot == 0 && !s.absent() }

func (s Seat) person() bool { return s.Robot == 0 }

// stays reports whether a person sits there who has not left on purpose.
func (s Seat) stays() bool { return s.Robot == 0 && !s.Presence.Left }

// count counts seats, of those who are here, or stay, or are people at all.
func (d *Sight) count(is func(Seat) bool) int {
	return len(games.Where(d.Record.Seats, func(_ games.Seat, s Seat) bool { return is(s) }))
}

// level is how well the robot plays that moves for a seat: one that sits there, or one that stands in; 0: none does.
func (d *Sight) level(s games.Seat) games.Level {
	p := d.Record.Seats[s]
	if p.Robot == 0 && p.absent() && d.Kind.StandsIn() {
		return games.Medium
	}
	return p.Robot
}

// goAway marks somebody as away.
func (d *Draft) goAway(s games.Seat) {
	d.Record.Seats[s].Presence.Away, d.Record.Seats[s].Presence.Lapsed, d.Record.Seats[s].Hurry = true, true, nil
	d.announce(games.Event{Verb: EventAway, Seats: []games.Seat{s}})
}

// comeBack marks an absent person as here, and returns the move by which the game itself has taken them back; "" for none.
func (d *Draft) comeBack(a games.Action) (move string, err error) {
	p := &d.Record.Seats[a.Seat]
	p.Presence.Misses, p.Presence.Away, p.Presence.Left, p.Mind.Acts = 0, false, false, time.Time{}
	if d.Broken != nil {
		return "", nil
	}
	if d.Kind.StandsIn() {
		d.announce(games.Event{Verb: EventBack, Seats: []games.Seat{a.Seat}})
	}
	moves := d.Position.Prompts[a.Seat].Moves
	if !d.Position.sitsOut(a.Seat) || len(moves) == 0 {
		return "", nil
	}
	return moves[0], d.playListed(games.Action{Seat: a.Seat, Move: moves[0], At: a.At}, ByUser)
}

// takeOver has a person go on for the robot of a seat.
func (d *Draft) takeOver(s games.Seat, u User) error {
	was := d.Record.Seats[s]
	d.Record.Seats[s] = Seat{
		Mix: Mixed{Press: was.Mix.Press}, ID: u.ID, Name: u.Name, Presence: Presence{Pressed: d.Now}, Mind: Mind{Chance: was.Mind.Chance, Acted: was.Mind.Acted},
		Sit: Sit{For: &Replaced{ID: was.ID, Name: was.Name, Robot: was.Robot}},
	}
	d.Record.Coming = slices.DeleteFunc(slices.Clone(d.Record.Coming), func(c User) bool { return c.ID == u.ID })
	d.Record.Sittings = append(slices.Clone(d.Record.Sittings), Sitting{User: u, Seat: s})
	d.Record.Clocks.PersonActed = d.Now
	if d.Position.Prompts[s].Must {
		d.Record.Clocks.Deadline = time.Time{} // they have a whole turn
	}
	d.announce(games.Event{Verb: EventSat, Seats: []games.Seat{s}})
	if err := d.line(satLine{Sat: len(d.Record.Sittings) - 1, At: d.Now}); err != nil {
		return err
	}
	return d.beReady(s)
}

// comeLate gives somebody a seat that the game gets for them. It's made again from its log, as if their seat had been empty from the
// start; their first move takes them in, from the next round on.
func (d *Draft) comeLate(u User) error {
	s := games.Seat(len(d.Record.Seats))
	d.Record.Seats = append(d.Record.Seats, Seat{ID: u.ID, Name: u.Name, Presence: Presence{Pressed: d.Now}, Mix: Mixed{At: mixedLate}})
	d.Record.Coming = slices.DeleteFunc(slices.Clone(d.Record.Coming), func(c User) bool { return c.ID == u.ID })
	if err := d.line(lateLine{Seats: len(d.Record.Seats), At: d.Now}); err != nil {
		return err
	}
	p, err := d.Record.lead(d.Kind, slices.Concat(d.Log, d.Lines))
	if err != nil {
		return err
	}
	d.set(p)
	d.Record.Clocks.PersonActed = d.Now
	if err := d.playListed(games.Action{Seat: s, Move: p.Prompts[s].Moves[0], At: d.Now}, ByUser); err != nil {
		return err
	}
	return d.beReady(s)
}

// beReady has somebody be ready for a race that is about to begin: they have just pressed.
func (d *Draft) beReady(s games.Seat) error {
	moves := d.Position.Prompts[s].Moves
	if !d.Kind.Races() || len(moves) == 0 || d.racing() {
		return nil
	}
	return d.playListed(games.Action{Seat: s, Move: moves[0], At: d.Now}, ByUser)
}

// seen is the seat whose cards somebody has seen in this game: their own, or one that they have sat in for; games.Table: none.
func (r *Record) seen(userID string) games.Seat {
	if i := slices.IndexFunc(r.Seats, func(s Seat) bool { return s.ID == userID }); i >= 0 {
		return games.Seat(i)
	}
	if i := slices.IndexFunc(r.Sittings, func(s Sitting) bool { return s.ID == userID }); i >= 0 {
		return r.Sittings[i].Seat
	}
	return games.Table
}

// takeOvers seats those who have waited for the end of a race. Where that was the end of the game, they wait for the next one.
func (d *Draft) takeOvers() error {
	if d.Broken != nil || d.suspended() || d.Record.Phase == Playing && d.racing() {
		return nil
	}
	for i := range d.Record.Seats {
		u := d.Record.Seats[i].Sit.Next
		if u == nil {
			continue
		}
		d.Record.Seats[i].Sit.Next = nil
		if d.MaySit(u.ID, games.Seat(i)) != nil || d.Seat(u.ID) != games.Table {
			continue
		}
		switch {
		case d.Record.Phase == Playing:
			if err := d.takeOver(games.Seat(i), *u); err != nil {
				return err
			}
		case !d.comes(u.ID):
			d.Record.Coming = append(slices.Clone(d.Record.Coming), *u)
		}
	}
	return nil
}

// handBack gives the robot its seat back for which a person has sat in.
func (d *Draft) handBack(s games.Seat) error {
	was := d.Record.Seats[s]
	d.Record.Seats[s] = Seat{Mix: Mixed{Press: was.Mix.Press}, ID: was.Sit.For.ID, Name: was.Sit.For.Name, Robot: was.Sit.For.Robot, Mind: Mind{Chance: was.Mind.Chance, Acted: was.Mind.Acted}}
	d.Record.Clocks.PersonActed = d.Now
	d.announce(games.Event{Verb: EventSatBack, Seats: []games.Seat{s}})
	if d.Broken != nil { // the log is not this program's to add to: that they sat in to the end is what it says
		return nil
	}
	last := len(d.Record.Sittings) - 1
	for last > 0 && d.Record.Sittings[last].Seat != s {
		last--
	}
	if err := d.line(satLine{Sat: last, Back: true, At: d.Now}); err != nil || !d.Position.sitsOut(s) {
		return err
	}
	if moves := d.Position.Prompts[s].Moves; len(moves) > 0 {
		return d.playListed(games.Action{Seat: s, Move: moves[0], At: d.Now}, ByRobot)
	}
	return nil
}

// notePresence does what follows from who is here after a change of a running game.
func (d *Draft) notePresence() {
	for i := range d.Record.Seats {
		s := &d.Record.Seats[i]
		if out := d.Position.sitsOut(games.Seat(i)); d.Position.out != nil && s.Robot == 0 && s.Presence.Away != out {
			s.Presence.Away = out
		}
	}
	switch {
	case d.count(Seat.here) > 0:
	case d.count(Seat.stays) == 0:
		d.end(Closed, whyLeft)
	case !d.racing() || d.Ref.Private():
		d.pause()
	}
}

// racing reports whether a race is on: somebody may act without a time limit. Between two rounds nobody may.
func (d *Sight) racing() bool {
	if !d.Kind.Races() {
		return false
	}
	for s, p := range d.Position.Prompts {
		if len(p.Moves) > 0 && p.Until.IsZero() && !d.Position.sitsOut(games.Seat(s)) {
			return true
		}
	}
	return false
}
