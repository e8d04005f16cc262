package riot

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"
)

// stored is a game's stored form.
func stored(t testing.TB, g *game) []byte {
	state, err := json.Marshal(g)
	require.NoError(t, err)
	return state
}
