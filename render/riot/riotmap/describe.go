package riotmap

import (
	"slices"

	"ruckus/games"
	"ruckus/games/riot"
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
