package work

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAGuildCannotFlushWhatAnotherHasCached(t *testing.T) {
	c := NewCache[string, int](100)
	for i := range 40 {
		c.Put("quiet", fmt.Sprint("quiet ", i), i, 1)
	}
	for i := range 10_000 {
		c.Put("noisy", fmt.Sprint("noisy ", i), i, 1)
	}
	for i := range 40 {
		kept, ok := c.Get(fmt.Sprint("quiet ", i))
		require.True(t, ok)
		require.Equal(t, i, kept)
	}
	_, newest := c.Get("noisy 9999")
	require.True(t, newest)
	_, oldest := c.Get("noisy 0")
	require.False(t, oldest)
}

func TestACacheKeepsWhatWasUsedLast(t *testing.T) {
	c := NewCache[int, string](4)
	for i := range 4 {
		c.Put("1", i, "x", 1)
	}
	_, _ = c.Get(0)
	c.Put("1", 4, "x", 1)
	_, used := c.Get(0)
	require.True(t, used)
	_, unused := c.Get(1)
	require.False(t, unused)
	c.Delete(0)
	_, deleted := c.Get(0)
	require.False(t, deleted)
}

// Whatever is put in and taken out: a cache never holds more than it may, and forgets guilds that have nothing in it.
func TestACacheIsBoundedWhateverComes(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	c := NewCache[int, int](50)
	for range 20_000 {
		key := r.IntN(200)
		if r.IntN(4) == 0 {
			c.Delete(key)
		} else {
			c.Put(fmt.Sprint(r.IntN(9)), key, key, 1+r.IntN(60))
		}
		sum, n := 0, 0
		for _, s := range c.guilds {
			require.Positive(t, s.items.Len())
			sum += s.weight
			n += s.items.Len()
		}
		require.Equal(t, c.weight, sum)
		require.Equal(t, c.Len(), n)
		require.LessOrEqual(t, c.weight, 50)
	}
}
