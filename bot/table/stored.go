package table

import (
	"slices"
	"time"

	"ruckus/bot/guild"
	"ruckus/store"
)

// StoreKeeps is how long after the clock should have deleted a record the store may do it, if no clock runs.
const StoreKeeps = 24 * time.Hour

// write returns the record of the table as it is put.
func (d *draft) write(putID string) (store.Record, error) {
	d.rec.PutID = putID
	data, err := recordForm.Encode(d.rec)
	if err != nil {
		return store.Record{}, err
	}
	// A store keeps the due time to the millisecond: a tick must not come before its time.
	due := d.due()
	if !due.IsZero() {
		due = due.Add(time.Millisecond - 1).Truncate(time.Millisecond)
	}
	r := store.Record{Key: d.ref.key(), Version: d.version, Due: due, Data: data, Ranks: d.rec.head().ranks(d.ref)}
	if d.rec.Phase != Playing {
		r.Expires = later(d.rec.Deadline, d.clocks()).Add(StoreKeeps)
	}
	return r, nil
}

// change says what an adapter is told of a draft that is stored, and whether it wants to be told.
func (d *draft) change() (news Change, wanted bool) {
	return Change{
		Ref: d.ref, Version: d.version, Phase: d.rec.Phase, Events: d.events, Asked: d.newlyAsked(), Calls: d.openCalls(), Left: d.left, TookOver: d.tookOver,
	}, d.tookOver || d.left != "" || !d.quiet
}

// SetBoard keeps the ID of the message that shows the board.
func (d *draft) SetBoard(messageID string) {
	d.rec.BoardID, d.changed, d.quiet = messageID, true, true
}

// Reported removes acts of admins that the guild's audit list has.
func (d *draft) Reported(acts []guild.Entry) {
	d.rec.Audit = slices.DeleteFunc(slices.Clone(d.rec.Audit), func(e guild.Entry) bool { return guild.Record{Audit: acts}.Has(e.ID) })
	d.changed, d.quiet = true, true
}

// MakeRoom deletes a table that is over for good, unless there is something left to do.
func (d *draft) MakeRoom() {
	d.deleted = d.ended() && !d.openCalls() && len(d.rec.Audit) == 0
}
