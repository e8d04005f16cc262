package riot

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

// begin starts a game with the default house rules.
func begin(t testing.TB, seats, seed int) *game {
	g, err := newGame(houseTables, games.Setup{Seats: seats, Seed: [32]byte{byte(seed), byte(seed >> 8)}, At: start})
	require.NoError(t, err)
	return g.(*game)
}

// copyOf is a game of its own with the same position.
func copyOf(t testing.TB, g *game) *game {
	loaded, err := load(g.t, schema, stored(t, g))
	require.NoError(t, err)
	return loaded.(*game)
}

// positions shows every position of many random games.
func positions(t testing.TB, games int, show func(g *game, r *rand.Rand)) {
	for n := range games {
		r := rand.New(rand.NewPCG(uint64(n), 1))
		g := begin(t, 2+n%3, n)
		for show(g, r); g.Result() == nil; show(g, r) {
			_, err := g.Apply(choose(g, r))
			require.NoError(t, err)
		}
	}
}

// samples are games in all phases, by name: what is kept in testdata/state.
func samples(t testing.TB) map[string]*game {
	found := make(map[string]*game)
	keep := func(name string, g *game) {
		if found[name] == nil {
			found[name] = copyOf(t, g)
		}
	}
	endings := [...]string{byAim: "aim", byOutlast: "outlast", byLength: "length"}
	const wanted = 13 + 9 + 1
	look := func(g *game) {
		switch name := string(viewPhases[g.phase]); {
		case g.phase == ended:
			keep("ended_"+endings[g.ending], g)
		case g.round > 4 || g.phase == placing && g.at > 2:
			keep(name, g)
			if g.seats == Teams && g.round > 6 {
				keep("four_players_"+name, g)
			}
			if g.phase == distance && g.seats == Teams && anyHurt(g) {
				keep("hurt", g)
			}
		}
	}
	for n := 0; n < 400 && len(found) < wanted; n++ {
		r := rand.New(rand.NewPCG(uint64(n), 1))
		g := begin(t, 2+n%3, n)
		for look(g); g.Result() == nil; look(g) {
			_, err := g.Apply(choose(g, r))
			require.NoError(t, err)
		}
	}
	require.Len(t, found, wanted, "%v", found)
	return found
}

func anyHurt(g *game) bool {
	for _, u := range g.units {
		if u.hurt > 0 {
			return true
		}
	}
	return false
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
	require.Len(t, files, 23)
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".json"), func(t *testing.T) {
			state, err := os.ReadFile(file)
			require.NoError(t, err)
			g, err := load(houseTables, 1, state)
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

// viewText is what the first Protester sees, without what only the edition says.
func viewText(t testing.TB, position games.Game) []byte {
	g := position.(*game)
	v := g.View(g.seatOf[g.order[1]]).(View)
	for i := range v.Sides {
		v.Sides[i].Mat = nil
	}
	text, err := json.Marshal(v)
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
	}
}

func TestOtherVersionsAreRefused(t *testing.T) {
	state := stored(t, begin(t, 4, 1))
	for version, want := range map[int]error{-1: games.ErrOld, 0: games.ErrOld, schema + 1: games.ErrNewer, 1 << 40: games.ErrNewer} {
		_, err := load(houseTables, version, state)
		require.ErrorIs(t, err, want)
	}
}

func TestWhatIsCutShortIsDamaged(t *testing.T) {
	for name, g := range samples(t) {
		state := stored(t, g)
		for n := range state {
			_, err := load(houseTables, schema, state[:n])
			require.ErrorIs(t, err, games.ErrDamaged, "%s, the first %d bytes", name, n)
		}
		inner := strings.Trim(string(state), `"`)
		for n := range inner {
			_, err := load(houseTables, schema, []byte(`"`+inner[:n]+`"`))
			require.ErrorIs(t, err, games.ErrDamaged, "%s, %d characters", name, n)
		}
	}
}

func TestNonsenseIsDamaged(t *testing.T) {
	good := string(stored(t, begin(t, 4, 1)))
	for _, state := range []string{"", "null", "{}", "[]", `""`, `"AAAA"`, `"`, "0", good + good, good[:40] + "\n" + good[40:], good + " ", `"` + strings.Repeat("_", 2000) + `"`} {
		_, err := load(houseTables, schema, []byte(state))
		require.ErrorIs(t, err, games.ErrDamaged, state)
	}
}

// A flag that does not exist, and an edition that does not match its checksum, are damage.
func TestForgedHeadIsDamaged(t *testing.T) {
	raw, err := base64.RawURLEncoding.DecodeString(strings.Trim(string(stored(t, begin(t, 2, 1))), `"`))
	require.NoError(t, err)
	for _, i := range []int{0, 8, 15} {
		forged := append([]byte(nil), raw...)
		forged[i] ^= 0x80
		_, err := load(houseTables, schema, []byte(`"`+base64.RawURLEncoding.EncodeToString(forged)+`"`))
		require.ErrorIs(t, err, games.ErrDamaged, i)
	}
}
