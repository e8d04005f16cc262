package riotmap

import (
	"bytes"
	"flag"
	"fmt"
	"image/png"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/riot"
)

var update = flag.Bool("update", false, "write the golden files anew")

// view is a game before anybody has placed a unit.
func view(t testing.TB, e riot.Edition, seats int) riot.View {
	g, err := riot.Kind(e).New(games.Setup{Seats: seats, Seed: [32]byte{1}, At: time.Unix(1e9, 0)})
	require.NoError(t, err)
	return g.View(games.Table).(riot.View)
}

// at is a place of a view.
func at(v *riot.View, code string) *riot.PlaceView {
	switch code {
	case "HQ":
		return &v.HQ
	case "Hosp":
		return &v.Hospital
	}
	for i := range v.Areas {
		a := &v.Areas[i]
		switch code {
		case a.Street.Code:
			return &a.Street
		case a.Entry.Code:
			return &a.Entry
		}
		for j := range a.Buildings {
			if a.Buildings[j].Code == code {
				return &a.Buildings[j].PlaceView
			}
		}
	}
	panic("no place " + code)
}

func seatOf(v *riot.View, team string) games.Seat {
	return games.Seat(slices.IndexFunc(v.Sides, func(s riot.Side) bool { return s.Team == team }))
}

// place puts groups into places, as in "A: police 2R 1V, autonomen 3M".
func place(v *riot.View, lines ...string) {
	for _, line := range lines {
		code, groups, _ := strings.Cut(line, ": ")
		put(v, code, strings.Split(groups, ", ")...)
	}
}

// put puts groups such as "police 2O 1V" into a place.
func put(v *riot.View, code string, groups ...string) {
	p := at(v, code)
	for _, group := range groups {
		words := strings.Fields(group)
		seat := seatOf(v, words[0])
		for _, units := range words[1:] {
			n, letter := 0, ""
			if _, err := fmt.Sscanf(units, "%d%s", &n, &letter); err != nil {
				panic(err)
			}
			mat := v.Sides[seat].Mat
			u := mat[slices.IndexFunc(mat, func(u riot.MatUnit) bool { return u.Letter == letter })]
			p.Units = append(p.Units, riot.Stack{Seat: seat, ID: u.ID, Letter: u.Letter, Name: u.Name, N: n, Force: u.Force})
		}
	}
}

// news marks places as changed in this turn.
func news(v *riot.View, codes ...string) {
	for _, code := range codes {
		at(v, code).Changed = true
	}
}

// before marks places as changed in the turn before.
func before(v *riot.View, codes ...string) {
	for _, code := range codes {
		at(v, code).Before = true
	}
}

// sampleFour is the middle of a game of four.
func sampleFour(t testing.TB) riot.View {
	v := view(t, riot.Default(), 4)
	place(&v,
		"HQ: police 4O 2V 1S",
		"Hosp: police 1R",
		"A: police 2R 1V, autonomen 3M",
		"A1: autonomen 2M 1A",
		"B: nationalists 1H",
		"B1: autonomen 2M",
		"B3: anarchists 3M 1G",
		"C2: anarchists 2M 2G 1B",
		"D: anarchists 1B, police 3O 1S",
		"De: anarchists 1M",
		"D2: nationalists 2M",
		"E1: nationalists 4M 1P",
		"E2: nationalists 1M 2H",
		"Fe: nationalists 2M, autonomen 1Q",
		"F3: autonomen 1Q",
	)
	news(&v, "B3", "B", "Fe")
	before(&v, "HQ", "D", "De", "C1")
	return v
}

// sampleClash is a clash in a street.
func sampleClash(t testing.TB) riot.View {
	v := sampleFour(t)
	v.Clash = clash("D", seatOf(&v, "anarchists"))
	v.Clash.Attacker.Seat = seatOf(&v, "police")
	news(&v, "D")
	return v
}

// sampleTwo is a game of two in which an attack is declared.
func sampleTwo(t testing.TB) riot.View {
	v := view(t, riot.Default(), 2)
	place(&v,
		"HQ: police 3O",
		"Hosp: police 1V 1S",
		"E: police 3R 2S, autonomen 1Q",
		"E2: autonomen 3M 2Q 1A",
		"C: autonomen 6M 2A",
		"Ce: autonomen 1M",
		"C1: autonomen 1M",
		"C2: autonomen 12M 4Q",
		"F1: autonomen 1M",
	)
	news(&v, "E")
	before(&v, "C", "Ce", "C1", "C2")
	v.Declared = &riot.Declared{Seat: seatOf(&v, "police"), Target: "E2", Attack: true, Foe: seatOf(&v, "autonomen")}
	return v
}

