package rage

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

func TestStoredGames(t *testing.T) {
	gamestest.StoredGames(t, Kind(), gamestest.Stored[*game]{Samples: samples(t), PlayOut: playOut, Update: *update})
}

// playOut plays a game to its end, and validates every position.
func playOut(t testing.TB, g *game) {
	gamestest.PlayOut(t, g, int(g.seats), func(g *game, r *rand.Rand) games.Action {
		require.NoError(t, g.validate())
		return choose(g, r)
	})
	require.NoError(t, g.validate())
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
