package riot

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Steps: every unit has one, and any or all of a group may use it.
func TestEveryUnitHasOneStep(t *testing.T) {
	p := board(t, 2, "police: HQ 3O | autonomen: D1 1M").acts(Police)
	p.do("0 move HQ 2O1 A").tells("move [0] HQ, A, 2 officer").is(Police, "HQ 1O, A 2O")
	p.refuses("0 move A 1O1 B", "don't have those units").refuses("0 move A 1O0 B", "no steps left")
	p.do("0 move HQ 1O1 F")
}

// Steps: from street to neighbouring street, and not further; the streets form a ring.
func TestStreetsLeadToTheirNeighbours(t *testing.T) {
	p := board(t, 2, "autonomen: A 6M").acts(Autonomen)
	p.refuses("1 move A 1M1 C", "n't one step").refuses("1 move A 1M1 HQ", "n't one step").refuses("1 move A 1M1 B1", "n't one step")
	p.refuses("1 move A 1M1 Ae", "n't one step").refuses("1 move A 1M1 A", "n't one step")
	p.do("1 move A 1M1 B", "1 move A 1M1 F").is(Autonomen, "A 4M, B 1M, F 1M")
}

// Steps: the HQ is next to all six streets, for the Police alone.
func TestOnlyThePoliceGoThroughTheHQ(t *testing.T) {
	p := board(t, 2, "police: HQ 6O, C 1V | autonomen: F1 1M").acts(Police)
	for _, street := range []string{"A", "B", "C", "D", "E", "F"} {
		p.do("0 move HQ 1O1 " + street)
	}
	p.do("0 move C 1V2 HQ", "0 move HQ 1V1 F").is(Police, "A 1O, B 1O, C 1O, D 1O, E 1O, F 1O1V")
}

// Steps: the first step from an entry point is into its street, and there is no way back.
func TestEntryPointsLeadIntoTheirStreet(t *testing.T) {
	p := board(t, 2, "autonomen: Ae 2M").acts(Autonomen)
	p.refuses("1 move Ae 1M1 B", "n't one step").refuses("1 move Ae 1M1 A1", "n't one step").do("1 move Ae 1M1 A")
	p.refuses("1 move A 1M0 Ae", "n't one step")
}

// Steps: Protesters go into the buildings of their street and out again, any number into one that is theirs.
func TestProtestersEnterAndLeaveBuildings(t *testing.T) {
	p := board(t, 2, "autonomen: A 3M, B1 1Q").acts(Autonomen)
	p.do("1 move A 3M1 A1", "1 move B1 1Q1 B").is(Autonomen, "B 1Q, A1 3M")
	p.refuses("1 move B 1Q0 B1", "no steps left")
}

// One team per building: an occupied one must be attacked.
func TestOccupiedBuildingIsNotEntered(t *testing.T) {
	p := board(t, 3, "autonomen: A 1M | anarchists: A1 1M").acts(Autonomen).refuses("1 move A 1M1 A1", "attack it")
	require.False(t, p.can("1 move A 1M1 A1"))
}

func TestPoliceNeverEnterBuildings(t *testing.T) {
	p := board(t, 2, "police: A 1O | autonomen: F1 1M").acts(Police).refuses("0 move A 1O1 A1", "never enter buildings")
	require.False(t, p.can("0 move A 1O1 A1"))
}

// Streets and HQ never refuse entry: nobody is asked, no matter who stands there.
func TestStreetsAreFreeForAll(t *testing.T) {
	p := board(t, 2, "police: A 3O, B 2R | autonomen: A 1M, A1 1M").acts(Autonomen)
	p.do("1 move A 1M1 B", "1 move A1 1M1 A").is(Autonomen, "A 1M, B 1M").waitsFor(1)
}

// Riot Van: two steps in a turn.
func TestRiotVanHasTwoSteps(t *testing.T) {
	p := board(t, 2, "police: HQ 1V | autonomen: F1 1M").acts(Police).do("0 move HQ 1V2 A", "0 move A 1V1 B")
	p.is(Police, "B 1V").refuses("0 move B 1V0 C", "no steps left")
}

// Hospital to HQ is forced and costs the step, so that only a Riot Van gets on to the street in the same turn.
func TestWoundedPoliceNeedTwoTurnsToTheStreet(t *testing.T) {
	p := board(t, 2, "police: Hosp 1O1V | autonomen: F 1M").acts(Police).is(Police, "HQ 1O1V")
	p.refuses("0 move HQ 1O0 A", "no steps left").do("0 move HQ 1V1 A", "0 end", "1 end", "0 bought", "0 move HQ 1O1 A")
	p.is(Police, "A 1O1V")
}

