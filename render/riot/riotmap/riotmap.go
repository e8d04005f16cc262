// Package riotmap draws the map of RIOT: streets around the headquarters, with their buildings and who stands where.
package riotmap

import (
	"crypto/sha256"
	"encoding/json"
	"iter"
	"slices"

	"ruckus/games"
	"ruckus/games/riot"
)

// A Map is what the picture shows, and nothing else: views that differ in other things make equal Maps.
type Map struct {
	Teams    []Team // in play, by seat
	Areas    []Area
	HQ       Place
	Hospital Place
	Moves    []Move // of late, the oldest first
	Light    *Light // what matters to one player now; nil: all of it
}

// A Light is what a hand's map shows brightly: what its player has chosen and can do with it. All else is dim.
type Light struct {
	Chosen []Spot
	Go     []string // codes of the places where what is chosen can go
	Attack []Spot   // whom it can attack
}

// A Spot is the units of one team in one place.
type Spot struct {
	Place string // its code
	Seat  games.Seat
}

// A Move is units of a team that have gone from place to place.
type Move struct {
	Team     int // its number in Map.Teams
	From, To string
}

// A Team is one of those in play.
type Team struct {
	ID   string // "police", "autonomen", "anarchists", "nationalists"
	Name string
}

// An Area is a street with its entry point and its buildings.
type Area struct {
	Letter, Name string
	Neighbours   []string // letters of the areas whose streets meet this one
	Street       Place
	Entry        Place
	Buildings    []Building
}

// A Building is a building.
type Building struct {
	Place
	Name    string
	Credits int
}

// A Place is a place and who is there.
type Place struct {
	Code   string // its name in moves
	News   News
	Aim    Aim
	Groups []Group // one for each team that is there, by seat
}

// A Group is all units of a team in a place.
type Group struct {
	Team  int // its number in Map.Teams
	Force int // of all
	Units []Units
	Role  Role
}

// Units are all of a group's units of one kind.
type Units struct {
	N            int
	Letter, Name string
}

// News says when a place last changed.
type News int

const (
	Old  News = iota // before the turn before
	Last             // in the turn before
	Now              // in this turn
)

// An Aim is what is about to happen to a place.
type Aim int

const (
	None     Aim = iota
	Entered      // units are about to move in
	Attacked     // an attack is declared
	Fought       // a clash goes on
)

// A Role is what a group does in an attack.
type Role int

const (
	Bystander Role = iota
	Attacker
	Defender
)

// Describe picks out of a view what the picture shows. Of what was told of late, moves to places that have changed in this
// turn or the one before are shown.
func Describe(v riot.View, told []games.Event) Map {
	var m Map
	for _, s := range v.Sides {
		m.Teams = append(m.Teams, Team{ID: s.Team, Name: s.Name})
	}
	m.HQ, m.Hospital = describe(v, v.HQ), describe(v, v.Hospital)
	for _, a := range v.Areas {
		area := Area{Letter: a.Letter, Name: a.Name, Neighbours: a.Neighbours, Street: describe(v, a.Street), Entry: describe(v, a.Entry)}
		for _, b := range a.Buildings {
			area.Buildings = append(area.Buildings, Building{Place: describe(v, b.PlaceView), Name: b.Name, Credits: b.Credits})
		}
		m.Areas = append(m.Areas, area)
	}
	for _, e := range told {
		m.addMove(v, e)
	}
	return m
}

// Lit is the map for a hand.
func (m Map) Lit(l Light) Map {
	m.Light = &l
	return m
}

// addMove notes what an event tells of a move, if those who moved are still there.
func (m *Map) addMove(v riot.View, e games.Event) {
	if len(e.Seats) == 0 || len(e.Cards) == 0 {
		return
	}
	move := Move{Team: int(e.Seats[0]), To: e.Cards[0]}
	switch {
	case e.Verb == "move" && len(e.Cards) > 1:
		move.From, move.To = e.Cards[0], e.Cards[1]
	case e.Verb == "enter":
		move.From = streetOf(v, move.To)
	default:
		return
	}
	to := m.place(move.To)
	if m.place(move.From) != nil && to != nil && to.News != Old && to.has(move.Team) && !slices.Contains(m.Moves, move) {
		m.Moves = append(m.Moves, move)
	}
}

// place finds a place by its code; nil where there is none.
func (m *Map) place(code string) *Place {
	for p := range m.Places() {
		if p.Code == code {
			return p
		}
	}
	return nil
}

// Places are all places of the map.
func (m *Map) Places() iter.Seq[*Place] {
	return func(yield func(*Place) bool) {
		if !yield(&m.HQ) || !yield(&m.Hospital) {
			return
		}
		for i := range m.Areas {
			a := &m.Areas[i]
			if !yield(&a.Street) || !yield(&a.Entry) {
				return
			}
			for j := range a.Buildings {
				if !yield(&a.Buildings[j].Place) {
					return
				}
			}
		}
	}
}

// has tells whether a team is there.
func (p *Place) has(team int) bool {
	return slices.ContainsFunc(p.Groups, func(g Group) bool { return g.Team == team })
}

func describe(v riot.View, p riot.PlaceView) Place {
	place := Place{Code: p.Code}
	switch {
	case p.Changed:
		place.News = Now
	case p.Before:
		place.News = Last
	}
	attacker, defender := games.Table, games.Table
	if c := v.Clash; c != nil {
		if c.Target == p.Code {
			place.Aim, defender = Fought, c.Defender.Seat
		}
		if streetOf(v, c.Target) == p.Code {
			attacker = c.Attacker.Seat
		}
	}
	if d := v.Declared; d != nil && d.Target == p.Code {
		place.Aim, defender = Entered, d.Foe
		if d.Attack {
			place.Aim = Attacked
		}
	}
	for _, s := range p.Units {
		place.add(int(s.Seat), s)
	}
	for i := range place.Groups {
		switch g := &place.Groups[i]; games.Seat(g.Team) {
		case attacker:
			g.Role = Attacker
		case defender:
			g.Role = Defender
		}
	}
	return place
}

// streetOf is the street from which a place is attacked: its own if it is one.
func streetOf(v riot.View, code string) string {
	for _, a := range v.Areas {
		if a.Street.Code == code || slices.ContainsFunc(a.Buildings, func(b riot.BuildingView) bool { return b.Code == code }) {
			return a.Street.Code
		}
	}
	return ""
}

// add puts units that are alike to the others of their team.
func (p *Place) add(team int, s riot.Stack) {
	n := len(p.Groups)
	if n == 0 || p.Groups[n-1].Team != team {
		p.Groups = append(p.Groups, Group{Team: team})
		n++
	}
	g := &p.Groups[n-1]
	g.Force += s.N * s.Force
	for i := range g.Units {
		if g.Units[i].Letter == s.Letter {
			g.Units[i].N += s.N
			return
		}
	}
	g.Units = append(g.Units, Units{N: s.N, Letter: s.Letter, Name: s.Name})
}

// Key is the same for Maps that look the same, and different for those that do not.
func (m Map) Key() string {
	text, err := json.Marshal(m)
	if err != nil {
		panic(err) // plain data
	}
	sum := sha256.Sum256(text)
	return string(sum[:])
}
