package riot

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A clash has a distance phase, starting with the defender; the two alternate, and two passes in a row end it.
func TestDistancePhaseAlternatesFromTheDefender(t *testing.T) {
	p := board(t, 3, "autonomen: A 3M | anarchists: A 3M").hold(Autonomen, "stones", "stones").hold(Anarchists, "stones", "stones").acts(Autonomen)
	p.do("1 attack A/2 A:3M1").waitsFor(2).do("2 noblitz").waitsFor(1).do("1 blitz stones M0").tells("blitz [1] stones", "hit [2] militant 1", "kill [2] 1 militant")
	p.waitsFor(2).do("2 blitz stones M0").waitsFor(1).do("1 noblitz").waitsFor(2).do("2 noblitz")
	require.Equal(t, Deciding, p.Phase)
	p.waitsFor(1).is(Autonomen, "A 2M").is(Anarchists, "A 2M")
}

// A player who has no card, as all can see, is not asked; who has any card is asked, so that nobody learns which.
func TestWhoHasACardIsAskedWhateverItIs(t *testing.T) {
	p := board(t, 3, "police: A 2O | autonomen: A 1M").acts(Police).do("0 attack A/1 A:2O1")
	require.Equal(t, Deciding, p.Phase)
	for _, id := range []string{"stones", "fund", "chain"} {
		p := board(t, 3, "police: A 2O | autonomen: A 1M").hold(Autonomen, id).acts(Police).do("0 attack A/1 A:2O1").waitsFor(1)
		require.Equal(t, p.action("1 noblitz").Move, p.Prompt(1).Moves[0])
		require.Equal(t, id == "stones", p.can("1 blitz stones O0"))
		require.Len(t, p.Prompt(1).Moves, map[bool]int{true: 2, false: 1}[id == "stones"])
	}
}

// A blitz is played in a window; who does not answer plays none.
func TestWhoDoesNotAnswerPlaysNoCard(t *testing.T) {
	p := board(t, 3, "police: A 2O | autonomen: A 1M").hold(Autonomen, "stones").acts(Police).do("0 attack A/1 A:2O1")
	require.Equal(t, start.Add(p.Rules.window()), p.Prompt(1).Until)
	p.do("tick")
	require.Equal(t, Deciding, p.Phase)
}

// The attacker who does not say whether to go on goes on with an attack that is ahead.
func TestWhoDoesNotDecideGoesOnWhereTheyAreAhead(t *testing.T) {
	p := board(t, 3, "police: A 3O | autonomen: A 1M, B 1M").acts(Police).do("0 attack A/1 A:3O1")
	require.Equal(t, p.action("0 go").Move, p.Prompt(0).Moves[0])
	p.do("tick").tells("go [0]", "clash [0 1] 3, 1 2").is(Autonomen, "B 1M").is(Police, "A 2O")
}

// Silence does not waste an attack that wins as it stands, whatever cards the defender may hold.
func TestWhoDoesNotDecideGoesOnWithAnAttackThatWins(t *testing.T) {
	p := board(t, 3, "police: A 2O | autonomen: A 1M, B 1M").hold(Autonomen, "fund").acts(Police).do("0 attack A/1 A:2O1", "1 noblitz")
	require.Equal(t, p.action("0 go").Move, p.Prompt(0).Moves[0])
	p.do("tick").tells("go [0]").waitsFor(1).do("1 noblitz").tells("clash [0 1] 2, 1 1")
}

// Who holds no card for this part of a clash has nothing to weigh, and only they know it.
func TestWhoHoldsNoCardThatFitsHasNoChoice(t *testing.T) {
	for id, fits := range map[string]bool{"fund": false, "stones": true} {
		p := board(t, 3, "police: A 2O | autonomen: A 1M").hold(Autonomen, id).acts(Police).do("0 attack A/1 A:2O1")
		require.Equal(t, !fits, p.Prompt(1).NoChoice)
		require.False(t, p.Prompt(1).Plain)
	}
}

