package emojis

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func TestFillPutsAllUpAndTellsHowFarItIs(t *testing.T) {
	in(t, func(t *testing.T) {
		d := &fakeDiscord{}
		d.add("deck_1", ours)
		told := d.kept(Set{"one", pictures("deck", 200)}).fill(t)
		require.Equal(t, Progress{Up: 1, Of: 200}, told[0])
		require.Len(t, told, 200)
		require.Equal(t, 200, told[199].Up)
		require.InDelta(t, 5*time.Second, told[100].Left, float64(time.Second), "half of it is left")
		require.Len(t, d.recorded(t), 199, "all but what it didn't put up")
		require.Len(t, d.kept(Set{"one", pictures("deck", 200)}).fill(t), 1, "there is nothing more to do")
	})
}

func TestFillSaysHowLongItTakesUnderDiscordsLimit(t *testing.T) {
	in(t, func(t *testing.T) {
		d := &fakeDiscord{hourly: 40, delay: 300 * time.Millisecond}
		begun := time.Now()
		told := d.kept(Set{"one", pictures("deck", 200)}).fill(t)
		require.InDelta(t, 4*time.Hour, time.Since(begun), float64(time.Minute))
		waits := 0
		for _, p := range told {
			if p.Wait.IsZero() {
				continue
			}
			waits++
			require.Equal(t, 40*waits, p.Up)
			require.InDelta(t, time.Duration(5-waits)*time.Hour, p.Left, float64(time.Minute))
		}
		require.Equal(t, 4, waits)
	})
}

// Another run has used up what Discord takes in this hour.
func TestFillThatBeginsUnderTheLimitExpectsTheUsualOne(t *testing.T) {
	in(t, func(t *testing.T) {
		d := &fakeDiscord{hourly: 50}
		d.mu.Lock()
		d.until = time.Now().Add(20 * time.Minute)
		d.mu.Unlock()
		told := d.kept(Set{"one", pictures("deck", 120)}).fill(t)
		require.Equal(t, 0, told[1].Up)
		require.InDelta(t, 20*time.Minute+2*time.Hour, told[1].Left, float64(time.Minute))
	})
}

func TestFillThatIsStoppedGoesOnTheNextTime(t *testing.T) {
	in(t, func(t *testing.T) {
		d := &fakeDiscord{hourly: 50}
		ctx, cancel := context.WithTimeout(t.Context(), 30*time.Minute)
		defer cancel()
		k := d.kept(Set{"one", pictures("deck", 120)})
		require.ErrorIs(t, k.Fill(ctx, func(Progress) {}), context.DeadlineExceeded)
		up, _ := k.Count()
		require.Equal(t, 50, up)
		told := d.kept(Set{"one", pictures("deck", 120)}).fill(t)
		require.Equal(t, 50, told[0].Up)
		require.Len(t, d.uploads, 120)
	})
}

func TestFillSaysWhyItEndsWithoutAll(t *testing.T) {
	in(t, func(t *testing.T) {
		d := &fakeDiscord{refuse: map[string]bool{"two_1": true, "two_1_b": true}}
		d.add("one_1", ours)
		for _, p := range pictures("theirs", 1990) {
			d.add(p.Name, theirs)
		}
		err := d.kept(Set{"one", pictures("one", 3)}, Set{"two", pictures("two", 2)}, Set{"large", pictures("large", 30)}).Fill(t.Context(), func(Progress) {})
		for _, part := range []string{"the cards of large stay text", "doesn't take two_1"} {
			require.ErrorContains(t, err, part)
		}
	})
}

func TestAStateChangesNothing(t *testing.T) {
	in(t, func(t *testing.T) {
		d := &fakeDiscord{}
		d.add("older", ours)
		d.owns(t, "older")
		d.add("one_1", ours)
		d.add("party", ours)
		k := d.kept(Set{"one", pictures("one", 3)})
		require.NoError(t, k.Look(t.Context()))
		require.Equal(t, State{Up: 1, Of: 3, Foreign: 1, Add: []string{"one_2", "one_3"}, Delete: []string{"older"}}, k.State())
		require.Equal(t, []string{"1"}, d.recorded(t))
		require.Equal(t, []string{"older", "one_1", "party"}, d.names(ours))
	})
}
