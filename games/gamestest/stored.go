package gamestest

import (
	"bytes"
	"cmp"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// stored holds a kind to what it has stored. testdata/state/vN keeps games as version N wrote them: from the first
// release on they must load for ever, and be played to their end. With update it adds some of the present version, if there
// are none yet.
func stored(t *testing.T, kind games.Kind, update bool) {
	if update {
		keep(t, kind)
	}
	for version := 1; version <= kind.Schema; version++ {
		files, err := filepath.Glob(folder(version) + "/*.json")
		require.NoError(t, err)
		require.NotEmpty(t, files, "run with -update to keep some")
		for _, file := range files {
			record, err := os.ReadFile(file)
			require.NoError(t, err)
			g, err := kind.Load(version, record)
			require.NoError(t, err, file)
			if version == kind.Schema {
				require.Equal(t, string(record), string(encode(g)),
					"the stored form has changed: count Schema up, and have Load upgrade version %d; before the first release delete the files in %s and run with -update",
					version, folder(version))
			}
			playOn(t, g, kind.Max)
		}
	}
}

// keep writes games of the fewest and the most players, from short to long ones.
func keep(t *testing.T, kind games.Kind) {
	if files, err := filepath.Glob(folder(kind.Schema) + "/*.json"); err != nil || len(files) > 0 {
		return
	}
	require.NoError(t, os.MkdirAll(folder(kind.Schema), 0o755))
	for _, size := range []int{kind.Min, kind.Max} {
		kind.Min, kind.Max = size, size
		all := slices.Concat(records(kind, 3), records(kind, 5))
		slices.SortStableFunc(all, func(a, b []byte) int { // the longest are from the midst of games
			return cmp.Or(len(a)-len(b), bytes.Compare(a, b))
		})
		all = slices.CompactFunc(all, bytes.Equal)
		for i, n := range []int{0, len(all) / 3, 2 * len(all) / 3, len(all) - 1} {
			require.NoError(t, os.WriteFile(fmt.Sprintf("%s/%d_seats_%d.json", folder(kind.Schema), size, i+1), all[n], 0o644))
		}
	}
}

func folder(version int) string { return fmt.Sprintf("testdata/state/v%d", version) }

// playOn plays a game to its end at random, and looks on the way at all that can be seen by its seats, the table and a
// stranger.
func playOn(t *testing.T, g games.Game, seats int) {
	p := &playing{game: g, size: games.Seat(seats), now: Start}
	if due := g.Due(); !due.IsZero() {
		p.now = due.Add(-time.Millisecond)
	}
	r, every := rand.New(rand.NewPCG(1, 2)), 1
	if Quick() {
		every = 8
	}
	for n := 0; g.Result() == nil; n++ {
		require.Less(t, n, 10*maxActions)
		for s := games.Table; n%every == 0 && s <= games.Seat(seats); s++ {
			g.View(s)
			g.Prompt(s)
		}
		_, err := games.Play(g, p.next(r))
		require.NoError(t, err)
	}
}
