package riot

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// Each house edition has what the box has: 6 areas, 42 cards in three decks, 10 Public Opinion cards, 2 goals, 96 tokens.
func TestHouseEditionsAreComplete(t *testing.T) {
	for i, e := range Houses() {
		t.Run(e.Name, func(t *testing.T) {
			require.Equal(t, fmt.Sprintf("house-%d", len(Houses())-i), e.Name)
			complete(t, e)
		})
	}
}

func complete(t *testing.T, e Edition) {
	require.Len(t, e.Areas, 6)
	buildings, credits, tokens, cards := 0, 0, 0, make(map[Team]int)
	for _, a := range e.Areas {
		buildings += len(a.Buildings)
		for _, b := range a.Buildings {
			credits += b.Credits
		}
		require.Len(t, a.Neighbours, 2, "the streets form a ring")
	}
	require.Equal(t, []int{15, 21}, []int{buildings, credits})
	for side := range Team(Teams) {
		team := e.Teams.Of(side)
		n := 0
		for _, u := range team.Units {
			n += u.Count
		}
		require.Equal(t, 24, n, team.Name)
		tokens += n
	}
	require.Equal(t, 96, tokens)
	for _, c := range e.Cards {
		cards[c.Deck] += c.Count
	}
	require.Equal(t, map[Team]int{Autonomen: 14, Anarchists: 14, Nationalists: 14}, cards)
	require.Len(t, e.Opinions, 10)
	require.Len(t, e.Goals, 2)
}

// Games that were begun go on only while these stay the same.
func TestFingerprintsOfTheHouseEditionsNeverChange(t *testing.T) {
	prints := make(map[string]string)
	for _, e := range Houses() {
		prints[e.Name] = fmt.Sprintf("%x", e.Fingerprint())
	}
	require.Equal(t, map[string]string{"house-1": "740c1429a06d5917", "house-2": "8ce0b626ebf0f562"}, prints)
}

// A game that was begun with an older house edition goes on with its map, cards, numbers and goals.
func TestGamesKeepTheHouseEditionTheyWereBegunWith(t *testing.T) {
	for _, e := range Houses() {
		begun, err := Kind(e).New(games.Setup{Seats: 4, At: start})
		require.NoError(t, err)
		for _, kind := range []games.Kind{Kind(Default()), Kind(otherEdition(t))} {
			g, err := kind.Load(schema, stored(t, begun.(*game)))
			require.NoError(t, err)
			require.Equal(t, begun.View(games.Table), g.View(games.Table))
			require.Equal(t, e.Goals, g.(*game).goals())
		}
	}
}

// changed is the house edition with texts replaced, each of which must be there.
func changed(t *testing.T, oldnew ...string) string {
	text := string(house2)
	for i := 0; i < len(oldnew); i += 2 {
		require.Contains(t, text, oldnew[i])
		text = strings.Replace(text, oldnew[i], oldnew[i+1], 1)
	}
	return text
}

// A misspelling can be mended while games are being played; a change of the rules cannot.
func TestFingerprintTellsRulesFromNames(t *testing.T) {
	same, err := ParseEdition([]byte(changed(t, `"Net Loft"`, `"Net Store"`, `"Officer"`, `"Constable"`, `"Run!"`, `"Run"`, `"Sick Leave"`, `"Flu"`,
		`"Our Quarters"`, `"Ours"`, `"The Docks"`, `"Docks"`, `"house-2"`, `"house-2a"`)))
	require.NoError(t, err)
	require.Equal(t, Default().Fingerprint(), same.Fingerprint())
	for _, change := range [][2]string{{`"force": 3`, `"force": 4`}, {`"credits": 2`, `"credits": 1`}, {`"count": 9`, `"count": 10`},
		{`"area_points_to_win": 7`, `"area_points_to_win": 8`}, {`"n": -2`, `"n": -1`}, {`"full_areas": 3`, `"full_areas": 2`}} {
		other, err := ParseEdition([]byte(changed(t, change[0], change[1])))
		require.NoError(t, err)
		require.NotEqual(t, Default().Fingerprint(), other.Fingerprint(), change)
	}
}

