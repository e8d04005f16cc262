package match

import "fmt"

// A Reason is why a table has ended without a result: what has happened, and a number that belongs to it. The zero Reason is that of
// a game that has one.
type Reason struct {
	What string `json:"what"`
	N    int    `json:"n,omitempty"`
}

// What has happened.
const (
	whyModerator   = "moderator"   // ended it
	whyHost        = "host"        // ended it
	whyPerson      = "person"      // whose practice it was
	whyLeft        = "left"        // all of its people have
	whyRemoved     = "removed"     // the last of its people, by a moderator
	whyNotStarted  = "not started" // within N minutes
	whyNotJoined   = "not joined"  // within N minutes
	whyPaused      = "paused"      // for N days
	whySilent      = "silent"      // all of its people were, for N days
	whyUnreachable = "unreachable" // for N days
	whyGaveWay     = "gave way"    // to a new table
	whyAgreed      = "agreed"      // all who were here
	whyForfeit     = "forfeit"     // all others had left or were away
	whyTimeUp      = "time up"     // of a game of a game night
	whyDayUp       = "day up"      // of a try: its time ends N hours after its day
	whyAway        = "away"        // all were, for N seconds of a game night
	whyChanged     = "changed"     // the program was
)

// String is the reason in words, to be told after a colon; "" for none.
func (w Reason) String() string {
	switch w.What {
	case whyModerator:
		return "a moderator ended it"
	case whyHost:
		return "its host ended it"
	case whyPerson:
		return "you have ended this game"
	case whyLeft:
		return "everybody left"
	case whyRemoved:
		return "a moderator removed its last player"
	case whyNotStarted:
		return fmt.Sprintf("nobody started it within %d minutes", w.N)
	case whyNotJoined:
		return fmt.Sprintf("nobody joined it within %d minutes", w.N)
	case whyPaused:
		return "nobody came back for " + days(w.N)
	case whySilent:
		return "nobody pressed anything for " + days(w.N)
	case whyUnreachable:
		return "nobody could get to it for " + days(w.N)
	case whyGaveWay:
		return "nobody had pressed anything here for a while, and the server needed the room"
	case whyAgreed:
		return "all who were here agreed to end it"
	case whyForfeit:
		return "all others had left or were away"
	case whyTimeUp:
		return "its time is over"
	case whyDayUp:
		return fmt.Sprintf("its time is over: a try ends %d hours after its day at the latest", w.N)
	case whyAway:
		return fmt.Sprintf("everybody was away for %d seconds, and the night goes on", w.N)
	case whyChanged:
		return "sorry, the bot was changed and can no longer go on with this game"
	}
	return ""
}

func days(n int) string {
	if n == 1 {
		return "a day"
	}
	return fmt.Sprintf("%d days", n)
}
