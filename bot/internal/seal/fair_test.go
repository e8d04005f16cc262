package seal_test

import (
	"fmt"
	"maps"
	"math"
	"os"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/seal"
	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/games/redbrn"
	"ruckus/games/rednines"
	"ruckus/games/redox"
)

// A dealt is a first deal: the cards at each place, and the first card that is turned, if there is one.
type dealt struct {
	places [][]string
	first  []string // cards that are the first somewhere, each place with its own list of cards
}

// fairSeats is how many play.
const fairSeats = 4

// dealers deal the first cards of each card game from a seed.
var dealers = map[string]func(seed [32]byte) (dealt, error){
	"rednines": func(seed [32]byte) (d dealt, err error) {
		g, err := begun(rednines.Kind(), seed)
		for s := range games.Seat(fairSeats) {
			d.places = append(d.places, g.View(s).(rednines.View).Hand)
		}
		return d, err
	},
	"rage": func(seed [32]byte) (d dealt, err error) {
		g, err := begun(rage.Kind(), seed)
		for s := range games.Seat(fairSeats) {
			v, hand := g.View(s).(rage.View), []string(nil)
			for _, c := range v.Hand {
				hand = append(hand, c.Card)
			}
			d.places, d.first = append(d.places, hand), []string{v.Turned}
		}
		return d, err
	},
	"redox": func(seed [32]byte) (d dealt, err error) {
		g, err := begun(redox.Kind(), seed)
		for s := range games.Seat(fairSeats) {
			v := g.View(s).(redox.View)
			d.places, d.first = append(d.places, v.Hand), v.Pile
		}
		return d, err
	},
	"redbrn": func(seed [32]byte) (d dealt, err error) {
		g, err := begun(redbrn.Kind(), seed)
		for _, l := range g.View(games.Table).(redbrn.View).Players {
			d.first = append(d.first, l.Stack)
			for _, column := range l.Columns {
				d.first = append(d.first, column[0])
			}
		}
		return d, err
	},
}

func begun(k games.Kind, seed [32]byte) (games.Game, error) {
	return k.New(games.Setup{Seats: fairSeats, Seed: seed})
}

// Every card comes to every place as often as chance has it. RUCKUS_DEALS says how many deals of each game are looked at.
func TestDealsAreFair(t *testing.T) {
	deals := 5_000
	if text := os.Getenv("RUCKUS_DEALS"); text != "" {
		var err error
		deals, err = strconv.Atoi(text)
		require.NoError(t, err)
	}
	for name, dealer := range dealers {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			at, most, size := map[string][]int{}, map[string]int{}, []int{}
			var first []map[string]int
			for n := range deals {
				secret := seal.Secret([32]byte{byte(n), byte(n >> 8), byte(n >> 16), byte(n >> 24)})
				m := seal.Mix{Secret: secret, Closing: &seal.Closing{Message: fmt.Sprint(1441000000000000000 + 4194304*n)}}
				d, err := dealer(m.Seed())
				require.NoError(t, err)
				times := map[string]int{}
				for p, cards := range d.places {
					if n == 0 {
						size = append(size, len(cards))
					}
					require.Len(t, cards, size[p])
					for _, c := range cards {
						if at[c] == nil {
							at[c] = make([]int, len(d.places))
						}
						at[c][p]++
						times[c]++
						most[c] = max(most[c], times[c])
					}
				}
				for i, c := range d.first {
					if len(first) == i {
						first = append(first, map[string]int{})
					}
					first[i][c]++
				}
			}
			if len(at) > 0 {
				x, free := positions(deals, at, most, size)
				report(t, "positions", x, free)
			}
			for i, counts := range first {
				x, free := evenly(deals, counts, most)
				report(t, fmt.Sprint("first card ", i+1), x, free)
			}
		})
	}
}

// positions is the chi-square of who holds which card, of seats and what is not dealt. Of cards with one name there are as
// many as were seen at once. As the cards of a deal are drawn without replacement, the sum is a little too large for
// its degrees of freedom, by what it is divided by.
func positions(deals int, at map[string][]int, most map[string]int, size []int) (x float64, free int) {
	pack, holders, left := 0, len(size), 0
	for _, m := range most {
		pack += m
	}
	left = pack
	for _, n := range size {
		left -= n
	}
	if size = append(slices.Clone(size), left); left > 0 {
		holders++
	}
	for _, c := range slices.Sorted(maps.Keys(at)) {
		m := most[c]
		rest := deals * m
		for _, n := range at[c] {
			rest -= n
		}
		for p, n := range append(slices.Clone(at[c]), rest) {
			if size[p] == 0 {
				continue
			}
			want := float64(deals*m*size[p]) / float64(pack)
			x += (float64(n) - want) * (float64(n) - want) / want * float64(pack-1) / float64(pack-m)
		}
	}
	kinds := len(at)
	return x * float64(kinds-1) / float64(kinds), (kinds - 1) * (holders - 1)
}

// evenly is the chi-square of a first card.
func evenly(deals int, counts, most map[string]int) (x float64, free int) {
	pack := 0
	for c := range counts {
		pack += max(1, most[c])
	}
	for _, c := range slices.Sorted(maps.Keys(counts)) {
		want := float64(deals*max(1, most[c])) / float64(pack)
		x += (float64(counts[c]) - want) * (float64(counts[c]) - want) / want
	}
	return x, len(counts) - 1
}

// report fails where chance would do so once in a million tests, to either side: too even is no chance either.
func report(t *testing.T, what string, x float64, free int) {
	t.Helper()
	f := float64(free)
	z := (math.Cbrt(x/f) - (1 - 2/(9*f))) / math.Sqrt(2/(9*f)) // Wilson and Hilferty
	t.Logf("%s: chi-square %.1f with %d degrees of freedom, %.2f standard deviations from what is expected", what, x, free, z)
	require.Less(t, math.Abs(z), 4.9, what)
}
