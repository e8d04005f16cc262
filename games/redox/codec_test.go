package redox

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
	require.Len(t, files, 10)
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
	}
}

func TestOtherVersionsAreRefused(t *testing.T) {
	state := stored(t, begin(t, 4, 1, standard()))
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
	good := string(stored(t, begin(t, 4, 1, standard())))
	for _, state := range []string{"", "null", "{}", "[]", `""`, `"AAAA"`, `"`, "0", good + good, good[:40] + "\n" + good[40:], good + " ",
		`"` + strings.Repeat("_", 2000) + `"`, `"` + strings.Repeat("A", 2000) + `"`} {
		_, err := load(schema, []byte(state))
		require.ErrorIs(t, err, games.ErrDamaged, state)
	}
}

// A hand is stored in one order only, and with marks only for cards that it has.
func TestHandsAreStoredInOneWay(t *testing.T) {
	g := begin(t, 2, 1, standard())
	raw, err := base64.RawURLEncoding.DecodeString(strings.Trim(string(stored(t, g)), `"`))
	require.NoError(t, err)
	for what, spoil := range map[string]func(b []byte){
		"another order":                  func(b []byte) { b[1], b[2] = b[2], b[1] },
		"a card twice":                   func(b []byte) { b[1] = b[2] },
		"marks beyond the last card":     func(b []byte) { b[16] |= 0x80 },
		"too many cards":                 func(b []byte) { b[0] = 16 },
		"a card that is no playing card": func(b []byte) { b[15] = 15 },
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
