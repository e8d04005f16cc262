package table

import (
	"time"
)

// The end of a game leaves further records, such as its result. They are stored in one commit with the table. Where that
// cannot be, the table ends all the same and owes them: its clock tries again, as long as the record is kept.

const (
	oweAgain = 5 * time.Minute // between two tries to store what the end of a game leaves
	owedKept = 24 * time.Hour  // how much longer a record is kept that still owes something
)

// owe notes when what the end of a game leaves is to be stored. A table where no game was begun leaves nothing, and neither
// does a private one, unless it is a try of a day's deal.
func (d *draft) owe(at time.Time) {
	_, try := d.rec.day()
	if len(d.rec.Game) > 0 && (try || !d.ref.Private()) {
		d.rec.Owed = at
	}
}

// owing tells whether what the end of the game leaves is to be stored now.
func (d *draft) owing() bool {
	return (d.rec.Phase == Over || d.rec.Phase == Closed) && d.reached(d.rec.Owed)
}

// oweOn lets the table end without the further records, until the next try.
func (d *draft) oweOn() {
	d.also, d.left, d.rec.Owed = nil, "", d.now.Add(oweAgain)
}
