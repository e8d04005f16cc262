package match

import (
	"slices"
	"time"

	"ruckus/games"
	"ruckus/render/view"
)

// People without a seat can queue for the next game. The list waits in the table's record, so a restart loses no one.

// mostComing is how many people without a seat can wait for a table's next game.
const mostComing = 16

var errSeated = refuse("no.coming.seated")

// Come notes that somebody without a seat wants to be in the next game of the table's people.
func (d *Draft) Come(by By) error {
	switch {
	case d.Ref.Private():
		return ErrPrivate
	case d.Record.Phase == Lobby:
		return d.noSeat()
	case d.Record.Phase == Over || d.Record.Phase == Closed:
		return d.notInLobby()
	case d.MaySit(by.ID, games.Table) != nil:
		return d.MaySit(by.ID, games.Table)
	case d.Seat(by.ID) != games.Table:
		return errSeated
	case d.Record.timed():
		return errNight
	case d.comes(by.ID):
		return nil
	case len(d.Record.Coming) >= mostComing:
		return refuse("no.coming", "n", mostComing)
	}
	d.Record.Coming = append(slices.Clone(d.Record.Coming), by.User)
	return nil
}

// ComeNot notes that they no longer do.
func (d *Draft) ComeNot(by By) error {
	d.Record.Coming = slices.DeleteFunc(d.Record.Coming, func(u User) bool { return u.ID == by.ID })
	return nil
}

// Bystanders answer what a game asks them, see games.Kind.Crowd. The log has their answers and nobody's name, so forgetting someone never
// touches it. Who has answered is known only while the same is asked, so that nobody answers twice.

// mostAnswers bounds what a crowd can add to a log for one question.
const mostAnswers = 50

// asksCrowd reports whether bystanders are asked something. Where people compete, they aren't.
func (d *Sight) asksCrowd() bool {
	return d.Record.Phase == Playing && d.Position != nil && d.Position.crowd != nil && !slices.Equal(d.Position.crowd, d.Record.Undone.Asked) &&
		!d.suspended() && !d.Ref.Private() && !d.rated() && !d.Record.timed()
}

// crowdLine has the board say so.
func (d *Sight) crowdLine() []view.Line {
	if !d.asksCrowd() {
		return nil
	}
	return []view.Line{{Text: say("board.crowd", "ask", d.Kind.Crowd)}}
}

// mayAnswer refuses an answer where none is asked, and to those who may not give one.
func (d *Sight) mayAnswer(userID string) error {
	switch {
	case !d.asksCrowd():
		return d.noSeat()
	case d.Unseated(userID):
		return errUnseated
	case slices.Contains(d.Record.Answered, userID):
		return refuse("no.answer.given")
	case len(d.Record.Answered) >= mostAnswers:
		return refuse("no.answer.crowd")
	}
	return nil
}

// answerAside plays the answer of somebody without a seat. It wakes nobody: only players keep a table going.
func (d *Draft) answerAside(userID, move string, at time.Time) error {
	if err := d.mayAnswer(userID); err != nil {
		return err
	}
	asked := d.Position.crowd
	if !slices.Contains(asked, move) || !at.After(d.Record.Undone.At) {
		return refuse("no.answer.late")
	}
	if err := d.play(games.Action{Seat: games.Table, Move: move, At: at}, ByUser); err != nil {
		return err
	}
	if slices.Equal(asked, d.Position.crowd) {
		d.Record.Answered = append(d.Record.Answered, userID)
	}
	return nil
}
