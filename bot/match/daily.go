package match

import (
	"fmt"
	"time"

	"ruckus/bot/daily"
	"ruckus/bot/league"
	"ruckus/bot/problem"
)

// A private table whose deal has the name of a day is somebody's one try of that day's deal. Its end leaves a result for the
// list of the day. Until the day is over, nobody may look back at it: others have the same cards still to play.

const errDayBack = problem.Refusal("a game that is played for the list of a day goes on as it is; nothing in it can be taken back")

// Day is the day of whose deal the table is a try; false for other tables.
func (r *Record) Day() (daily.Day, bool) { return daily.ParseName(r.Deal) }

// MayLookBack refuses everybody a look at the log of a deal that is of today. All that shows more of a game than its players
// have seen, or plays it again, reads its history and so asks here.
func (r *Record) MayLookBack(now time.Time) error {
	if day, ok := r.Day(); ok && now.Before(day.Ends()) {
		return problem.Refusal(fmt.Sprintf("others have this deal still to play today; ask again when the day is over, <t:%d:R>", day.Ends().Unix()))
	}
	return nil
}

// Tried is how a try has ended. Its person has the first seat.
func (d *Draft) Tried(day daily.Day, r league.Result) daily.Result {
	own := r.Players[0]
	return daily.Result{
		Day: day, User: own.Person, Name: own.Name, Began: r.Began, Ended: r.Ended, Stopped: r.Stopped,
		Place: own.Place, Of: len(r.Players), Points: own.Points, Fewest: d.Record.Result != nil && d.Record.Result.FewestWin(),
	}
}
