package redbrn

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// Whatever the clock says, what is stored can be read again.
func TestAnAbsurdClockIsRefused(t *testing.T) {
	year := func(y int) time.Time { return time.Date(y, time.December, 31, 23, 59, 59, 0, time.UTC) }
	last := time.UnixMilli(latest)
	for _, at := range []time.Time{year(-1), year(0), last.Add(time.Millisecond), year(9999), year(10_000), year(100_000)} {
		_, err := Kind().New(games.Setup{Seats: 2, At: at})
		require.ErrorIs(t, err, games.ErrIllegal, at)
		for _, g := range []*game{begin(t, 2, 1, standard()), race(t, 2, 1, standard())} {
			for _, a := range atOnce(at) {
				_, err := g.Apply(a)
				require.ErrorIs(t, err, games.ErrIllegal, "%s at %v", a.Move, at)
			}
		}
	}
	for _, g := range []*game{begin(t, 2, 1, standard()), race(t, 2, 1, standard())} {
		for range 5 {
			for _, a := range atOnce(last) {
				next := clone(t, g)
				if _, err := next.Apply(a); err == nil {
					g = clone(t, next)
				}
			}
		}
		require.Equal(t, int64(latest), g.Now)
	}
}

// atOnce are actions of all sorts at one moment.
func atOnce(at time.Time) []games.Action {
	return []games.Action{
		{Seat: games.Table, Move: games.Tick, At: at}, {Seat: 0, Move: "ready 0", At: at}, {Seat: 1, Move: "ready 0", At: at},
		{Seat: 0, Move: "leave 1", At: at}, {Seat: 0, Move: "flip 1 @1", At: at}, {Seat: 1, Move: "leave 1", At: at},
	}
}
