package bot

import (
	"context"
	"fmt"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/store"
)

// A lazyStore takes a while for each read.
type lazyStore struct {
	store.Store
	begun atomic.Int32
}

func (s *lazyStore) Get(ctx context.Context, key store.Key) (store.Record, error) {
	n := s.begun.Add(1)
	time.Sleep(time.Second + time.Duration(n)*time.Millisecond)
	return s.Store.Get(ctx, key)
}

func TestAReadWaitsForOneOfANeighbourWith500(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		lazy := &lazyStore{Store: store.NewMemory()}
		s := shareStore(lazy, newMetrics(), new(atomic.Bool))
		for n := range 500 {
			go func() { _, _ = s.Get(t.Context(), store.Key{Guild: "noisy", Kind: "table", ID: fmt.Sprint(n)}) }()
		}
		synctest.Wait()
		require.EqualValues(t, storeSlots, lazy.begun.Load(), "a guild that is alone has all slots")
		start := time.Now()
		_, err := s.Get(t.Context(), store.Key{Guild: "quiet", Kind: "table", ID: "1"})
		require.ErrorIs(t, err, store.ErrNotFound)
		require.LessOrEqual(t, time.Since(start), 2*time.Second+100*time.Millisecond, "the first that ends makes room")
		_, err = s.Put(t.Context(), store.Record{Key: store.Key{Guild: "quiet", Kind: "table", ID: "1"}, Data: []byte("{}")})
		require.NoError(t, err, "reads don't have up writes")
		time.Sleep(time.Hour)
		require.EqualValues(t, 501, lazy.begun.Load())
	})
}
