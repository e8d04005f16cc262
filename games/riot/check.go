package riot

import (
	"errors"
	"math/bits"
	"slices"

	"ruckus/games/kit"
)

// validTeams refuses house rules and teams that do not go together. What else is stored depends on them.
func (g *game) validTeams() error {
	r := &g.Rules
	_, from, to := setupUnits(g.t.edition)
	switch {
	case r.Setup2 < from || r.Setup2 > to || r.Window < minWindow || r.Window > maxWindow:
		return errors.New("house rules out of bounds")
	case !protester(r.Second) || !protester(r.Third) || g.Seats < 2 || g.Seats > Teams:
		return errors.New("house rules or seats out of bounds")
	}
	var playing [Teams]Team
	copy(playing[:], g.teams())
	if !samePlayers(g.TeamOf, playing, int(g.Seats)) || !r.RandomTeams && g.TeamOf != playing {
		return errors.New("the wrong teams play")
	}
	return nil
}

func protester(team int) bool { return team >= int(Autonomen) && team < Teams }

// check refuses a stored game that the rules could not go on with, and finds out what follows from the rest.
func (g *game) check() error {
	switch {
	case g.Edition == (fingerprint{}):
		return errors.New("of no edition")
	case g.Edition != g.t.fingerprint:
		return errEdition
	}
	if err := g.checkNumbers(); err != nil {
		return err
	}
	if err := g.validTeams(); err != nil {
		return err
	}
	g.bind()
	if len(g.Units) != g.base[Teams] {
		return errUnits
	}
	for t := range Team(Teams) {
		if g.plays(t) && t != Police {
			g.deck[t] = g.t.pack(t) &^ (g.Hand[t] | g.Discard[t])
		}
	}
	for _, check := range []struct {
		ok   func() bool
		what string
	}{
		{g.validTurn, "whose turn it is"},
		{g.validUnits, "where units are"},
		{g.validMarks, "what units can do"},
		{g.validCards, "the cards"},
		{g.validProgress, "how far the teams have come"},
		{g.validClash, "the clash"},
		{g.validEnd, "the end"},
	} {
		if !check.ok() {
			return errors.New(check.what + " makes no sense")
		}
	}
	return nil
}

// checkNumbers refuses numbers that no game comes to.
func (g *game) checkNumbers() error {
	numbers := []int{g.Fine, g.FinePerTeam, g.Dearest, g.Credits, g.Cards, g.Obstructed, int(g.Foe)}
	for _, list := range [][]int{g.Points[:], g.Grants[:], g.Force[:], g.Lift[:], g.Opinions, g.Attacked} {
		numbers = append(numbers, list...)
	}
	for _, n := range numbers {
		if n < 0 || n > maxPoints {
			return errors.New("a number out of bounds")
		}
	}
	return nil
}

// inTurn tells whether somebody's turn is going on.
func (g *game) inTurn() bool { return g.Phase >= buying && g.Phase <= melee }

func (g *game) validTurn() bool {
	lastRound := g.t.edition.Params.Rounds
	switch {
	case g.Phase > ended || g.Step < 1 || g.Step > kit.MaxStep || g.Round < 0 || int(g.Round) > lastRound || g.At < 0:
		return false
	case g.Order[0] != Police || !samePlayers(g.Order, g.TeamOf, int(g.Seats)):
		return false
	case (g.Phase == placing) != (g.Round == 0):
		return false
	case g.Phase == placing:
		if int(g.At) >= g.toPlace() {
			return false
		}
	case g.At >= g.Seats || g.Phase == ordering && (g.At != 0 || g.protesters() < 2 || int(g.Round) == lastRound):
		return false
	case g.inTurn() && !g.lives(g.turn()):
		return false
	}
	windowed := g.Phase >= blocking && g.Phase <= melee
	if (g.Until > 0) != windowed || g.Until < 0 || g.Until > kit.MaxTime {
		return false
	}
	onMap := placeSet(1)<<g.t.places - 1
	if g.Changed&^onMap != 0 || g.Before&^onMap != 0 {
		return false
	}
	if !g.inTurn() && (g.Cards != 0 || g.Obstructed != 0 || len(g.Attacked) > 0 || g.Flag) {
		return false
	}
	if g.Phase != buying && g.Credits != 0 || g.Obstructed > maxObstructed || g.Cards > 1000 {
		return false
	}
	if g.Phase < acting && (g.Obstructed != 0 || g.Flag || len(g.Attacked) > 0) {
		return false
	}
	return g.validAttacked()
}

