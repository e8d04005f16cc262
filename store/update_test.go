package store_test

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/store"
)

type tally struct {
	N int `json:"n"`
}

var (
	tallyForm = store.Form[tally]{Name: "a tally", Schema: 1}
	tallyKey  = store.Key{Guild: "g", Kind: "tally", ID: "t"}
)

// A crossed store has its puts fail with these errors, one after another; nil: it is put.
type crossed struct {
	store.Store
	fail []error
	puts int
}

func (c *crossed) Put(ctx context.Context, r store.Record, log ...[]byte) (store.Record, error) {
	c.puts++
	if len(c.fail) > 0 {
		err := c.fail[0]
		c.fail = c.fail[1:]
		if err != nil {
			return store.Record{}, err
		}
	}
	return c.Store.Put(ctx, r, log...)
}

func count(v *tally, _ *store.Record) error {
	v.N++
	return nil
}

func times(n int, err error) (list []error) {
	for range n {
		list = append(list, err)
	}
	return list
}

func TestAChangeIsMadeOnWhatIsStored(t *testing.T) {
	s := &crossed{Store: store.NewMemory()}
	for n := range 3 {
		v, err := store.Update(t.Context(), s, tallyKey, tallyForm, count)
		require.NoError(t, err)
		require.Equal(t, n+1, v.N, "the first one begins with nothing")
	}
	v, err := store.Update(t.Context(), s, tallyKey, tallyForm, func(*tally, *store.Record) error { return store.ErrSame })
	require.NoError(t, err)
	require.Equal(t, 3, v.N)
	require.Equal(t, 3, s.puts, "where nothing changes, nothing is put")
}

func TestAChangeKeepsTheRanksAndTheTimeOfItsRecord(t *testing.T) {
	s, due := store.NewMemory(), time.Date(2026, 11, 5, 19, 0, 0, 0, time.UTC)
	_, err := store.Update(t.Context(), s, tallyKey, tallyForm, func(v *tally, r *store.Record) error {
		r.Ranks, r.Due = map[string]int64{"all": 7}, due
		return count(v, r)
	})
	require.NoError(t, err)
	_, err = store.Update(t.Context(), s, tallyKey, tallyForm, count)
	require.NoError(t, err)
	r, err := s.Get(t.Context(), tallyKey)
	require.NoError(t, err)
	require.Equal(t, map[string]int64{"all": 7}, r.Ranks)
	require.Equal(t, due, r.Due)
}

func TestAChangeIsTriedAgainAgainstOthersAndAFewTimesAgainstFailures(t *testing.T) {
	broken := errors.New("the disk is full")
	for _, c := range []struct {
		fail []error
		puts int
		err  error
	}{
		{times(29, store.ErrConflict), 30, nil},
		{times(30, store.ErrConflict), 30, store.ErrConflict},
		{times(2, broken), 3, nil},
		{times(3, broken), 3, broken},
	} {
		synctest.Test(t, func(t *testing.T) {
			s := &crossed{Store: store.NewMemory(), fail: c.fail}
			_, err := store.Update(t.Context(), s, tallyKey, tallyForm, count)
			require.ErrorIs(t, err, c.err)
			require.Equal(t, c.puts, s.puts)
		})
	}
}

func TestWhatCannotBeChangedIsTriedOnce(t *testing.T) {
	refused := errors.New("no")
	tries := 0
	_, err := store.Update(t.Context(), store.NewMemory(), tallyKey, tallyForm, func(*tally, *store.Record) error {
		tries++
		return refused
	})
	require.ErrorIs(t, err, refused)
	require.Equal(t, 1, tries)

	s := store.NewMemory()
	_, err = s.Put(t.Context(), store.Record{Key: tallyKey, Data: []byte("?")})
	require.NoError(t, err)
	_, err = store.Update(t.Context(), s, tallyKey, tallyForm, count)
	require.ErrorIs(t, err, store.ErrDamaged, "what is damaged is not written over")
}

func TestATryEndsWithItsContext(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		err := store.Retry(ctx, func() error {
			cancel()
			return store.ErrConflict
		})
		require.ErrorIs(t, err, context.Canceled)
		require.ErrorIs(t, err, store.ErrConflict, "and says what it waited for")
	})
	require.NoError(t, store.Unsure(nil))
}

func TestWhatIsDamagedAndSpareCountsAsAbsent(t *testing.T) {
	s, spare := store.NewMemory(), tallyForm
	spare.Spare = true
	put := func(data string) {
		t.Helper()
		require.NoError(t, s.Delete(t.Context(), tallyKey))
		_, err := s.Put(t.Context(), store.Record{Key: tallyKey, Data: []byte(data)})
		require.NoError(t, err)
	}
	put("?")
	v, err := store.Update(t.Context(), s, tallyKey, spare, count)
	require.NoError(t, err)
	require.Equal(t, 1, v.N)
	r, v, err := store.Load(t.Context(), s, tallyKey, tallyForm)
	require.NoError(t, err)
	require.Equal(t, 1, v.N)
	require.NotZero(t, r.Version)
	put(`{"v":2}`)
	_, err = store.Update(t.Context(), s, tallyKey, spare, count)
	require.ErrorIs(t, err, store.ErrNewer, "what is newer is not written over")
}
