package match

import "ruckus/bot/internal/problem"

// Why nothing was done.
const (
	ErrGone     = problem.Refusal("this table is gone; open a new one")
	errUnseated = problem.Refusal("you were removed; ask a moderator (or, before the game, the table's host) to let you back in")
	ErrMoved    = problem.Refusal("the game is too fast for that; try again in a moment")
	errSeen     = problem.Refusal("you've seen another seat's cards in this game, so you can take over only that one; or join the next game")
	errNight    = problem.Refusal("this game belongs to a game night: press *I'm here* on the night's message, and you'll play from the next round on")
	errTimeUp   = problem.Refusal("this game's time is up, so no more moves count")
	errOwnTable = problem.Refusal("you played at this table; ask another moderator to do that")
	errGoneOn   = problem.Refusal("nothing happened, because the table just changed; look again, then press once more")
)

// Damaged is the Fault of a table whose record cannot be read.
func Damaged(cause error) error {
	return &problem.Fault{
		Sentence: "this table's record is damaged, so it can't continue; open a new one",
		Cause:    cause,
	}
}
