package match

import (
	"slices"
	"strings"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/named"
	"ruckus/games"
	"ruckus/render/markup"
)

// A press by a player becomes a change here, and counts once however often it arrives. A move names the step it was meant
// for, so the rules refuse a double press or an old button; nothing here may act on one that the request list already knows.

// requestsKept is how many of the last requests a table knows: more than can come in while another process is a second
// behind.
const requestsKept = 24

// By says who asks a Host for something. The zero By is nobody: the host itself.
type By struct {
	User
	Manager   bool     // they manage the guild
	Roles     []string // IDs of their roles in the guild
	Moderator bool     // one of these moderates games: the host says so where it counts
	Saw       int      // the revision of the rated lobby that stood where they pressed; 0: none did
	// Request names what they ask for. What was done under the same name, by this host or by another one on the store, is
	// not done again, and is no refusal. A name is good for one change of each table. "" is always another request.
	Request string
}

// moderates reports whether they may act as moderators of games.
func (by By) moderates() bool { return by.Manager || by.Moderator }

// Once is a change that is made only once for the same request.
func Once(request string, change func(*Draft) error) func(*Draft) error {
	return func(d *Draft) error {
		if request != "" && slices.Contains(d.Record.Writer.Requests, request) {
			return nil
		}
		err := change(d)
		if !d.Changed() {
			return err
		}
		if d.waits() { // else the request would count as carried out for the program that can do so
			return d.Broken
		}
		d.OwnIfNewer()
		if err == nil && request != "" {
			d.Record.Writer.Requests = append(d.Record.Writer.Requests, request)
			d.Record.Writer.Requests = d.Record.Writer.Requests[max(0, len(d.Record.Writer.Requests)-requestsKept):]
		}
		return err
	}
}

// Entry begins an entry of a guild's audit list.
func (by By) Entry() guild.Entry {
	return guild.Entry{ID: by.Request, User: by.ID, Name: by.Name}
}

// Act makes a move for a user who has pressed for it.
func (d *Draft) Act(u User, move string, at time.Time) error {
	if d.Seat(u.ID) == games.Table {
		return d.answerAside(u.ID, move, at)
	}
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
	case !d.Record.lasts().IsZero() && !at.Before(d.Record.lasts()):
		return refuse("no.time")
	case !at.After(d.Record.Undone.At):
		return refuse("no.undone")
	}
	if press, plans := strings.CutPrefix(move, games.PlanMark); plans {
		return d.pressPlan(s, press)
	}
	move, chosen := d.chooseAhead(s, move)
	if chosen {
		return nil
	}
	if now, given, err := d.giveAnswer(s, move); given {
		if err != nil || now == "" {
			return err
		}
		move = now
	}
	before := d.Record.Seats[s].Asked.Since
	if d.Position == nil || d.Position.Prompts[s].Until.IsZero() { // else it answers a question that lapses, which is no turn
		d.Record.Seats[s].Asked.Since = 0
	}
	a := games.Action{Seat: s, Move: move, At: at}
	if err := d.play(a, ByUser); err != nil {
		d.Record.Seats[s].Asked.Since = before
		d.noteLate(a, err)
		return err
	}
	d.Record.Clocks.PersonActed = d.Now
	d.Record.Seats[s].moved()
	d.notePress(s)
	return nil
}

// pressPlan does what a seat has pressed for on its plan. Until it is played, nobody is told.
func (d *Draft) pressPlan(s games.Seat, press string) error {
	if d.Broken != nil {
		return d.Broken
	}
	seat := &d.Record.Seats[s]
	plan, err := pressed(seat.Plan, d.Position, s, press)
	if err != nil {
		return err
	}
	if !plan.Running && !d.Changed() {
		d.Show = Nobody
	}
	seat.Plan = plan
	if plan.Running {
		seat.Asked.Since, d.Record.Clocks.PersonActed = 0, d.Now
		seat.moved()
		d.notePress(s)
	}
	return nil
}

// News reports whether a press of a user changes what is known of them: it does where they have a seat.
func (d *Sight) News(u User, at time.Time) (bool, error) {
	i := d.Seat(u.ID)
	if err := d.MaySee(u.ID); err != nil || i == games.Table {
		return false, err
	}
	s := d.Record.Seats[i]
	return s.calls(u) != s.Name || d.suspended() || d.pressIsNews(i, at) || d.Record.Phase == Playing && (s.Presence.Misses > 0 || s.absent()), nil
}

// calls is the name that the seat's user has now. One that is hidden stays so.
func (s Seat) calls(u User) markup.Name {
	if u.Name == (markup.Name{}) || s.Name == (markup.Name{}) {
		return s.Name
	}
	return u.Name
}

// MaySee refuses a hand to those who were unseated, and to those without a seat where there is no game: at one they see what
// everybody does, and what they can do.
func (d *Sight) MaySee(userID string) error {
	switch seated := d.Seat(userID) != games.Table; {
	case !d.Admits(userID):
		return ErrPrivate
	case d.Unseated(userID):
		return errUnseated
	case seated || d.Record.Phase == Playing || d.Record.Phase == Over:
		return nil
	}
	return d.noSeat()
}

// MaySit refuses a seat of the game to those who may not have it; games.Table is one that is not dealt yet. Whatever gives somebody a
// seat, or promises one, asks here first.
func (d *Sight) MaySit(userID string, s games.Seat) error {
	seen := d.Record.seen(userID)
	switch {
	case d.Unseated(userID):
		return errUnseated
	case s != games.Table && seen != games.Table && seen != s:
		return refuse("no.sit.seen")
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
	i := d.Seat(u.ID)
	s := &d.Record.Seats[i]
	named.People(d.Record.people).Rename(u.ID, s.calls(u))
	d.notePress(i)
	switch {
	case d.Record.Phase != Playing:
	case s.absent():
		return d.comeBack(games.Action{Seat: i, At: at})
	default:
		if !d.rated() { // where only a move makes up for a missed turn: looking in is not playing
			s.Presence.Misses = 0
		}
		d.prolong(i)
	}
	return "", nil
}

// PressNow is press where only that counts.
func (d *Draft) PressNow(u User) error {
	_, err := d.press(u, d.Now)
	return err
}

// inGame is the seat of a user in a running game, or why they have none.
func (d *Sight) inGame(userID string) (games.Seat, error) {
	s := d.Seat(userID)
	switch {
	case d.Unseated(userID):
		return s, errUnseated
	case s == games.Table:
		return s, d.noSeat()
	case d.Record.Phase != Playing:
		return s, d.NotPlaying()
	}
	return s, nil
}

func (d *Sight) noSeat() error {
	if d.Record.Phase == Lobby {
		return refuse("no.seat.lobby")
	}
	return refuse("no.seat")
}

// NotPlaying refuses what can be done only while the game is on.
func (d *Sight) NotPlaying() error {
	if d.Record.Phase == Lobby {
		return refuse("no.begun", "host", d.hostName())
	}
	return d.notInLobby()
}
