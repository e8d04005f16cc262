package rage

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// Positions that cannot have come about by play are not taken for games.
func TestImpossiblePositionsAreDamaged(t *testing.T) {
	all := samples(t)
	for what, c := range map[string]struct {
		sample string
		spoil  func(g *game)
	}{
		"teams of an odd number":             {"playing", func(g *game) { g.rules.Teams = true }},
		"the step is 0":                      {"playing", func(g *game) { g.step = 0 }},
		"the step is too long":               {"playing", func(g *game) { g.step = maxStep + 1 }},
		"the dealer does not exist":          {"playing", func(g *game) { g.dealer = games.Seat(g.seats) }},
		"the dealer is nobody":               {"playing", func(g *game) { g.dealer = -1 }},
		"nobody leads":                       {"playing", func(g *game) { g.lead = -1 }},
		"a stranger led":                     {"eight_players", func(g *game) { g.opens = 8 }},
		"it is nobody's turn":                {"playing", func(g *game) { g.turn = games.Table }},
		"it is another's turn":               {"playing", func(g *game) { g.turn = g.after(g.turn, 1) }},
		"it is another's turn to bid":        {"bidding", func(g *game) { g.turn = g.after(g.turn, 1) }},
		"it is one's turn in hidden bids":    {"hidden_bids", func(g *game) { g.turn = 0 }},
		"somebody is on turn in a pause":     {"between", func(g *game) { g.turn = 0 }},
		"somebody is on turn at the end":     {"ended", func(g *game) { g.turn = 0 }},
		"another leads the first trick":      {"bidding", func(g *game) { g.lead = g.dealer }},
		"somebody is ready too early":        {"playing", func(g *game) { g.ready = 1 }},
		"all are ready":                      {"between", func(g *game) { g.ready = everybody(g.seats) }},
		"a stranger is ready":                {"between", func(g *game) { g.ready = 1 << 7 }},
		"a pause during a round":             {"playing", func(g *game) { g.until = 1 }},
		"a pause without an end":             {"between", func(g *game) { g.until = 0 }},
		"a pause beyond all years":           {"between", func(g *game) { g.until = maxUntil + 1 }},
		"a pause after the end":              {"ended", func(g *game) { g.until = 1 }},
		"a pause after the last round":       {"ended", func(g *game) { g.phase, g.until = between, 1 }},
		"an end before the last round":       {"between", func(g *game) { g.phase, g.until, g.ready = ended, 0, 0 }},
		"play goes on after the last trick":  {"between", func(g *game) { g.phase, g.until, g.ready, g.turn = playing, 0, 0, g.lead }},
		"a round that ends too early":        {"playing", func(g *game) { g.phase, g.until, g.turn = between, 1, games.Table }},
		"bids while cards are played":        {"playing", func(g *game) { g.row()[0].bid = noBid }},
		"bids when all have bid":             {"playing", func(g *game) { g.phase = bidding }},
		"a bid beyond the hand":              {"playing", func(g *game) { g.row()[0].bid = int8(g.dealt() + 1) }},
		"a bid out of turn":                  {"bidding", func(g *game) { g.row()[g.dealer].bid = 0 }},
		"a bid that the hook forbids":        {"playing", func(g *game) { g.rules.Hook = true; sumUp(g.row(), g.dealt()) }},
		"a hooked bid in a finished round":   {"playing", func(g *game) { g.rules.Hook = true; sumUp(g.rowOf(1), 10) }},
		"a finished round without a bid":     {"playing", func(g *game) { g.rowOf(1)[0].bid = noBid }},
		"a finished bid beyond the hand":     {"playing", func(g *game) { g.rowOf(1)[0].bid = 11 }},
		"a finished round with more tricks":  {"playing", func(g *game) { g.rowOf(1)[0].won++ }},
		"three Bonus Rages":                  {"playing", func(g *game) { g.rowOf(1)[0].bonus = 3 }},
		"three Mad Rages":                    {"playing", func(g *game) { g.rowOf(1)[0].mad = 3 }},
		"a Bonus Rage that was not played":   {"playing", func(g *game) { g.row()[0].bonus++ }},
		"a Mad Rage that was not played":     {"playing", func(g *game) { g.row()[0].mad++ }},
		"a trick too many":                   {"playing", func(g *game) { g.row()[0].won++ }},
		"a card too few":                     {"playing", func(g *game) { g.pile = g.pile.or(g.hands[0]); g.hands[0] = set{} }},
		"a card too many":                    {"playing", func(g *game) { g.hands[0].add(g.pile.without(g.buried).at(0)); g.pile.remove(g.pile.at(0)) }},
		"a card that a seat has not":         {"playing", func(g *game) { g.voids[g.turn] = everyColour }},
		"a colour that does not exist":       {"playing", func(g *game) { g.voids[0] |= 1 << colours }},
		"a play of no card":                  {"eight_players", func(g *game) { g.trick.list[0].card = packSize }},
		"a play from the pile":               {"eight_players", func(g *game) { g.trick.list[0].card = g.trumps.list[0].turned }},
		"a card played twice":                {"eight_players", func(g *game) { g.trick.list[0] = g.last.list[0] }},
		"a number card with a colour":        {"eight_players", func(g *game) { g.last.list[firstNumber(&g.last)].called = red }},
		"a Wild Rage without a colour":       {"new_trump", func(g *game) { g.trick.list[firstOf(&g.trick, wild)].called = none }},
		"a Wild Rage of no colour":           {"new_trump", func(g *game) { g.trick.list[firstOf(&g.trick, wild)].called = none + 1 }},
		"a Change Rage of no colour":         {"new_trump", func(g *game) { g.trick.list[firstOf(&g.trick, change)].called = none + 1 }},
		"a Change Rage that changed nothing": {"new_trump", func(g *game) { g.trick.list[firstOf(&g.trick, change)].called = none }},
		"no last trick":                      {"eight_players", func(g *game) { g.last.n = 0 }},
		"a last trick too early":             {"bidding", func(g *game) { g.last.n = g.seats }},
		"another won the last trick":         {"eight_players", func(g *game) { g.opens = g.after(g.opens, 1) }},
		"a number card that is buried":       {"eight_players", func(g *game) { g.buried.add(g.pile.at(0)) }},
		"no trump at the deal":               {"playing", func(g *game) { g.trumps.list[0].turned = faceDown }},
		"a trump of no card":                 {"playing", func(g *game) { g.trumps.list[0].turned = 255 }},
		"a trump from a hand":                {"bidding", func(g *game) { c, _ := lowest(g.hands[0]); g.trumps.list[0].turned = c }},
		"the deal was a player's":            {"playing", func(g *game) { g.trumps.list[0].by = 0 }},
		"the deal was in a trick":            {"playing", func(g *game) { g.trumps.list[0].trick = 1 }},
		"an Out Rage that was not played":    {"bidding", func(g *game) { g.trumps.add(turnover{by: 0, trick: 1, turned: faceDown}) }},
		"a Change Rage that was not played":  {"bidding", func(g *game) { g.trumps.add(turnover{by: 0, trick: 1, turned: unchanged}) }},
		"a change by nobody":                 {"no_trump", func(g *game) { g.trumps.list[1].by = games.Table }},
		"a change by a stranger":             {"no_trump", func(g *game) { g.trumps.list[1].by = games.Seat(g.seats) }},
		"a change before the first trick":    {"no_trump", func(g *game) { g.trumps.list[1].trick = 0 }},
		"a change in a trick to come":        {"no_trump", func(g *game) { g.trumps.list[2].trick = 11 }},
		"a change to what was trump":         {"new_trump", func(g *game) { g.trumps.list[1].turned = g.trumps.list[0].turned }},
		"a change that was not the lowest":   {"new_trump", func(g *game) { g.trumps.list[g.trumps.n-1].turned++ }},
		"a change without a card":            {"new_trump", func(g *game) { g.trumps.list[g.trumps.n-1].turned = unchanged }},
		"a change by another":                {"new_trump", func(g *game) { o := &g.trumps.list[g.trumps.n-1]; o.by = g.after(o.by, 1) }},
		"a change in another trick":          {"new_trump", func(g *game) { g.trumps.list[g.trumps.n-1].trick-- }},
	} {
		t.Run(what, func(t *testing.T) {
			g := *all[c.sample]
			require.NoError(t, g.validate())
			before := stored(t, &g)
			c.spoil(&g)
			require.NotEqual(t, string(before), string(stored(t, &g)), "nothing was spoiled")
			_, err := load(schema, stored(t, &g))
			require.ErrorIs(t, err, games.ErrDamaged)
		})
	}
}

