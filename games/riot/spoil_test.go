package riot

import (
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
		"a window that is too short":        {"acting", func(g *game) { g.rules.Window = 4 }},
		"a set-up that is too small":        {"acting", func(g *game) { g.rules.Setup2 = 0 }},
		"the Police as Protesters":          {"acting", func(g *game) { g.rules.Second = 0 }},
		"five seats":                        {"acting", func(g *game) { g.seats = 5 }},
		"a team twice":                      {"four_players_acting", func(g *game) { g.teamOf[0] = g.teamOf[1] }},
		"teams in another order":            {"four_players_acting", func(g *game) { g.rules.RandomTeams = false; g.teamOf = [4]Team{3, 2, 1, 0} }},
		"another order without the Police":  {"four_players_acting", func(g *game) { g.order = [4]Team{1, 0, 2, 3} }},
		"the step is 0":                     {"acting", func(g *game) { g.step = 0 }},
		"the step is too long":              {"acting", func(g *game) { g.step = maxStep + 1 }},
		"round 0 after placing":             {"acting", func(g *game) { g.round = 0 }},
		"a round after the last":            {"acting", func(g *game) { g.round = 21 }},
		"a stranger's turn":                 {"acting", func(g *game) { g.at = g.seats }},
		"the turn of a team that is out":    {"four_players_acting", func(g *game) { g.out |= 1 << g.turn() }},
		"an order that one is in":           {"ordering", func(g *game) { g.out = 1<<Autonomen | 1<<Anarchists | 1<<Nationalists }},
		"a phase that does not exist":       {"acting", func(g *game) { g.phase = ended + 1 }},
		"a question that never lapses":      {"blocking", func(g *game) { g.until = 0 }},
		"a question beyond all years":       {"blocking", func(g *game) { g.until = maxUntil + 1 }},
		"a question when nobody is asked":   {"acting", func(g *game) { g.until = 1 }},
		"changes beside the map":            {"acting", func(g *game) { g.changed = 1 << 63 }},
		"credits after buying":              {"acting", func(g *game) { g.credits = 1 }},
		"an attack before acting":           {"buying", func(g *game) { g.attacked = []byte{40} }},
		"too many were obstructed":          {"acting", func(g *game) { g.obstructed = maxObstructed + 1 }},
		"Police in a building":              {"acting", func(g *game) { g.of(Police)[0].at = g.t.from[0] }},
		"Protesters in the HQ":              {"acting", func(g *game) { g.of(g.order[1])[0].at = hq }},
		"a place that does not exist":       {"acting", func(g *game) { g.of(Police)[0].at = g.t.places }},
		"units bought by another":           {"buying", func(g *game) { g.of(g.order[(int(g.at)+1)%int(g.seats)])[0].at = bought }},
		"units bought while acting":         {"acting", func(g *game) { g.of(g.turn())[0].at = bought }},
		"nothing to deploy":                 {"deploying", func(g *game) { g.of(g.turn())[0].at = hq; unbuy(g) }},
		"two teams in a building":           {"four_players_acting", shareBuilding},
		"a team without units":              {"four_players_acting", func(g *game) { clearTeam(g, living(g)) }},
		"units of a team that is out":       {"four_players_acting", func(g *game) { g.out |= 1 << g.order[3]; g.of(g.order[3])[0].at = firstStreet }},
		"a first unit too many":             {"placing", func(g *game) { g.at-- }},
		"a first unit in the street":        {"placing", func(g *game) { moveOne(g, g.order[1], firstStreet) }},
		"steps in the turn of others":       {"acting", func(g *game) { markOne(g, g.order[(int(g.at)+1)%int(g.seats)], 1) }},
		"a mark that does not exist":        {"acting", func(g *game) { markOne(g, g.turn(), 1<<5) }},
		"exhausted with a step":             {"acting", func(g *game) { markOne(g, g.turn(), exhausted|1) }},
		"fresh in a building":               {"acting", func(g *game) { markOne(g, g.turn(), fresh|1) }},
		"a card in hand and on the pile":    {"acting", func(g *game) { g.hand[g.order[1]], g.discard[g.order[1]] = 1, 1 }},
		"a card of the Police":              {"acting", func(g *game) { g.hand[Police] = 1 }},
		"a card that does not exist":        {"acting", func(g *game) { g.discard[g.order[1]] |= 1 << 14 }},
		"a goal that does not exist":        {"four_players_acting", func(g *game) { g.goal = 2 }},
		"a goal that it cannot be":          {"four_players_acting", func(g *game) { g.refuted |= 1 << g.goal }},
		"points that have won":              {"four_players_acting", func(g *game) { g.points[Autonomen] = 7 }},
		"points of the Police":              {"acting", func(g *game) { g.points[Police] = 1 }},
		"an opinion twice":                  {"four_players_acting", func(g *game) { g.opinions = []byte{1, 1} }},
		"an opinion that does not exist":    {"four_players_acting", func(g *game) { g.opinions = []byte{10} }},
		"an opinion of level II too early":  {"four_players_acting", func(g *game) { g.opinions = []byte{7} }},
		"all opinions":                      {"four_players_acting", func(g *game) { g.opinions = []byte{0, 1, 2, 3, 4, 5, 6, 7, 8, 9} }},
		"no unit to choose":                 {"removing", func(g *game) { clearTeam(g, Police) }},
		"nothing has to be removed":         {"removing", func(g *game) { g.opinions = nil }},
		"a clash while acting":              {"acting", func(g *game) { g.target = firstStreet }},
		"blitz cards while acting":          {"acting", func(g *game) { g.force[0] = 1 }},
		"nobody was sent":                   {"blocking", func(g *game) { g.sent = 0 }},
		"nobody is asked":                   {"blocking", func(g *game) { g.asked = 0 }},
		"the mover is asked":                {"blocking", func(g *game) { g.asked |= 1 << g.turn() }},
		"a declaration at a street":         {"blocking", func(g *game) { g.target = firstStreet }},
		"nobody defends":                    {"deciding", func(g *game) { g.met = 0 }},
		"nobody attacks":                    {"fighting", func(g *game) { g.sent = 0 }},
		"a clash at the HQ":                 {"shooting", func(g *game) { g.target = hq }},
		"a clash with oneself":              {"shooting", func(g *game) { g.foe = g.turn() }},
		"the Police are asked for a card":   {"shooting", func(g *game) { g.hand = [Teams]cardSet{} }},
		"a third pass":                      {"shooting", func(g *game) { g.passes = 2 }},
		"force at a distance":               {"shooting", func(g *game) { g.force[0] = 1 }},
		"attackers who still can act":       {"shooting", func(g *game) { markSent(g) }},
		"damage beside the clash":           {"hurt", func(g *game) { hurtOther(g) }},
		"damage that kills":                 {"hurt", func(g *game) { hurtAll(g, 9) }},
		"a game that goes on has a winner":  {"acting", func(g *game) { g.winners = 1 }},
		"nobody has won":                    {"ended_aim", func(g *game) { g.winners = 0 }},
		"a winner who is out":               {"ended_outlast", func(g *game) { g.winners = 1 << g.order[1] }},
		"a game that has ended for nothing": {"ended_aim", func(g *game) { g.ending = notEnded }},
	} {
		t.Run(what, func(t *testing.T) {
			g := copyOf(t, all[c.sample])
			c.spoil(g)
			_, err := load(houseTables, schema, stored(t, g))
			require.ErrorIs(t, err, games.ErrDamaged)
		})
	}
}

