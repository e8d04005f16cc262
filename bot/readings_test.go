package bot

import (
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/store"
)

// reads runs a test on a store that takes a second and a bit for each read, and holds a record. Read reads it in the background.
func reads(t *testing.T, test func(s sharedStore, lazy *lazyStore, read func() <-chan store.Record)) {
	synctest.Test(t, func(t *testing.T) {
		key := store.Key{Guild: "1", Kind: "table", ID: "1"}
		lazy := &lazyStore{Store: store.NewMemory()}
		s := shareStore(lazy, newMetrics(), new(atomic.Bool))
		_, err := s.Put(t.Context(), store.Record{Key: key, Data: []byte("one")})
		require.NoError(t, err)
		test(s, lazy, func() <-chan store.Record {
			got := make(chan store.Record, 1)
			go func() {
				r, err := s.Get(t.Context(), key)
				require.NoError(t, err)
				got <- r
			}()
			synctest.Wait()
			return got
		})
	})
}

func TestHandsThatAreDrawnAtTheSameMomentReadTheirTableOnce(t *testing.T) {
	reads(t, func(_ sharedStore, lazy *lazyStore, read func() <-chan store.Record) {
		first, second := read(), read()
		one, two := <-first, <-second
		require.EqualValues(t, 1, lazy.begun.Load())
		require.Equal(t, one, two)
		one.Data[0] = '!'
		require.Equal(t, "one", string(two.Data), "each has a copy of its own")
	})
}

func TestAReadSeesWhatWasWrittenBeforeIt(t *testing.T) {
	reads(t, func(s sharedStore, lazy *lazyStore, read func() <-chan store.Record) {
		before := read()
		_, err := s.Put(t.Context(), store.Record{Key: store.Key{Guild: "1", Kind: "table", ID: "1"}, Version: 1, Data: []byte("two")})
		require.NoError(t, err)
		after := read()
		require.EqualValues(t, 2, lazy.begun.Load())
		require.Equal(t, "two", string((<-after).Data))
		<-before
	})
}

func TestNobodyJoinsAReadThatHasHungForAWhile(t *testing.T) {
	reads(t, func(_ sharedStore, lazy *lazyStore, read func() <-chan store.Record) {
		first := read()
		time.Sleep(joinable + time.Millisecond)
		second := read()
		require.EqualValues(t, 2, lazy.begun.Load())
		require.Equal(t, <-first, <-second)
	})
}