// Before the first card nobody has shown anything, and what happened to the trump is listed in order.
func TestImpossibleHistoriesAreDamaged(t *testing.T) {
	voids, swapped := 0, 0
	positions(t, func(g *game, r *rand.Rand) {
		if g.phase == bidding {
			for k := range colour(colours) {
				if !g.hands[0].hasColour(k) {
					bad := *g
					bad.voids[0] = bad.voids[0].with(k)
					require.Error(t, bad.validate())
					voids++
				}
			}
		}
		if list := g.trumps.all(); len(list) > 2 && list[1].trick < list[2].trick && int(list[2].trick) < g.tricks() {
			bad := *g
			bad.trumps.list[1].trick, bad.trumps.list[2].trick = list[2].trick, list[1].trick
			require.Error(t, bad.validate())
			swapped++
		}
	})
	require.NotZero(t, voids)
	require.NotZero(t, swapped)
}

// sumUp makes the bids of a round add up to a number of tricks.
func sumUp(row []tally, tricks int) {
	for i := range row {
		row[i].bid = 0
	}
	row[0].bid = int8(tricks)
}

func firstOf(t *trick, kind card) int {
	for i, p := range t.plays() {
		if p.card.kind() == kind {
			return i
		}
	}
	return -1
}

func firstNumber(t *trick) int {
	for i, p := range t.plays() {
		if p.card.isNumber() {
			return i
		}
	}
	return -1
}
