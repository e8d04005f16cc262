package riot

import (
	"encoding/json"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// The house edition has what the box has: 6 areas, 42 cards in three decks, 10 Public Opinion cards, 2 goals, 96 tokens.
func TestTheHouseEditionIsComplete(t *testing.T) { complete(t, Default()) }

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

// A game of another map, other cards or other numbers is another edition, and a table of it waits.
func TestAnotherMapIsAnotherEdition(t *testing.T) {
	require.NotEqual(t, houseKind.Edition, Kind(otherEdition(t)).Edition)
	require.Equal(t, houseKind.Edition, Kind(Default()).Edition)
}

// Every fault of an edition is named with its place.
func TestFaultsOfAnEditionAreNamed(t *testing.T) {
	for want, oldnew := range map[string][]string{
		`in line 3: invalid character '?'`:        {`"params": {`, `"params": ?`},
		`in line 2: json: unknown field "editor"`: {`"edition": "house-2",`, `"edition": "x", "editor": 1,`},
		`in line 6: json: unknown field "5"`:      {`"4": 3}`, `"5": 3}`},
		`in line 5: json: cannot unmarshal number 2.5 into Go struct field Params.params.round_limit`:                               {`"round_limit": 20`, `"round_limit": 2.5`},
		`in line 15: json: cannot unmarshal string into Go struct field`:                                                            {`"Dock Authority", "credits": 2`, `"Dock Authority", "credits": "2"`},
		`"army" isn't known; it can be police`:                                                                                      {`"deck": "autonomen"`, `"deck": "army"`},
		"\nedition: must be a line of 1 to 40 bytes":                                                                                {`"edition": "house-2",`, ``},
		"\nparams.round_limit: must be from 1 to 50, not 51":                                                                        {`"round_limit": 20`, `"round_limit": 51`},
		"\nparams.setup_units.4: 5 units for each of 3":                                                                             {`"3": 2, "4": 2}`, `"3": 2, "4": 5}`},
		"\nparams.setup_units.2: 0 units":                                                                                           {`"2": 4`, `"2": 0`},
		"\nareas[0].name: must be a line":                                                                                           {`"The Docks"`, `"The\nDocks"`},
		"\nareas[0].id: \"Docks!\" must be 1 to 16 lower-case letters":                                                              {`"id": "docks"`, `"id": "Docks!"`},
		"\nareas[0].neighbours[0]: \"moon\" must be another area":                                                                   {`["estates", "station"]`, `["moon", "station"]`},
		"\nareas[0].neighbours[1]: \"station\" must be":                                                                             {`["estates", "station"]`, `["station", "station"]`},
		"\nareas[5].neighbours[1]: \"docks\" must be":                                                                               {`["estates", "station"]`, `["station"]`},
		"\nareas[0].neighbours[2]: \"docks\" must be":                                                                               {`["estates", "station"]`, `["estates", "station", "docks"]`},
		"\nareas[0].buildings[1].credits: must be from 0 to 5, not 6":                                                               {`"Dock Authority", "credits": 2`, `"Dock Authority", "credits": 6`},
		"\nteams.police.units: one unit must be basic, not 0":                                                                       {`, "basic": true`, ``},
		"\nteams.police.units: tokens: must be from 1 to 64, not 72":                                                                {`"count": 9`, `"count": 57`},
		"\nteams.police.units[1].letter: \"O\" must be a letter":                                                                    {`"letter": "R"`, `"letter": "O"`},
		"\nteams.police.units[2].letter: \"v\" must be a letter":                                                                    {`"letter": "V"`, `"letter": "v"`},
		"\nteams.police.units[1].id: \"officer\"":                                                                                   {`"riot_squad"`, `"officer"`},
		"\nteams.police.units[1].abilities[0].effect: \"ARMOUR\" must be one of":                                                    {`"SHIELD"`, `"ARMOUR"`},
		"\nteams.police.units[3].abilities[1].n: must be from 0 to 0, not 2":                                                        {`"DIRECT_ASSAULT"`, `"DIRECT_ASSAULT", "n": 2`},
		"\nteams.police.units[1]: the Police have no cards to draw":                                                                 {`"SHIELD"`, `"DRAW_IF_KILLED_DEFENDING"`},
		"\nteams.autonomen.units: one unit must be basic, not 1, with at least 4 tokens and as many as the team begins with, not 2": {`"count": 14`, `"count": 2`},
		"\ncards[0].effect: \"BOMB\" must be one of":                                                                                {`"DISTANCE"`, `"BOMB"`},
		"\ncards[0].n: must be from 1 to 9, not 0":                                                                                  {`"DISTANCE", "n": 1`, `"DISTANCE"`},
		"\ncards[1].id: \"stones\"":                                                                                                 {`"chain"`, `"stones"`},
		"\ncards: the deck of the police has 3 cards":                                                                               {`"deck": "autonomen"`, `"deck": "police"`},
		"\ncards: the deck of the autonomen has 39 cards":                                                                           {`"Stones", "count": 3`, `"Stones", "count": 28`},
		"\npublic_opinion[0].n: must be from -20 to -1, not 2":                                                                      {`"n": -2`, `"n": 2`},
		"\npublic_opinion[0].level: must be from 1 to 2, not 3":                                                                     {`"level": 1`, `"level": 3`},
		"\npublic_opinion[1].id: \"footage\"":                                                                                       {`"badges"`, `"footage"`},
		"\nnationalist_goals[0].test: must be OCCUPY with buildings and areas":                                                      {`"areas": 4`, `"areas": 0`},
		"\nnationalist_goals[1].id: \"spread\"":                                                                                     {`"hold"`, `"spread"`},
	} {
		e, err := ParseEdition([]byte(changed(t, oldnew...)))
		require.ErrorContains(t, err, want)
		require.Empty(t, e)
	}
	for _, text := range []string{"", "null", "[]", "7", "true", "{}", `"x"`, `{"areas": [null]}`} {
		_, err := ParseEdition([]byte(text))
		require.Error(t, err, text)
	}
}

// All faults of a file that can be read are named at once, and not only the first.
func TestAllFaultsAreNamedAtOnce(t *testing.T) {
	_, err := ParseEdition([]byte(changed(t, `"3": 2, "4": 2`, `"3": 2, "4": 8`, `"DISTANCE"`, `"X"`, `"OCCUPY"`, `"Y"`, `"letter": "R"`, `"letter": "O"`)))
	lines := strings.Split(err.Error(), "\n")
	require.Len(t, lines, 1+5, "a heading, and each fault once; of an unknown effect also the number: %q", lines)
}

// What the tables of a game have no room for is refused.
func TestAnEditionIsNoLargerThanTheTablesOfAGame(t *testing.T) {
	for want, grow := range map[string]func(*Edition){
		"areas: must be from 1 to 8": func(e *Edition) { e.Areas = slices.Repeat(e.Areas, maxAreas)[:maxAreas+1] },
		"areas[0].buildings: must be from 1 to 5": func(e *Edition) {
			e.Areas[0].Buildings = slices.Repeat(e.Areas[0].Buildings, maxPerArea)[:maxPerArea+1]
		},
		"teams.police.units: must be from 1 to 6":                  func(e *Edition) { e.Teams.Police.Units = slices.Repeat(e.Teams.Police.Units, maxKinds)[:maxKinds+1] },
		"nationalist_goals: must be from 1 to 8":                   func(e *Edition) { e.Goals = slices.Repeat(e.Goals, maxGoals)[:maxGoals+1] },
		"[0].abilities[0].n: must be":                              func(e *Edition) { e.Teams.Police.Units[0].Abilities = []Ability{{Steps, maxUnitSteps + 1}} },
		"teams.police.units: tokens: must be from 1 to 64, not 65": func(e *Edition) { e.Teams.Police.Units[0].Count += maxTokens + 1 - 24 },
		"the autonomen has 33 cards of 9":                          func(e *Edition) { e.Cards[0].Count += maxDeck + 1 - 14 },
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
		}
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

// value finds the texts and numbers of an edition.
var value = regexp.MustCompile(`"[^"]*"|-?\d+`)

// The house edition with anything in the place of one of its texts and numbers, and of one more, is an edition or a list of
// faults. What is changed stays short so that it can be tried many thousand times a second.
func FuzzEdition(f *testing.F) {
	places := value.FindAllIndex(house2, -1)
	for at, other := range map[uint16]string{0: `"other"`, 5: "9", 40: "-1", 41: "{}", 42: "1,", 43: "null", 44: "}"} {
		f.Add(at, other, at+100, "1")
	}
	f.Fuzz(func(t *testing.T, at uint16, put string, then uint16, more string) {
		first, second := places[int(at)%len(places)], places[int(then)%len(places)]
		if second[0] < first[1] {
			second, more = []int{len(house2), len(house2)}, ""
		}
		text := slices.Concat(house2[:first[0]], []byte(put), house2[first[1]:second[0]], []byte(more), house2[second[1]:])
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
