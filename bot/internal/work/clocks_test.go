package work

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"
)

func TestAClockRunsOnceUnlessItIsStopped(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var l Clocks
		late := 0
		for range 2 { // the second one takes the first one's place
			l.Start("Ada", time.Second, func() { late++ })
		}
		time.Sleep(2 * time.Second)
		synctest.Wait()
		require.Equal(t, 1, late)
		require.Empty(t, l.clocks, "nothing is kept of a clock that has run")
		l.Start("Ada", time.Second, func() { late++ })
		l.Stop("Ada")
		time.Sleep(2 * time.Second)
		synctest.Wait()
		require.Equal(t, 1, late)
		require.Empty(t, l.clocks)
	})
}