// A game that was begun with another edition is refused politely, and not taken for damaged.
func TestGameOfAnotherEditionIsRefused(t *testing.T) {
	g, err := Kind(otherEdition(t)).New(games.Setup{Seats: 4, At: start})
	require.NoError(t, err)
	_, err = Kind(Default()).Load(schema, stored(t, g.(*game)))
	require.ErrorIs(t, err, games.ErrOld)
	require.NotErrorIs(t, err, games.ErrDamaged)
	require.ErrorContains(t, err, "another edition of RIOT")
}

// Every fault of an edition is named with its place.
func TestFaultsOfAnEditionAreNamed(t *testing.T) {
	for want, oldnew := range map[string][]string{
		`line 3, column 12: not JSON`:                                         {`"params": {`, `"params": ?`},
		`edition: is missing`:                                                 {`"edition": "house-2",`, ``},
		`edition: has no field "editor"`:                                      {`"edition": "house-2",`, `"edition": "x", "editor": 1,`},
		`edition: must have 1 to 40 characters, not 0`:                        {`"house-2"`, `""`},
		`params.round_limit: must be a whole number from 1 to 50, not 51`:     {`"round_limit": 20`, `"round_limit": 51`},
		`params.round_limit: must be a whole number from 1 to 50, not 2.5`:    {`"round_limit": 20`, `"round_limit": 2.5`},
		`params.police_bonus.4: is missing`:                                   {`"4": 3}`, `"5": 3}`},
		`params.police_bonus: has no field "5"; it has 2, 3, 4`:               {`"4": 3}`, `"5": 3}`},
		`params.setup_units.4: 5 units for each of 3`:                         {`"3": 2, "4": 2}`, `"3": 2, "4": 5}`},
		`params.setup_units.2: must be 1 at least`:                            {`"2": 4`, `"2": 0`},
		`areas[0].name: must be one line`:                                     {`"The Docks"`, `"The\nDocks"`},
		`areas[0].buildings[0].credits: is missing`:                           {`"Net Loft", "credits": 1`, `"Net Loft"`},
		`public_opinion[1].n: is missing`:                                     {`"POLICE_MAX_UNIT_COST", "n": 2`, `"POLICE_MAX_UNIT_COST"`},
		`cards[0].deck: "army" is not known; it can be police`:                {`"deck": "autonomen"`, `"deck": "army"`},
		`areas[0].id: "Docks!" must be of lower-case letters`:                 {`"id": "docks"`, `"id": "Docks!"`},
		`areas[0].neighbours[0]: there is no area "moon"`:                     {`["estates", "station"]`, `["moon", "station"]`},
		`areas[0].neighbours[1]: station is named twice`:                      {`["estates", "station"]`, `["station", "station"]`},
		`areas[5].neighbours[1]: docks does not have estates for a neighbour`: {`["estates", "station"]`, `["station"]`},
		`areas[0].neighbours[2]: an area is no neighbour of itself`:           {`["estates", "station"]`, `["estates", "station", "docks"]`},
		`areas[1].id: "docks" is also that of areas[0]`:                       {`"id": "station"`, `"id": "docks"`, `"docks", "market"`, `"market"`, `["estates", "station"]`, `["estates"]`, `["station", "campus"]`, `["docks", "campus"]`},
		`areas[0].buildings[1].credits: must be a number, not text`:           {`"Dock Authority", "credits": 2`, `"Dock Authority", "credits": "2"`},
		`areas[0].buildings: must be a list, not an object`: {`"buildings": [
    {"name": "Net Loft", "credits": 1},
    {"name": "Dock Authority", "credits": 2}
  ]`, `"buildings": {}`},
		`areas[0].buildings: must have 1 to 5 items, not 0`: {`"buildings": [
    {"name": "Net Loft", "credits": 1},
    {"name": "Dock Authority", "credits": 2}
  ]`, `"buildings": []`},
		`teams.police.units: one unit must be basic, not 0`:                         {`, "basic": true`, ``},
		`teams.police.units: 72 tokens are more than 64`:                            {`"count": 9`, `"count": 57`},
		`teams.police.units[1].letter: "O" is also that of officer`:                 {`"letter": "R"`, `"letter": "O"`},
		`teams.police.units[1].letter: must be from A to Z`:                         {`"letter": "R"`, `"letter": "r"`},
		`teams.police.units[1].id: "officer" is also that of teams.police.units[0]`: {`"riot_squad"`, `"officer"`},
		`teams.police.units[1].abilities[0].effect: "ARMOUR" is not known`:          {`"SHIELD"`, `"ARMOUR"`},
		`teams.police.units[3].abilities[1].n: DIRECT_ASSAULT does not use it`:      {`"DIRECT_ASSAULT"`, `"DIRECT_ASSAULT", "n": 2`},
		`teams.police.units[2].abilities[1]: SHIELD is given twice`:                 {`"STEPS"`, `"SHIELD"`},
		`teams.police.units[1].abilities[0]: the Police have no cards to draw`:      {`"SHIELD"`, `"DRAW_IF_KILLED_DEFENDING"`},
		`teams.autonomen.units: 2 basic units are too few`:                          {`"count": 14`, `"count": 2`},
		`teams.police.units[0].basic: must be true or false, not a number`:          {`"basic": true`, `"basic": 1`},
		`cards[0].deck: the Police have no cards`:                                   {`"deck": "autonomen"`, `"deck": "police"`},
		`cards[0].effect: "BOMB" is not known`:                                      {`"DISTANCE"`, `"BOMB"`},
		`cards[0].n: is missing`:                                                    {`"DISTANCE", "n": 1`, `"DISTANCE"`},
		`cards[3].n: UNOBSTRUCTED does not use it`:                                  {`"UNOBSTRUCTED"`, `"UNOBSTRUCTED", "n": 1`},
		`cards[1].id: "stones" is also that of cards[0]`:                            {`"chain"`, `"stones"`},
		`cards: the deck of the autonomen has 39 cards`:                             {`"Stones", "count": 3`, `"Stones", "count": 28`},
		`public_opinion[0].n: must be a whole number from -20 to -1, not 2`:         {`"n": -2`, `"n": 2`},
		`public_opinion[0].level: must be a whole number from 1 to 2, not 3`:        {`"level": 1`, `"level": 3`},
		`public_opinion[3].which: "both" is not known`:                              {`"which": "lowest"`, `"which": "both"`},
		`public_opinion[1].which: POLICE_MAX_UNIT_COST does not use it`:             {`"POLICE_MAX_UNIT_COST"`, `"POLICE_MAX_UNIT_COST", "which": "lowest"`},
		`public_opinion[1].id: "footage" is also that of public_opinion[0]`:         {`"badges"`, `"footage"`},
		`nationalist_goals[0].full_areas: OCCUPY does not use it`:                   {`"areas": 4`, `"areas": 4, "full_areas": 1`},
		`nationalist_goals[0]: cannot be reached with 15 buildings in 6 areas`:      {`"buildings": 7`, `"buildings": 16`},
		`nationalist_goals[1].id: "spread" is also that of nationalist_goals[0]`:    {`"hold"`, `"spread"`},
		`nationalist_goals[0].test: "WIN" is not known; it can be OCCUPY, HOLD`:     {`"OCCUPY"`, `"WIN"`},
	} {
		e, err := ParseEdition([]byte(changed(t, oldnew...)))
		require.ErrorContains(t, err, want)
		require.Empty(t, e)
	}
	for text, want := range map[string]string{
		"": "not JSON", "null": "must be an object, not null", "[]": "must be an object, not a list", "7": "not a number", "true": "not true or false",
		"{}": "nationalist_goals: is missing", `"x"`: "must be an object, not text", `{"areas": [null]}`: "areas[0]: must be an object, not null",
	} {
		_, err := ParseEdition([]byte(text))
		require.ErrorContains(t, err, want, text)
	}
}

