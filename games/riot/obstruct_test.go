package riot

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Whoever steps in the way keeps the mover out of all buildings of the street to the end of the turn, and is not asked again:
// neither the same unit nor another may declare anew, no silence opens the way, and an attack on a building is a declaration.
func TestAnObstructionHoldsForTheTurn(t *testing.T) {
	p := board(t, 3, "police: A 1O | autonomen: A 2M, B 1M, Ae 1M | anarchists: A1 1M").hold(Autonomen, "run").acts(Autonomen)
	p.do("1 move A 1M1 A2", "0 obstruct")
	for _, move := range []string{"move A 1M1 A2", "move A 2M1 A2", "attack A1/2 A:1M1"} {
		require.False(t, p.can("1 "+move), "%s is not offered", move)
		p.refuses("1 "+move, "the Police stand in your way in A: attack them there, or leave its buildings alone in this turn")
	}
	for _, a := range p.View(1).(View).Able {
		require.NotContains(t, a.To, "A2")
	}
	for _, to := range p.View(1).(View).Targets {
		require.NotEqual(t, "A1", to.Place)
	}
	p.do("1 play run Ae 1M1").refuses("1 attack A1/2 Ae:1M2", "stand in your way").do("1 move Ae 1M2 A", "1 move B 1M1 B2")
	p.do("1 end", "2 bought", "2 end", "0 order 1 2", "0 bought", "0 end", "1 bought")
	require.Empty(t, p.View(1).(View).InTheWay)
	p.do("1 move A 1M1 A2").waitsFor(0)
}

// The way out is to fight who stands in it: with the group beaten, another unit enters without being asked.
func TestWhoBeatsTheObstructionMayEnter(t *testing.T) {
	p := board(t, 2, "police: A 1O | autonomen: A 4M").acts(Autonomen).do("1 move A 1M1 A2", "0 obstruct")
	p.do("1 attack A/0 A:2M1", "1 go").is(Police, "")
	require.Empty(t, p.View(1).(View).InTheWay)
	p.do("1 move A 1M1 A2").is(Autonomen, "A 2M, A2 1M").waitsFor(1)
}

// A draw leaves the group as it was: it still stands in the way. One that has lost a unit is asked anew.
func TestAnObstructionHoldsAsLongAsItsUnitsAreTheSame(t *testing.T) {
	p := board(t, 2, "police: A 1O | autonomen: A 4M").acts(Autonomen).do("1 move A 1M1 A2", "0 obstruct", "1 attack A/0 A:1M1", "1 go")
	p.tells("clash [1 0] 1, 1").refuses("1 move A 1M1 A2", "stand in your way")
	p = board(t, 2, "police: A 2O | autonomen: A 4M").hold(Autonomen, "stones").acts(Autonomen)
	p.do("1 move A 1M1 A2", "0 obstruct", "1 attack A/0 A:1M1", "1 blitz stones O0").is(Police, "A 1O")
	p.do("1 stop", "1 move A 1M1 A2").waitsFor(0).do("0 obstruct").refuses("1 move A 1M1 A2", "stand in your way")
}

// Others in the street who have let it pass, or were not asked any more, do not stand in the way: with one group beaten they
// are asked anew.
func TestWithOneGroupBeatenTheOthersAreAsked(t *testing.T) {
	p := board(t, 3, "police: A 1O | autonomen: A 4M | anarchists: A 1M, B1 1M").acts(Autonomen)
	p.do("1 move A 1M1 A2", "0 obstruct", "1 attack A/0 A:2M1", "1 go", "1 move A 1M1 A2").waitsFor(2).do("2 obstruct")
	require.Equal(t, []Obstruction{{"A", 2}}, p.View(0).(View).InTheWay)
}

// The Police are kept out by the same rule, from the headquarters too.
func TestPoliceAreKeptOutFromTheHeadquartersToo(t *testing.T) {
	p := board(t, 2, "police: A 4O, HQ 2V | autonomen: A 1M, A1 1M").acts(Police).do("0 attack A1/1 A:4O1", "1 obstruct")
	p.refuses("0 attack A1/1 HQ:2V2", "the Autonomen stand in your way in A").do("0 attack A/1 A:4O1", "0 go", "0 attack A1/1 HQ:2V2").waitsFor(0)
}

// Nobody may obstruct a Back Alley, whoever stands in the way.
func TestBackAlleyLeadsPastWhoStandsInTheWay(t *testing.T) {
	p := board(t, 2, "police: A 1O | autonomen: A 1M").hold(Autonomen, "alley").acts(Autonomen).do("1 move A 1M1 A2", "0 obstruct")
	require.True(t, p.can("1 play alley A 1M1 A2"))
	p.do("1 play alley A 1M1 A2").is(Autonomen, "A2 1M")
}
