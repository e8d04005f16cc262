package match

import (
	"fmt"
	"time"

	"ruckus/bot/problem"
	"ruckus/games"
	"ruckus/markup"
)

// Act makes a move for a user who has pressed for it.
func (d *Draft) Act(u User, move string, at time.Time) error {
	back, err := d.press(u, at)
	if err != nil || back == move && back != "" {
		return err
	}
	return d.move(d.Seat(u.ID), move, at)
}

// move makes a move that a seat has pressed for.
func (d *Draft) move(s games.Seat, move string, at time.Time) error {
	switch {
	case d.Record.Phase != Playing:
		return d.NotPlaying()
	case !at.After(d.Record.Rewound):
		return problem.Refusal("moves were taken back just now; here is your hand as it is again")
	}
	before := d.Record.Seats[s].Since
	d.Record.Seats[s].Since = 0
	a := games.Action{Seat: s, Move: move, At: at}
	if err := d.play(a, ByUser); err != nil {
		d.Record.Seats[s].Since = before
		d.noteLate(a, err)
		return err
	}
	d.Record.PersonActed = d.Now
	d.Record.Seats[s].OnlyMade = false
	d.notePress(s)
	return nil
}

// News reports whether a press of a seated user changes what is known of them.
func (d *Draft) News(u User, at time.Time) (bool, error) {
	if err := d.MaySee(u.ID); err != nil {
		return false, err
	}
	i := d.Seat(u.ID)
	s := d.Record.Seats[i]
	renamed := u.Name != (markup.Name{}) && u.Name != s.Name
	return renamed || d.suspended() || d.pressIsNews(i, at) || d.Record.Phase == Playing && (s.Misses > 0 || s.absent()), nil
}

// MaySee refuses a hand to those who have no seat, or were unseated.
func (d *Draft) MaySee(userID string) error {
	switch {
	case d.Seat(userID) == games.Table:
		return d.noSeat()
	case d.Unseated(userID):
		return errUnseated
	}
	return nil
}

// press marks a seated user as here, under the name that they have now, and has a paused table go on. It returns the move
// by which that has brought them back into the game; "" for none.
func (d *Draft) press(u User, at time.Time) (back string, err error) {
	news, err := d.News(u, d.Now)
	if !news {
		return "", err
	}
	d.Resume()
	d.Changed = true
	i := d.Seat(u.ID)
	s := &d.Record.Seats[i]
	if u.Name != (markup.Name{}) {
		s.Name = u.Name
	}
	d.notePress(i)
	switch {
	case d.Record.Phase != Playing:
	case s.absent():
		return d.comeBack(games.Action{Seat: i, At: at})
	default:
		s.Misses = 0
	}
	return "", nil
}

// PressNow is press where only that counts.
func (d *Draft) PressNow(u User) error {
	_, err := d.press(u, d.Now)
	return err
}

func (d *Draft) noSeat() error {
	if d.Record.Phase == Lobby {
		return problem.Refusal("you have no seat at this table now; press *Join* on its board to take one")
	}
	return problem.Refusal("you have no seat at this table, only its players have a hand; join the next one, or open your own")
}

func (d *Draft) NotPlaying() error {
	if d.Record.Phase == Lobby {
		return problem.Refusal(fmt.Sprintf("the game has not begun yet; %s can start it", d.hostName()))
	}
	return d.notInLobby()
}
