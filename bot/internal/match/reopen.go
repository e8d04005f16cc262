package match

import (
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/problem"
)

// undoEnd is how long the end of a table can be undone by the player who has ended it.
const undoEnd = 10 * time.Minute

// An ending is what a table was when somebody ended it: what it takes to undo that.
type ending struct {
	By       string    `json:"by"` // the user
	At       time.Time `json:"at"`
	Phase    Phase     `json:"phase"`
	Deadline time.Time `json:"deadline,omitzero"`
}

// endedBy ends the table for the user, who can undo that for a while.
func (d *Draft) endedBy(userID, why string) {
	was := &ending{By: userID, At: d.Now, Phase: d.Record.Phase, Deadline: d.Record.Deadline}
	d.end(Closed, why)
	d.Record.Ended = was
	d.owe(d.Now.Add(undoEnd))
}

// UndoUntil returns until when the end of the table can be undone; zero: it cannot.
func (d *Draft) UndoUntil() time.Time {
	if d.Record.Phase != Closed || d.Record.Ended == nil {
		return time.Time{}
	}
	until := d.Record.Ended.At.Add(undoEnd)
	if d.Reached(until) {
		return time.Time{}
	}
	return until
}

// Reopen undoes what Close has done.
func (d *Draft) Reopen(by By) error {
	return d.administer(by, guild.ActReopen, func(e *guild.Entry) error {
		was := d.Record.Ended
		switch {
		case d.Live() && d.Record.Host != by.ID && !by.Manager:
			return problem.Refusal("nobody has ended this table, so there is nothing to undo")
		case d.Live():
			e.Act = "" // asked for twice
			return nil
		case d.Record.Next != "":
			return problem.Refusal("the next game of this night has begun; this one stays ended")
		case d.Record.Phase == Over || was == nil:
			return problem.Refusal("nobody has ended this table, so there is nothing to undo; open a new one with /play")
		case was.By != by.ID:
			return problem.Refusal("only who has ended this table can undo that")
		case d.UndoUntil().IsZero():
			return problem.Refusal("the end of a table can be undone for 10 minutes, and they are over; open a new one with /play")
		}
		d.touch()
		d.Record.Phase, d.Record.Deadline, d.Record.Why, d.Record.Ended, d.Record.Owed, d.Record.Finished = was.Phase, was.Deadline, "", nil, time.Time{}, time.Time{}
		if d.Record.Phase == Playing {
			d.Position, d.Broken = Load(d.Kind, d.Record.Schema, d.Record.Game, len(d.Record.Seats))
			if d.Broken != nil {
				return d.Broken
			}
			d.promptsBefore = d.Position.Prompts
		}
		if d.Record.Suspended.IsZero() {
			d.Record.Suspended = was.At
		}
		d.Resume()
		return nil
	})
}
