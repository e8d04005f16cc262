package work

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"
)

func TestAGroupWaitsForAllThatIsUnderWay(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var group Group
		require.NoError(t, group.Wait(t.Context()))
		start := time.Now()
		for n := range 3 {
			group.Begin()
			go func() {
				time.Sleep(time.Duration(n) * time.Second)
				group.Done()
			}()
		}
		soon, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		require.ErrorIs(t, group.Wait(soon), context.DeadlineExceeded)
		require.NoError(t, group.Wait(t.Context()))
		require.Equal(t, 2*time.Second, time.Since(start))
	})
}
