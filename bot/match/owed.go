package match

import (
	"time"
)

// The end of a game leaves further records, such as its result. They are stored in one commit with the table. Where that
// cannot be, the table ends all the same and owes them: its clock tries again, as long as the record is kept.

const (
	OweAgain = 5 * time.Minute // between two tries to store what the end of a game leaves
	owedKept = 24 * time.Hour  // how much longer a record is kept that still owes something
)

// owe notes when what the end of a game leaves is to be stored. A table where no game was begun leaves nothing, and neither
// does a private one, unless it is a try of a day's deal.
func (d *Draft) owe(at time.Time) {
	_, try := d.Record.Day()
	if len(d.Record.Game) > 0 && (try || !d.Ref.Private()) {
		d.Record.Owed = at
	}
}

// Owing tells whether what the end of the game leaves is to be stored now.
func (d *Draft) Owing() bool {
	return (d.Record.Phase == Over || d.Record.Phase == Closed) && d.Reached(d.Record.Owed)
}

// OweOn lets the table end without the further records, until the next try.
func (d *Draft) OweOn() {
	d.Also, d.Left, d.Record.Owed = nil, "", d.Now.Add(OweAgain)
}
