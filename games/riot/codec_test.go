package riot

import (
	"encoding/base64"
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
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

func TestStoredGames(t *testing.T) {
	gamestest.StoredGames(t, Kind(Default()), gamestest.Stored[*game]{
		Samples: samples(t),
		View:    protesterView,
		OneLine: true,
		PlayOut: playOut,
		Update:  *update,
	})
}

// protesterView is what the first Protester sees, without what only the edition says.
func protesterView(g *game) any {
	v := g.View(g.seatOf[g.order[1]]).(View)
	for i := range v.Sides {
		v.Sides[i].Mat = nil
	}
	return v
}

func playOut(t testing.TB, g *game) { gamestest.PlayOut(t, g, int(g.seats), choose) }

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
