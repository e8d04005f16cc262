// Package riotmap draws RIOT's map: streets around the headquarters, their buildings, and the units on them.
package riotmap

import (
	"crypto/sha256"
	"encoding/json"
	"iter"
	"slices"

	"ruckus/games"
	"ruckus/games/riot"
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
func (m Map) Key() string { return sumOf(m) }

func sumOf(plain any) string {
	text, err := json.Marshal(plain)
	if err != nil {
		panic(err) // plain data
	}
	sum := sha256.Sum256(text)
	return string(sum[:])
}

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

// addMove notes what an event tells of a move, if those who moved are still there.
func (m *Map) addMove(v riot.View, e games.Event) {
	if len(e.Seats) == 0 || len(e.Tokens) == 0 {
		return
	}
	move := Move{Team: int(e.Seats[0]), To: e.Tokens[0]}
	switch {
	case e.Verb == "move" && len(e.Tokens) > 1:
		move.From, move.To = e.Tokens[0], e.Tokens[1]
	case e.Verb == "enter":
		move.From = v.AreaOf(move.To).Street.Code
	default:
		return
	}
	to := m.place(move.To)
	if m.place(move.From) != nil && to != nil && to.News != Old && to.has(move.Team) && !slices.Contains(m.Moves, move) {
		m.Moves = append(m.Moves, move)
	}
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
		if v.AreaOf(c.Target).Street.Code == p.Code {
			attacker = c.Attacker.Seat
		}
	}
	if d := v.Declared; d != nil && d.Target == p.Code {
		place.Aim, defender = Entered, d.Foe
		if d.Attack {
			place.Aim = Attacked
		}
	}
	if d := v.Declared; d != nil && v.AreaOf(d.Target).Street.Code == p.Code {
		attacker = d.Seat
	}
	for _, s := range p.Units {
		mat := v.Sides[s.Seat].Mat
		place.add(int(s.Seat), s, len(mat) > 0 && mat[len(mat)-1].Letter == s.Letter, hasActed(v, p, s))
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

// hasActed reports whether units of the team on turn can do nothing more in this turn. What has no step left can still fight
// where it stands, in a street.
func hasActed(v riot.View, p riot.PlaceView, s riot.Stack) bool {
	if s.Seat != v.Turn || v.Phase < riot.Buying || v.Phase > riot.Fighting {
		return false
	}
	street := v.AreaOf(p.Code).Street.Code == p.Code
	return s.Spent || s.Steps == 0 && (!street || !slices.ContainsFunc(p.Units, func(o riot.Stack) bool { return o.Seat != s.Seat }))
}

// add puts units that are alike to the others of their team.
func (p *Place) add(team int, s riot.Stack, special, acted bool) {
	if n := len(p.Groups); n == 0 || p.Groups[n-1].Team != team {
		p.Groups = append(p.Groups, Group{Team: team})
	}
	g, n := &p.Groups[len(p.Groups)-1], 0
	if acted {
		n = s.N
	}
	g.Force += s.N * s.Force
	for i := range g.Units {
		if g.Units[i].Letter == s.Letter {
			g.Units[i].N += s.N
			g.Units[i].Acted += n
			return
		}
	}
	g.Units = append(g.Units, Units{N: s.N, Acted: n, Letter: s.Letter, Name: s.Name, Special: special})
}
