package match

import "fmt"

// Why a table has ended without a result, in words that are told after a colon. They are stored as they are: what a table said once
// must not change under those who read it.
const (
	whyModerator   = "a moderator ended it"
	whyHost        = "its host ended it"
	whyPerson      = "you ended this game"
	whyLeft        = "everyone left"
	whyRemoved     = "a moderator removed its last player"
	whyNotStarted  = "nobody started it within %d minutes"
	whyNotJoined   = "nobody joined it within %d minutes"
	whyPaused      = "nobody came back for %s"
	whySilent      = "nobody pressed anything for %s"
	whyUnreachable = "nobody could get to it for %s"
	whyGaveWay     = "nobody had pressed anything here for a while, and the server needed the room"
	whyAgreed      = "everyone here agreed to end it"
	whyForfeit     = "everyone else left or was away"
	whyTimeUp      = "time's up"
	whyDayUp       = "time's up: a daily ends %d hours after its day"
	whyAway        = "everyone was away for %d seconds, and the night continues"
	whyChanged     = "sorry, the bot was changed and can't continue this game"
	whyDamaged     = "sorry, this game's stored data is corrupt, so it can't continue"
)

func days(n int) string {
	if n == 1 {
		return "a day"
	}
	return fmt.Sprintf("%d days", n)
}