// A turn ends on its own where all can see that nothing can be done: no unit can act, and no card is in the hand, by number.
func TestATurnEndsByItselfByWhatAllCanSee(t *testing.T) {
	p := board(t, 3, "police: A 2O, HQ 1O | autonomen: A 1M, B 1M").acts(Police)
	require.False(t, p.Prompt(0).Plain)
	require.True(t, p.do("0 attack A/1 A:2O1").Prompt(0).Plain)
	require.False(t, p.do("0 go").Prompt(0).Plain, "an Officer can still move")
	require.True(t, board(t, 3, "police: A 2O | autonomen: A 1M, B 1M").acts(Police).do("0 attack A/1 A:2O1", "0 go").Prompt(0).Plain)
	spent := func() *table { return board(t, 3, "police: A 1O | autonomen: A 2M").acts(Autonomen) }
	p = spent().do("1 attack A/0 A:2M1", "1 go")
	require.True(t, p.Prompt(1).Plain)
	for _, id := range []string{"chain", "assembly"} {
		p = spent().hold(Autonomen, id).do("1 attack A/0 A:2M1", "1 noblitz", "1 go", "1 noblitz")
		require.Equal(t, Acting, p.Phase)
		require.False(t, p.Prompt(1).Plain || p.Prompt(1).NoChoice, "which card it is must not show")
	}
}

// After the distance phase the attacker goes on or stops, as the rulebook says: whatever the odds, as long as the defender holds a card that
// nobody else sees, and wherever the attack is not ahead. Only one that is ahead of somebody without cards goes on unasked.
func TestTheAttackerDecidesWhetherToGoOn(t *testing.T) {
	declared := func(attack, defence string, cards ...string) *table {
		p := board(t, 3, "autonomen: A "+attack+", B 1M | anarchists: A "+defence+", C 1M").hold(Anarchists, cards...).acts(Autonomen).do("1 attack A/2 A:" + attack + "1")
		if cards != nil {
			p.do("2 noblitz")
		}
		require.Equal(t, Deciding, p.Phase)
		require.True(t, p.can("1 go") && p.can("1 stop"))
		return p
	}
	for _, odds := range [][2]string{{"3M", "2M"}, {"2M", "2M"}, {"1M", "2M"}} {
		require.False(t, declared(odds[0], odds[1], "run").Prompt(1).NoChoice, "a card that they hold may be any card")
	}
	require.True(t, declared("3M", "2M").Prompt(1).Plain, "nothing can come of it but a victory")
	require.False(t, declared("2M", "2M").Prompt(1).Plain, "a draw")
	require.False(t, declared("1M", "2M").Prompt(1).Plain, "behind")
	// Equal odds against a hidden card are where people like to stop: here it would have cost them both.
	declared("2M", "2M", "chain").do("1 stop").is(Autonomen, "A 2M, B 1M").is(Anarchists, "A 2M, C 1M")
	declared("2M", "2M", "chain").do("1 go", "2 blitz chain").is(Autonomen, "B 1M")
	declared("2M", "2M", "chain").do("tick").tells("stop [1]").is(Autonomen, "A 2M, B 1M")
}

// The attacker who does not say whether to go on has stopped where the attack does not win as it stands.
func TestWhoDoesNotDecideStopsWhereTheyAreNotAhead(t *testing.T) {
	p := board(t, 3, "police: A 3O | autonomen: A 2M").hold(Autonomen, "stones", "fund").acts(Police).do("0 attack A/1 A:3O1", "1 blitz stones O0", "1 noblitz")
	require.Equal(t, p.action("0 stop").Move, p.Prompt(0).Moves[0])
	p.do("tick").tells("stop [0]", "over [0 1]").is(Autonomen, "A 2M").refuses("0 move A 1O1 B", "they're done for this turn")
	require.False(t, p.Counts)
}

// Distance: who has taken any damage is out of the clash, wounded if it is less than its Force.
func TestDistanceDamageTakesAUnitOutOfTheClash(t *testing.T) {
	p := board(t, 3, "autonomen: A 2M | anarchists: A 1B1M").hold(Autonomen, "stones").acts(Autonomen).do("1 attack A/2 A:2M1", "1 blitz stones B0")
	p.tells("wound [2] 1 black_bloc").is(Anarchists, "A 1M, Ae 1B").do("1 go").tells("clash [1 2] 2, 1 1").is(Anarchists, "Ae 1B")
}

