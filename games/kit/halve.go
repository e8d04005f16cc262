package kit

import (
	"cmp"
	"slices"
)

// Halve finds which of that many choices is best, of equals the first. Each time try tries all that are left equally often and
// adds what they bring to their sums; then the worse half of them is left out, so that the good ones are tried more often.
func Halve(choices int, try func(left, sums []int)) int {
	left, sums := make([]int, choices), make([]int, choices)
	for i := range left {
		left[i] = i
	}
	for ; len(left) > 1; left = left[:(len(left)+1)/2] {
		try(left, sums)
		slices.SortStableFunc(left, func(a, b int) int { return cmp.Compare(sums[b], sums[a]) })
	}
	return left[0]
}
