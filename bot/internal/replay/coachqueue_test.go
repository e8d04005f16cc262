package replay

import (
	"fmt"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/work"
	"ruckus/games"
)

func TestTheCoachLooksAtOneGameOfANeighbourBeforeOnesOwn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c, looked := newCoaches(), 0
		ask := func(guild, person string, game int, do func()) error {
			return c.ask(coachKey{match.Ref{Guild: guild, ID: fmt.Sprint(game)}, 0}, work.Who{Guild: guild, Person: person}, do)
		}
		taken := 0
		for n := range 100 {
			if ask("noisy", fmt.Sprint(n/4), n, func() { looked++; time.Sleep(time.Minute) }) == nil {
				taken++
			}
		}
		require.Equal(t, coachQueue, taken, "the rest are told to ask again")
		synctest.Wait()
		before := -1
		require.NoError(t, ask("quiet", "Bo", 1, func() { before = looked }), "that the neighbour has so many is no reason")
		time.Sleep(time.Hour)
		synctest.Wait()
		require.Equal(t, 1, before)
		require.Equal(t, coachQueue, looked)
		require.Empty(t, c.all)
	})
}

func TestOnePersonCannotFillTheCoachsQueueOfAServer(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := newCoaches()
		for seat := range games.Seat(coachEach) {
			require.NoError(t, c.ask(coachKey{match.Ref{Guild: "1", ID: "t"}, seat}, work.Who{Guild: "1", Person: "Ada"}, func() { time.Sleep(time.Minute) }))
		}
		require.Equal(t, errCoachBusy, c.ask(coachKey{match.Ref{Guild: "1", ID: "u"}, 0}, work.Who{Guild: "1", Person: "Ada"}, nil))
		looked := time.Duration(0)
		begun := time.Now()
		synctest.Wait()
		require.NoError(t, c.ask(coachKey{match.Ref{Guild: "1", ID: "u"}, 1}, work.Who{Guild: "1", Person: "Bo"}, func() { looked = time.Since(begun) }))
		time.Sleep(time.Hour)
		synctest.Wait()
		require.Equal(t, time.Minute, looked, "the one that is under way is finished, then it is Bo's turn")
	})
}
