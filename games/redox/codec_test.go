package redox

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

// samples are games in all situations, by name: what is kept in testdata/state.
func samples(t testing.TB) map[string]*game {
	found := make(map[string]*game)
	keep := func(name string, is bool, g *game) {
		if is && found[name] == nil {
			loaded, err := load(schema, stored(t, g))
			require.NoError(t, err)
			found[name] = loaded.(*game)
		}
	}
	for n := range 40 {
		r := rand.New(rand.NewPCG(uint64(n), 0))
		g := begin(t, 2+n%7, n, Rules{Target: 100 + 5*n, Rounds: n % 3, Clockwise: n%2 > 0, MustYell: n%4 > 1})
		keep("dealt", true, g)
		for g.Result() == nil {
			_, err := g.Apply(choose(g, r))
			require.NoError(t, err)
			keep("playing", len(g.table) > 3 && g.round > 1, g)
			keep("reshuffled", g.reshuffles == 2 && !g.over(), g)
			keep("quiet", g.quiet > 3 && !g.over(), g)
			keep("call", g.calls != [maxSeats]call{} && g.missed != [maxSeats]int8{}, g)
			keep("between", g.phase == between, g)
			keep("blocked", g.phase == between && g.scoredAt(g.rounds()-1).winner == games.Table, g)
			keep("ended", g.phase == ended, g)
			keep("eight_players", g.seats == maxSeats && len(g.table) > 8 && !g.over(), g)
		}
	}
	keep("slam", true, slammed(t))
	require.Len(t, found, 10)
	return found
}

// slammed is a game in which somebody has shown a slam.
func slammed(t testing.TB) *game {
	g := begin(t, 2, 1, standard())
	cards := cardsOf(t, "AH 2H 3H 4H 7S 7C 7D 9S 9H 9D JC JS JD JH X1")
	all := setOf(allCards(1)).without(setOf(cards)).appendTo(nil)
	g.hands[g.turn], g.hands[1-g.turn] = setOf(cards), setOf(all[:dealt])
	g.pile, g.stock = all[dealt:dealt+1], all[dealt+1:]
	_, err := g.Apply(games.Action{Seat: g.turn, Move: "slam 1", At: start})
	require.NoError(t, err)
	return g
}

func TestStoredGames(t *testing.T) {
	gamestest.StoredGames(t, Kind(), gamestest.Stored[*game]{Samples: samples(t), PlayOut: playOut, Update: *update})
}

func playOut(t testing.TB, g *game) { gamestest.PlayOut(t, g, int(g.seats), choose) }

// A hand is stored in one order only, and with marks only for cards that it has.
func TestHandsAreStoredInOneWay(t *testing.T) {
	g := begin(t, 2, 1, standard())
	raw, err := base64.RawURLEncoding.DecodeString(strings.Trim(string(stored(t, g)), `"`))
	require.NoError(t, err)
	for what, spoil := range map[string]func(b []byte){
		"another order":                     func(b []byte) { b[1], b[2] = b[2], b[1] },
		"a card twice":                      func(b []byte) { b[1] = b[2] },
		"marks beyond the last card":        func(b []byte) { b[16] |= 0x80 },
		"a card taken last beyond the hand": func(b []byte) { b[20] = 16 },
		"too many cards":                    func(b []byte) { b[0] = 16 },
		"a card that is no playing card":    func(b []byte) { b[15] = 15 },
	} {
		b := append([]byte(nil), raw...)
		spoil(b[headBytes:])
		_, err := load(schema, []byte(`"`+base64.RawURLEncoding.EncodeToString(b)+`"`))
		require.ErrorIs(t, err, games.ErrDamaged, what)
	}
	for i, bad := range map[int]byte{0: 0x80, 2: 9} { // a house rule and a number of seats that do not exist
		b := append([]byte(nil), raw...)
		b[i] = bad
		_, err := load(schema, []byte(`"`+base64.RawURLEncoding.EncodeToString(b)+`"`))
		require.ErrorIs(t, err, games.ErrDamaged)
	}
}

// BenchmarkSize reports how long the stored form is, in the middle of a game and at its longest.
func BenchmarkSize(b *testing.B) {
	for _, seats := range []int{2, 4, 8} {
		g := begin(b, seats, 1, Rules{Target: 1000, Rounds: 10})
		r := rand.New(rand.NewPCG(1, 2))
		sum, n, most := 0, 0, 0
		for g.Result() == nil {
			size := len(stored(b, g))
			sum, n, most = sum+size, n+1, max(most, size)
			_, err := g.Apply(choose(g, r))
			require.NoError(b, err)
		}
		b.ReportMetric(float64(sum)/float64(n), "bytes/mean-of-"+string(rune('0'+seats)))
		b.ReportMetric(float64(most), "bytes/most-of-"+string(rune('0'+seats)))
	}
}
