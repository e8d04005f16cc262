package table_test

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/store"
)

func TestALostReplyIsNoLostMoveAndNoDoubleOne(t *testing.T) {
	e, f := flakyEvening(t)
	ref := e.game("turns", nil, ann, ben)
	told := len(e.told())
	f.fail(nil, times(1, "put"))
	hand := e.move(ref, ann, "go 0")
	require.Equal(t, 1, hand.View.(toyView).Step)
	require.Equal(t, e.get(ref).Version, hand.Version)
	require.Len(t, e.told(), told+1, "told once")
	require.NotEmpty(t, e.told()[told].Events)
	lines, err := f.Log(t.Context(), key(ref))
	require.NoError(t, err)
	require.Len(t, lines, 2)
}

func TestLostRepliesOfAWholeGameLoseNothingAndDoubleNothing(t *testing.T) {
	e, f := flakyEvening(t)
	const steps = 40
	ref := e.game("turns", map[string]int{"steps": steps}, ann, ben)
	told := len(e.told())
	puts := 0
	f.fail(nil, func(method string) error {
		if method != "put" {
			return nil
		}
		if puts++; puts%3 != 0 { // two of three replies are lost
			return errCable
		}
		return nil
	})
	for step := range steps {
		hand := e.move(ref, []match.By{ann, ben}[step%2], "go "+itoa(step))
		require.Equal(t, step+1, hand.View.(toyView).Step)
	}
	require.Equal(t, match.Over, e.get(ref).Phase)
	require.Len(t, e.told(), told+steps, "each told once")
	lines, err := f.Log(t.Context(), key(ref))
	require.NoError(t, err)
	require.Len(t, lines, 1+steps)
}

func TestALostReplyOfARewindTakesMovesBackOnce(t *testing.T) {
	e, f := flakyEvening(t)
	ref := e.game("turns", nil, ann, ben)
	e.play(ref, 0, 5, ann, ben)
	f.fail(nil, times(2, "put"))
	_, err := e.Rewind(t.Context(), ref, managing(eve), 1, anytime)
	require.NoError(t, err)
	require.Equal(t, 4, e.step(ref))
	require.Equal(t, []string{"Eve undid 1 move of turns at TABLE"}, e.audited())
}

// Where no bot runs any more, nobody would delete what is over.
func TestAStoreMayForgetWhatNobodyNeeds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := &watched{Store: store.NewMemory(), expires: make(map[store.Key]time.Time)}
		e := newEvening(t, w)
		lobby := e.lobby("turns", nil, ann)
		running := e.game("turns", nil, ann, ben)
		over := e.game("turns", map[string]int{"steps": 1}, ann, ben)
		e.play(over, 0, 1, ann, ben)
		now := time.Now().UTC()
		require.Equal(t, now.Add(10*time.Minute+24*time.Hour), w.expires[key(lobby)])
		require.Zero(t, w.expires[key(running)])
		require.Equal(t, now.Add(24*time.Hour+24*time.Hour), w.expires[key(over)])
	})
}

// watched is a store that notes from when on it may forget each record.
type watched struct {
	store.Store
	expires map[store.Key]time.Time
}

func (w *watched) Put(ctx context.Context, r store.Record, log ...[]byte) (store.Record, error) {
	w.expires[r.Key] = r.Expires
	return w.Store.Put(ctx, r, log...)
}

func (w *watched) Commit(ctx context.Context, writes ...store.Write) ([]store.Record, error) {
	for _, write := range writes {
		w.expires[write.Record.Key] = write.Record.Expires
	}
	return w.Store.Commit(ctx, writes...)
}

func TestALostReplyOpensNoSecondTable(t *testing.T) {
	e, f := flakyEvening(t)
	e.lobby("turns", nil, ben)
	f.fail(nil, times(1, "put"))
	e.lobby("turns", nil, ann)
	list, err := e.List(t.Context(), "g")
	require.NoError(t, err)
	require.Len(t, list, 2)
	require.Len(t, e.told(), 2)
}
