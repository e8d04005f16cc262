package replay

import (
	"fmt"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/work"
	"ruckus/store"
)

// An asking is the coach of a process, and how many games it has looked at.
type asking struct {
	*coaches
	asked, looked int
}

// game has somebody ask for a game of a guild, which takes two minutes. Before is how many the coach has looked at then.
func (a *asking) game(guild, person string, known bool) (ready time.Time, before *int, err error) {
	n := -1
	a.asked++
	key := coachKey{match.Ref{Guild: guild, ID: fmt.Sprint(a.asked)}, 0}
	ready, err = a.ask(key, work.Who{Guild: guild, Person: person}, known, func() { n = a.looked; a.looked++; time.Sleep(2 * time.Minute) })
	synctest.Wait()
	return ready, &n, err
}

// queued runs a test with a coach, whose queue is empty in the end.
func queued(t *testing.T, test func(t *testing.T, c *asking)) {
	synctest.Test(t, func(t *testing.T) {
		c := &asking{coaches: newCoaches()}
		defer func() {
			time.Sleep(time.Hour)
			synctest.Wait()
		}()
		test(t, c)
	})
}

func TestTheCoachLooksAtOneGameOfANeighbourBeforeOnesOwn(t *testing.T) {
	queued(t, func(t *testing.T, c *asking) {
		taken := 0
		for n := range 100 {
			if _, _, err := c.game("noisy", fmt.Sprint(n), true); err == nil {
				taken++
			}
		}
		require.Equal(t, coachQueue, taken, "the rest are told to ask again")
		_, before, err := c.game("quiet", "Bo", true)
		require.NoError(t, err, "that the neighbour has so many is no reason")
		time.Sleep(time.Hour)
		synctest.Wait()
		require.Equal(t, 1, *before)
		require.Equal(t, coachQueue+1, c.looked)
		require.Empty(t, c.all)
	})
}

// Before, twenty servers that cost nothing made three games of an old one wait for 42, 84 and 126 minutes.
func TestTwentyNewServersDoNotDelayAnOldOne(t *testing.T) {
	queued(t, func(t *testing.T, c *asking) {
		taken := 0
		fill := func() {
			for n := range 60 {
				if _, _, err := c.game(fmt.Sprint("new ", n%20), fmt.Sprint(n), false); err == nil {
					taken++
				}
			}
		}
		fill()
		require.Equal(t, coachQueue, taken, "together they have as much as one guild")
		for game := range 3 {
			asked := time.Now()
			ready, before, err := c.game("old", "Ada", true)
			require.NoError(t, err)
			require.True(t, ready.After(asked))
			for *before < 0 && time.Since(asked) < time.Hour {
				fill()
				time.Sleep(time.Second)
				synctest.Wait()
			}
			require.LessOrEqual(t, time.Since(asked), 4*time.Minute, "game %d waits for two jobs at most", game)
			time.Sleep(2*time.Minute + time.Second)
			synctest.Wait()
		}
	})
}

func TestNewServersTakeTurnsAmongThemselves(t *testing.T) {
	queued(t, func(t *testing.T, c *asking) {
		for n := range 5 {
			_, _, err := c.game("greedy", fmt.Sprint(n), false)
			require.NoError(t, err)
		}
		_, before, err := c.game("honest", "Bo", false)
		require.NoError(t, err)
		time.Sleep(time.Hour)
		synctest.Wait()
		require.Equal(t, 1, *before)
	})
}

// In whatever servers: who has several games reads when to ask for the next one.
func TestTheCoachTakesOneGameOfAPersonAtATime(t *testing.T) {
	queued(t, func(t *testing.T, c *asking) {
		ready, _, err := c.game("1", "Ada", true)
		require.NoError(t, err)
		for _, guild := range []string{"1", "2"} {
			_, _, err = c.game(guild, "Ada", true)
			require.ErrorContains(t, err, fmt.Sprintf("ask again at about <t:%d:t>", ready.Unix()))
		}
		time.Sleep(2*time.Minute + time.Second)
		synctest.Wait()
		_, _, err = c.game("2", "Ada", true)
		require.NoError(t, err)
	})
}

// What people read is about when it will be.
func TestTheCoachSaysAboutWhenItIsDone(t *testing.T) {
	queued(t, func(t *testing.T, c *asking) {
		for n := range 20 { // it gets to know how long one takes
			_, _, err := c.game("1", fmt.Sprint(n), true)
			require.NoError(t, err)
			time.Sleep(2*time.Minute + time.Second)
			synctest.Wait()
		}
		var last time.Time
		for n := range 4 {
			ready, _, err := c.game(fmt.Sprint(n), fmt.Sprint(n), true)
			require.NoError(t, err)
			last = ready
		}
		require.InDelta(t, 8, time.Until(last).Minutes(), 0.1)
	})
}

// A server is known a week after its first game that is kept, whatever its people want forgotten; or where older ones have made room.
func TestAServerIsKnownAWeekAfterItsFirstGame(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		rs := NewRecords(s, nil, nil, nil, nil)
		knows := func() bool { return rs.known(t.Context(), "1") }
		require.False(t, knows())
		r := playing{kind: kindOf(t, "rage"), seats: 3, values: map[string]int{"hands": 4}, seed: 1}.game(t)
		r.rec.Ended = time.Now()
		w, err := r.rec.write(match.Ref{Guild: "1", ID: "t"}, 0, store.Next)
		require.NoError(t, err)
		_, err = s.Put(t.Context(), w)
		require.NoError(t, err)
		time.Sleep(coachKnows - time.Second)
		synctest.Wait()
		require.False(t, knows())
		time.Sleep(time.Second)
		synctest.Wait()
		require.NoError(t, rs.Forget(t.Context(), "1", "1", "m7"))
		require.True(t, knows())
	})
}
