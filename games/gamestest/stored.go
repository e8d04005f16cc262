package gamestest

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// Stored are games in all phases, and how to look at them.
type Stored[G games.Game] struct {
	// Samples are the games by name: what is kept for the present version in testdata/state.
	Samples map[string]G
	// View returns what is kept of what can be seen of a game; nil: what seat 0 sees.
	View func(G) any
	// OneLine writes the views in one line each.
	OneLine bool
	// PlayOut plays a game to its end, and fails if it cannot.
	PlayOut func(testing.TB, G)
	// Update writes the files of the present version that do not exist yet.
	Update bool
}

// StoredGames tests the stored form of a kind whose games are one JSON string each. What each version wrote is kept in
// testdata/state/vN, the state as NAME.json and what was seen as NAME.view; these files are never changed.
func StoredGames[G games.Game](t *testing.T, kind games.Kind, s Stored[G]) {
	if s.Update {
		s.write(t, kind.Schema)
	}
	t.Run("load for ever", func(t *testing.T) {
		for version := 1; version <= kind.Schema; version++ {
			s.loadAll(t, kind, version)
		}
	})
	t.Run("of other versions are refused", func(t *testing.T) {
		for name, g := range s.Samples {
			for version, want := range map[int]error{-1: games.ErrOld, 0: games.ErrOld, kind.Schema + 1: games.ErrNewer, 1 << 40: games.ErrNewer} {
				_, err := kind.Load(version, encode(g))
				require.ErrorIs(t, err, want, name)
			}
		}
	})
	t.Run("that are cut short are damaged", func(t *testing.T) {
		for name, g := range s.Samples {
			state := encode(g)
			for n := range state {
				_, err := kind.Load(kind.Schema, state[:n])
				require.ErrorIs(t, err, games.ErrDamaged, "%s, the first %d bytes", name, n)
			}
			inner := strings.Trim(string(state), `"`)
			for n := range inner {
				_, err := kind.Load(kind.Schema, []byte(`"`+inner[:n]+`"`))
				require.ErrorIs(t, err, games.ErrDamaged, "%s, %d characters", name, n)
			}
		}
	})
	t.Run("that are nonsense are damaged", func(t *testing.T) {
		nonsense := []string{"", "null", "{}", "[]", `""`, `"AAAA"`, `"`, "0",
			`"` + strings.Repeat("_", 2000) + `"`, `"` + strings.Repeat("A", 2000) + `"`}
		for _, g := range s.Samples {
			good := string(encode(g))
			nonsense = append(nonsense, good+good, good[:40]+"\n"+good[40:], good+" ")
		}
		for _, state := range nonsense {
			_, err := kind.Load(kind.Schema, []byte(state))
			require.ErrorIs(t, err, games.ErrDamaged, state)
		}
	})
}

// loadAll loads what was written by a version, and plays it on.
func (s Stored[G]) loadAll(t *testing.T, kind games.Kind, version int) {
	files, err := filepath.Glob(folder(version) + "/*.json")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	if version == kind.Schema {
		require.Len(t, files, len(s.Samples))
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".json"), func(t *testing.T) {
			state, err := os.ReadFile(file)
			require.NoError(t, err)
			loaded, err := kind.Load(version, state)
			require.NoError(t, err)
			g := loaded.(G)
			view, err := os.ReadFile(viewFile(file))
			require.NoError(t, err)
			require.Equal(t, string(view), string(s.viewText(t, g)), "the stored game is understood differently")
			if version == kind.Schema {
				require.Equal(t, string(state), string(encode(g)),
					"the stored form has changed: count schema up, and have load upgrade or refuse version %d", version)
			}
			s.PlayOut(t, g)
		})
	}
}

// write adds the files that do not exist yet.
func (s Stored[G]) write(t *testing.T, version int) {
	require.NoError(t, os.MkdirAll(folder(version), 0o755))
	for name, g := range s.Samples {
		file := filepath.Join(folder(version), name+".json")
		if _, err := os.Stat(file); err == nil {
			continue
		}
		require.NoError(t, os.WriteFile(file, encode(g), 0o644))
		require.NoError(t, os.WriteFile(viewFile(file), s.viewText(t, g), 0o644))
	}
}

func (s Stored[G]) viewText(t *testing.T, g G) []byte {
	view := g.View(0)
	if s.View != nil {
		view = s.View(g)
	}
	text, err := json.MarshalIndent(view, "", "\t")
	if s.OneLine {
		text, err = json.Marshal(view)
	}
	require.NoError(t, err)
	return append(text, '\n')
}

func folder(version int) string { return fmt.Sprintf("testdata/state/v%d", version) }

func viewFile(file string) string { return strings.TrimSuffix(file, ".json") + ".view" }

// PlayOut plays a game to its end as choose says, and looks on the way at all that can be seen by its seats, the table
// and a stranger.
func PlayOut[G games.Game](t testing.TB, g G, seats int, choose func(G, *rand.Rand) games.Action) {
	r := rand.New(rand.NewPCG(1, 2))
	for g.Result() == nil {
		for s := games.Table; s <= games.Seat(seats); s++ {
			g.View(s)
			g.Prompt(s)
		}
		_, err := g.Apply(choose(g, r))
		require.NoError(t, err)
	}
}
