package store_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/store"
)

func FuzzUnseal(f *testing.F) {
	f.Add([]byte{})
	f.Add(store.Seal(store.Record{}))
	f.Add(store.Seal(store.Record{Version: 7, Due: time.UnixMilli(-1), Data: []byte("state")}))
	ranked := store.Seal(store.Record{Version: 7, Ranks: map[string]int64{"n": 12, "wins": -store.MaxRank}, Data: []byte("state")})
	f.Add(ranked)
	f.Add(ranked[:30])
	f.Fuzz(func(t *testing.T, b []byte) {
		r, err := store.Unseal(store.Key{Guild: "1", Kind: "table", ID: "k3x9q2"}, b)
		if err != nil {
			require.ErrorIs(t, err, store.ErrDamaged)
			require.ErrorContains(t, err, "1/table/k3x9q2")
			return
		}
		require.Equal(t, b, store.Seal(r))
	})
}

func TestAKeyCanBeReadFromItsText(t *testing.T) {
	key := store.Key{Guild: "1", Kind: "table", ID: "k3x9q2"}
	got, err := store.ParseKey(key.String())
	require.NoError(t, err)
	require.Equal(t, key, got)
	for _, text := range []string{"", "1/table", "1/table/", "1/table/x/y", "1/ta ble/x"} {
		_, err := store.ParseKey(text)
		require.ErrorIs(t, err, store.ErrKey, text)
	}
}
