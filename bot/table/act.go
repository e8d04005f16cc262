package table

import (
	"context"
	"fmt"
	"time"

	"ruckus/bot/problem"
	"ruckus/bot/records"
	"ruckus/games"
	"ruckus/markup"
)

const grace = 2 * time.Second // how long before its arrival a press may have been made

// Act makes a move for the user. It takes its place in the table's queue before it returns; what waits in a queue together
// is taken in the order of at, when the user pressed (held to the last 2 seconds). When the move is stored or refused, done
// is called once on a goroutine of its own, outside the queue. A refusal comes with the user's present hand; where there is
// none, its Seat is games.Table.
func (h *Host) Act(ctx context.Context, ref Ref, by By, move string, at time.Time, done func(Hand, error)) {
	at = clamp(at.UTC().Round(0), records.Now())
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	h.queues.Enter(ref, at, func() {
		defer cancel()
		hand, err := h.commit(ctx, ref, by.ID, once(by.Request, func(d *draft) error {
			back, err := d.press(by.User, at)
			if err != nil || back == move && back != "" {
				return err
			}
			return d.move(d.seat(by.ID), move, at)
		}))
		h.busy.Begin()
		go func() {
			defer h.busy.Done()
			done(hand, err)
		}()
	})
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

// clamp holds the time of a press to the grace before its arrival.
func clamp(at, arrival time.Time) time.Time {
	switch earliest := arrival.Add(-grace); {
	case at.After(arrival):
		return arrival
	case at.Before(earliest):
		return earliest
	}
	return at
}

// Hand returns what the user may see, and marks them as present.
func (h *Host) Hand(ctx context.Context, ref Ref, by By) (hand Hand, err error) {
	news := false
	err = h.look(ctx, ref, func(d *draft) (err error) {
		hand = noHand
		if news, err = d.news(by.User); err == nil && !news {
			hand, err = d.hand(by.ID)
		}
		return err
	})
	if err != nil || !news {
		return hand, err
	}
	return h.change(ctx, ref, by, func(d *draft) error { return d.pressNow(by.User) })
}

// Peek returns what the user may see, and changes nothing: for refreshing screens that nobody pressed on.
func (h *Host) Peek(ctx context.Context, ref Ref, userID string) (hand Hand, err error) {
	err = h.look(ctx, ref, func(d *draft) (err error) {
		hand = noHand
		switch {
		case d.seat(userID) == games.Table:
			return d.noSeat()
		case d.unseated(userID):
			return errUnseated
		}
		hand, err = d.hand(userID)
		return err
	})
	return hand, err
}

// news tells whether a press of a seated user changes what is known of them.
func (d *draft) news(u User) (bool, error) {
	i := d.seat(u.ID)
	if i == games.Table {
		return false, d.noSeat()
	}
	if d.unseated(u.ID) {
		return false, errUnseated
	}
	s := d.rec.Seats[i]
	renamed := u.Name != (markup.Name{}) && u.Name != s.Name
	return renamed || d.suspended() || d.pressIsNews(i) || d.rec.Phase == Playing && (s.Misses > 0 || s.absent()), nil
}

// press marks a seated user as here, under the name that they have now, and has a paused table go on. It returns the move
// by which that has brought them back into the game; "" for none.
func (d *draft) press(u User, at time.Time) (back string, err error) {
	news, err := d.news(u)
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
