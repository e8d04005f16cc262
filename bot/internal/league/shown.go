package league

import (
	"fmt"
	"math"
)

// How a rating is shown. People know the numbers of chess, so they are as there: who has 200 more wins about three games in
// four at a table of two, who has 400 more ten in eleven. 1500 is as good as a robot of medium level.
const (
	shownMiddle = 1500
	shownStep   = 30 // for one of Mu
)

// ProvisionalGames is how many rated games it takes until a rating counts.
const ProvisionalGames = 10

// Shown is a rating for people: Points give or take Doubt, which holds 19 times in 20.
type Shown struct{ Points, Doubt int }

// Shown returns the rating for people.
func (r Rating) Shown() Shown {
	return Shown{
		Points: shownMiddle + int(math.Round(float64((r.Mu-startMu)*shownStep))),
		Doubt:  int(math.Round(float64(r.Sigma * 2 * shownStep))),
	}
}

// String writes "1523 ± 140".
func (s Shown) String() string { return fmt.Sprintf("%d ± %d", s.Points, s.Doubt) }
