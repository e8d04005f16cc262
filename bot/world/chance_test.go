package world

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"time"
)

// stream returns a stream of chance by its name. It depends on the seed and the name alone, so that who comes or goes changes
// nobody else's.
func stream(seed uint64, name ...any) *rand.Rand {
	sum := sha256.Sum256(fmt.Appendln(fmt.Append(nil, seed, ":"), name...))
	return rand.New(rand.NewPCG(binary.LittleEndian.Uint64(sum[:]), binary.LittleEndian.Uint64(sum[8:])))
}

// A pulse is a stream of chance with instants of its own: what it wakes up for happens at a nanosecond of each microsecond
// that hardly anything else has. The scheduler then has nothing to decide.
type pulse struct {
	*rand.Rand
	offset time.Duration
}

func newPulse(seed uint64, name ...any) pulse {
	r := stream(seed, name...)
	return pulse{r, time.Duration(r.IntN(1000))}
}

// after returns when a pause ends that begins now.
func (p pulse) after(d time.Duration) time.Duration {
	now := time.Now()
	end := now.Add(d).Truncate(time.Microsecond).Add(p.offset)
	if end.Before(now) {
		end = end.Add(time.Microsecond)
	}
	return end.Sub(now)
}

// between returns a duration between two.
func (p pulse) between(least, most time.Duration) time.Duration {
	return least + time.Duration(p.Int64N(int64(most-least)+1))
}

// oneIn reports true once in that many times.
func (p pulse) oneIn(n int) bool { return p.IntN(n) == 0 }

// pick returns one of a list by chance.
func pick[T any](p pulse, list []T) T { return list[p.IntN(len(list))] }
