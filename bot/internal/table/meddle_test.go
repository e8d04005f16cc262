package table_test

import (
	"context"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/store"
)

// A meddler is a store on which something happens once: right before a log is read, or with late when a record is read after it.
type meddler struct {
	store.Store
	late   bool
	logged bool // a log was read
	once   sync.Once
	meddle func()
}

func (m *meddler) Log(ctx context.Context, key store.Key) ([][]byte, error) {
	if m.logged = true; !m.late {
		m.once.Do(m.meddle)
	}
	return m.Store.Log(ctx, key)
}

func (m *meddler) Get(ctx context.Context, key store.Key) (store.Record, error) {
	if m.late && m.logged {
		m.once.Do(m.meddle)
	}
	return m.Store.Get(ctx, key)
}

func TestAMoveMadeMeanwhileAtAnotherProcessIsTakenBackWithTheOthers(t *testing.T) {
	for _, late := range []bool{false, true} {
		memory := store.NewMemory()
		other := newEvening(t, memory)
		ref := other.game("turns", nil, ann, ben)
		other.play(ref, 0, 3, ann, ben)
		meddled := false
		e := newEvening(t, &meddler{Store: memory, late: late, meddle: func() {
			other.play(ref, 3, 4, ann, ben)
			meddled = true
		}})
		_, err := e.Rewind(t.Context(), ref, managing(eve), 2, anytime)
		require.NoError(t, err)
		require.True(t, meddled)
		require.Equal(t, 2, e.step(ref))
		require.Equal(t, []string{"Eve undid 2 moves of turns at TABLE"}, e.audited())
	}
}

func TestAnExportIsOfOneMoment(t *testing.T) {
	memory := store.NewMemory()
	other := newEvening(t, memory)
	ref := other.game("turns", nil, ann, ben)
	other.play(ref, 0, 3, ann, ben)
	e := newEvening(t, &meddler{Store: memory, meddle: func() { other.play(ref, 3, 4, ann, ben) }})
	x, _ := e.exported(ref, managing(eve))
	require.Len(t, x.Events, 3)
	require.Equal(t, float64(3), x.View.(map[string]any)["Step"])
}
