package gamestest

import (
	"math/rand/v2"

	"ruckus/games"
)

// records plays random games of all sizes with all kinds of house rules, and returns some of what is stored on the way:
// of each game its beginning, its end and some positions between.
func records(kind games.Kind, seed uint64) [][]byte {
	var found [][]byte
	for size := kind.Min; size <= kind.Max; size++ {
		for i, values := range combinations(kind, options{short: true}) {
			r := rand.New(rand.NewPCG(seed, uint64(size<<8|i)))
			setup := games.Setup{Seats: size, At: Start, Values: values}
			for i := range setup.Seed {
				setup.Seed[i] = byte(r.Uint32())
			}
			g, err := kind.New(setup)
			if err != nil {
				continue
			}
			p := &playing{game: g, size: games.Seat(size), now: Start}
			found = append(found, encode(g))
			for n := 1; g.Result() == nil && n < 2000; n++ {
				if _, err := g.Apply(p.next(r)); err != nil {
					break
				}
				if n == 5 || r.IntN(n) < 3 && r.IntN(12) == 0 {
					found = append(found, encode(g))
				}
			}
			found = append(found, encode(g))
		}
	}
	return found
}