// Distance: damage of several cards adds up within the clash, so that a wounded unit may still be removed.
func TestDistanceDamageAddsUp(t *testing.T) {
	p := board(t, 3, "autonomen: A 1M | anarchists: A 2G").hold(Autonomen, "stones", "stones").acts(Autonomen).do("1 attack A/2 A:1M1", "1 blitz stones G0")
	p.refuses("1 blitz stones G2", "no such unit").do("1 blitz stones G1").tells("kill [2] 1 affinity")
	require.Empty(t, p.handOf(Autonomen))
	p.is(Anarchists, "A 1G")
	p = board(t, 3, "autonomen: A 1M | anarchists: A 2G").hold(Autonomen, "stones", "stones").acts(Autonomen).do("1 attack A/2 A:1M1", "1 blitz stones G0", "1 blitz stones G0")
	p.is(Anarchists, "Ae 2G")
}

// Shield: every Police unit but the Officer resists the first point of damage in each clash.
func TestShieldTakesTheFirstPoint(t *testing.T) {
	for _, c := range []struct {
		cards []string
		unit  string
		moves []string
		want  string
	}{
		{[]string{"stones"}, "1O1S", []string{"1 blitz stones O0"}, "A 1S"},
		{[]string{"stones"}, "1R1S", []string{"1 blitz stones R0"}, "A 1R1S"},
		{[]string{"stones", "stones"}, "1R1S", []string{"1 blitz stones R0", "1 blitz stones R1"}, "Hosp 1R, A 1S"},
		{[]string{"stones", "paint"}, "1R1S", []string{"1 blitz stones R0", "1 blitz paint R1"}, "A 1S"},
		{[]string{"paint"}, "1V1S", []string{"1 blitz paint V0"}, "Hosp 1V, A 1S"},
		{[]string{"paint"}, "2S", []string{"1 blitz paint S0"}, "Hosp 1S, A 1S"},
		{[]string{"paint", "stones"}, "2S", []string{"1 blitz paint S0", "1 blitz stones S0"}, "Hosp 1S, A 1S"},
	} {
		p := board(t, 2, "police: A "+c.unit+" | autonomen: A 1M").hold(Autonomen, c.cards...).hold(Autonomen, "fund").acts(Police)
		p.do("0 attack A/1 A:" + map[string]string{"1O1S": "1O1+1S1", "1R1S": "1R1+1S1", "1V1S": "1V2+1S1", "2S": "2S1"}[c.unit])
		p.do(c.moves...).do("1 noblitz").is(Police, c.want)
	}
}

// The shield is there again in the next clash: damage does not stay.
func TestShieldHelpsInEachClash(t *testing.T) {
	p := board(t, 2, "police: A 1R | autonomen: A 2M, B1 1M").hold(Autonomen, "stones", "stones", "fund").acts(Autonomen)
	p.do("1 attack A/0 A:1M1", "1 blitz stones R0", "1 noblitz", "1 stop", "1 attack A/0 A:1M1", "1 blitz stones R0", "1 noblitz", "1 stop").is(Police, "A 1R")
}

// The attacker plays no distance cards at units in a building, the defender does.
func TestBuildingProtectsFromDistanceCards(t *testing.T) {
	p := board(t, 3, "autonomen: A 2M | anarchists: A1 1M").hold(Autonomen, "stones").hold(Anarchists, "stones", "run").acts(Autonomen)
	p.do("1 attack A1/2 A:2M1").waitsFor(2).do("2 blitz stones M0").waitsFor(2)
	p = board(t, 3, "autonomen: A 2M | anarchists: A1 1M").hold(Autonomen, "stones").acts(Autonomen).do("1 attack A1/2 A:2M1")
	require.Equal(t, Deciding, p.Phase)
}

