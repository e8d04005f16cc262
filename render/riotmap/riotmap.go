// Package riotmap draws the map of RIOT: streets around the headquarters, with their buildings and who stands where.
package riotmap

import (
	"crypto/sha256"
	"encoding/json"

	"ruckus/games"
	"ruckus/games/riot"
)

// A Map is what the picture shows, and nothing else: views that differ in other things make equal Maps.
type Map struct {
	Teams    []Team // in play, by seat
	Areas    []Area
	HQ       Place
	Hospital Place
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
	Foe   bool // it is attacked
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

// Describe picks out of a view what the picture shows.
func Describe(v riot.View) Map {
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
	return m
}

func describe(v riot.View, p riot.PlaceView) Place {
	place := Place{Code: p.Code}
	switch {
	case p.Changed:
		place.News = Now
	case p.Before:
		place.News = Last
	}
	foe := games.Table
	switch c, d := v.Clash, v.Declared; {
	case c != nil && c.Target == p.Code:
		place.Aim, foe = Fought, c.Defender.Seat
	case d != nil && d.Target == p.Code && d.Attack:
		place.Aim, foe = Attacked, d.Foe
	case d != nil && d.Target == p.Code:
		place.Aim = Entered
	}
	for _, s := range p.Units {
		place.add(int(s.Seat), s)
	}
	for i := range place.Groups {
		g := &place.Groups[i]
		g.Foe = g.Team == int(foe)
	}
	return place
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
