package riotmap

import (
	"bytes"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/riot"
)

// The picture has every unit where it is, and its Force.
func TestAPictureShowsEveryUnit(t *testing.T) {
	play(t, riot.Default(), 4, 2, func(v riot.View) {
		m := Describe(v, nil)
		want, have := map[string]int{}, map[string]int{}
		count := func(from riot.PlaceView, to Place) {
			for _, s := range from.Units {
				want[fmt.Sprint(from.Code, v.Sides[s.Seat].Name, s.Name)] += s.N
				want[fmt.Sprint(from.Code, v.Sides[s.Seat].Name)] += s.N * s.Force
			}
			for _, g := range to.Groups {
				have[fmt.Sprint(to.Code, m.Teams[g.Team].Name)] += g.Force
				for _, u := range g.Units {
					have[fmt.Sprint(to.Code, m.Teams[g.Team].Name, u.Name)] += u.N
				}
			}
		}
		count(v.HQ, m.HQ)
		count(v.Hospital, m.Hospital)
		for i, a := range v.Areas {
			count(a.Street, m.Areas[i].Street)
			count(a.Entry, m.Areas[i].Entry)
			for j, b := range a.Buildings {
				count(b.PlaceView, m.Areas[i].Buildings[j].Place)
			}
		}
		require.Equal(t, want, have)
	})
}

func TestPicturesDifferWhereWhatIsShownDiffers(t *testing.T) {
	key, picture := Describe(sampleFour(t), nil).Key(), Describe(sampleFour(t), nil).PNG()
	require.Equal(t, key, Describe(sampleFour(t), nil).Key())
	require.True(t, bytes.Equal(picture, Describe(sampleFour(t), nil).PNG()), "the same view has the same picture")
	for what, change := range map[string]func(*riot.View){
		"a special unit more":    func(v *riot.View) { s := v.HQ.Units; s[0].N, s[2].N = s[0].N-1, s[2].N+1 },
		"a unit more":            func(v *riot.View) { v.Areas[0].Street.Units[0].N++ },
		"another team":           func(v *riot.View) { v.Areas[0].Street.Units[0].Seat ^= 1 },
		"more Force":             func(v *riot.View) { v.Areas[0].Street.Units[0].Force++ },
		"nobody":                 func(v *riot.View) { v.Areas[0].Street.Units = nil },
		"another occupant":       func(v *riot.View) { v.Areas[1].Buildings[0].Units[0].Seat ^= 1 },
		"a unit on an entry":     func(v *riot.View) { v.Areas[3].Entry.Units = v.Areas[0].Street.Units },
		"a unit in the hospital": func(v *riot.View) { v.Hospital.Units = v.HQ.Units },
		"a street that changed":  func(v *riot.View) { v.Areas[3].Street.Changed = true },
		"an entry that changed":  func(v *riot.View) { v.Areas[3].Entry.Changed = true },
		"a building before":      func(v *riot.View) { v.Areas[3].Buildings[0].Before = true },
		"a building now":         func(v *riot.View) { v.Areas[3].Buildings[0].Changed = true },
		"a change in the HQ":     func(v *riot.View) { v.HQ.Changed = !v.HQ.Changed },
		"a clash in a street":    func(v *riot.View) { v.Clash = clash("A", v.Areas[0].Street.Units[0].Seat) },
		"a clash in a building":  func(v *riot.View) { v.Clash = clash("B1", v.Areas[1].Buildings[0].Units[0].Seat) },
		"a declared attack":      func(v *riot.View) { v.Declared = &riot.Declared{Target: "B1", Attack: true} },
		"a declared move":        func(v *riot.View) { v.Declared = &riot.Declared{Target: "A1", Foe: games.Table} },
		"who attacks":            func(v *riot.View) { v.Clash = clash("A1", 1); v.Clash.Attacker.Seat = v.Areas[0].Street.Units[0].Seat },
		"an area's name":         func(v *riot.View) { v.Areas[0].Name = "Harbour" },
		"credits":                func(v *riot.View) { v.Areas[0].Buildings[0].Credits = 5 },
		"streets that part":      func(v *riot.View) { v.Areas[0].Neighbours, v.Areas[1].Neighbours = []string{"F"}, []string{"C"} },
		"streets that meet":      func(v *riot.View) { v.Areas[0].Neighbours = append(v.Areas[0].Neighbours, "D") },
	} {
		v := sampleFour(t)
		change(&v)
		require.NotEqual(t, key, Describe(v, nil).Key(), what)
		require.False(t, bytes.Equal(picture, Describe(v, nil).PNG()), what)
	}
	for what, change := range map[string]func(*riot.View){ // what only the words tell
		"another kind of unit": func(v *riot.View) { v.Areas[0].Street.Units[0].Letter = "Z" },
		"a building's name":    func(v *riot.View) { v.Areas[0].Buildings[1].Name = "Mill" },
		"a team's name":        func(v *riot.View) { v.Sides[0].Name = "Sheriff" },
	} {
		v := sampleFour(t)
		change(&v)
		require.NotEqual(t, key, Describe(v, nil).Key(), what)
	}
	for what, change := range map[string]func(*riot.View){
		"who looks":         func(v *riot.View) { v.Seat = 2 },
		"the step":          func(v *riot.View) { v.Step++ },
		"credits to spend":  func(v *riot.View) { v.Credits++ },
		"steps left":        func(v *riot.View) { v.Areas[0].Street.Units[0].Steps++ },
		"a card more":       func(v *riot.View) { v.Sides[1].Cards++ },
		"a card in my hand": func(v *riot.View) { v.Hand = append(v.Hand, riot.HandCard{N: 1}) },
	} {
		v := sampleFour(t)
		change(&v)
		require.Equal(t, key, Describe(v, nil).Key(), "%s isn't on the map", what)
	}
}

