package match

import (
	"errors"

	"ruckus/bot/internal/named"
	"ruckus/games"
	"ruckus/render/markup"
)

// A person without a seat can go on for a robot in a running game, with its cards and points. The game knows nothing of that. In the
// results the seat counts as the robot's: so nobody gains by it, and nobody loses. Who has seen a seat's cards plays no other seat of
// that game: else one outsider could read them all. A game that goes on without those who leave has a seat more for who comes late.

// Sit is what a seat keeps of people who take turns with its robot.
type Sit struct {
	For  *Replaced `json:"for,omitempty"`  // the robot for which the person has sat in; nil: the seat is their own
	Next *User     `json:"next,omitempty"` // of a robot's seat: who sits in for it when the race is over; nil: nobody
}

// A Replaced is a robot for which a person goes on. It gets its seat back when they leave.
type Replaced struct {
	ID    string      `json:"id"`
	Name  markup.Name `json:"name"`
	Robot games.Level `json:"robot"`
}

// Own is the seat as it counts when the game is over: of who has sat in for a robot, that of the robot.
func (s Seat) Own() Seat {
	if s.Sit.For == nil {
		return s
	}
	return Seat{Mix: Mixed{Press: s.Mix.Press}, ID: s.Sit.For.ID, Name: s.Sit.For.Name, Robot: s.Sit.For.Robot}
}

// A Sitting is that somebody has sat in for the robot of a seat.
type Sitting struct {
	User

	Seat games.Seat `json:"seat"`
}

// sitters names those who sit in or have, and those who will.
func sitters(r *Record, name named.At) {
	users(r.Sittings, func(s *Sitting) { name(&s.ID, &s.Name) })
	for _, s := range r.Seats {
		if u := s.Sit.Next; u != nil {
			name(&u.ID, &u.Name)
		}
	}
}

// sitNext has someone who leaves not sit in.
func sitNext(r *Record, user string) {
	users(r.Seats, func(s *Seat) {
		if s.Sit.Next != nil && s.Sit.Next.ID == user {
			s.Sit.Next = nil
		}
	})
}

// mostSittings is how often somebody can sit in for a robot in one game.
const mostSittings = 12

var errTaken = refuse("no.sit.taken")

// ErrUnread refuses a seat of one's own where the draft was read without its log, from which the game has to be made again.
var ErrUnread = refuse("no.sit.unread")

// SitIn has somebody go on for the robot of a seat: at once, or where a race is on, when it is over. The seat after the last one is that
// of who comes late.
func (d *Draft) SitIn(by By, s games.Seat) error {
	late := int(s) == len(d.Record.Seats) && games.Can[games.Leaver](d.Kind)
	switch {
	case d.Ref.Private():
		return ErrPrivate
	case d.Record.Phase != Playing:
		return d.NotPlaying()
	case d.Broken != nil:
		return d.Broken
	case d.rated():
		return refuse("no.rated.sit")
	case d.Record.timed():
		return errNight
	case d.Seat(by.ID) != games.Table && !d.Unseated(by.ID):
		return errSeated
	case d.MaySit(by.ID, s) != nil:
		return d.MaySit(by.ID, s)
	case d.suspended():
		return refuse("no.sit.paused")
	case late && len(d.Record.Seats) >= d.Kind.Max:
		return d.full()
	case late && d.Log == nil:
		return ErrUnread
	case late:
		return errors.Join(d.SitNot(by), d.comeLate(by.User))
	case s < 0 || int(s) >= len(d.Record.Seats) || d.Record.Seats[s].Robot == 0:
		return errTaken
	case d.Record.Seats[s].Sit.Next != nil && d.Record.Seats[s].Sit.Next.ID != by.ID:
		return errTaken
	case len(d.Record.Sittings) >= mostSittings:
		return refuse("no.sit.often")
	}
	if err := d.SitNot(by); err != nil {
		return err
	}
	if d.racing() {
		user := by.User
		d.Record.Seats[s].Sit.Next = &user
		return nil
	}
	return d.takeOver(s, by.User)
}

// SitNot takes back that somebody wants to sit in when the race is over.
func (d *Draft) SitNot(by By) error {
	sitNext(&d.Record, by.ID)
	return nil
}
