package match

import "ruckus/bot/internal/problem"

// Why nothing was done.
const (
	ErrGone     = problem.Refusal("this table is no longer there; open a new one")
	errUnseated = problem.Refusal("your seat was taken away; ask a moderator, or the host of a table that has not begun, to let you in again")
	ErrMoved    = problem.Refusal("the game goes on too fast for that; try again in a moment")
	errSeen     = problem.Refusal("you have seen the cards of another seat in this game, so you can go on for that one only; be in the next game")
	errNight    = problem.Refusal("this game belongs to a game night: press *I'm here* on the night's message, and you play from the next round on")
	errTimeUp   = problem.Refusal("the time of this game is over, so no move counts any more")
	errOwnTable = problem.Refusal("you have played at this table; ask another moderator to do that")
	errGoneOn   = problem.Refusal("nothing was done, because the table has changed since you looked; look again, and press once more")
)

// Damaged is the Fault of a table whose record cannot be read.
func Damaged(cause error) error {
	return &problem.Fault{
		Sentence: "what is stored of this table is damaged, and it can't be played on; open a new one",
		Cause:    cause,
	}
}
