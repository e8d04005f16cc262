package work

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"
)

func TestARateIsKeptAndUsedUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r, start := NewRate(40, time.Second), time.Now()
		for range 120 {
			_, err := r.Wait(t.Context(), Who{Guild: "1"})
			require.NoError(t, err)
		}
		require.Equal(t, 2*time.Second, time.Since(start), "who is alone has all of it")
	})
}

func TestGuildsTakeTurnsAtARate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r, start := NewRate(1, 25*time.Millisecond), time.Now()
		var last Turn
		for range 500 {
			last = r.Join(Who{Guild: "noisy"})
		}
		<-r.Join(Who{Guild: "quiet"}).Come()
		require.LessOrEqual(t, time.Since(start), 50*time.Millisecond, "one turn of the neighbour, not 500")
		<-last.Come()
		require.Equal(t, 500*25*time.Millisecond, time.Since(start))
		time.Sleep(25 * time.Millisecond)
		synctest.Wait()
		require.Empty(t, r.gate.all.parts)
	})
}

func TestInAGuildPeopleTakeTurnsAtARate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r, start := NewRate(1, time.Second), time.Now()
		for range 100 {
			r.Join(Who{"1", "Ada"})
		}
		<-r.Join(Who{"1", "Bo"}).Come()
		require.LessOrEqual(t, time.Since(start), 2*time.Second)
	})
}

func TestATurnThatIsGivenUpOrReturnedIsAnothers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r, start := NewRate(1, time.Second), time.Now()
		<-r.Join(Who{Guild: "1"}).Come()
		gone := r.Join(Who{Guild: "1"})
		next := r.Join(Who{Guild: "1"})
		gone.Quit()
		<-next.Come()
		require.Equal(t, time.Second, time.Since(start))
		require.False(t, gone.HasCome())
		next.Return()
		<-r.Join(Who{Guild: "2"}).Come()
		require.Equal(t, time.Second, time.Since(start))
		Turn{}.Quit() // of nothing
		require.False(t, Turn{}.HasCome())
	})
}

func TestAPausedRateGoesOnByItself(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r, start := NewRate(40, time.Second), time.Now()
		r.Pause(start.Add(time.Minute))
		r.Pause(start.Add(time.Second)) // a shorter one changes nothing
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		_, err := r.Wait(ctx, Who{Guild: "1"})
		require.ErrorIs(t, err, context.DeadlineExceeded)
		<-r.Join(Who{Guild: "2"}).Come()
		require.Equal(t, time.Minute, time.Since(start))
	})
}
