package table

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTableIDsAreAllDifferentAndEasyToRead(t *testing.T) {
	var ids []string
	for range 1000 {
		ids = append(ids, newID(""))
		require.Regexp(t, `^[a-hjkmnp-z2-9]{8}$`, ids[len(ids)-1])
	}
	slices.Sort(ids)
	require.Len(t, slices.Compact(ids), 1000)
}
