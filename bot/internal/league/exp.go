package league

import "math"

// ln2 in two parts: a multiple of the first by a small whole number is exact.
const (
	ln2High = 2977044471.0 / (1 << 32)
	ln2Low  = math.Ln2 - ln2High
)

// exp is e to the power of x, for x from -700 to 700, the same on every machine (see the package comment). It differs from
// the true value by less than 1 part in 10^15.
func exp(x float64) float64 {
	twos := math.Round(x / math.Ln2)
	x = (x - float64(twos*ln2High)) - float64(twos*ln2Low) // now at most ln2/2 on either side of 0
	sum := 1.0
	for n := 16.0; n > 0; n-- { // the series of Taylor from its end; what it leaves out is below 10^-22
		sum = 1 + float64(x*sum)/n
	}
	return math.Ldexp(sum, int(twos))
}
