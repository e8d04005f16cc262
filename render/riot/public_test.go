package riot

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render"
)

// sides are the Police in seat 0 and the Autonomen in seat 1, with the house edition's units.
func sides(t *testing.T) riot.View {
	kind := riot.Kind(riot.Default())
	g, err := kind.New(games.Setup{Seats: 2, At: render.SampleTime, Values: map[string]int{"random_teams": 0}})
	require.NoError(t, err)
	v := g.View(1).(riot.View)
	v.Phase, v.Turn = riot.Acting, 1
	return v
}

func screenOf(v riot.View, place string, moves ...string) string {
	return render.Hand(sampleTable(), v.Seat, v, games.Prompt{Moves: moves, Must: true}, place, "", render.Reader{}).String()
}

// Whoever attacks the Police is told that a victory brings the Police nearer to theirs, unless the public does not see it.
func TestWhoAttacksThePoliceIsToldThatItHelpsThem(t *testing.T) {
	v := sides(t)
	militant := riot.Able{Place: "A", Stack: riot.Stack{Seat: 1, ID: "militant", Letter: "M", Name: "Militant", N: 2, Force: 1, Steps: 1}}
	v.Able = []riot.Able{militant}
	v.Targets = []riot.Target{{Place: "A", Seat: 0, Force: 1, Least: 1, From: []riot.Able{militant}}}
	require.Contains(t, screenOf(v, "attack A/0", "end 1"), "whoever it is, the Police come a card nearer to winning: 1 of 10")
	v.Public.Total = 1
	require.Contains(t, screenOf(v, "attack A/0", "end 1"), "the Police have won")
	v.Targets[0].From[0].ID = "mediactivist"
	require.Contains(t, screenOf(v, "attack A/0", "end 1"), "does not count for Public Opinion")
	v.Counts, v.Targets[0].From[0].ID = true, "militant"
	require.Contains(t, screenOf(v, "attack A/0", "end 1"), "brings no further card")
	v.Counts, v.Targets[0].Seat = false, 1
	require.NotContains(t, screenOf(v, "attack A/1", "end 1"), "nearer to winning: ", "where the Police are not in it")
}

// Whoever decides in a clash with the Police, or whether one is to come, is told the same.
func TestWhoDecidesAClashWithThePoliceIsToldWhatItBrings(t *testing.T) {
	v := sides(t)
	v.Clash = &riot.Clash{Target: "A", Attacker: riot.Party{Seat: 1}, Defender: riot.Party{Seat: 0}}
	for _, v.Phase = range []riot.Phase{riot.Shooting, riot.Deciding, riot.Fighting} {
		require.Contains(t, screenOf(v, "", "noblitz 1"), "Mind the public")
		v.Clash.Secret = true
		require.NotContains(t, screenOf(v, "", "noblitz 1"), "Mind the public")
		v.Clash.Secret = false
	}
	v.Phase, v.Clash = riot.Blocking, nil
	v.Declared = &riot.Declared{Seat: 0, Target: "A1", Attack: true, Foe: 1}
	require.Contains(t, screenOf(v, "", "let 1", "obstruct 1"), "Mind the public")
}

// The hand says who stands in the way, where, and what that means.
func TestTheMoverIsToldWhoStandsInTheWay(t *testing.T) {
	v := sides(t)
	v.InTheWay = []riot.Obstruction{{Street: "A", Seat: 0}}
	v.Areas[0].Street.Units = []riot.Stack{{Seat: 0, ID: "officer", Letter: "O", Name: "Officer", N: 2, Force: 1}}
	require.Contains(t, screenOf(v, "", "end 1"), "**In your way in A (The Docks):** the ■ Police with 2 × Officer. Its buildings are shut to you in this turn")
}

// The abilities of the others' units are told: shields, Force in streets, assaults, and what the public does not see.
func TestOthersAbilitiesAreShown(t *testing.T) {
	kind := riot.Kind(riot.Default())
	g, err := kind.New(games.Setup{Seats: 4, At: render.SampleTime, Values: map[string]int{"random_teams": 0}})
	require.NoError(t, err)
	mine := screenOf(g.View(1).(riot.View), placeMine)
	for _, want := range []string{
		"**R** Riot Squad 2 (shield: 1 less damage by cards in a clash)", "**B** Black Bloc 2 (Force 3 in streets)",
		"**P** Paramilitary 2 (when new, may attack a building at once)",
	} {
		require.Contains(t, mine, want)
	}
	require.Contains(t, screenOf(g.View(2).(riot.View), placeMine), "**A** Mediactivist 1 (its clashes do not count for Public Opinion")
}

// Every card of the edition says on itself when it can be played.
func TestEveryCardSaysWhenItCanBePlayed(t *testing.T) {
	v := sides(t)
	said := map[string]bool{}
	for _, c := range riot.Default().Cards {
		v.Hand = []riot.HandCard{{Card: c, N: 1}}
		require.Contains(t, screenOf(v, placeMine), when(c))
		said[when(c)] = true
	}
	require.Len(t, said, 6)
	require.Equal(t, "at any time of your turn, but not in a clash", when(riot.Card{Effect: riot.Rally}))
}
