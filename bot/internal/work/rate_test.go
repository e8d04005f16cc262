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
			require.NoError(t, r.Wait(t.Context(), Who{Guild: "1"}))
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
		require.NoError(t, r.Wait(t.Context(), Who{Guild: "quiet"}))
		require.LessOrEqual(t, time.Since(start), 50*time.Millisecond, "one turn of the neighbour, not 500")
		<-last.Come()
		require.Equal(t, 500*25*time.Millisecond, time.Since(start))
		require.Empty(t, r.all.parts)
	})
}

func TestInAGuildPeopleTakeTurnsAtARate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r, start := NewRate(1, time.Second), time.Now()
		for range 100 {
			r.Join(Who{"1", "Ada"})
		}
		require.NoError(t, r.Wait(t.Context(), Who{"1", "Bo"}))
		require.LessOrEqual(t, time.Since(start), 2*time.Second)
	})
}

func TestATurnThatIsGivenUpOrReturnedIsAnothers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r, start := NewRate(1, time.Second), time.Now()
		require.NoError(t, r.Wait(t.Context(), Who{Guild: "1"}))
		gone := r.Join(Who{Guild: "1"})
		next := r.Join(Who{Guild: "1"})
		gone.Quit()
		<-next.Come()
		require.Equal(t, time.Second, time.Since(start))
		require.False(t, gone.HasCome())
		r.Return()
		require.NoError(t, r.Wait(t.Context(), Who{Guild: "2"}))
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
		require.ErrorIs(t, r.Wait(ctx, Who{Guild: "1"}), context.DeadlineExceeded)
		require.NoError(t, r.Wait(t.Context(), Who{Guild: "2"}))
		require.Equal(t, time.Minute, time.Since(start))
	})
}
