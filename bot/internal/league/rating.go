package league

import "math"

// The constants of the model, as openskill has them.
const (
	startMu    = 25.0
	startSigma = 25.0 / 3
	beta       = 25.0 / 6   // how much chance there is in one game
	tau        = 25.0 / 300 // how much may change between two games, so that nobody's rating ever stands still
	kappa      = 0.0001     // no game takes more than all but this share of the doubt away
)

// No rating is further off than these, and nobody is less known than a newcomer.
const (
	maxMu    = 1000.0
	minSigma = 0.000001
)

// A Rating is how well somebody is taken to play one game: a mean, and the standard deviation of the doubt about it.
type Rating struct {
	Mu    float64 `json:"mu"`
	Sigma float64 `json:"sg"`
}

// Newcomer is the rating of somebody who has not played yet: as good as a medium robot, with much doubt.
func Newcomer() Rating { return Rating{Mu: startMu, Sigma: startSigma}.rounded() }

// rounded is the rating as it is kept.
func (r Rating) rounded() Rating {
	return Rating{
		Mu:    sixDecimals(min(max(r.Mu, -maxMu), maxMu)),
		Sigma: sixDecimals(min(max(r.Sigma, minSigma), startSigma)),
	}
}

func sixDecimals(x float64) float64 {
	return math.Round(float64(x*1e6))/1e6 + 0 // plus 0: there is no -0
}

// rate returns the ratings after one game. The place of the player who won is 1; equal places are ties. Each product is converted, so
// that none is fused with a sum.
func rate(before []Rating, places []int) []Rating {
	variance := make([]float64, len(before)) // of each player
	all := 0.0
	for i, r := range before {
		variance[i] = float64(r.Sigma*r.Sigma) + float64(tau*tau)
		all += variance[i] + float64(beta*beta)
	}
	c := math.Sqrt(all)
	strength := make([]float64, len(before))
	for i, r := range before {
		strength[i] = exp(r.Mu / c)
	}
	// The model tells a game as a row of choices: the winner is chosen among all, the second among those left, and so on.
	left := make([]float64, len(before)) // the strength of all who were left when the player was chosen
	ties := make([]float64, len(before)) // how many share the player's place
	for q := range before {
		for i := range before {
			if places[i] >= places[q] {
				left[q] += strength[i]
			}
			if places[i] == places[q] {
				ties[q]++
			}
		}
	}
	after := make([]Rating, len(before))
	for i, r := range before {
		omega, delta := 0.0, 0.0
		for q := range before {
			if places[q] > places[i] {
				continue
			}
			chance := strength[i] / left[q] // to be chosen then
			chosen := 0.0
			if i == q {
				chosen = 1
			}
			omega += (chosen - chance) / ties[q]
			delta += float64(chance*(1-chance)) / ties[q]
		}
		share := variance[i] / c
		gamma := math.Sqrt(variance[i]) / c
		shrink := float64(float64(share/c*delta) * gamma)
		after[i] = Rating{
			Mu:    r.Mu + float64(share*omega),
			Sigma: float64(math.Sqrt(variance[i]) * math.Sqrt(max(1-shrink, kappa))),
		}
	}
	return after
}
