package redox

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/card"
)

// Positions that cannot have come about by play are not taken for games.
func TestImpossiblePositionsAreDamaged(t *testing.T) {
	all := samples(t)
	for what, c := range map[string]struct {
		sample string
		spoil  func(g *game)
	}{
		"no points to play for":             {"dealt", func(g *game) { g.rules.Target = 0 }},
		"too many rounds":                   {"dealt", func(g *game) { g.rules.Rounds = 11 }},
		"the step is 0":                     {"playing", func(g *game) { g.step = 0 }},
		"the step is too long":              {"playing", func(g *game) { g.step = maxStep + 1 }},
		"a round too far":                   {"playing", func(g *game) { g.round++ }},
		"a phase that does not exist":       {"playing", func(g *game) { g.phase = ended + 1 }},
		"a leader who does not exist":       {"playing", func(g *game) { g.leader = games.Seat(g.seats) }},
		"it is nobody's turn":               {"playing", func(g *game) { g.turn = games.Table }},
		"it is another's turn":              {"playing", func(g *game) { g.turn = g.next(g.turn) }},
		"it is another's turn to begin":     {"dealt", func(g *game) { g.turn = g.next(g.turn) }},
		"somebody is ready too early":       {"playing", func(g *game) { g.ready = 1 }},
		"all are ready":                     {"between", func(g *game) { g.ready = everybody(g.seats) }},
		"a pause during a round":            {"playing", func(g *game) { g.until = 1 }},
		"a pause without an end":            {"between", func(g *game) { g.until = 0 }},
		"a pause beyond all years":          {"between", func(g *game) { g.until = maxUntil + 1 }},
		"a pause after the end":             {"ended", func(g *game) { g.until = 1 }},
		"somebody on turn in a pause":       {"between", func(g *game) { g.turn = 0 }},
		"an end before the last round":      {"between", func(g *game) { g.phase, g.until, g.ready = ended, 0, 0 }},
		"a pause after the last round":      {"ended", func(g *game) { g.phase, g.until = between, 1 }},
		"fewer turns than reshuffles":       {"reshuffled", func(g *game) { g.reshuffles = g.turns + 1 }},
		"turns beyond the block":            {"playing", func(g *game) { g.turns += blockedTurns * 2 * int16(g.seats) }},
		"quiet turns before two reshuffles": {"playing", func(g *game) { g.reshuffles, g.quiet = 1, 1 }},
		"quiet turns beyond the block":      {"quiet", func(g *game) { g.quiet = blockedCircles * int16(g.seats) }},
		"an empty discard pile":             {"playing", func(g *game) { g.stock = append(g.stock, g.pile...); g.pile = nil }},
		"a card too few":                    {"playing", func(g *game) { g.stock = g.stock[1:] }},
		"a card twice":                      {"playing", func(g *game) { g.stock[0] = g.stock[1] }},
		"a card of the hand on the pile":    {"dealt", func(g *game) { g.pile[0] = g.hands[0].appendTo(nil)[0] }},
		"a card of another deck":            {"dealt", func(g *game) { g.stock[0] = newCard(card.Ace, 0, 3) }},
		"a hand too small":                  {"dealt", func(g *game) { c := g.hands[0].appendTo(nil)[0]; g.hands[0].remove(c); g.stock = append(g.stock, c) }},
		"hands of different sizes":          {"dealt", func(g *game) { c := g.hands[0].appendTo(nil)[0]; g.hands[0].remove(c); g.hands[1].add(c) }},
		"an empty hand in play": {"playing", func(g *game) {
			g.stock = append(g.stock, g.hands[g.turn].appendTo(nil)...)
			g.hands[g.turn] = cardSet{}
		}},
		"a plot of a stranger":                {"playing", func(g *game) { g.table[0].owner = games.Seat(g.seats) }},
		"a royal flush in disorder":           {"playing", func(g *game) { c := &g.table[0].cards; c[0], c[1] = c[1], c[0] }},
		"a royal flush at another place":      {"playing", func(g *game) { g.table[0].low ^= 1 }},
		"a multiple that is none":             {"playing", func(g *game) { g.table[0].run = false }},
		"a plot of two cards":                 {"playing", func(g *game) { g.table[0].n = 2 }},
		"a first plot that is too short":      {"playing", func(g *game) { p := &g.table[0]; g.hands[p.owner].add(p.cards[p.n-1]); p.n--; p.n = 3 }},
		"a call without the rule":             {"call", func(g *game) { g.rules.MustYell = false }},
		"a call of another number":            {"call", func(g *game) { openCall(g).left ^= 1 }},
		"a call for a turn to come":           {"call", func(g *game) { openCall(g).step = int32(g.step) }},
		"a call for no turn":                  {"call", func(g *game) { openCall(g).step = 0 }},
		"a call without a time":               {"call", func(g *game) { openCall(g).until = 0 }},
		"a call after the round":              {"between", func(g *game) { g.rules.MustYell = true; g.calls[0] = call{1, 1, 1} }},
		"too many missed calls":               {"call", func(g *game) { g.missed[0] = 4 }},
		"a winner who does not exist":         {"between", func(g *game) { g.scored[0] = byte(g.seats) }},
		"another winner":                      {"between", func(g *game) { g.scored[0] = byte(g.next(games.Seat(g.scored[0]))) }},
		"other points than the hands count":   {"between", func(g *game) { g.scored[len(g.scored)-1]++ }},
		"a loser without points":              {"playing", func(g *game) { clear(g.scored[2:]) }},
		"a slam that was none":                {"between", func(g *game) { g.scored[1] = 1 }},
		"a slam by nobody":                    {"blocked", func(g *game) { g.scored[len(g.scored)-g.scoredBytes()+1] = 1 }},
		"a mark that is neither slam nor not": {"slam", func(g *game) { g.scored[1] = 2 }},
		"a slam with a plot of another":       {"slam", func(g *game) { g.table[1].owner = 1 - g.table[1].owner }},
		"a slam without a long royal flush":   {"slam", func(g *game) { g.table = g.table[1:] }},
		"a block without reason":              {"blocked", func(g *game) { g.quiet, g.turns = 0, 1; g.reshuffles = 0 }},
		"a card taken before the first turn":  {"dealt", func(g *game) { g.fresh = setOf(g.hands[0].appendTo(nil)[:1]) }},
		"recycled cards without a reshuffle":  {"dealt", func(g *game) { g.recycled = g.hands[0] }},
	} {
		t.Run(what, func(t *testing.T) {
			loaded, err := load(schema, stored(t, all[c.sample]))
			require.NoError(t, err)
			g := loaded.(*game)
			c.spoil(g)
			_, err = load(schema, stored(t, g))
			require.ErrorIs(t, err, games.ErrDamaged)
		})
	}
}

// openCall is a call that somebody has yet to make.
func openCall(g *game) *call {
	for s := range g.calls {
		if g.calls[s].until != 0 {
			return &g.calls[s]
		}
	}
	return nil
}
