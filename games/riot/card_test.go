package riot

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
)

// Every card of the three decks does what is printed on it.
func TestEveryCardDoesWhatItSays(t *testing.T) {
	seats := map[Team]string{Autonomen: "1", Anarchists: "2", Nationalists: "3"}
	effects := make(map[string]int)
	for _, c := range Default().Cards {
		effects[c.Effect] += c.Count
		t.Run(fmt.Sprintf("%s of the %s", c.Name, c.Deck), func(t *testing.T) {
			me := seats[c.Deck]
			mine := c.Deck.String() + ": A 1M, B1 1M"
			if c.Deck == Nationalists {
				mine = c.Deck.String() + ": A 1M, B1 1M, C1 1M"
			}
			attacked := func(police, units string) *table { // by the Police, up to the fight hand to hand
				p := board(t, 4, "police: "+police+" | "+mine).hold(c.Deck, c.ID).acts(Police)
				return p.do("0 attack A/"+me+" A:"+units, me+" noblitz", "0 go")
			}
			switch c.Effect {
			case Distance:
				p := board(t, 4, "police: A 4S | "+mine).hold(c.Deck, c.ID).acts(Police).do("0 attack A/" + me + " A:4S1")
				p.do(me + " blitz " + c.ID + " S0").tells(fmt.Sprintf("hit [0] swat%s", map[int]string{1: "", 2: " 1"}[c.N]))
				p.is(Police, map[int]string{1: "A 4S", 2: "Hosp 1S, A 3S"}[c.N])
			case Force:
				ends := map[int]string{1: " 3, 2 1", 2: " 3, 3"}[c.N]
				attacked("A 3O", "3O1").do(me + " blitz " + c.ID).tells("clash [0 " + me + "]" + ends)
			case ForceMaxDraw:
				attacked("A 2O", "2O1").do(me+" blitz "+c.ID).tells("clash [0 "+me+"] 2, 2").is(Police, "A 2O")
			case NoPO:
				p := attacked("A 3O", "3O1").do(me + " blitz " + c.ID).silent("flag")
				require.False(t, p.Counts)
				p.is(Police, "A 2O")
			case NoClash:
				attacked("A 3O", "3O1").do(me+" blitz "+c.ID).silent("clash").is(Police, "A 3O").is(c.Deck, "A 1M, B1 1M, C1 1M")
			case Steps:
				p := board(t, 4, mine).hold(c.Deck, c.ID).acts(c.Deck)
				p.do(me+" play "+c.ID+" A 1M1", me+" move A 1M2 B", me+" move B 1M1 C")
			case Unobstructed:
				p := board(t, 4, "police: A 9O | "+mine).hold(c.Deck, c.ID).acts(c.Deck)
				p.do(me + " play " + c.ID + " A 1M1 A2").silent("declare")
			case Credits:
				p := board(t, 4, mine).hold(c.Deck, c.ID).counts(c.Deck)
				before := p.Credits
				p.do(me + " play " + c.ID)
				require.Equal(t, before+c.N, p.Credits)
			case Rally:
				p := board(t, 4, mine).hold(c.Deck, c.ID).counts(c.Deck)
				before := p.onBoard(c.Deck)
				p.do(me + " play " + c.ID + " Fe").tells("deploy [" + me + "] Fe, 1 militant")
				require.Equal(t, before+c.N, p.onBoard(c.Deck))
			default:
				require.Fail(t, "no such effect", c.Effect)
			}
		})
	}
	require.Equal(t, map[string]int{Distance: 13, Force: 8, ForceMaxDraw: 2, NoPO: 4, NoClash: 2, Steps: 6, Unobstructed: 3, Credits: 2, Rally: 2}, effects)
}

// The house edition's units have these costs and Forces, in the street and elsewhere.
func TestUnitsCostAndFight(t *testing.T) {
	var text []string
	for team := range Team(Teams) {
		for _, k := range houseTables.kinds[team] {
			text = append(text, fmt.Sprintf("%c %d-%d/%d %dx", k.letter, k.Cost, k.Force, k.street, k.Count))
		}
	}
	require.Equal(t, []string{
		"O 1-1/1 9x", "R 2-2/2 6x", "V 3-2/2 4x", "S 4-3/3 5x",
		"M 1-1/1 14x", "Q 2-2/2 6x", "A 2-1/1 4x",
		"M 1-1/1 14x", "G 2-2/2 6x", "B 3-2/3 4x",
		"M 1-1/1 14x", "H 2-2/2 6x", "P 3-2/2 4x",
	}, text)
}
