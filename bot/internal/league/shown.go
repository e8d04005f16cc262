package league

import (
	"fmt"
	"math"
)

// A rating counts on a leaderboard, and is shown to others, after that many rated games on that many days.
const (
	ProvisionalGames = 10
	ProvisionalDays  = 3
)

// Shown is a rating for people: Points give or take Doubt, which holds 19 times in 20. A player with 200 points more wins about three
// duels in four, with 400 more ten in eleven, as in chess.
type Shown struct{ Points, Doubt int }

// Shown returns the rating for people.
func (r Rating) Shown() Shown {
	return Shown{int(math.Round(r.R)), int(math.Round(float64(2 * r.D)))}
}

// Sure is what the rating surely reaches, 39 times in 40.
func (s Shown) Sure() int { return s.Points - s.Doubt }

// String writes "1523 ± 140".
func (s Shown) String() string { return fmt.Sprintf("%d ± %d", s.Points, s.Doubt) }