// validAttacked tells whether the groups that were attacked can have been there.
func (g *game) validAttacked() bool {
	for _, b := range g.Attacked {
		at, t := place(b/Teams), Team(b%Teams)
		if !g.t.isStreet(at) && !g.t.isBuilding(at) || !g.plays(t) || t == g.turn() {
			return false
		}
	}
	return true
}

// samePlayers tells whether two lists of teams have the same teams in front, and nothing behind.
func samePlayers(a, b [Teams]Team, n int) bool {
	for _, t := range a[n:] {
		if t != 0 {
			return false
		}
	}
	x, y := a, b
	slices.Sort(x[:n])
	slices.Sort(y[:n])
	return x == y
}

// validUnits tells whether every token is where its team may be.
func (g *game) validUnits() bool {
	for t := range Team(Teams) {
		for _, u := range g.of(t) {
			switch {
			case u.at >= g.t.places:
				return false
			case u.at == supply:
			case u.at == bought:
				if t != g.turn() || g.Phase != buying && (g.Phase != deploying || t == Police) {
					return false
				}
			case g.Out.has(t):
				return false
			case u.at == hq || u.at == hospital:
				if t != Police {
					return false
				}
			case t == Police && !g.t.isStreet(u.at):
				return false
			}
		}
	}
	here := g.presence()
	for p := firstStreet; p < g.t.places; p++ {
		if g.t.isBuilding(p) && bits.OnesCount8(uint8(here[p])) > 1 {
			return false
		}
	}
	if g.Phase == placing {
		return g.validPlaced()
	}
	for t := Autonomen; t < Teams; t++ {
		if g.lives(t) && g.onBoard(t) == 0 {
			return false
		}
	}
	return g.Phase != deploying || here[bought] != 0
}

// validPlaced tells whether the first units are as they can be placed.
func (g *game) validPlaced() bool {
	players := int(g.Seats) - 1
	for i, t := range g.Order[1:g.Seats] {
		var areas uint8
		n := 0
		for j, u := range g.of(t) {
			if u.at == supply {
				continue
			}
			if !g.t.isBuilding(u.at) || !g.kind(t, j).Basic || areas&(1<<g.t.area[u.at]) != 0 {
				return false
			}
			areas |= 1 << g.t.area[u.at]
			n++
		}
		if n != (int(g.At)+players-1-i)/players {
			return false
		}
	}
	return g.onBoard(Police) == 0
}

// validMarks tells whether only the team on turn has steps left, and those as it can have them.
func (g *game) validMarks() bool {
	for t := range Team(Teams) {
		mine := g.inTurn() && t == g.turn()
		for i, u := range g.of(t) {
			if u.hurt > 0 && !g.validHurt(t, i, u) {
				return false
			}
			if mine && g.Phase < acting && u.at > bought && u.mark&^fresh != mark(g.kind(t, i).steps) {
				return false // nobody has moved yet
			}
			if u.mark == 0 {
				continue
			}
			gate := g.t.isEntry(u.at) || u.at == hq
			switch {
			case !mine || u.at <= bought || u.mark >= 1<<5:
				return false
			case !u.mark.able() && u.mark != exhausted:
				return false
			case u.mark&fresh != 0 && (!gate || !g.kind(t, i).direct):
				return false
			}
		}
		if mine && g.Phase >= acting && t == Police && slices.ContainsFunc(g.of(t), func(u unit) bool {
			return u.at == hospital && u.mark.able()
		}) {
			return false
		}
	}
	return true
}

// validHurt tells whether a damaged unit is in the clash and still stands.
func (g *game) validHurt(t Team, i int, u unit) bool {
	in := t == g.Foe && g.Met.has(i) || t == g.turn() && g.Sent.has(i)
	return in && g.Phase == distance && g.wounds(t, i) < g.forceOf(t, i, g.Target)
}

func (g *game) validCards() bool {
	for t := range Team(Teams) {
		both := g.Hand[t] | g.Discard[t]
		switch {
		case g.Hand[t]&g.Discard[t] != 0:
			return false
		case (t == Police || !g.plays(t)) && both != 0:
			return false
		case both&^g.t.pack(t) != 0 || g.Out.has(t) && g.Hand[t] != 0 || g.Phase == placing && both != 0:
			return false
		}
	}
	return true
}