// All defenders out: the clash is over, the attackers are exhausted, and the public does not care.
func TestClashIsOverWhenAllDefendersAreOut(t *testing.T) {
	p := board(t, 2, "police: A 1O | autonomen: A 2M").hold(Autonomen, "stones").acts(Autonomen).do("1 attack A/0 A:1M1", "1 blitz stones O0")
	p.tells("kill [0] 1 officer", "over [1 0]").is(Autonomen, "A 2M").do("1 move A 1M1 B").refuses("1 move A 1M1 B", "done for this turn")
	require.False(t, p.Counts)
}

// All attackers out: it is over too.
func TestClashIsOverWhenAllAttackersAreOut(t *testing.T) {
	p := board(t, 2, "police: A 1O1R | autonomen: A 1M").hold(Autonomen, "stones").acts(Police).do("0 attack A/1 A:1O1", "1 blitz stones O0")
	p.tells("over [0 1]").is(Police, "A 1R").is(Autonomen, "A 1M").waitsFor(0)
	require.False(t, p.Counts)
}

// Police attackers who are in the minority after the distance phase must stop, without effect on the public.
func TestPoliceInTheMinorityMustStop(t *testing.T) {
	p := board(t, 2, "police: A 3O | autonomen: A1 2M").hold(Autonomen, "stones", "fund").acts(Police).do("0 attack A1/1 A:3O1", "1 blitz stones O0", "1 noblitz")
	p.tells("stop [0]", "over [0 1]").is(Police, "A 2O").is(Autonomen, "A1 2M").waitsFor(0)
	require.False(t, p.Counts)
}

// Hand to hand: starting with the defender the two play other blitz cards, one at a time.
func TestMeleeAlternatesFromTheDefender(t *testing.T) {
	p := board(t, 3, "autonomen: A 2M, B 1M | anarchists: A 2M, C 1M").hold(Autonomen, "chain", "stones").hold(Anarchists, "charge", "chain").acts(Autonomen)
	p.do("1 attack A/2 A:2M1", "2 noblitz", "1 noblitz", "1 go").waitsFor(2).refuses("2 blitz stones M0", "don't have").do("2 noblitz").waitsFor(1)
	p.refuses("1 blitz stones M0", "can't be played now").do("1 blitz chain").waitsFor(2).do("2 blitz chain").waitsFor(1).do("1 noblitz").waitsFor(2).do("2 blitz charge", "1 noblitz")
	p.tells("clash [1 2] 3, 5 -2").is(Autonomen, "B 1M").is(Anarchists, "C 1M")
}

// In the distance phase only distance cards are played, and no card that is not a blitz.
func TestEachPhaseHasItsCards(t *testing.T) {
	p := board(t, 3, "autonomen: A 2M | anarchists: A 2M").hold(Anarchists, "charge", "run").acts(Autonomen).do("1 attack A/2 A:2M1")
	p.refuses("2 blitz charge", "hand-to-hand fighting").refuses("2 blitz run", "can't be played now").refuses("2 play run A 1M1", "a clash now")
	p.do("2 noblitz", "1 go").refuses("2 blitz run", "can't be played now").refuses("2 blitz charge M0", "must name one enemy unit").refuses("2 blitz melt", "don't have")
}

// Draw: nothing happens; the attackers are exhausted and stand in the street.
func TestDrawChangesNothing(t *testing.T) {
	p := board(t, 2, "police: A 2O | autonomen: A1 1M").acts(Police).do("0 attack A1/1 A:2O1", "0 go").tells("clash [0 1] 2, 2").silent("kill").silent("flag")
	p.is(Police, "A 2O").is(Autonomen, "A1 1M").refuses("0 move A 1O1 B", "done for this turn")
	require.False(t, p.Counts)
}

// The loser's units are removed, and their tokens go back to the supply.
func TestLoserIsRemoved(t *testing.T) {
	p := board(t, 3, "autonomen: A 3Q | anarchists: A 2M, B 1M").acts(Autonomen).do("1 attack A/2 A:3Q1", "1 go").is(Anarchists, "B 1M")
	require.Equal(t, 13, p.View(0).(View).Sides[2].Mat[0].Left)
}

