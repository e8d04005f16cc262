package table

import (
	"fmt"
	"time"

	"ruckus/bot/problem"
	"ruckus/games"
	"ruckus/markup"
)

// Act makes a move for a user who has pressed for it.
func (d *draft) Act(u User, move string, at time.Time) error {
	back, err := d.press(u, at)
	if err != nil || back == move && back != "" {
		return err
	}
	return d.move(d.seat(u.ID), move, at)
}

// move makes a move that a seat has pressed for.
func (d *draft) move(s games.Seat, move string, at time.Time) error {
	switch {
	case d.rec.Phase != Playing:
		return d.notPlaying()
	case !at.After(d.rec.Rewound):
		return problem.Refusal("moves were taken back just now; here is your hand as it is again")
	}
	before := d.rec.Seats[s].Since
	d.rec.Seats[s].Since = 0
	a := games.Action{Seat: s, Move: move, At: at}
	if err := d.play(a, byUser); err != nil {
		d.rec.Seats[s].Since = before
		d.noteLate(a, err)
		return err
	}
	d.rec.PersonActed = d.now
	d.rec.Seats[s].OnlyMade = false
	d.notePress(s)
	return nil
}

// news reports whether a press of a seated user changes what is known of them.
func (d *draft) news(u User, at time.Time) (bool, error) {
	if err := d.MaySee(u.ID); err != nil {
		return false, err
	}
	i := d.seat(u.ID)
	s := d.rec.Seats[i]
	renamed := u.Name != (markup.Name{}) && u.Name != s.Name
	return renamed || d.suspended() || d.pressIsNews(i, at) || d.rec.Phase == Playing && (s.Misses > 0 || s.absent()), nil
}

// MaySee refuses a hand to those who have no seat, or were unseated.
func (d *draft) MaySee(userID string) error {
	switch {
	case d.seat(userID) == games.Table:
		return d.noSeat()
	case d.unseated(userID):
		return errUnseated
	}
	return nil
}

// press marks a seated user as here, under the name that they have now, and has a paused table go on. It returns the move
// by which that has brought them back into the game; "" for none.
func (d *draft) press(u User, at time.Time) (back string, err error) {
	news, err := d.news(u, d.now)
	if !news {
		return "", err
	}
	d.resume()
	d.changed = true
	i := d.seat(u.ID)
	s := &d.rec.Seats[i]
	if u.Name != (markup.Name{}) {
		s.Name = u.Name
	}
	d.notePress(i)
	switch {
	case d.rec.Phase != Playing:
	case s.absent():
		return d.comeBack(games.Action{Seat: i, At: at})
	default:
		s.Misses = 0
	}
	return "", nil
}

// pressNow is press where only that counts.
func (d *draft) pressNow(u User) error {
	_, err := d.press(u, d.now)
	return err
}

func (d *draft) noSeat() error {
	if d.rec.Phase == Lobby {
		return problem.Refusal("you have no seat at this table now; press *Join* on its board to take one")
	}
	return problem.Refusal("you have no seat at this table, only its players have a hand; join the next one, or open your own")
}

func (d *draft) notPlaying() error {
	if d.rec.Phase == Lobby {
		return problem.Refusal(fmt.Sprintf("the game has not begun yet; %s can start it", d.hostName()))
	}
	return d.notInLobby()
}
