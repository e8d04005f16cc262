package riot

import "ruckus/games"

// An obstruction is a group that has stepped in the way of the team on turn. It holds to the end of the turn, as long as the
// group stands in the street with the same units: nobody is asked again, and the mover fights it or gives the street up.
type obstruction struct {
	Street place
	Team   Team
	Units  tokens
}

// obstruct has all units of a team in a street step in the way.
func (g *game) obstruct(t Team, street place) {
	g.tell(games.Event{Verb: "obstruct", Seats: g.seatsOf(t), Tokens: []string{g.t.codes[street]}})
	o := obstruction{street, t, g.tokensAt(t, street)}
	for i, old := range g.Obstructions {
		if old.Street == street && old.Team == t {
			g.Obstructions[i] = o
			return
		}
	}
	g.Obstructions = append(g.Obstructions, o)
}

// holding is an obstruction that holds in a street; nil where none does.
func (g *game) holding(street place) *obstruction {
	for i := range g.Obstructions {
		if o := &g.Obstructions[i]; o.Street == street && g.stands(o) {
			return o
		}
	}
	return nil
}

// stands reports whether the group of an obstruction is still there with the same units.
func (g *game) stands(o *obstruction) bool { return g.tokensAt(o.Team, o.Street) == o.Units }

// shut reports whether a place is a building that the team on turn has to leave alone, because others stand in its way.
func (g *game) shut(p place) bool { return g.t.isBuilding(p) && g.holding(g.t.streetOf(p)) != nil }
