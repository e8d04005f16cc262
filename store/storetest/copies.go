package storetest

import (
	"fmt"
	"maps"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/store"
)

// Copy stores n copies of a record under other IDs, each ranked after the one before.
func Copy(t testing.TB, s store.Store, like store.Record, n int) {
	t.Helper()
	for i := 0; i < n; i += 50 {
		var writes []store.Write
		for j := i; j < min(n, i+50); j++ {
			r := like
			r.Version, r.Key.ID, r.Ranks = 0, fmt.Sprintf("%sk%06x", like.Key.ID[:2], uint32(j)*2654435761>>8), maps.Clone(like.Ranks)
			for list := range r.Ranks {
				r.Ranks[list] += int64(j)
			}
			writes = append(writes, store.Write{Record: r})
		}
		_, err := s.Commit(t.Context(), writes...)
		require.NoError(t, err)
	}
}