// Only the units that were declared fight; the others in the street look on.
func TestOnlyDeclaredUnitsFight(t *testing.T) {
	p := board(t, 3, "autonomen: A 3M | anarchists: A 2M").acts(Autonomen).do("1 attack A/2 A:1M1", "1 go").tells("clash [1 2] 1, 2 -1")
	p.is(Autonomen, "A 2M").is(Anarchists, "A 1M")
}

// Defending a building adds 1 to the total.
func TestBuildingAddsOne(t *testing.T) {
	p := board(t, 3, "autonomen: A 2M | anarchists: A1 1M").acts(Autonomen).do("1 attack A1/2 A:2M1", "1 go").tells("clash [1 2] 2, 2")
	require.Zero(t, p.Points[Autonomen])
}

// Protesters who win against a building enter it at once.
func TestWinnersEnterTheBuilding(t *testing.T) {
	p := board(t, 3, "autonomen: A 3Q | anarchists: A1 1M").acts(Autonomen).do("1 attack A1/2 A:3Q1", "1 go").tells("enter [1] A1, 2 squatter")
	p.is(Autonomen, "A1 2Q").refuses("1 move A1 1Q1 A", "done for this turn")
}

// Damage goes to the units of lowest Force first, and among those to the cheapest.
func TestLossesBeginWithTheWeakest(t *testing.T) {
	p := board(t, 3, "autonomen: A 1M1A2Q | anarchists: A 3M").acts(Autonomen).do("1 attack A/2 A:1M1+1A1+2Q1", "1 go").
		tells("kill [2] 3 militant", "kill [1] 1 militant, 1 mediactivist", "wound [1] 1 squatter")
	p.is(Autonomen, "A 1Q, Ae 1Q")
	q := board(t, 2, "police: A 1R1V1S | autonomen: A 3M").acts(Police).do("0 attack A/1 A:1R1+1V2+1S1", "0 go")
	q.is(Police, "Hosp 1V, A 1S")
}

// Wounded: Protesters to the entry point of the area, Police to the hospital, both exhausted.
func TestWoundedAreExhausted(t *testing.T) {
	p := board(t, 3, "autonomen: A 2Q | anarchists: A 1M").acts(Autonomen).do("1 attack A/2 A:2Q1", "1 go").is(Autonomen, "A 1Q, Ae 1Q")
	p.refuses("1 move Ae 1Q1 A", "done for this turn").do("1 end").is(Autonomen, "A 1Q, Ae 1Q")
}

// In a building the winning defenders stay and are healed.
func TestDefendersInABuildingAreHealed(t *testing.T) {
	board(t, 3, "autonomen: A 1M | anarchists: A1 1G").acts(Autonomen).do("1 attack A1/2 A:1M1", "1 go").silent("wound").is(Anarchists, "A1 1G")
}

// Card FORCE_MAX_DRAW never lifts a total above the enemy's, but its Force counts as damage.
func TestSitInIsADrawAtMost(t *testing.T) {
	p := board(t, 2, "police: A 2O | autonomen: A 1M").hold(Autonomen, "sitin", "sitin", "fund").acts(Police)
	p.do("0 attack A/1 A:2O1", "1 noblitz", "0 go", "1 blitz sitin", "1 blitz sitin", "1 noblitz").tells("clash [0 1] 2, 2").is(Autonomen, "A 1M")
}

// Card NO_PO: the clash does not count for Public Opinion, no matter who wins and who plays it.
func TestLiveStreamKeepsTheClashFromThePublic(t *testing.T) {
	p := board(t, 2, "police: A 2O | autonomen: A 1M, B 1M").hold(Autonomen, "stream").acts(Police)
	p.do("0 attack A/1 A:2O1", "1 noblitz", "0 go", "1 blitz stream").silent("flag").is(Autonomen, "B 1M")
	require.False(t, p.Counts)
}

