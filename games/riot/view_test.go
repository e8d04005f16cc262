package riot

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// A player who looks on sees all but the hands and the goal.
func TestBystanderSeesNoHand(t *testing.T) {
	t.Parallel()
	positions(t, 20, func(g *game, r *rand.Rand) {
		v := g.View(games.Table).(View)
		require.Nil(t, v.Hand)
		require.Equal(t, g.Phase == Ended && g.plays(Nationalists), v.Goal != nil)
		for s := range games.Seat(g.Seats) {
			own := g.View(s).(View)
			n := 0
			for _, c := range own.Hand {
				n += c.N
			}
			require.Equal(t, v.Sides[s].Cards, n)
			own.Seat, own.Hand, own.Goal = games.Table, nil, v.Goal
			require.Equal(t, v, own, "a seat sees its own cards and goal besides what all see, and nothing else")
		}
	})
}

// Every unit on the board is in the view once, and the rest is in the supply, or waits to be deployed.
func TestViewHasEveryUnit(t *testing.T) {
	positions(t, 20, func(g *game, r *rand.Rand) {
		if r.IntN(5) > 0 {
			return
		}
		v := g.View(0).(View)
		for _, a := range v.Areas {
			for _, b := range a.Buildings {
				if b.Owner == games.Table {
					require.Empty(t, b.Units)
				}
				for _, stack := range b.Units {
					require.Equal(t, b.Owner, stack.Seat)
				}
			}
		}
		count := make(map[games.Seat]int)
		for _, p := range v.Places() {
			for _, stack := range p.Units {
				require.Positive(t, stack.N)
				count[stack.Seat] += stack.N
			}
		}
		bought := make(map[games.Seat]int)
		for _, stack := range v.New {
			bought[stack.Seat] += stack.N
		}
		for s, side := range v.Sides {
			require.Equal(t, side.Units, count[games.Seat(s)])
			left := 0
			for _, line := range side.Mat {
				left += line.Left
			}
			require.Equal(t, 24, left+side.Units+bought[games.Seat(s)])
		}
	})
}

func TestViewOfAStreetTellsUnitsApart(t *testing.T) {
	p := board(t, 3, "police: HQ 1O, A 1O2V | anarchists: A 1B, A1 1B").acts(Police).do("0 move HQ 1O1 A", "0 move A 1V2 B", "0 move B 1V1 A")
	street := p.View(1).(View).Areas[0].Street
	require.ElementsMatch(t, []Stack{
		{Seat: 0, ID: "officer", Letter: "O", Name: "Officer", N: 1, Force: 1, Steps: 1},
		{Seat: 0, ID: "officer", Letter: "O", Name: "Officer", N: 1, Force: 1},
		{Seat: 0, ID: "riot_van", Letter: "V", Name: "Riot Van", N: 1, Force: 2, Steps: 2},
		{Seat: 0, ID: "riot_van", Letter: "V", Name: "Riot Van", N: 1, Force: 2},
		{Seat: 2, ID: "black_bloc", Letter: "B", Name: "Black Bloc", N: 1, Force: 3},
	}, street.Units)
	require.Equal(t, 2, p.View(1).(View).Areas[0].Buildings[0].Units[0].Force, "in a building it is weaker")
}

// A player sees their own cards, equal ones together, and how many others hold.
func TestViewShowsTheHand(t *testing.T) {
	p := board(t, 3, "autonomen: A1 1M").hold(Autonomen, "stones", "run", "run").acts(Police)
	hand := p.View(1).(View).Hand
	require.Len(t, hand, 2)
	require.Equal(t, []any{"Stones", 1, "Run!", 2}, []any{hand[0].Name, hand[0].N, hand[1].Name, hand[1].N})
	require.Equal(t, 3, p.View(2).(View).Sides[1].Cards)
	require.Nil(t, p.View(0).(View).Hand, "the Police have no cards")
}

