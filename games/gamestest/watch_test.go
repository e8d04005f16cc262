package gamestest

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"
)

func TestRulesThatNeverComeBackAreReportedWithThePosition(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		said := ""
		say := func(why string) { said = why }
		position := func() string { return `{"lives":[1,0]}` }
		watch(time.Minute, say, position).Stop()
		time.Sleep(2 * time.Minute)
		synctest.Wait()
		require.Empty(t, said, "they are back")

		watch(time.Minute, say, position)
		time.Sleep(2 * time.Minute)
		synctest.Wait()
		require.Equal(t, `the rules have not come back for 1m0s: does a loop in them never end? They were at {"lives":[1,0]}`, said)
	})
}