// Card NO_CLASH: the defender ends the clash as a draw; an attacker cannot play it.
func TestMeltAwayEndsTheClash(t *testing.T) {
	p := board(t, 4, "police: A 3O | nationalists: A 1M").hold(Nationalists, "melt").acts(Police)
	p.do("0 attack A/3 A:2O1", "3 noblitz", "0 go", "3 blitz melt").tells("over [0 3]").is(Nationalists, "A 1M").is(Police, "A 3O").waitsFor(0)
	p.refuses("0 move A 2O1 B", "done for this turn")
	require.False(t, p.Counts)
	p = board(t, 4, "police: A 1O | nationalists: A 2M").hold(Nationalists, "melt").acts(Nationalists).do("3 attack A/0 A:2M1", "3 noblitz", "3 go")
	p.refuses("3 blitz melt", "can't be played now")
	require.Len(t, p.Prompt(3).Moves, 1)
}

// Mediactivist: a clash in which it still takes part when the fight hand to hand begins has no effect on Public Opinion.
func TestMediactivistKeepsTheClashFromThePublic(t *testing.T) {
	p := board(t, 2, "police: A 3O | autonomen: A 1A1M, B 1M").acts(Police).do("0 attack A/1 A:3O1", "0 go").is(Autonomen, "B 1M")
	require.False(t, p.Counts)
	p = board(t, 2, "police: A 1O | autonomen: A 1A1M, B 1M").acts(Autonomen).do("1 attack A/0 A:1A1+1M1", "1 go").is(Police, "")
	require.False(t, p.Counts)
	p = board(t, 2, "police: A 3O | autonomen: A 1A1M, B 1M").acts(Autonomen).do("1 attack A/0 A:1M1", "1 go").is(Autonomen, "A 1A, B 1M")
	require.True(t, p.Counts, "it has only looked on")
}

// Mediactivist: killed while it defends or obstructs, it brings a card; killed in an attack it does not.
func TestMediactivistKilledDefendingBringsACard(t *testing.T) {
	p := board(t, 2, "police: A 3O | autonomen: A 1A, B 1M").acts(Police).do("0 attack A/1 A:3O1", "0 go").tells("kill [1] 1 mediactivist", "card [1] 1")
	require.Equal(t, 1, p.Hand[Autonomen].count())
	p = board(t, 2, "police: A 3O | autonomen: A 1A, B 1M").acts(Autonomen).do("1 attack A/0 A:1A1", "1 go").silent("card").is(Autonomen, "B 1M")
	require.Zero(t, p.Hand[Autonomen])
	p = board(t, 3, "autonomen: A 1A, B 1M | anarchists: A 1M").hold(Anarchists, "stones").acts(Anarchists).
		do("2 attack A/1 A:1M1", "2 blitz stones A0").tells("kill [1] 1 mediactivist", "card [1] 1", "over [2 1]")
	require.Equal(t, 1, p.Hand[Autonomen].count(), "at a distance too")
}

// Black Bloc: Force 3 in every clash in a street, 2 elsewhere, for damage too.
func TestBlackBlocIsStrongerInTheStreet(t *testing.T) {
	p := board(t, 3, "autonomen: A 2Q | anarchists: A 1B, B1 1B").acts(Autonomen).do("1 attack A/2 A:2Q1", "1 go").tells("clash [1 2] 4, 3 1")
	p.is(Anarchists, "B1 1B").is(Autonomen, "Ae 1Q")
	board(t, 3, "autonomen: A 2Q | anarchists: A1 1B").acts(Autonomen).do("1 attack A1/2 A:2Q1", "1 go").tells("clash [1 2] 4, 3 1")
	p = board(t, 3, "autonomen: A1 1M | anarchists: A 1B1M").acts(Anarchists).do("2 attack A1/1 A:1B1+1M1", "2 go").tells("clash [2 1] 3, 2 1")
	p.is(Anarchists, "A1 1B")
	board(t, 3, "autonomen: A 1Q | anarchists: A 1B").acts(Autonomen).do("1 attack A/2 A:1Q1", "1 go").is(Anarchists, "Ae 1B")
}
