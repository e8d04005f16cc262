package screen

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A loss has the same minus sign on every screen, and one of anything is no plural, a loss of one either.
func TestLossesHaveAMinusSign(t *testing.T) {
	for n, want := range map[int][3]string{
		7: {"7", "+7", "7 points"}, 1: {"1", "+1", "1 point"}, 0: {"0", "0", "0 points"}, -1: {"−1", "−1", "−1 point"}, -20: {"−20", "−20", "−20 points"},
	} {
		require.Equal(t, want, [3]string{Number(n), Signed(n), Plural(n, "point")})
	}
}
