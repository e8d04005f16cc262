package league

import "math"

// weng are the ratings of the version before duels (Weng and Lin, with the constants of openskill), to compare with. Without
// ties: its tests need none.
func weng(before []Rating, places []int) []Rating {
	all := 0.0
	for i := range before {
		before[i].D = math.Hypot(before[i].D, 2.5)
		all += before[i].D*before[i].D + 125*125
	}
	c := math.Sqrt(all)
	after := make([]Rating, len(before))
	for i, r := range before {
		omega, delta := 0.0, 0.0
		for q := range before {
			if places[q] > places[i] {
				continue
			}
			left := 0.0 // the strength of all who were left when that place was taken
			for j, other := range before {
				if places[j] >= places[q] {
					left += math.Exp((other.R - r.R) / c)
				}
			}
			omega -= 1 / left
			delta += 1 / left * (1 - 1/left)
		}
		variance := r.D * r.D
		shrink := variance / c / c * delta * r.D / c
		after[i] = Rating{r.R + variance/c*(omega+1), r.D * math.Sqrt(max(1-shrink, 0.0001))}
	}
	return after
}
