package work

import (
	"context"
	"fmt"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"
)

// noting is held while a test notes that work has begun.
var noting sync.Mutex

// enter asks for a slot in the background, and keeps it for some time.
func enter(t *testing.T, g *Gate, who Who, long time.Duration, begun func()) {
	go func() {
		leave, err := g.Enter(t.Context(), who)
		require.NoError(t, err)
		noting.Lock()
		begun()
		noting.Unlock()
		time.Sleep(long)
		leave()
	}()
	synctest.Wait()
}

func TestNobodyWaitsBehindAllOfANeighboursWork(t *testing.T) {
	for _, slots := range []int{1, 4, 48} {
		synctest.Test(t, func(t *testing.T) {
			g, before := NewGate(slots), 0
			for i := range 500 {
				enter(t, g, Who{"noisy", fmt.Sprint(i)}, time.Second, func() { before++ })
			}
			require.Equal(t, slots, before, "a guild that is alone has all slots")
			var waited int
			enter(t, g, Who{"quiet", "Bo"}, time.Second, func() { waited = before - slots })
			time.Sleep(time.Hour)
			synctest.Wait()
			require.Less(t, waited, slots, "what ends at the same moment is replaced at the same moment")
			require.Equal(t, 500, before)
			require.Empty(t, g.all.parts, "nothing is kept of those who have left")
		})
	}
}

func TestInAGuildNobodyWaitsBehindAllOfOnePersonsWork(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g := NewGate(1)
		var order []string
		for range 5 {
			enter(t, g, Who{"1", "Ada"}, time.Second, func() { order = append(order, "Ada") })
		}
		enter(t, g, Who{"1", "Bo"}, time.Second, func() { order = append(order, "Bo") })
		time.Sleep(time.Minute)
		synctest.Wait()
		require.Equal(t, []string{"Ada", "Bo", "Ada", "Ada", "Ada", "Ada"}, order)
	})
}

func TestAGuildThatComesBackAtOnceStarvesNobody(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g, again := NewGate(1), 0
		var done atomic.Bool
		go func() {
			for !done.Load() {
				leave, err := g.Enter(t.Context(), Who{Guild: "greedy"})
				require.NoError(t, err)
				again++
				time.Sleep(time.Second)
				leave()
			}
		}()
		synctest.Wait()
		enter(t, g, Who{Guild: "patient"}, time.Second, func() { done.Store(true) })
		time.Sleep(time.Minute)
		synctest.Wait()
		require.LessOrEqual(t, again, 2)
	})
}

func TestWhoGivesUpWaitingHoldsNoSlot(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g := NewGate(1)
		enter(t, g, Who{Guild: "1"}, time.Hour, func() {})
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		_, err := g.Enter(ctx, Who{Guild: "2"})
		require.ErrorIs(t, err, context.DeadlineExceeded)
		require.Zero(t, g.Waiting())
		time.Sleep(time.Hour)
		begun := false
		enter(t, g, Who{Guild: "3"}, 0, func() { begun = true })
		require.True(t, begun)
	})
}

// Whatever comes in whatever order: no slot is free while somebody waits, no more are taken than there are, each piece of
// work is done once, and while a guild waits for its first slot each other one begins at most one piece for each guild.
func TestAGateIsFairWhateverComes(t *testing.T) {
	for seed := range uint64(200) {
		synctest.Test(t, func(t *testing.T) {
			r := rand.New(rand.NewPCG(seed, 1))
			slots, guilds := 1+r.IntN(5), 2+r.IntN(4)
			g := NewGate(slots)
			var mu sync.Mutex
			held, waiting, begun := map[string]int{}, map[string]int{}, map[string]int{}
			under, done, pieces := 0, 0, 20+r.IntN(60)
			since := map[string]map[string]int{} // what others had begun when a guild began to wait for a first slot
			for range pieces {
				who := Who{fmt.Sprint("guild ", r.IntN(guilds)), fmt.Sprint("person ", r.IntN(3))}
				start, long := time.Duration(r.IntN(2000))*time.Millisecond, time.Duration(1+r.IntN(500))*time.Millisecond
				go func() {
					time.Sleep(start)
					mu.Lock()
					waiting[who.Guild]++
					if held[who.Guild] == 0 && since[who.Guild] == nil {
						since[who.Guild] = copied(begun)
					}
					mu.Unlock()
					leave, err := g.Enter(t.Context(), who)
					require.NoError(t, err)
					mu.Lock()
					waiting[who.Guild]--
					held[who.Guild]++
					begun[who.Guild]++
					under++
					require.LessOrEqual(t, under, slots)
					if before := since[who.Guild]; before != nil {
						for other, n := range begun {
							// One turn of its own, and slots that were given at the very moment when it came.
							require.LessOrEqual(t, n-before[other], slots+1, "seed %d: %s was overtaken by %s", seed, who.Guild, other)
						}
						delete(since, who.Guild)
					}
					mu.Unlock()
					time.Sleep(long)
					mu.Lock()
					held[who.Guild]--
					under--
					done++
					mu.Unlock()
					leave()
				}()
			}
			for range 400 {
				time.Sleep(7*time.Millisecond + 500*time.Microsecond) // between two events
				synctest.Wait()
				mu.Lock()
				require.True(t, under == slots || g.Waiting() == 0, "seed %d: a slot is free while somebody waits", seed)
				mu.Unlock()
			}
			time.Sleep(time.Hour)
			synctest.Wait()
			require.Equal(t, pieces, done)
			require.Empty(t, g.all.parts)
		})
	}
}

func copied(from map[string]int) map[string]int {
	to := map[string]int{}
	for k, v := range from {
		to[k] = v
	}
	return to
}
