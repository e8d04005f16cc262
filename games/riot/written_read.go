package riot

import (
	"errors"
	"slices"
	"strings"
)

// maxPoints is more points, credits or damage than any game can have.
const maxPoints = 1000

// read takes in what is named in a record. What has no such name, or one too many, is refused.
func (r *record) read(g *game) error {
	if err := r.readSeats(g); err != nil {
		return err
	}
	switch {
	case !r.readTarget(g):
		return errors.New("the target makes no sense")
	case !r.readTeams(g):
		return errors.New("what a team has makes no sense")
	case !r.readAims(g):
		return errors.New("a goal or Public Opinion makes no sense")
	case !r.readTurn(g):
		return errors.New("what has happened in the turn makes no sense")
	}
	return nil
}

// readSeats reads who plays and whose turn it is, by the house rules. What else is read depends on it.
func (r *record) readSeats(g *game) error {
	if g.Seats < 2 || g.Seats > Teams {
		return errors.New("seats out of bounds")
	}
	for _, list := range [][]Team{r.TeamOf, r.Order} {
		if !slices.Equal(slices.Sorted(slices.Values(list)), g.teams()) {
			return errors.New("the wrong teams play")
		}
	}
	if r.Order[0] != Police || g.At < 0 || g.Phase == Placing && int(g.At) >= g.toPlace() || g.Phase != Placing && g.At >= g.Seats {
		return errors.New("nobody is on turn")
	}
	copy(g.TeamOf[:], r.TeamOf)
	copy(g.Order[:], r.Order)
	g.bind()
	return nil
}

func (r *record) readTarget(g *game) (ok bool) {
	if strings.Contains(r.Target, "/") {
		g.Attack = true
		g.Target, g.Foe, ok = g.t.readGroup(r.Target)
		return ok
	}
	if r.Target != "" {
		g.Target, ok = g.t.placeNamed(r.Target)
		return ok
	}
	return true
}

func (r *record) readTeams(g *game) bool {
	g.Units = make([]unit, g.base[Teams])
	for _, t := range r.TeamOf {
		s, ok := r.Teams[t]
		if !ok || !g.readUnits(t, s.Units) {
			return false
		}
		g.Hand[t], ok = g.t.readCards(t, s.Hand, g.t.pack(t))
		if !ok {
			return false
		}
		g.Discard[t], ok = g.t.readCards(t, s.Discard, g.t.pack(t)&^g.Hand[t])
		if !ok {
			return false
		}
		g.deck[t] = g.t.pack(t) &^ (g.Hand[t] | g.Discard[t])
		g.Points[t], g.Grants[t], g.CameBack[t] = s.Points, s.Grants, s.CameBack
	}
	return len(r.Teams) == len(r.TeamOf)
}

func (r *record) readAims(g *game) bool {
	goal := slices.Index(g.goalNames(), r.Goal)
	if g.plays(Nationalists) != (goal >= 0) || goal < 0 && r.Goal != "" || !readSet(&g.Refuted, r.Refuted, g.goalNames()) {
		return false
	}
	g.Goal = uint8(max(goal, 0))
	var ok bool
	g.Opinions, ok = readList(r.Opinions, func(id string) (int, bool) {
		i := slices.IndexFunc(g.t.edition.Opinions, func(o Opinion) bool { return o.ID == id })
		return i, i >= 0
	})
	return ok
}

func (r *record) readTurn(g *game) bool {
	var obstructions, attacked bool
	g.Obstructions, obstructions = readList(r.Obstructions, func(text string) (o obstruction, ok bool) {
		o.Street, o.Team, ok = g.t.readGroup(text)
		o.Units = g.tokensAt(o.Team, o.Street)
		return o, ok
	})
	g.Attacked, attacked = readList(r.Attacked, func(text string) (int, bool) {
		p, foe, ok := g.t.readGroup(text)
		return groupNumber(p, foe), ok
	})
	for s, cards := range r.Played {
		var ok bool
		team := g.teamOn(side(s))
		g.Played[s], ok = g.t.readCards(team, cards, g.t.pack(team))
		if !ok {
			return false
		}
	}
	places := g.t.codes[:g.t.places]
	return obstructions && attacked && readSet(&g.Changed, r.Changed, places) && readSet(&g.Before, r.Before, places)
}
