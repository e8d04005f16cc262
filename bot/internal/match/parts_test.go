package match

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Anyone who looks up in docs/features.md what a feature keeps of people finds each feature that names some.
func TestFeaturesThatKeepPeopleSayHowTheyAreForgotten(t *testing.T) {
	t.Parallel()
	page, err := os.ReadFile("../../../docs/features.md")
	require.NoError(t, err)
	for _, p := range parts {
		_, row, found := strings.Cut(string(page), "\n| "+p.feature+" |")
		require.True(t, found, p.feature)
		people := strings.TrimSpace(strings.Split(row, "|")[4])
		require.False(t, (p.people != nil || p.forget != nil) && people == "", "%s names people", p.feature)
	}
}