// Wounded Protesters on an entry point step out into that street in their next turn, at its end at the latest.
func TestWoundedProtestersComeBackInTheirNextTurn(t *testing.T) {
	board(t, 2, "autonomen: Ae 1M, Be 1Q").acts(Autonomen).do("1 move Ae 1M1 A", "1 end").is(Autonomen, "A 1M, B 1Q")
}

// Card STEPS: one unit has a step more in this turn; not if it has attacked.
func TestRunGivesAUnitAStep(t *testing.T) {
	p := board(t, 2, "autonomen: A 2M").hold(Autonomen, "run", "run").acts(Autonomen)
	p.refuses("1 play run A 2M1", "for one unit").refuses("1 play run A", "choose a unit").refuses("1 play run B 1M1", "don't have those units")
	p.do("1 play run A 1M1").tells("play [1] run").do("1 move A 1M2 B", "1 move B 1M1 C").is(Autonomen, "A 1M, C 1M")
	p.do("1 play run C 1M0", "1 move C 1M1 C1").is(Autonomen, "A 1M, C1 1M")
	p = board(t, 3, "autonomen: A 1M | anarchists: A 1G, B 1G").hold(Autonomen, "run").acts(Autonomen).do("1 attack A/2 A:1M1", "1 noblitz", "1 stop")
	p.refuses("1 play run A 1M0", "they're done for this turn")
}

// Run! lets a unit go from its entry point into a building at once.
func TestRunLeadsFromTheEntryPointIntoABuilding(t *testing.T) {
	p := board(t, 2, "autonomen: Ae 1M").hold(Autonomen, "run").acts(Autonomen)
	p.do("1 play run Ae 1M1", "1 move Ae 1M2 A", "1 move A 1M1 A2").is(Autonomen, "A2 1M")
}

// Card UNOBSTRUCTED: one unit goes into an empty building, and nobody is asked.
func TestBackAlleyCannotBeObstructed(t *testing.T) {
	p := board(t, 3, "police: A 5O | autonomen: A 2M | anarchists: A1 1M").hold(Autonomen, "alley").acts(Autonomen)
	p.refuses("1 play alley A 1M1 A1", "empty building").refuses("1 play alley A 2M1 A2", "for one unit")
	p.refuses("1 play alley A 1M1 B1", "n't one step").refuses("1 play alley A 1M1", "where it goes").refuses("1 play alley A 1M1 B", "empty building")
	p.do("1 play alley A 1M1 A2").is(Autonomen, "A 1M, A2 1M").waitsFor(1)
}

// Obstruction is answered in a window; who does not answer lets it pass.
func TestWhoDoesNotAnswerLetsItPass(t *testing.T) {
	p := board(t, 2, "police: A 1O | autonomen: A 1M").acts(Autonomen).do("1 move A 1M1 A1")
	require.Equal(t, start.Add(p.Rules.window()), p.Due())
	require.Equal(t, p.Due(), p.Prompt(0).Until)
	require.Equal(t, p.action("0 let").Move, p.Prompt(0).Moves[0])
	p.do("tick").is(Autonomen, "A1 1M")
	require.True(t, p.Due().IsZero())
}

// Exhausted units may obstruct: it is not their turn.
func TestPoliceObstructAfterTheyHaveAttacked(t *testing.T) {
	p := board(t, 2, "police: A 2O | autonomen: A 1M, B 1M").acts(Police).do("0 attack A/1 A:2O1", "0 go", "0 end")
	p.is(Police, "A 1O").do("1 move B 1M1 A", "1 end")
	board(t, 2, "police: A 1O | autonomen: A 1M").acts(Autonomen).do("1 move A 1M1 A1").waitsFor(0)
}

// The building's owner may obstruct in the street too, and the Police are obstructed by the same rule.
func TestPoliceAttackOnABuildingIsObstructed(t *testing.T) {
	p := board(t, 3, "police: A 4O | autonomen: A1 1M, A 1M | anarchists: A 1M").acts(Police).do("0 attack A1/1 A:4O1")
	p.waitsFor(1, 2).do("1 obstruct").waitsFor(0)
	p.do("0 attack A/1 A:2O1", "0 go", "0 attack A1/1 A:2O1").waitsFor(2).do("2 let", "0 go").tells("clash [0 1] 2, 2")
}