// sampleMove is a move into a building that others may obstruct.
func sampleMove(t testing.TB) riot.View {
	v := sampleFour(t)
	v.Declared = &riot.Declared{Seat: seatOf(&v, "autonomen"), Target: "A2", Foe: games.Table}
	return v
}

// crowd puts every unit of every team into every place where it can be, and many where they cannot.
func crowd(v *riot.View) {
	var all []string
	for _, s := range v.Sides {
		group := s.Team
		for _, u := range s.Mat {
			group += fmt.Sprintf(" %d%s", u.Count, u.Letter)
		}
		all = append(all, group)
	}
	put(v, "HQ", all[seatOf(v, "police")])
	put(v, "Hosp", all[seatOf(v, "police")])
	for i, a := range v.Areas {
		put(v, a.Street.Code, all...)
		put(v, a.Entry.Code, all[1:]...)
		for j, b := range a.Buildings {
			put(v, b.Code, all[(i+j)%len(all)])
			news(v, b.Code)
		}
		news(v, a.Street.Code, a.Entry.Code)
	}
}

// edition is the house edition with another map.
func edition(t testing.TB, areas, buildings int, name func(n int) string, meet func(i, j int) bool) riot.Edition {
	e := riot.Default()
	e.Areas = nil
	for i := range areas {
		a := riot.Area{ID: fmt.Sprint("a", i), Name: name(i)}
		for j := range areas {
			if i != j && meet(i, j) {
				a.Neighbours = append(a.Neighbours, fmt.Sprint("a", j))
			}
		}
		for j := range max(1, buildings-i%3) {
			a.Buildings = append(a.Buildings, riot.Building{Name: name(10 + i*buildings + j), Credits: (i + j) % 6})
		}
		e.Areas = append(e.Areas, a)
	}
	e.Params.SetupUnits = riot.ByPlayers{Two: 1, Three: 1, Four: 1}
	return e
}

// largest is an edition with as much of everything as editions may have.
func largest(t testing.TB) riot.Edition {
	e := edition(t, 8, 7, func(n int) string { return fmt.Sprintf("The %d. Quarter of the Old Cathedral", n) }, func(i, j int) bool { return (i+j)%2 == 1 })
	for i := range e.Areas {
		e.Areas[i].Buildings = e.Areas[i].Buildings[:5]
	}
	for t := range riot.Team(riot.Teams) {
		team := e.Teams.Of(t)
		team.Name = "The Grand Federation of " + team.Name
		for len(team.Units) < 6 {
			n := len(team.Units)
			team.Units = append(team.Units, riot.Unit{ID: fmt.Sprint("u", n), Letter: string(rune('W' + n - 3)), Name: "Unit", Cost: 1, Force: 9})
		}
		for j := range team.Units {
			team.Units[j].Count = 10
		}
	}
	return e
}

// moved tells of a move.
func moved(seat games.Seat, from, to string) games.Event {
	return games.Event{Verb: "move", Seats: []games.Seat{seat}, Tokens: []string{from, to, "1 militant"}}
}

// samples are maps to look at.
func samples(t testing.TB) map[string]Map {
	star := edition(t, 5, 4, func(n int) string {
		return []string{"Vier-Länder-Straße", "Площадь Мира", "漢字", "Quarter of the Gothic Cathedral no. 9"}[n%4]
	},
		func(i, j int) bool { return i == 0 || j == 0 })
	five := view(t, star, 3)
	place(&five, "A: police 9O 6R 4V 5S", "B1: autonomen 5M 3Q 2A")
	news(&five, "A")
	eight := view(t, edition(t, 8, 4, func(n int) string { return fmt.Sprint("Quarter ", n) }, func(i, j int) bool { return (i-j+9)%8 < 3 }), 4)
	place(&eight,
		"A1: autonomen 3M 2Q 1A",
		"B: police 4O 2R, nationalists 2M",
		"Ge: anarchists 2M",
		"H2: nationalists 4M",
	)
	four := sampleFour(t)
	police, anarchists, nationalists := seatOf(&four, "police"), seatOf(&four, "anarchists"), seatOf(&four, "nationalists")
	told := []games.Event{moved(police, "HQ", "D"), moved(nationalists, "C", "B"), moved(anarchists, "B", "B3")}
	all := map[string]Map{
		"eight-areas": Describe(eight, nil), "five-areas": Describe(five, nil),
		"house-four": Describe(four, told), "house-clash": Describe(sampleClash(t), nil),
		"house-two": Describe(sampleTwo(t), nil), "house-move": Describe(sampleMove(t), nil),
	}
	maps.Copy(all, samplePlan(t))
	return all
}

