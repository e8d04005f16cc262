package riot

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Attack: the target is one enemy team in one street or building. As the book says, "the defending Player must use all the Units in
// the attacked space": nobody attacks single ones of several.
func TestAttackIsOnOneTeamInOnePlace(t *testing.T) {
	p := board(t, 4, "police: A 9O, HQ 1R | autonomen: A 1M, A1 1M | anarchists: A 2M | nationalists: Ae 1M").acts(Police)
	p.refuses("0 attack A/3 A:9O1", "no one from that team").refuses("0 attack A/0 A:9O1", "no one from that team")
	p.refuses("0 attack Ae/3 A:9O1", "no one can be attacked at an entry point").refuses("0 attack B/1 A:9O1", "no one from that team")
	p.refuses("0 attack A/2:1M A:9O1", "")
	p.do("0 attack A/2 A:3O1", "0 go").is(Anarchists, "").is(Autonomen, "A 1M, A1 1M").is(Police, "HQ 1R, A 7O")
}

// Nobody is attacked in the HQ or the hospital.
func TestHQAndHospitalAreSafe(t *testing.T) {
	p := board(t, 2, "police: HQ 1O | autonomen: A 5M").acts(Autonomen)
	p.refuses("1 attack HQ/0 A:5M1", "no one can be attacked at").refuses("1 attack Hosp/0 A:5M1", "no one can be attacked at")
}

// Attack on a street: with who stands there, steps left or not, and who can step in; all end in the street.
func TestAttackersStepIntoTheStreet(t *testing.T) {
	p := board(t, 2, "police: HQ 3O, B 1O, C 1O | autonomen: A 4M").acts(Police)
	p.refuses("0 attack A/1 HQ:3O1,C:1O1", "can't get to A").refuses("0 attack A/1 HQ:4O1", "don't have those units")
	p.do("0 move HQ 1O1 A", "0 attack A/1 HQ:2O1,A:1O0,B:1O1").is(Police, "A 4O, C 1O")
	p = board(t, 3, "autonomen: A1 1M, Ae 1M, B 1M, A 1M | anarchists: A 3M").acts(Autonomen)
	p.do("1 attack A/2 A1:1M1,Ae:1M1,B:1M1,A:1M1").is(Autonomen, "A 4M")
}

// Attack on a building: from its street with a step left.
func TestBuildingIsAttackedFromItsStreetWithAStepLeft(t *testing.T) {
	p := board(t, 2, "police: HQ 2O, A 3O | autonomen: A1 1M").acts(Police)
	p.refuses("0 attack A1/1 HQ:2O1", "move it into the street first").do("0 move HQ 1O1 A").refuses("0 attack A1/1 A:1O0+1O1", "can't get to A1")
	require.False(t, p.can("0 attack A1/1 HQ:1O1,A:3O1"))
	require.True(t, p.can("0 attack A1/1 A:3O1"))
	p.do("0 attack A1/1 A:3O1", "0 go").is(Autonomen, "")
}

// A Riot Van comes from the HQ to a building in one go.
func TestRiotVanAttacksABuildingFromTheHQ(t *testing.T) {
	p := board(t, 2, "police: HQ 2V | autonomen: A1 1M, B1 1M").acts(Police).do("0 attack A1/1 HQ:1V2", "0 stop").is(Police, "HQ 1V, A 1V")
	p.do("0 move HQ 1V2 B", "0 attack B1/1 B:1V1", "0 go").is(Autonomen, "A1 1M, B1 1M")
}

// Run! lets a unit attack a building from the entry point.
func TestUnitWithTwoStepsAttacksFromTheEntryPoint(t *testing.T) {
	p := board(t, 3, "autonomen: Ae 1Q | anarchists: A1 1M").hold(Autonomen, "run").acts(Autonomen)
	p.refuses("1 attack A1/2 Ae:1Q1", "can't get to A1").do("1 play run Ae 1Q1", "1 attack A1/2 Ae:1Q2").is(Autonomen, "A 1Q")
}

// Nobody attacks out of a building into another, or from a neighbouring street at a building.
func TestNobodyAttacksOutOfABuilding(t *testing.T) {
	p := board(t, 3, "autonomen: A1 2M, B 2M | anarchists: A2 1M").acts(Autonomen)
	p.refuses("1 attack A2/2 A1:2M1", "can't get to A2").refuses("1 attack A2/2 B:2M1", "can't get to A2")
}

// An attack ends the unit's turn: no step, no second attack.
func TestAttackEndsTheUnitsTurn(t *testing.T) {
	p := board(t, 3, "autonomen: A 2M | anarchists: A 2M, B 1M").acts(Autonomen).do("1 attack A/2 A:1M1", "1 stop")
	p.refuses("1 attack A/2 A:2M1", "they're done for this turn").do("1 move A 1M1 B").refuses("1 move A 1M1 B", "they're done for this turn")
}

