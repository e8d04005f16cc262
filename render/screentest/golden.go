package screentest

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games/gamestest"
	"ruckus/render"
)

// Golden requires that each sample looks as its text in testdata says, that Discord takes it, and that no text in testdata
// belongs to none. With update it writes the texts first: then read the difference.
func Golden(t *testing.T, samples []render.Sample, update bool) {
	seen := map[string]bool{lessonFile: true}
	for _, s := range samples {
		file := s.Name + ".txt"
		require.False(t, seen[file], "two samples are named %s", s.Name)
		seen[file] = true
		require.NoError(t, s.Screen.Check(), s.Name)
		gamestest.Golden(t, "testdata/"+file, s.Screen.String(), update)
	}
	files, err := os.ReadDir("testdata")
	require.NoError(t, err)
	for _, f := range files {
		require.True(t, seen[f.Name()], "%s belongs to no sample: delete it, or name a sample after it", f.Name())
	}
}