func TestPicturesStaySmall(t *testing.T) {
	const most = 100_000 // bytes
	for seats := 2; seats <= 4; seats++ {
		n := 0
		play(t, riot.Default(), seats, 3, func(v riot.View) {
			if n++; n%40 == 0 {
				require.Less(t, len(Describe(v, nil).PNG()), most)
				require.LessOrEqual(t, len(Describe(v, nil).InHand().PNG()), smallSize)
			}
		})
	}
	for name, m := range samples(t) {
		require.Less(t, len(m.PNG()), most, name)
		require.LessOrEqual(t, len(m.InHand().PNG()), smallSize, name)
	}
	for name, m := range crowded(t) {
		limit := most
		if m.Small {
			limit = smallSize
		}
		require.LessOrEqual(t, len(m.PNG()), limit, "every team with every unit in every place: %s", name)
	}
}

func clash(place string, defender games.Seat) *riot.Clash {
	return &riot.Clash{Target: place, Attacker: riot.Party{Seat: games.Table}, Defender: riot.Party{Seat: defender}}
}

// What a plan has of places and teams that are not on the map is left out, and each part of it is seen.
func TestAPlanIsDrawnOverTheMap(t *testing.T) {
	v := sampleFour(t)
	m, police, anarchists := Describe(v, nil), int(seatOf(&v, "police")), int(seatOf(&v, "anarchists"))
	target := Spot{"D", seatOf(&v, "anarchists")}
	bare := m.Planned(Plan{})
	require.True(t, bytes.Equal(m.InHand().PNG(), bare.PNG()), "an empty plan shows nothing")
	for what, plan := range map[string]Plan{
		"a place":        {Come: []Arrival{{"Z9", Group{Team: police, Force: 1}}}},
		"a team":         {Come: []Arrival{{"A", Group{Team: 7, Force: 1}}}},
		"moves":          {Goes: []Move{{police, "A", ""}, {-1, "A", "B"}}, Steps: []Move{{police, "Zz", "A"}}},
		"attacks":        {Attacks: []Attack{{N: 1, Team: police, From: []string{"Z"}, Target: target}, {N: 1, Team: police, Target: Spot{"A", 9}}}},
		"whom nobody is": {Attacks: []Attack{{N: 1, Team: police, From: []string{"HQ"}, Target: Spot{"C1", target.Seat}, Odds: "1:0"}}},
	} {
		require.True(t, bytes.Equal(bare.PNG(), m.Planned(plan).PNG()), what)
	}
	seen := map[string]string{}
	for what, plan := range map[string]Plan{
		"a unit more":     {Come: []Arrival{{"B", Group{Team: police, Force: 2}}}},
		"of another team": {Come: []Arrival{{"B", Group{Team: anarchists, Force: 2}}}},
		"a move":          {Goes: []Move{{police, "HQ", "B"}}},
		"a step":          {Steps: []Move{{anarchists, "De", "D"}}},
		"an attack":       {Attacks: []Attack{{N: 1, Team: police, From: []string{"D"}, Target: target, Odds: "3:2"}}},
		"a second attack": {Attacks: []Attack{{N: 2, Team: police, From: []string{"D"}, Target: target, Odds: "3:2"}}},
		"other odds":      {Attacks: []Attack{{N: 1, Team: police, From: []string{"D"}, Target: target, Odds: "3:3"}}},
		"from elsewhere":  {Attacks: []Attack{{N: 1, Team: police, From: []string{"HQ"}, Target: target, Odds: "3:2"}}},
	} {
		drawn := string(m.Planned(plan).PNG())
		require.NotEqual(t, string(bare.PNG()), drawn, what)
		require.Empty(t, seen[drawn], "looks like %s", what)
		seen[drawn] = what
	}
	require.Empty(t, m.Areas[1].Street.Ghosts, "the map itself stays as it was")
}

// Dots of units that have acted are hollow, and many units are counted by what they can do.
func TestTheMapShowsWhoHasActed(t *testing.T) {
	v := sampleFour(t)
	v.Turn, v.Phase = seatOf(&v, "police"), riot.Acting
	acted := func(code string) (n int) {
		m := Describe(v, nil)
		for _, g := range m.place(code).Groups {
			for _, u := range g.Units {
				n += u.Acted
			}
		}
		return n
	}
	a := at(&v, "A")
	for i := range a.Units {
		a.Units[i].Steps = 1
	}
	require.Zero(t, acted("A"))
	before := Describe(v, nil).PNG()
	a.Units[0].Spent = true
	require.Equal(t, 2, acted("A"), "2 Riot Squads have attacked")
	require.NotEqual(t, before, Describe(v, nil).PNG())
	a.Units[0].Spent, a.Units[0].Steps = false, 0
	require.Zero(t, acted("A"), "without a step they can still fight who is in their street")
	require.Equal(t, 7, acted("HQ"), "but not where nobody else is")
	v.Turn = seatOf(&v, "anarchists")
	require.Zero(t, acted("HQ"), "in the turns of others nobody has acted")
}

// A hand that is about one place shows its row of areas, as they are on the whole map.
func TestARowIsAPartOfTheMap(t *testing.T) {
	m := Describe(sampleClash(t), nil)
	whole, row := m.InHand().draw().Image(), m.Row("D").draw().Image()
	require.Less(t, row.Bounds().Dy(), whole.Bounds().Dy()/2)
	from, _, _ := m.layout().row("D")
	from = from * 2 / 3
	for x := 20; x < 700; x += 7 {
		require.Equal(t, whole.At(x, from+60), row.At(x, 60), x)
	}
	require.Equal(t, m.InHand().PNG(), m.Row("Z9").PNG())
}