// S.W.A.T. and Paramilitary: when deployed they attack any occupied building straight away, but enter no free one.
func TestDirectAssault(t *testing.T) {
	p := board(t, 2, "autonomen: A1 1M, B1 1M, C1 1M, D1 1M, F 2M").counts(Police).do("0 buy 1S", "0 bought")
	p.do("0 attack D1/1 HQ:1S1!", "0 go").is(Autonomen, "F 2M, A1 1M, B1 1M, C1 1M").is(Police, "Hosp 1S")
	p = board(t, 4, "anarchists: A1 1M | nationalists: B3 1M, C2 1M").counts(Nationalists).do("3 buy 1P", "3 bought", "3 deploy Ae 1P")
	p.refuses("3 move Ae 1P1! A2", "n't one step").do("3 attack A1/2 Ae:1P1!", "3 stop").is(Nationalists, "A 1P, B3 1M, C2 1M")
}

// Only in the turn in which it is deployed, only straight from where it was deployed, and only that kind of unit.
func TestDirectAssaultIsForNewUnits(t *testing.T) {
	board(t, 2, "police: HQ 1S3O | autonomen: A1 1M").acts(Police).refuses("0 attack A1/1 HQ:1S1", "can't get to A1")
	p := board(t, 2, "autonomen: A1 1M, F 4M").counts(Police).do("0 buy 1S+1O", "0 bought", "0 move HQ 1S1! A").refuses("0 attack A1/1 A:1S0", "can't get to A1")
	p.refuses("0 attack A1/1 HQ:1O1", "can't get to A1")
	p = board(t, 4, "anarchists: B1 1M | nationalists: C2 1M, B3 1M").counts(Nationalists).do("3 buy 1P", "3 bought", "3 deploy Ae 1P")
	p.refuses("3 attack B1/2 Ae:1P1!", "can't get to B1")
}

// The Police never attack with less Force than the defenders have, equal is allowed; Protesters attack at any odds.
func TestPoliceNeverAttackWithLess(t *testing.T) {
	p := board(t, 2, "police: A 2O1R | autonomen: A 3M, A1 1Q").acts(Police)
	p.refuses("0 attack A/1 A:2O1", "less Force: 2 against 3").refuses("0 attack A1/1 A:2O1", "less Force: 2 against 3")
	require.True(t, p.can("0 attack A/1 A:2O1+1R1"))
	p.do("0 attack A/1 A:1O1+1R1").is(Police, "A 2O1R")
	q := board(t, 2, "police: A 9O | autonomen: A 1M").acts(Autonomen).do("1 attack A/0 A:1M1", "1 go")
	require.True(t, q.Out.has(Autonomen))
}

// A group can be attacked at most twice in a turn by the same player.
func TestGroupIsAttackedTwiceAtMost(t *testing.T) {
	p := board(t, 3, "autonomen: A 4M | anarchists: A 5M, B 1M").acts(Autonomen)
	p.do("1 attack A/2 A:1M1", "1 stop", "1 attack A/2 A:1M1", "1 stop").refuses("1 attack A/2 A:1M1", "as often as a turn allows")
	require.False(t, p.can("1 attack A/2 A:2M1"))
	p.do("1 attack B/2 A:1M1", "1 stop", "1 end", "2 attack A/1 A:1M1", "2 stop").
		do("2 end", "0 order 1 2", "0 bought", "0 end", "1 attack A/2 A:1M1")
}

// A declaration that is obstructed is no attack: it does not count.
func TestObstructedAttackDoesNotCount(t *testing.T) {
	p := board(t, 3, "police: A 1O | autonomen: A 6M | anarchists: A1 1M").acts(Autonomen)
	p.do("1 attack A1/2 A:1M1", "0 obstruct", "1 attack A/0 A:2M1", "1 go", "1 attack A1/2 A:1M1", "1 stop")
	p.do("1 attack A1/2 A:1M1", "1 stop").refuses("1 attack A1/2 A:1M1", "as often as a turn allows")
}

// Attacks are listed with all who stand in the street, and with all who can take part.
func TestAttacksAreListed(t *testing.T) {
	p := board(t, 3, "autonomen: A 2M, B 1Q, A1 1M | anarchists: A 1M").acts(Autonomen)
	require.True(t, p.can("1 attack A/2 A:2M1"))
	require.True(t, p.can("1 attack A/2 A:2M1,B:1Q1,A1:1M1"))
	p = board(t, 3, "autonomen: A 1M | anarchists: A 1M, Ae 1M").acts(Autonomen)
	attacks := 0
	for _, move := range p.Prompt(1).Moves {
		if strings.HasPrefix(move, "attack") {
			attacks++
		}
	}
	require.Equal(t, 1, attacks, "one unit in the street is all there is")
	q := board(t, 2, "police: A 1O, HQ 2O | autonomen: A 2M").acts(Police)
	require.False(t, q.can("0 attack A/1 A:1O1"), "the Police have less there")
	require.True(t, q.can("0 attack A/1 HQ:2O1,A:1O1"))
}

// A declared attack that nobody answers goes on when the window closes.
func TestUnansweredAttackGoesOn(t *testing.T) {
	p := board(t, 3, "police: A 3O | autonomen: A1 1M | anarchists: A 1M").acts(Police).do("0 attack A1/1 A:3O1", "tick").waitsFor(0)
	require.Equal(t, Deciding, p.Phase)
	p.do("0 go").is(Police, "A 1O")
}
