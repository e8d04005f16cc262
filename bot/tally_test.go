package bot

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"
)

func TestATallyWaitsForAllThatIsUnderWay(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var tally tally
		require.NoError(t, tally.wait(t.Context()))
		start := time.Now()
		for n := range 3 {
			tally.begin()
			go func() {
				time.Sleep(time.Duration(n) * time.Second)
				tally.end()
			}()
		}
		soon, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		require.ErrorIs(t, tally.wait(soon), context.DeadlineExceeded)
		require.NoError(t, tally.wait(t.Context()))
		require.Equal(t, 2*time.Second, time.Since(start))
	})
}
