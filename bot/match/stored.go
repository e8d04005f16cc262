package match

import (
	"slices"
	"time"

	"ruckus/bot/guild"
	"ruckus/store"
)

// StoreKeeps is how long after the clock should have deleted a record the store may do it, if no clock runs.
const StoreKeeps = 24 * time.Hour

// Write returns the record of the table as it is put.
func (d *Draft) Write(putID string) (store.Record, error) {
	d.Record.PutID = putID
	data, err := recordForm.Encode(d.Record)
	if err != nil {
		return store.Record{}, err
	}
	// A store keeps the due time to the millisecond: a tick must not come before its time.
	due := d.due()
	if !due.IsZero() {
		due = due.Add(time.Millisecond - 1).Truncate(time.Millisecond)
	}
	r := store.Record{Key: d.Ref.Key(), Version: d.Version, Due: due, Data: data, Ranks: d.Record.head().Ranks(d.Ref)}
	if d.Record.Phase != Playing {
		r.Expires = Later(d.Record.Deadline, d.clocks()).Add(StoreKeeps)
	}
	return r, nil
}

// Change says what an adapter is told of a draft that is stored, and whether it wants to be told.
func (d *Draft) Change() (news Change, wanted bool) {
	return Change{
		Ref: d.Ref, Version: d.Version, Phase: d.Record.Phase, Events: d.events, Asked: d.newlyAsked(), Calls: d.openCalls(), Left: d.Left, TookOver: d.tookOver,
	}, d.tookOver || d.Left != "" || !d.quiet
}

// SetBoard keeps the ID of the message that shows the board.
func (d *Draft) SetBoard(messageID string) {
	d.Record.BoardID, d.Changed, d.quiet = messageID, true, true
}

// Reported removes acts of admins that the guild's audit list has.
func (d *Draft) Reported(acts []guild.Entry) {
	d.Record.Audit = slices.DeleteFunc(slices.Clone(d.Record.Audit), func(e guild.Entry) bool { return guild.Record{Audit: acts}.Has(e.ID) })
	d.Changed, d.quiet = true, true
}

// MakeRoom deletes a table that is over for good, unless there is something left to do.
func (d *Draft) MakeRoom() {
	d.Deleted = d.Ended() && !d.openCalls() && len(d.Record.Audit) == 0
}