func unbuy(g *game) {
	for i := range g.of(g.turn()) {
		if u := &g.of(g.turn())[i]; u.at == bought || u.at == hq {
			u.at = supply
		}
	}
}

func shareBuilding(g *game) {
	to := g.t.from[0]
	for i, t := range g.order[1:3] {
		g.of(t)[i].at = to
	}
}

func clearTeam(g *game, t Team) {
	for i := range g.of(t) {
		g.of(t)[i] = unit{}
	}
}

// living is a Protester team that is in play.
func living(g *game) Team {
	for _, t := range g.order[1:g.seats] {
		if g.lives(t) {
			return t
		}
	}
	return Police
}

func moveOne(g *game, t Team, to place) {
	for i := range g.of(t) {
		if u := &g.of(t)[i]; u.at > bought {
			u.at = to
			return
		}
	}
}

func markOne(g *game, t Team, m mark) {
	for i := range g.of(t) {
		if u := &g.of(t)[i]; u.at > bought {
			u.mark = m
			if m&fresh != 0 {
				u.at = firstStreet
			}
			return
		}
	}
}

func markSent(g *game) {
	for i := range g.of(g.turn()) {
		if g.sent.has(i) {
			g.of(g.turn())[i].mark = 1
		}
	}
}

func hurtOther(g *game) {
	for i := range g.of(g.turn()) {
		if !g.sent.has(i) {
			g.of(g.turn())[i].hurt = 1
			return
		}
	}
}

func hurtAll(g *game, n uint8) {
	for i := range g.of(g.foe) {
		if g.met.has(i) {
			g.of(g.foe)[i].hurt = n
		}
	}
}