// What has changed in this turn and in the turn before is marked.
func TestViewMarksWhatHasChanged(t *testing.T) {
	p := board(t, 2, "police: HQ 1O | autonomen: C1 1M").acts(Police)
	p.Changed = 0
	p.do("0 move HQ 1O1 A")
	marks := func() (now, before string) {
		v := p.View(0).(View)
		for _, at := range v.Places() {
			if at.Changed {
				now += at.Code + " "
			}
			if at.Before {
				before += at.Code + " "
			}
		}
		return now, before
	}
	now, before := marks()
	require.Equal(t, []string{"HQ A ", ""}, []string{now, before})
	p.do("0 end", "1 bought", "1 move C1 1M1 C")
	now, before = marks()
	require.Equal(t, []string{"C C1 ", "HQ A "}, []string{now, before})
	p.do("1 end")
	now, before = marks()
	require.Equal(t, []string{"", "C C1 "}, []string{now, before})
}

// A declaration and a clash are shown to all with everything that counts.
func TestViewShowsDeclarationAndClash(t *testing.T) {
	p := board(t, 3, "police: A 2O1S | autonomen: A1 1M1Q | anarchists: A 1M").hold(Autonomen, "stones", "chain").acts(Police)
	p.do("0 attack A1/1 A:2O1+1S1")
	v := p.View(2).(View)
	require.Equal(t, Blocking, v.Phase)
	require.Equal(t, "A1", v.Declared.Target)
	require.True(t, v.Declared.Attack)
	require.Equal(t, games.Seat(1), v.Declared.Foe)
	require.Len(t, v.Declared.Units, 2)
	require.Nil(t, v.Clash)
	p.do("2 let", "1 blitz stones O0")
	v = p.View(2).(View)
	require.Equal(t, Shooting, v.Phase)
	require.Equal(t, 4, v.Clash.Attacker.Total, "an Officer was removed")
	require.Equal(t, 4, v.Clash.Defender.Total, "with 1 for the building")
	require.Equal(t, 1, v.Clash.Cover)
	p.do("1 noblitz", "0 go", "1 blitz chain")
	require.Equal(t, Acting, p.Phase)
	require.Nil(t, p.View(2).(View).Clash)
}

// What the shield has stopped and who is wounded can be seen while cards fly.
func TestViewShowsDamage(t *testing.T) {
	p := board(t, 2, "police: A 1R1S | autonomen: A 2Q").hold(Autonomen, "stones", "paint", "fund").acts(Police).do("0 attack A/1 A:1R1+1S1")
	p.do("1 blitz stones R0")
	units := p.View(0).(View).Clash.Attacker.Units
	require.Equal(t, []any{1, false, 0, false}, []any{units[0].Hurt, units[0].Wounded, units[1].Hurt, units[1].Wounded})
	p.do("1 blitz paint S0")
	c := p.View(0).(View).Clash
	require.True(t, c.Attacker.Units[1].Wounded)
	require.Equal(t, 2, c.Attacker.Total, "the wounded don't count")
	require.Equal(t, []string{"Stones", "Paint Bombs"}, []string{c.Defender.Played[0].Name, c.Defender.Played[1].Name})
	require.Empty(t, c.Attacker.Played)
}

// All see that a card is drawn, but which one only who draws it.
func TestWhichCardIsDrawnIsForOneSeatOnly(t *testing.T) {
	for n := range 12 {
		r := rand.New(rand.NewPCG(uint64(n), 0))
		for g := begin(t, 2+n%3, n); g.Result() == nil; {
			events, err := g.Apply(choose(g, r))
			require.NoError(t, err)
			for _, e := range events {
				require.Equal(t, e.Verb == "drew", e.Only != nil)
			}
		}
	}
}

// What a card would make of the totals is what it makes of them when it is played.
func TestClashTellsWhatACardWouldDo(t *testing.T) {
	p := board(t, 3, "police: A 3O1R | autonomen: A1 1M1Q").hold(Autonomen, "chain", "sitin", "sitin", "stream").acts(Police)
	p.do("0 attack A1/1 A:3O1+1R1", "1 noblitz", "0 go")
	for range 4 {
		v := p.View(1).(View)
		card := v.Hand[0].Card
		attack, defence := v.Clash.After(1, card)
		p.do("1 blitz " + card.ID)
		if p.Phase != Fighting {
			break // the last card ends the clash
		}
		after := p.View(1).(View).Clash
		require.Equal(t, []int{attack, defence}, []int{after.Attacker.Total, after.Defender.Total}, card.Name)
	}
	require.Empty(t, p.View(1).(View).Hand)
}
