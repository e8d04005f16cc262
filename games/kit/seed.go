package kit

import (
	"math/rand/v2"
)

// A Seed is where all chance of a game comes from.
type Seed [32]byte

// Redraw draws another seed.
func (s *Seed) Redraw(r *rand.Rand) {
	for i := range s {
		s[i] = byte(r.Uint32())
	}
}