// All faults are named at once, and not only the first.
func TestAllFaultsAreNamedAtOnce(t *testing.T) {
	for _, oldnew := range [][]string{
		{`"round_limit": 20`, `"round_limit": 0`, `"force": 3`, `"force": "3"`, `"cost"`, `"costs"`}, // unknown, and missing
		{`"3": 2, "4": 2`, `"3": 2, "4": 8`, `"DISTANCE"`, `"X"`, `"OCCUPY"`, `"Y"`, `"R"`, `"O"`},
	} {
		_, err := ParseEdition([]byte(changed(t, oldnew...)))
		lines := strings.Split(err.Error(), "\n")
		require.Len(t, lines, 1+4, "a heading, and each fault once: %q", lines)
	}
}

// What the tables of a game have no room for is refused.
func TestAnEditionIsNoLargerThanTheTablesOfAGame(t *testing.T) {
	for want, grow := range map[string]func(*Edition){
		"areas: must have": func(e *Edition) { e.Areas = slices.Repeat(e.Areas, maxAreas)[:maxAreas+1] },
		"areas[0].buildings: must have": func(e *Edition) {
			e.Areas[0].Buildings = slices.Repeat(e.Areas[0].Buildings, maxPerArea)[:maxPerArea+1]
		},
		"teams.police.units: must have":   func(e *Edition) { e.Teams.Police.Units = slices.Repeat(e.Teams.Police.Units, maxKinds)[:maxKinds+1] },
		"nationalist_goals: must have":    func(e *Edition) { e.Goals = slices.Repeat(e.Goals, maxGoals)[:maxGoals+1] },
		"[0].abilities[0].n: must be":     func(e *Edition) { e.Teams.Police.Units[0].Abilities = []Ability{{Steps, maxUnitSteps + 1}} },
		"teams.police.units: 65 tokens":   func(e *Edition) { e.Teams.Police.Units[0].Count += maxTokens + 1 - 24 },
		"the autonomen has 33 cards of 9": func(e *Edition) { e.Cards[0].Count += maxDeck + 1 - 14 },
	} {
		e := Default()
		grow(&e)
		text, err := json.Marshal(e)
		require.NoError(t, err)
		_, err = ParseEdition(text)
		require.ErrorContains(t, err, want)
	}
}

