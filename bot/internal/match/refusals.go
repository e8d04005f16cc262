package match

import "ruckus/bot/internal/problem"

// Why nothing was done.
var (
	ErrGone     = refuse("no.gone")
	errUnseated = refuse("no.removed")
	ErrMoved    = refuse("no.moved")
	errNight    = refuse("no.night")
	errOwnTable = refuse("no.judge")
	errGoneOn   = refuse("no.still")
)

// Damaged is the Fault of a table whose record cannot be read.
func Damaged(cause error) error {
	return &problem.Fault{Sentence: say("no.damaged"), Cause: cause}
}
