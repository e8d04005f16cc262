package match

import (
	"ruckus/bot/internal/problem"
	"ruckus/games"
)

// A person without a seat can go on for a robot in a running game, with its cards and points. The game knows nothing of that. In the
// results the seat counts as the robot's: so nobody gains by it, and nobody loses. Who has seen a seat's cards plays no other seat of
// that game: else one outsider could read them all.

// mostSittings is how often somebody can sit in for a robot in one game.
const mostSittings = 12

const errTaken = problem.Refusal("somebody was faster and goes on for that robot; look again for another one")

// SitIn has somebody go on for the robot of a seat: at once, or where a race is on, when it is over.
func (d *Draft) SitIn(by By, s games.Seat) error {
	switch {
	case d.Ref.Private():
		return ErrPrivate
	case d.Record.Phase != Playing:
		return d.NotPlaying()
	case d.Broken != nil:
		return d.Broken
	case d.rated():
		return errRatedSit
	case d.Record.timed():
		return errNight
	case d.Seat(by.ID) != games.Table && !d.Unseated(by.ID):
		return errSeated
	case d.MaySit(by.ID, s) != nil:
		return d.MaySit(by.ID, s)
	case d.suspended():
		return problem.Refusal("the table is paused, because none of its players is here; you can sit in when it goes on")
	case s < 0 || int(s) >= len(d.Record.Seats) || d.Record.Seats[s].Robot == 0:
		return errTaken
	case d.Record.Seats[s].Next != nil && d.Record.Seats[s].Next.ID != by.ID:
		return errTaken
	case len(d.Record.Sittings) >= mostSittings:
		return problem.Refusal("people have changed places with robots here too often; wait for the next game")
	}
	if err := d.SitNot(by); err != nil {
		return err
	}
	if d.racing() {
		user := by.User
		d.Record.Seats[s].Next = &user
		return nil
	}
	return d.takeOver(s, by.User)
}

// SitNot takes back that somebody wants to sit in when the race is over.
func (d *Draft) SitNot(by By) error {
	for i := range d.Record.Seats {
		if seat := &d.Record.Seats[i]; seat.Next != nil && seat.Next.ID == by.ID {
			seat.Next = nil
		}
	}
	return nil
}
