package riot

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestRulings has a case for every question that the rulebook leaves open; 13 and 28 are in testdata/scripts/enter.txt.
func TestRulings(t *testing.T) {
	for _, c := range []struct {
		ruling string
		test   func(t *testing.T)
	}{
		{"1 the Police start, every round", func(t *testing.T) {
			p := newTable(t, 4, 3, nil)
			placeAll(p)
			p.waitsFor(0)
			p = board(t, 2, "autonomen: A1 1M").acts(Autonomen).do("1 end").waitsFor(0)
			require.Equal(t, 2, p.Round)
		}},
		{"2 the order is chosen at the end of each round for the next, that of round 1 is random", func(t *testing.T) {
			p := board(t, 3, "police: HQ 1O | autonomen: A1 1M").acts(Police).do("0 end")
			require.NotEqual(t, Ordering, p.Phase, "not at the end of the turn of the Police")
			p.do("1 bought", "1 end", "2 bought", "2 end", "0 order 2 1", "0 bought", "0 end").waitsFor(2)
		}},
		{"3 moves and clashes are one phase, in any sequence", func(t *testing.T) {
			board(t, 3, "autonomen: A 3M, B 1M | anarchists: A 1M, C 1M").acts(Autonomen).
				do("1 move B 1M1 C", "1 attack A/2 A:2M1", "1 go", "1 move A 1M1 A1", "1 attack C/2 C:1M0", "1 stop")
		}},
		{"4 a unit that has moved attacks in the same street; a building needs a step left", func(t *testing.T) {
			board(t, 2, "police: HQ 3O | autonomen: A 1M, A1 1M").acts(Police).do("0 move HQ 3O1 A").
				refuses("0 attack A1/1 A:3O0", "can't get to A1").do("0 attack A/1 A:1O0", "0 go")
		}},
		{"5 a unit that has attacked doesn't move", func(t *testing.T) {
			board(t, 2, "police: A 1O | autonomen: A 1M").acts(Police).do("0 attack A/1 A:1O1", "0 go").refuses("0 move A 1O1 B", "done for this turn")
		}},
		{"6 all units in the street obstruct", func(t *testing.T) {
			p := board(t, 2, "police: A 3O | autonomen: A 2M, F 1M").acts(Autonomen).do("1 move A 1M1 A1", "0 obstruct", "1 attack A/0 A:2M1", "1 go")
			p.tells("clash [1 0] 2, 3 -1")
		}},
		{"7 the building's 1 counts for whether the Police may attack", func(t *testing.T) {
			board(t, 2, "police: A 2O | autonomen: A1 2M").acts(Police).refuses("0 attack A1/1 A:2O1", "2 against 3")
		}},
		{"8 equal after the distance phase, the Police may go on or stop", func(t *testing.T) {
			p := board(t, 2, "police: A 3O | autonomen: A 2M").hold(Autonomen, "stones").acts(Police).do("0 attack A/1 A:3O1", "1 blitz stones O0")
			require.True(t, p.can("0 go") && p.can("0 stop"))
			p.do("0 go").tells("clash [0 1] 2, 2")
		}},
		{"9 the defender plays the first blitz card, then one at a time in turn", func(t *testing.T) {
			p := board(t, 3, "autonomen: A 2M | anarchists: A 2M").hold(Autonomen, "chain", "chain").hold(Anarchists, "chain", "chain").acts(Autonomen)
			p.do("1 attack A/2 A:2M1").waitsFor(2).do("2 noblitz", "1 noblitz", "1 go").waitsFor(2).do("2 blitz chain").waitsFor(1).do("1 blitz chain").waitsFor(2)
		}},
		{"10 the winner's damage is the loser's final total", func(t *testing.T) {
			p := board(t, 2, "police: A 4O | autonomen: A1 1M, B 1M").hold(Autonomen, "chain").acts(Police)
			p.do("0 attack A1/1 A:4O1", "1 noblitz", "0 go", "1 blitz chain").tells("clash [0 1] 4, 3 1").is(Police, "A 1O")
		}},
		{"11 shields don't help against the winner's damage", func(t *testing.T) {
			board(t, 2, "police: A 1S | autonomen: A 1M, B 1M").acts(Police).do("0 attack A/1 A:1S1", "0 go").is(Police, "Hosp 1S")
		}},
		{"12 Black Bloc has Force 3 in every clash in a street", func(t *testing.T) {
			board(t, 3, "autonomen: A 2Q | anarchists: A 1B, C 1M").acts(Autonomen).do("1 attack A/2 A:2Q1", "1 go").tells("clash [1 2] 4, 3 1")
			board(t, 3, "autonomen: A 1Q, B 1M | anarchists: A 1B").acts(Anarchists).do("2 attack A/1 A:1B1", "2 go").tells("clash [2 1] 3, 2 1").is(Anarchists, "Ae 1B")
		}},
		{"14 a clash that the Police lose counts too", func(t *testing.T) {
			p := board(t, 2, "police: A 1O | autonomen: A 2M").acts(Autonomen).do("1 attack A/0 A:2M1", "1 go").tells("flag 1")
			require.True(t, p.Counts)
		}},
		{"15 another clash of the turn counts beside one with a Mediactivist", func(t *testing.T) {
			p := board(t, 2, "police: A 2O, B 2O | autonomen: A 1A, B 1M, C 1M").acts(Police).do("0 attack A/1 A:2O1", "0 go")
			require.False(t, p.Counts)
			p.do("0 attack B/1 B:2O1", "1 noblitz", "0 go", "1 noblitz") // it has left a card
			require.True(t, p.Counts)
		}},
		{"16 the penalty comes at the end of the turn, for the next turn of the Police", func(t *testing.T) {
			p := reveals(board(t, 2, "police: A 4O, B 4O | autonomen: A 1M, B 1M, C1 1M"), Police, "truce")
			p.do("0 attack A/1 A:4O1", "0 go", "0 attack B/1 B:4O1", "0 go", "0 end")
			require.True(t, p.View(0).(View).Public.Attacks)
			p.do("1 bought", "1 move C1 1M1 C", "1 end", "0 bought").refuses("0 move A 1O1 C", "n't one step")
			p.do("0 move A 3O1 B", "0 move B 3O1 C").refuses("0 attack C/1 C:3O0", "attack this turn")
		}},
		{"17 removed tokens can be bought again", func(t *testing.T) {
			p := board(t, 2, "police: A 9O | autonomen: A 8M, A1 1M, B1 1M, C1 1M").acts(Police).do("0 attack A/1 A:9O1", "0 go").is(Police, "A 1O")
			p.do("0 end", "1 bought", "1 end", "0 buy 1O")
		}},
		{"18 teams that are out don't count for the income of the Police", func(t *testing.T) {
			p := board(t, 3, "autonomen: A 4M")
			p.of(Anarchists)[0].at, p.Out = supply, 1<<Anarchists
			p.counts(Police)
			require.Equal(t, 4+2, p.Credits)
		}},
		{"19 the bonus of the Police stays after an elimination", func(t *testing.T) {
			p := board(t, 4, "autonomen: A 4M | nationalists: B 6M")
			p.of(Anarchists)[0].at, p.Out = supply, 1<<Anarchists
			p.counts(Police)
			require.Equal(t, 4+3, p.Credits)
		}},
		{"20 two Protester teams don't share a building", func(t *testing.T) {
			board(t, 3, "autonomen: A 1M | anarchists: A1 1M").acts(Autonomen).refuses("1 move A 1M1 A1", "is occupied")
		}},
		{"21 nobody ties at 7 points: they are counted in one's own turn", func(t *testing.T) {
			p := board(t, 3, "autonomen: A1 1M, A2 1M | anarchists: C1 1M, C2 1M")
			p.Points[Autonomen], p.Points[Anarchists] = 6, 6
			p.counts(Autonomen).wins(1)
		}},
		{"22 nothing changes hands", func(t *testing.T) {
			p := board(t, 3, "autonomen: A1 1M").hold(Autonomen, "run").counts(Autonomen)
			for _, move := range []string{"give 2 run", "trade 2 run", "lend 2 1", "pay 2 1"} {
				p.refuses("1 "+move, "you're buying now")
			}
		}},
		{"23 a direct assault that is stopped ends in the street; one that is given up hasn't begun", func(t *testing.T) {
			p := board(t, 2, "autonomen: D1 1M, F 3M").counts(Police).do("0 buy 1S", "0 bought", "0 attack D1/1 HQ:1S1!", "0 stop").is(Police, "D 1S")
			p.refuses("0 move D 1S1 C", "done for this turn")
			p = board(t, 2, "autonomen: D1 1M, D 1M, F 2M").counts(Police).do("0 buy 1S", "0 bought", "0 attack D1/1 HQ:1S1!", "1 obstruct").is(Police, "HQ 1S")
			p.do("0 attack D/1 HQ:1S1!", "0 stop").is(Police, "D 1S")
			board(t, 2, "autonomen: D1 1Q, F 3M").counts(Police).do("0 buy 1S", "0 bought", "0 attack D1/1 HQ:1S1!", "0 go").tells("clash [0 1] 3, 3").is(Police, "D 1S")
		}},
		{"24 cards that are no blitz aren't played in a clash", func(t *testing.T) {
			p := board(t, 3, "autonomen: A 1M | anarchists: A 1M").hold(Autonomen, "run", "alley").acts(Autonomen).do("1 attack A/2 A:1M1")
			p.refuses("1 play run A 1M1", "a clash now").refuses("1 blitz run", "can't be played now")
		}},
		{"24b cards that help units to move in every phase of the own turn", func(t *testing.T) {
			p := board(t, 3, "autonomen: A 1M, A1 1M").hold(Autonomen, "run", "alley").counts(Autonomen)
			require.True(t, p.can("1 play run A 1M1") && p.can("1 play alley A 1M1 A2"))
			p.do("1 play run A 1M1", "1 buy 1M", "1 bought")
			require.Equal(t, Deploying, p.Phase)
			p.do("1 play alley A 1M2 A2").is(Autonomen, "A1 1M, A2 1M").do("1 deploy Ae 1M", "1 move A2 1M1 A")
			board(t, 3, "autonomen: A1 1M").hold(Autonomen, "chain").counts(Autonomen).refuses("1 play chain", "blitz cards are for clashes")
		}},
		{"25 Rally and Open Assembly while moving and attacking too, and the new unit has its step", func(t *testing.T) {
			for team, card := range map[Team]string{Autonomen: "assembly", Nationalists: "rally"} {
				me := string(rune('0' + team))
				p := board(t, 4, team.String()+": A 1M").hold(team, card).acts(team).do(me + " move A 1M1 B")
				require.True(t, p.can(me+" play "+card+" Ce"))
				p.refuses(me+" play "+card, "choose an entry point").refuses(me+" play "+card+" C", "entry points")
				p.do(me+" play "+card+" Ce").is(team, "B 1M, Ce 1M").do(me+" move Ce 1M1 C").refuses(me+" play "+card+" Ce", "you don't have")
			}
		}},
		{"26 Solidarity Fund and Patron until the purchase is over", func(t *testing.T) {
			for team, card := range map[Team]string{Autonomen: "fund", Nationalists: "patron"} {
				me := string(rune('0' + team))
				p := board(t, 4, team.String()+": A1 1M").hold(team, card).acts(team).refuses(me+" play "+card, "while you buy")
				require.False(t, p.can(me+" play "+card))
			}
		}},
		{"27 a Van steps into a street and attacks from there with its second step", func(t *testing.T) {
			p := board(t, 2, "police: B 1V | autonomen: A1 1M, C 1M").acts(Police).do("0 move B 1V2 A", "0 attack A1/1 A:1V1", "0 go")
			p.tells("clash [0 1] 2, 2")
		}},
	} {
		t.Run(c.ruling, c.test)
	}
}
