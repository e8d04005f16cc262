package table

import (
	"crypto/sha256"
	"fmt"
	"time"

	"ruckus/bot/daily"
	"ruckus/bot/league"
	"ruckus/bot/problem"
)

// A private table whose deal has the name of a day is somebody's one try of that day's deal. Its end leaves a result for the
// list of the day. Until the day is over, nobody may look back at it: others have the same cards still to play.

const errDayBack = problem.Refusal("a game that is played for the list of a day goes on as it is; nothing in it can be taken back")

// DealRef names the private table that a user has, or would get, for a deal with a name.
func DealRef(guild, name, userID string) Ref {
	return Ref{guild, privatePrefix + idFrom(sha256.Sum256([]byte("deal "+name+" of "+userID)))}
}

// day is the day of whose deal the table is a try; false for other tables.
func (r *record) day() (daily.Day, bool) { return daily.ParseName(r.Deal) }

// mayLookBack refuses everybody a look at the log of a deal that is of today. All that shows more of a game than its players
// have seen, or plays it again, reads its history and so asks here.
func (r *record) mayLookBack(now time.Time) error {
	if day, ok := r.day(); ok && now.Before(day.Ends()) {
		return problem.Refusal(fmt.Sprintf("others have this deal still to play today; ask again when the day is over, <t:%d:R>", day.Ends().Unix()))
	}
	return nil
}

// tried is how a try has ended. Its person has the first seat.
func (d *draft) tried(day daily.Day, r league.Result) daily.Result {
	own := r.Players[0]
	return daily.Result{
		Day: day, User: own.Person, Name: own.Name, Began: r.Began, Ended: r.Ended, Stopped: r.Stopped,
		Place: own.Place, Of: len(r.Players), Points: own.Points, Fewest: d.rec.Result != nil && d.rec.Result.FewestWin(),
	}
}
