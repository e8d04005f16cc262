package bot

import (
	"runtime"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/store"
)

func TestTenThousandPressesLeaveNothingBehind(t *testing.T) { // not parallel: it counts goroutines and memory
	e := newEvening(t, store.NewMemory(), localdiscord.Config{Limits: true})
	e.begin()
	presses := 10_000
	if testing.Short() {
		presses = 1000
	}
	hand := e.seen("Cleo")[len(e.seen("Cleo"))-1]
	_, refresh := find(func(yield func(int, localdiscord.Message) bool) { yield(0, hand) }, "Refresh")
	require.NotNil(t, refresh)
	many := func(n int) (goroutines, tables int) {
		for range n {
			e.outcome(e.discord.Press(e.users["Cleo"], hand.ID, refresh.CustomID))
		}
		e.settle()
		runtime.GC()
		e.bot.pacer.sweep(time.Now())
		return runtime.NumGoroutine(), e.bot.pacer.tables()
	}
	goroutines, tables := many(100)
	goroutinesAfter, tablesAfter := many(presses)
	require.Less(t, goroutinesAfter, goroutines+20)
	require.Equal(t, tables, tablesAfter)
	limits := e.bot.rest.limits
	limits.mu.Lock()
	defer limits.mu.Unlock()
	require.Less(t, len(limits.routes), 10)
}
