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
