package league

import "math"

// The constants of the ratings, in points.
const (
	startR = 1500.0 // of a newcomer: as good as a medium robot
	startD = 250.0  // nobody is less known than a newcomer
	leastD = 45.0   // nobody is better known, so that nobody's rating ever stands still
	rest   = 22.0   // by how much a day without a game adds to the square of the doubt
	maxR   = 100_000.0

	perPoint = math.Ln10 / 400                               // 400 points are ten to one
	blur     = 3 * perPoint * perPoint / (math.Pi * math.Pi) // how far a doubt makes a duel less certain
	tenToOne = 400.0
)

// A Rating is how well somebody is taken to play one game: R points, and D, the standard deviation of the doubt about them.
type Rating struct {
	R float64 `json:"r"`
	D float64 `json:"d"`
}

// Newcomer is the rating of somebody who has not played yet: as good as a medium robot, with much doubt.
func Newcomer() Rating { return Rating{startR, startD} }

// rounded is the rating as it is kept.
func (r Rating) rounded() Rating {
	return Rating{threeDecimals(min(max(r.R, -maxR), maxR)), threeDecimals(min(max(r.D, leastD), startD))}
}

func threeDecimals(x float64) float64 {
	return math.Round(float64(x*1000))/1000 + 0 // plus 0: there is no -0
}

// rested is the rating after that many days without a game: as good as before, but less sure.
func (r Rating) rested(days int64) Rating {
	if days > 0 {
		r.D = min(startD, math.Sqrt(float64(r.D*r.D)+float64(rest*float64(days))))
	}
	return r
}

// A duel is what one game says of two of its players. The score is the first one's: 1, ½ or 0.
type duel struct {
	a, b  int
	score float64
}

// foretold reports whether a duel went as it does ten times in eleven. What everybody knew before changes nothing: so nobody
// is rated further above those whom they beat than that.
func (d duel) foretold(before []Rating) bool {
	ahead := before[d.a].R - before[d.b].R
	return ahead > tenToOne && d.score == 1 || ahead < -tenToOne && d.score == 0
}

// weightOf is how much each duel counts in a game of that many players: to be third of eight says more than one duel, and
// less than seven.
func weightOf(players int) float64 { return 3 / float64(players+1) }

// rate returns the ratings after the duels of one game, all from the ratings before it. Each product is converted, so that none
// is fused with a sum.
func rate(before []Rating, duels []duel, weight float64) []Rating {
	more := make([]float64, len(before))  // by how much each did better than was foretold
	known := make([]float64, len(before)) // how much the duels tell of each
	count := func(of, against int, score float64) {
		doubt := before[against].D
		sure := 1 / math.Sqrt(1+float64(blur*doubt*doubt))
		chance := 1 / (1 + exp(float64(float64(sure*(before[against].R-before[of].R))*perPoint)))
		more[of] += float64(sure * (score - chance))
		known[of] += float64(sure * sure * chance * (1 - chance))
	}
	for _, d := range duels {
		if !d.foretold(before) {
			count(d.a, d.b, d.score)
			count(d.b, d.a, 1-d.score)
		}
	}
	after := make([]Rating, len(before))
	for i, r := range before {
		variance := 1 / (1/float64(r.D*r.D) + float64(perPoint*perPoint*weight*known[i]))
		after[i] = Rating{r.R + float64(perPoint*variance*weight*more[i]), math.Sqrt(variance)}
	}
	return after
}