// otherEdition has another map, other units, cards and numbers.
func otherEdition(t *testing.T) Edition {
	e, err := ParseEdition([]byte(changed(t,
		`"area_points_to_win": 7`, `"area_points_to_win": 3`, `"attacks_per_group_per_turn": 2`, `"attacks_per_group_per_turn": 1`,
		`"building_bonus": 1`, `"building_bonus": 0`, `"first_card_cost": 1`, `"first_card_cost": 2`,
		`["estates", "station"]`, `["estates", "station", "campus"]`, `["market", "oldtown"]`, `["market", "oldtown", "docks"]`,
		`"SHIELD", "n": 1`, `"SHIELD", "n": 2`, `"STEPS", "n": 2`, `"STEPS", "n": 3`, `"count": 14`, `"count": 20`,
		`"effect": "FORCE", "n": 1`, `"effect": "FORCE", "n": 9`)))
	require.NoError(t, err)
	return e
}

// Another edition can be played to its end.
func TestOtherEditionsCanBePlayed(t *testing.T) {
	kind := Kind(otherEdition(t))
	for n := range 30 {
		r := rand.New(rand.NewPCG(uint64(n), 7))
		g, err := kind.New(games.Setup{Seats: 2 + n%3, Seed: [32]byte{byte(n)}, At: start})
		require.NoError(t, err)
		for g.Result() == nil {
			_, err := g.Apply(choose(g.(*game), r))
			require.NoError(t, err)
			require.NoError(t, g.(*game).check())
		}
		_, err = json.Marshal(g)
		require.NoError(t, err)
	}
}

// choose picks any move of anybody at random.
func choose(g *game, r *rand.Rand) games.Action {
	var all []games.Action
	for s := range games.Seat(g.Seats) {
		for _, move := range g.Prompt(s).Moves {
			all = append(all, games.Action{Seat: s, Move: move, At: start})
		}
	}
	return all[r.IntN(len(all))]
}

// Any bytes are an edition or a list of faults.
func FuzzEdition(f *testing.F) {
	f.Add(house1)
	f.Add(house2)
	f.Add([]byte("{}"))
	f.Fuzz(func(t *testing.T, text []byte) {
		e, err := ParseEdition(text)
		if err != nil {
			require.Empty(t, e)
			return
		}
		g, err := Kind(e).New(games.Setup{Seats: 4, At: start})
		require.NoError(t, err)
		require.NotEmpty(t, g.Prompt(g.(*game).seatOf[g.(*game).turn()]).Moves)
	})
}
