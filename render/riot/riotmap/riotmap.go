// Package riotmap draws RIOT's map: streets around the headquarters, their buildings, and the units on them.
package riotmap

import (
	"crypto/sha256"
	"encoding/json"
	"iter"
	"slices"

	"ruckus/games"
)

// A Map is what the picture and its words show, and nothing else: views that differ in other things make equal Maps.
type Map struct {
	Teams    []Team // in play, by seat
	Areas    []Area
	HQ       Place
	Hospital Place
	Moves    []Move // of late, the oldest first
	Plan     *Plan  // what one player plans; nil: nothing
	Only     string // a place whose row of areas is all that is shown; "": the whole map
	Small    bool   // it goes to one player, who sees it between buttons
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
	Ghosts []Group // who would be there by a plan
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
	Acted        int // of these, that can do nothing more in this turn
	Letter, Name string
	Special      bool // the last kind on the team's mat
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

// InHand is the map for a hand.
func (m Map) InHand() Map {
	m.Small = true
	return m
}

// Row is the row of areas that a place is in, for a hand; the whole map where there is no such place.
func (m Map) Row(code string) Map {
	m.Only = code
	return m.InHand()
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

// Holder is the team that holds an area whole; -1 if there is none.
func (m *Map) Holder(a *Area) int {
	holder := -1
	for i, b := range a.Buildings {
		if len(b.Groups) != 1 || i > 0 && b.Groups[0].Team != holder {
			return -1
		}
		holder = b.Groups[0].Team
	}
	return holder
}

// has reports whether a team is there.
func (p *Place) has(team int) bool {
	return slices.ContainsFunc(p.Groups, func(g Group) bool { return g.Team == team })
}

// Key is different for Maps that differ.
func (m Map) Key() string {
	text, err := json.Marshal(m)
	if err != nil {
		panic(err) // plain data
	}
	sum := sha256.Sum256(text)
	return string(sum[:])
}
