package match

import (
	"reflect"

	"ruckus/games"
	"ruckus/store"
)

// Effects are what follows from a change besides the table's own record. They gather while it's made, and count only once it's stored.
// What the record before and after can tell has no field here, so no deed can forget to say it.
type Effects struct {
	Lines  [][]byte      // that the game's log gets
	Events []games.Event // what has happened in the game
	Show   Audience      // who is shown what has changed, besides the user who made the change
	Left   string        // the game whose result goes into the same commit; "": none does
	Also   []store.Write // further records of the guild, for the same commit
	Delete bool          // the table is deleted, whatever else has changed
}

// An Audience are those whose screens a change is to reach.
type Audience int

const (
	Everybody Audience = iota
	Nobody             // nobody else would see a difference
)

// Changed reports whether there is anything to store.
func (d *Draft) Changed() bool {
	was := d.stored()
	return len(d.Lines) > 0 || !was.Changed.Equal(d.Record.Changed) || !reflect.DeepEqual(was, &d.Record)
}

// stored is the record as it was read.
func (d *Draft) stored() *Record {
	if d.before == nil {
		return &Record{}
	}
	return d.before
}

// putAgain has the record be put although it stays as it is: what is stored beside it does not.
func (d *Draft) putAgain() {
	d.Record.Writer.Put, d.Show = "", Nobody
}

// Ends reports whether the table has ended with this change.
func (d *Draft) Ends() bool { return d.stored().Live() && !d.Live() }

// began reports whether the game has.
func (d *Draft) began() bool {
	return d.stored().Phase == Lobby && (d.Record.Phase == Playing || d.Record.Phase == Over)
}

// stirsRobots reports whether robots that wanted no move, or are new, are to think.
func (d *Draft) stirsRobots() bool {
	was := d.stored()
	if d.Position != d.read || !was.Rest.Since.Equal(d.Record.Rest.Since) {
		return true
	}
	for i, s := range d.Record.Seats {
		if i < len(was.Seats) && (s.ID != was.Seats[i].ID || s.absent() && !was.Seats[i].absent()) {
			return true
		}
	}
	return false
}
