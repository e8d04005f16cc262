package bot

import (
	"fmt"
	"log/slog"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/table"
)

// With a hundred races at once there are more boards than Discord lets the bot edit in a second. They take turns evenly, and
// each shows how things stand when its turn comes.
func TestManyBoardsTakeTurnsAndShowTheNewest(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		const boards = 100
		p := newPacer(slog.New(slog.DiscardHandler), newMetrics())
		start := time.Now()
		var pages []*toyPage
		for i := range boards {
			toy := &toyPage{lane: fmt.Sprint("channel ", i), start: start}
			key := boardKey(table.Ref{Guild: "1", ID: fmt.Sprint(i)})
			p.keep(key, boardPause, start.Add(time.Hour), func() page { return toy })
			p.touch(key)
			pages = append(pages, toy)
		}
		time.Sleep(time.Second + time.Millisecond)
		for _, toy := range pages {
			toy.set(1)
		}
		time.Sleep(time.Minute)
		synctest.Wait()
		early := 0
		for _, toy := range pages {
			require.Len(t, toy.log(), 1)
			var at time.Duration
			var after, shown string
			_, err := fmt.Sscanf(toy.log()[0], "%s %s", &after, &shown)
			require.NoError(t, err)
			at, err = time.ParseDuration(after[:len(after)-1])
			require.NoError(t, err)
			require.LessOrEqual(t, at, boards*time.Second/globalRate)
			if at <= time.Second {
				early++
				require.Equal(t, "0", shown)
			} else {
				require.Equal(t, "1", shown)
			}
		}
		require.LessOrEqual(t, early, globalRate+1)
	})
}
