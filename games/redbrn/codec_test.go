package redbrn

import (
	"encoding/base64"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// samples are games in all phases, by name: what is kept in testdata/state.
func samples(t testing.TB) map[string]*game {
	found := make(map[string]*game)
	keep := func(name string, g *game) {
		if found[name] == nil {
			found[name] = clone(t, g)
		}
	}
	phases := []string{waiting: "waiting", countdown: "countdown", racing: "racing", window: "window", closing: "closing", ended: "ended"}
	for n := range 40 {
		r := rand.New(rand.NewPCG(uint64(n), 1))
		rules := standard()
		rules.Rounds, rules.FreeDirection, rules.PartialMoves = 3, n%2 > 0, n%3 > 0
		g := begin(t, 2+n%7, n, rules)
		for g.Result() == nil {
			_, err := g.Apply(choose(g, r))
			require.NoError(t, err)
			if g.round < 2 || len(g.log) < 8 && g.phase >= racing && g.phase < ended {
				continue
			}
			keep(phases[g.phase], g)
			switch {
			case g.idle:
				keep("idle", g)
			case g.phase == racing && g.seats == maxSeats && g.live.pit.n > 20:
				keep("eight_players", g)
			case g.phase == racing && rules.FreeDirection && g.live.pit.n > 20:
				keep("free_direction", g)
			case g.phase == racing && g.live.layouts[0].parts > 1:
				keep("partial_moves", g)
			}
		}
	}
	require.Len(t, found, 10)
	return found
}

func TestStoredGames(t *testing.T) {
	gamestest.StoredGames(t, Kind(), gamestest.Stored[*game]{Samples: samples(t), PlayOut: playOut, Update: *update})
}

// What is derived from the stored form is what it was, and a full table takes little room.
func TestPositionsAreStoredWhole(t *testing.T) {
	positions(t, func(g *game, r *rand.Rand) {
		if r.IntN(8) > 0 {
			return
		}
		c := clone(t, g)
		require.Equal(t, g.live.append(nil), c.live.append(nil))
		require.Equal(t, g.live.pit, c.live.pit)
		require.Equal(t, g.base.append(nil), c.base.append(nil))
		require.Less(t, len(stored(t, g)), 6000)
	})
}

// Positions that cannot have come about by play are not taken for games.
func TestImpossiblePositionsAreDamaged(t *testing.T) {
	all := samples(t)
	for what, c := range map[string]struct {
		sample string
		spoil  func(g *game)
	}{
		"a target out of bounds":               {"racing", func(g *game) { g.rules.Target = 9 }},
		"a window out of bounds":               {"racing", func(g *game) { g.rules.Window = 11 }},
		"a countdown out of bounds":            {"racing", func(g *game) { g.rules.Countdown = 0 }},
		"more rounds than are played":          {"racing", func(g *game) { g.rules.Rounds = 1 }},
		"a time beyond all years":              {"racing", func(g *game) { g.start = maxTime + 1 }},
		"a finished round too few":             {"racing", func(g *game) { g.scored = nil }},
		"a cause that does not exist":          {"racing", func(g *game) { g.scored[0] = byte(causes) }},
		"a caller who does not exist":          {"racing", func(g *game) { g.scored[0], g.scored[1] = byte(byCall), byte(g.seats) }},
		"a call without a caller":              {"racing", func(g *game) { g.scored[0], g.scored[1] = byte(byCall), 0xff }},
		"more points than cards":               {"racing", func(g *game) { g.scored[2] = full + 1 }},
		"fewer points than cards in the stack": {"racing", func(g *game) { g.scored[2] = 0xf5 }},
		"a card that is missing":               {"racing", func(g *game) { g.base.layouts[0].handN-- }},
		"a card twice":                         {"racing", func(g *game) { g.base.layouts[0].hand[1] = g.base.layouts[0].hand[0] }},
		"a card that does not exist":           {"racing", func(g *game) { g.base.layouts[0].hand[1] = numbers }},
		"a stranger is away":                   {"racing", func(g *game) { g.base.away = 1 << g.seats }},
		"an empty spot beside a stack":         {"countdown", func(g *game) { g.base.layouts[0].cols[0].n = 0 }},
		"a column that does not run down": {"countdown", func(g *game) {
			l := &g.base.layouts[0]
			l.handN--
			l.cols[0].cards[1], l.cols[0].n = l.cols[0].cards[0], 2
			l.cols[0].cards[0] = l.hand[l.handN]
		}},
		"a pile that begins with a five":     {"racing", func(g *game) { g.base.pit.piles[0].first = numberOf(0, 5) }},
		"a pile of nothing":                  {"racing", func(g *game) { g.base.pit.piles[0].n = 0 }},
		"a pile with a card of a stranger":   {"racing", func(g *game) { g.base.pit.piles[0].cards |= 7; g.base.seats = g.seats }},
		"a pile with more than it says":      {"racing", func(g *game) { g.base.pit.piles[0].cards |= 1 << 62 }},
		"a pile of only a wild riot":         {"racing", func(g *game) { g.base.pit.piles[0].n = 1; g.base.pit.piles[0].cards = isWild }},
		"a call while the race goes on":      {"racing", func(g *game) { g.calls.by = 1 }},
		"a window without a call":            {"window", func(g *game) { g.calls = calls{} }},
		"a call by a stranger":               {"window", func(g *game) { g.calls.by |= 1 << g.seats }},
		"a call with cards in the stack":     {"window", func(g *game) { g.calls = calls{by: 1}; g.base.layouts[0].stackN = 1 }},
		"somebody is ready in the race":      {"racing", func(g *game) { g.ready = 1 }},
		"a stranger is ready":                {"window", func(g *game) { g.ready = 1 << g.seats }},
		"all are ready":                      {"waiting", func(g *game) { g.ready = everybody(g.seats) }},
		"votes in a race that is not idle":   {"racing", func(g *game) { g.votes = 1 }},
		"idle in a pause":                    {"waiting", func(g *game) { g.idle = true }},
		"a pause in the race":                {"racing", func(g *game) { g.until = 1 }},
		"a countdown after the round":        {"waiting", func(g *game) { g.phase, g.until, g.ready = countdown, 0, 0 }},
		"a race after the round":             {"waiting", func(g *game) { g.phase, g.until, g.ready = racing, 0, 0 }},
		"cards played before the start":      {"racing", func(g *game) { g.phase = countdown }},
		"an end before the last round":       {"waiting", func(g *game) { g.phase, g.until, g.ready = ended, 0, 0 }},
		"a pause after the last round":       {"ended", func(g *game) { g.phase, g.until = waiting, 1 }},
		"somebody has left a thousand times": {"racing", func(g *game) { g.away[0] = maxAway + 1 }},
		"a press that does not count":        {"racing", func(g *game) { g.log[0].verb, g.log[0].n = flip, 9999 }},
		"a press of a stranger":              {"racing", func(g *game) { g.log[0].seat = games.Seat(g.seats) }},
		"a press of no card":                 {"racing", func(g *game) { g.log[0].verb, g.log[0].card = toPit, none }},
		"a press that nobody knows":          {"racing", func(g *game) { g.log[0].verb = verbs }},
		"a press long after the race":        {"racing", func(g *game) { g.log[0].at = longest + 1 }},
	} {
		t.Run(what, func(t *testing.T) {
			g := clone(t, all[c.sample])
			c.spoil(g)
			_, err := load(schema, stored(t, g))
			require.ErrorIs(t, err, games.ErrDamaged)
		})
	}
	t.Run("house rules that do not exist", func(t *testing.T) {
		raw, err := base64.RawURLEncoding.DecodeString(strings.Trim(string(stored(t, all["racing"])), `"`))
		require.NoError(t, err)
		raw[0] |= 0x80
		_, err = load(schema, []byte(`"`+base64.RawURLEncoding.EncodeToString(raw)+`"`))
		require.ErrorIs(t, err, games.ErrDamaged)
	})
}
