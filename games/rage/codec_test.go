package rage

import (
	"encoding/base64"
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// stored is a game's stored form.
func stored(t testing.TB, g *game) []byte {
	state, err := json.Marshal(g)
	require.NoError(t, err)
	return state
}

// samples are games in all phases, by name: what is kept in testdata/state.
func samples(t testing.TB) map[string]*game {
	found := make(map[string]*game)
	keep := func(name string, g *game, when bool) {
		if when && found[name] == nil {
			loaded, err := load(schema, stored(t, g))
			require.NoError(t, err)
			found[name] = loaded.(*game)
		}
	}
	phases := []string{bidding: "bidding", playing: "playing", between: "between", ended: "ended"}
	for n := range 70 {
		r := rand.New(rand.NewPCG(uint64(n), 0))
		g := begin(t, 2+n%7, n, randomRules(2+n%7, n, r))
		for g.Result() == nil {
			_, err := g.Apply(choose(g, r))
			require.NoError(t, err)
			bids := 0
			for _, t := range g.row() {
				if t.bid != noBid {
					bids++
				}
			}
			trick := g.trick.n > 1 && g.tricks() > 1
			keep(phases[g.phase], g, g.round > 1 && (g.phase != bidding || bids == 1 && !g.rules.HiddenBids))
			keep("hidden_bids", g, g.phase == bidding && g.rules.HiddenBids && bids == 1)
			keep("eight_players", g, g.seats == maxSeats && g.round == 2 && trick && !g.buried.empty())
			keep("teams", g, g.rules.Teams && g.round == 3 && trick)
			keep("no_trump", g, g.phase == playing && g.trumps.colour() == none && g.trumps.n > 2)
			keep("new_trump", g, g.trick.count(change) > 0 && g.trick.count(wild) > 0)
		}
	}
	require.Len(t, found, 9)
	return found
}

// TestStoredGamesLoadForEver loads what was written by each version of the stored form. The files of a version are never
// changed; -update writes only those of the present version that do not exist yet.
func TestStoredGamesLoadForEver(t *testing.T) {
	if *update {
		for name, g := range samples(t) {
			file := filepath.Join("testdata", "state", "v1", name+".json")
			if _, err := os.Stat(file); err == nil {
				continue
			}
			require.NoError(t, os.WriteFile(file, stored(t, g), 0o644))
			require.NoError(t, os.WriteFile(viewFile(file), viewText(t, g), 0o644))
		}
	}
	files, err := filepath.Glob("testdata/state/v1/*.json")
	require.NoError(t, err)
	require.Len(t, files, 9)
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".json"), func(t *testing.T) {
			state, err := os.ReadFile(file)
			require.NoError(t, err)
			g, err := load(1, state)
			require.NoError(t, err)
			view, err := os.ReadFile(viewFile(file))
			require.NoError(t, err)
			require.Equal(t, string(view), string(viewText(t, g)), "the stored game is understood differently")
			require.Equal(t, string(state), string(stored(t, g.(*game))),
				"the stored form has changed: count schema up, and have load upgrade or refuse version 1")
			playOut(t, g.(*game))
		})
	}
}

func viewFile(file string) string { return strings.TrimSuffix(file, ".json") + ".view" }

func viewText(t testing.TB, g games.Game) []byte {
	text, err := json.MarshalIndent(g.View(0), "", "\t")
	require.NoError(t, err)
	return append(text, '\n')
}

// playOut plays a game to its end, and looks at all that can be seen.
func playOut(t testing.TB, g *game) {
	r := rand.New(rand.NewPCG(1, 2))
	for g.Result() == nil {
		for s := games.Table; s <= games.Seat(g.seats); s++ {
			g.View(s)
			g.Prompt(s)
		}
		_, err := g.Apply(choose(g, r))
		require.NoError(t, err)
		require.NoError(t, g.validate())
	}
}

func TestOtherVersionsAreRefused(t *testing.T) {
	state := stored(t, begin(t, 4, 1, Rules{}))
	for version, want := range map[int]error{-1: games.ErrOld, 0: games.ErrOld, schema + 1: games.ErrNewer, 1 << 40: games.ErrNewer} {
		_, err := load(version, state)
		require.ErrorIs(t, err, want)
	}
}

func TestWhatIsCutShortIsDamaged(t *testing.T) {
	for name, g := range samples(t) {
		state := stored(t, g)
		for n := range state {
			_, err := load(schema, state[:n])
			require.ErrorIs(t, err, games.ErrDamaged, "%s, the first %d bytes", name, n)
		}
		inner := strings.Trim(string(state), `"`)
		for n := range inner {
			_, err := load(schema, []byte(`"`+inner[:n]+`"`))
			require.ErrorIs(t, err, games.ErrDamaged, "%s, %d characters", name, n)
		}
	}
}

func TestNonsenseIsDamaged(t *testing.T) {
	good := string(stored(t, begin(t, 4, 1, Rules{})))
	for _, state := range []string{"", "null", "{}", "[]", `""`, `"AAAA"`, `"`, "0", good + good, good[:40] + "\n" + good[40:], good + " ", `"` + strings.Repeat("_", 2000) + `"`} {
		_, err := load(schema, []byte(state))
		require.ErrorIs(t, err, games.ErrDamaged, state)
	}
}

// A house rule, a place or a number of things that does not exist.
func TestBytesOutOfBoundsAreDamaged(t *testing.T) {
	raw, err := base64.RawURLEncoding.DecodeString(strings.Trim(string(stored(t, samples(t)["playing"])), `"`))
	require.NoError(t, err)
	for at, value := range map[int]byte{0: 1 << 6, 1: 9, 2: 11, 4: 4, 9: 8, 10: 1, 11: 10, headBytes - 1: 0xff} {
		bad := append([]byte(nil), raw...)
		bad[at] = value
		_, err := load(schema, []byte(`"`+base64.RawURLEncoding.EncodeToString(bad)+`"`))
		require.ErrorIs(t, err, games.ErrDamaged, "byte %d is %d", at, value)
	}
}
