package table

import (
	"time"

	"ruckus/bot/guild"
	"ruckus/bot/problem"
)

// undoEnd is how long the end of a table can be undone by whoever has ended it.
const undoEnd = 10 * time.Minute

// An ending is what a table was when somebody ended it: what it takes to undo that.
type ending struct {
	By       string    `json:"by"` // the user
	At       time.Time `json:"at"`
	Phase    Phase     `json:"phase"`
	Deadline time.Time `json:"deadline,omitzero"`
}

// endedBy ends the table for the user, who can undo that for a while.
func (d *draft) endedBy(userID, why string) {
	was := &ending{By: userID, At: d.now, Phase: d.rec.Phase, Deadline: d.rec.Deadline}
	d.end(Closed, why)
	d.rec.Ended = was
	d.owe(d.now.Add(undoEnd))
}

// undoUntil returns until when the end of the table can be undone; zero: it cannot.
func (d *draft) undoUntil() time.Time {
	if d.rec.Phase != Closed || d.rec.Ended == nil {
		return time.Time{}
	}
	until := d.rec.Ended.At.Add(undoEnd)
	if d.reached(until) {
		return time.Time{}
	}
	return until
}

// Reopen undoes what Close has done.
func (d *draft) Reopen(by By) error {
	return d.administer(by, guild.ActReopen, func(e *guild.Entry) error {
		was := d.rec.Ended
		switch {
		case d.live() && d.rec.Host != by.ID && !by.Manager:
			return problem.Refusal("nobody has ended this table, so there is nothing to undo")
		case d.live():
			e.Act = "" // asked for twice
			return nil
		case d.rec.Phase == Over || was == nil:
			return problem.Refusal("nobody has ended this table, so there is nothing to undo; open a new one with /play")
		case was.By != by.ID:
			return problem.Refusal("only who has ended this table can undo that")
		case d.undoUntil().IsZero():
			return problem.Refusal("the end of a table can be undone for 10 minutes, and they are over; open a new one with /play")
		}
		d.touch()
		d.rec.Phase, d.rec.Deadline, d.rec.Why, d.rec.Ended, d.rec.Owed, d.rec.Finished = was.Phase, was.Deadline, "", nil, time.Time{}, time.Time{}
		if d.rec.Phase == Playing {
			d.pos, d.broken = load(d.kind, d.rec.Schema, d.rec.Game, len(d.rec.Seats))
			if d.broken != nil {
				return d.broken
			}
			d.promptsBefore = d.pos.prompts
		}
		if d.rec.Suspended.IsZero() {
			d.rec.Suspended = was.At
		}
		d.resume()
		return nil
	})
}