// TestPictures compares pictures with those that somebody has looked at. Another processor may round edges otherwise.
func TestPictures(t *testing.T) {
	const rounding = 256 / 8 * 3 / 2 // of a channel
	for name, m := range samples(t) {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join("testdata", name+".png")
			drawn := m.PNG()
			if *update {
				require.NoError(t, os.WriteFile(file, drawn, 0o644))
			}
			golden, err := os.ReadFile(file)
			require.NoError(t, err)
			want, err := png.Decode(bytes.NewReader(golden))
			require.NoError(t, err)
			have, err := png.Decode(bytes.NewReader(drawn))
			require.NoError(t, err)
			require.Equal(t, want.Bounds(), have.Bounds())
			for y := range want.Bounds().Dy() {
				for x := range want.Bounds().Dx() {
					r1, g1, b1, _ := want.At(x, y).RGBA()
					r2, g2, b2, _ := have.At(x, y).RGBA()
					for _, d := range []int{int(r1>>8) - int(r2>>8), int(g1>>8) - int(g2>>8), int(b1>>8) - int(b2>>8)} {
						if d > rounding || d < -rounding {
							t.Fatalf("the picture differs at %d, %d: run with -update and look at it", x, y)
						}
					}
				}
			}
		})
	}
}

// samplePlan is the plan of the Police in the middle of a game of four, and of a team of Protesters.
func samplePlan(t testing.TB) map[string]Map {
	v := sampleFour(t)
	v.Phase, v.Turn = riot.Acting, seatOf(&v, "police")
	police, anarchists := int(v.Turn), int(seatOf(&v, "anarchists"))
	for i := range v.Areas[0].Street.Units {
		v.Areas[0].Street.Units[i].Spent = i == 0
		v.Areas[0].Street.Units[i].Steps = 1
	}
	for i := range v.HQ.Units {
		v.HQ.Units[i].Steps = 2
	}
	units := func(n int, letter string) []Units { return []Units{{N: n, Letter: letter, Name: "Officer"}} }
	spot := func(code, team string) Spot { return Spot{code, seatOf(&v, team)} }
	return map[string]Map{
		"plan-police": Describe(v, nil).Planned(Plan{
			Come: []Arrival{
				{"HQ", Group{Team: police, Force: 6, Units: units(6, "O")}}, {"B", Group{Team: police, Force: 4, Units: units(2, "V")}},
			},
			Goes: []Move{{police, "HQ", "B"}},
			Attacks: []Attack{
				{N: 1, Team: police, From: []string{"D"}, Target: spot("D", "anarchists"), Odds: "9:2"},
				{N: 2, Team: police, From: []string{"A"}, Target: spot("A1", "autonomen"), Odds: "6:4"},
				{N: 3, Team: police, From: []string{"HQ"}, Target: spot("E1", "nationalists"), Odds: "8:7"},
				{N: 4, Team: police, From: []string{"HQ", "B"}, Target: spot("B", "nationalists"), Odds: "3:2"},
				{N: 5, Team: police, From: []string{"HQ"}, Target: spot("E1", "nationalists"), Odds: "12:7"},
			},
		}),
		"plan-protesters": Describe(v, nil).Planned(Plan{
			Come: []Arrival{
				{"Ee", Group{Team: anarchists, Force: 2, Units: units(2, "M")}}, {"De", Group{Team: anarchists, Force: 1, Units: units(1, "M")}},
				{"B", Group{Team: anarchists, Force: 3, Units: units(3, "M")}}, {"B2", Group{Team: anarchists, Force: 1, Units: units(1, "M")}},
				{"C2", Group{Team: anarchists, Force: 1, Units: units(1, "M")}},
			},
			Goes:    []Move{{anarchists, "B3", "B"}, {anarchists, "B", "B2"}, {anarchists, "C", "C2"}},
			Steps:   []Move{{anarchists, "De", "D"}, {anarchists, "Ee", "E"}},
			Attacks: []Attack{{N: 1, Team: anarchists, From: []string{"D", "De"}, Target: spot("D", "police"), Odds: "5:4"}},
		}),
	}
}
