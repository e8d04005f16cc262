package table

import "ruckus/bot/problem"

const (
	errGone     = problem.Refusal("this table is no longer there; open a new one")
	errUnseated = problem.Refusal("your seat was taken away; ask somebody who manages the server, or the host of a table that has not begun, to let you in again")
	errGoneOn   = problem.Refusal("nothing was done, because the table has changed since you looked; look again, and press once more")
)

// TooMany refuses a new table. It wraps the Refusal that says why.
type TooMany struct {
	problem.Refusal
	Own []Place // of the open tables that the user hosts, the longest open first
}

// A Place is where people find a table.
type Place struct {
	Ref
	Channel, BoardID string // as in a Table
}

func (e *TooMany) Unwrap() error { return e.Refusal }

func errDamaged(cause error) error {
	return &problem.Fault{
		Sentence: "what is stored of this table is damaged, and it can't be played on; open a new one",
		Cause:    cause,
	}
}
