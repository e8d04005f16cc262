package rednines

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
	keep := func(name string, g *game) {
		if found[name] == nil {
			loaded, err := load(schema, stored(t, g))
			require.NoError(t, err)
			found[name] = loaded.(*game)
		}
	}
	phases := []string{opening: "opening", running: "running", king: "king", restart: "restart", between: "between", ended: "ended"}
	for n := range 300 {
		r := rand.New(rand.NewPCG(uint64(n), 0))
		g := begin(t, 2+n%7, n, Rules{Small: n%7 < 2, MultiStart: n%2 > 0, ExtraRound: n%7 < 2})
		for g.Result() == nil {
			_, err := g.Apply(choose(g, r))
			require.NoError(t, err)
			if g.round > 1 {
				keep(phases[g.phase], g)
			}
			if g.round > g.seats {
				keep("extra_round_"+phases[g.phase], g)
			}
			if g.seats == maxSeats && g.round == maxSeats {
				keep("eight_players", g)
			}
		}
	}
	require.Len(t, found, 12)
	return found
}

func TestStoredGames(t *testing.T) {
	gamestest.StoredGames(t, Kind(), gamestest.Stored[*game]{Samples: samples(t), PlayOut: playOut, Update: *update})
}

func playOut(t testing.TB, g *game) { gamestest.PlayOut(t, g, int(g.seats), choose) }

// Positions that cannot have come about by play are not taken for games.
func TestImpossiblePositionsAreDamaged(t *testing.T) {
	all := samples(t)
	for what, c := range map[string]struct {
		sample string
		spoil  func(g *game)
	}{
		"a house rule that does not exist": {"running", nil},
		"two players without small":        {"extra_round_opening", func(g *game) { g.rules.Small = false }},
		"an extra round without the rule":  {"extra_round_opening", func(g *game) { g.rules.ExtraRound = false }},
		"the step is 0":                    {"running", func(g *game) { g.step = 0 }},
		"the step is too long":             {"running", func(g *game) { g.step = maxStep + 1 }},
		"the dealer does not exist":        {"running", func(g *game) { g.dealer = games.Seat(g.seats) }},
		"the dealer is nobody":             {"running", func(g *game) { g.dealer = -1 }},
		"it is nobody's turn":              {"running", func(g *game) { g.turn = games.Table }},
		"it is a stranger's turn":          {"running", func(g *game) { g.turn = games.Seat(g.seats) }},
		"it is another's turn to open":     {"opening", func(g *game) { g.turn = g.dealer }},
		"it is another's turn to lead":     {"king", func(g *game) { g.turn = g.next(g.turn) }},
		"another begins anew":              {"restart", func(g *game) { g.turn = g.next(g.turn) }},
		"somebody is on turn in a pause":   {"between", func(g *game) { g.turn = 0 }},
		"who is on turn cannot go on":      {"running", func(g *game) { giveAll(g) }},
		"a seat is missing":                {"running", func(g *game) { g.in &^= 1 }},
		"a seat too many":                  {"running", func(g *game) { g.in |= 1 << g.seats }},
		"somebody is ready too early":      {"running", func(g *game) { g.ready = 1 }},
		"all are ready":                    {"between", func(g *game) { g.ready = everybody(int(g.seats)) }},
		"a stranger is ready":              {"between", func(g *game) { g.ready = 1 << g.seats }},
		"a pause during a round":           {"king", func(g *game) { g.until = 1 }},
		"a pause without an end":           {"between", func(g *game) { g.until = 0 }},
		"a pause beyond all years":         {"between", func(g *game) { g.until = maxUntil + 1 }},
		"a pause after the end":            {"ended", func(g *game) { g.until = 1 }},
		"an end before the last round":     {"between", func(g *game) { g.phase, g.until, g.ready = ended, 0, 0 }},
		"a pause after the last round":     {"ended", func(g *game) { g.phase, g.until = between, 1 }},
		"no King on the pile":              {"running", func(g *game) { g.phase, g.turn = king, g.last().seat }},
		"a pile at the opening":            {"running", func(g *game) { g.phase = opening }},
		"no pile":                          {"opening", func(g *game) { g.phase = running }},
		"a card too few":                   {"running", func(g *game) { h := g.hand(g.turn); h[firstRank(h)] = 0 }},
		"a card twice":                     {"running", func(g *game) { g.hand(0)[g.last().rank] |= g.last().plain }},
		"a card from another pack":         {"running", func(g *game) { g.hand(0)[0] |= 0x80 }},
		"a player with another's cards":    {"opening", func(g *game) { move := g.hand(1)[2]; g.hand(1)[2] = 0; g.hand(0)[2] |= move }},
		"a play by a stranger":             {"running", func(g *game) { g.pile[0] = 0x80 | byte(g.seats) }},
		"a play by the wrong opener":       {"running", func(g *game) { g.pile[0] = 0x80 | byte(g.dealer) }},
		"a play of no rank":                {"running", func(g *game) { g.pile[1] = 13 }},
		"a play of nothing":                {"running", func(g *game) { g.pile = append(g.pile, byte(g.last().seat), byte(g.needed()), 0, 0) }},
		"a wild card that is not red":      {"running", func(g *game) { g.pile[3] = 0x80 }},
		"a sequence with a gap":            {"running", func(g *game) { g.pile[len(g.pile)-4] ^= 0x80 }},
		"a winner who does not exist":      {"between", func(g *game) { g.scored[0] = 0xff }},
		"a winner with cards":              {"between", func(g *game) { g.scored[0] = (g.scored[0] + 1) % byte(g.seats) }},
		"a finished round without cards":   {"between", func(g *game) { clear(g.scored[2:]) }},
		"a finished round with cards twice": {"running", func(g *game) {
			for i := range g.scored[2:] {
				g.scored[2+i] = 0xff
			}
		}},
		"other hands than were scored": {"between", func(g *game) { clear(g.scored[len(g.scored)-len(g.hands):]) }},
		"a half play":                  {"running", func(g *game) { g.pile = g.pile[:len(g.pile)-1] }},
	} {
		t.Run(what, func(t *testing.T) {
			g, err := load(schema, stored(t, all[c.sample]))
			require.NoError(t, err)
			raw, err := base64.RawURLEncoding.DecodeString(strings.Trim(string(stored(t, all[c.sample])), `"`))
			require.NoError(t, err)
			state := []byte(nil)
			if c.spoil == nil {
				raw[0] |= 0x80
				state = []byte(`"` + base64.RawURLEncoding.EncodeToString(raw) + `"`)
			} else {
				c.spoil(g.(*game))
				state = stored(t, g.(*game))
			}
			_, err = load(schema, state)
			require.ErrorIs(t, err, games.ErrDamaged)
		})
	}
}

// giveAll exchanges cards so that the player on turn has none that can go on.
func giveAll(g *game) {
	other := g.hand(g.next(g.turn))
	mine := g.hand(g.turn)
	for r := range mine {
		if byte(r) == byte(g.needed()) || r == 8 {
			other[r], mine[r] = other[r]|mine[r], 0
		}
	}
}

func firstRank(h hand) int {
	for r, b := range h {
		if b != 0 {
			return r
		}
	}
	return -1
}
