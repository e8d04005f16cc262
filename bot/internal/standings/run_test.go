package standings

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestResultsOfAGuildAreCountedAfterOneGameOfANeighbour(t *testing.T) {
	w := newWorkList()
	for n := range 5 {
		w.add(place{"noisy", fmt.Sprint("game ", n)}, "t")
	}
	w.add(place{"quiet", "game 1"}, "t")
	w.add(place{"quiet", "game 2"}, "t")
	var order []string
	for p, _, ok := w.take(); ok; p, _, ok = w.take() {
		order = append(order, p.guild)
	}
	require.Equal(t, []string{"noisy", "quiet", "noisy", "quiet", "noisy", "noisy", "noisy"}, order)
}
