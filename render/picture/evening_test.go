package picture

import (
	"bytes"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// With RUCKUS_SHOTS the pictures are kept there.
func TestAnEveningIsDrawnForTwoToEightPeople(t *testing.T) {
	seen := map[string]bool{}
	for _, people := range []int{2, 4, 8} {
		e := Evening{Title: "FRIDAY NIGHT", Says: fmt.Sprint("5 games · ", people, " people"), Of: "BEST OF THE NIGHT", Award: "Ben: the closest snatch, by 0.04 s"}
		for i := range people {
			name := []string{"Ben", "Ada", "Cleo", "Finn", "Dan", "Eve 🎲", "Maximilian Wolkenstein", "漢字 🎲"}[i]
			e.Rows = append(e.Rows, EveningRow{name, 49 - 6*i, []EveningGame{EveningGame((i + 2) % 3), Played, NotPlayed, Won, Played, Won}})
		}
		data := e.PNG()
		require.Equal(t, data, e.PNG())
		require.False(t, seen[e.Key()])
		seen[e.Key()] = true
		drawn, err := png.Decode(bytes.NewReader(data))
		require.NoError(t, err)
		require.Equal(t, 800, drawn.Bounds().Dx())
		require.LessOrEqual(t, drawn.Bounds().Dy(), 720)
		if shots := os.Getenv("RUCKUS_SHOTS"); shots != "" {
			require.NoError(t, os.WriteFile(filepath.Join(shots, fmt.Sprintf("evening-%d.png", people)), data, 0o644))
		}
	}
}
