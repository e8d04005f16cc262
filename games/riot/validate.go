package riot

import (
	"errors"
	"math/bits"
	"slices"
)

// maxStep is far beyond the last step of the longest game, and leaves room for it in games.MaxMove.
const maxStep = 99_999

// validTeams refuses house rules and teams that do not go together. What else is stored depends on them.
func (g *game) validTeams() error {
	r := &g.rules
	_, from, to := setupUnits(g.t.edition)
	switch {
	case r.Setup2 < from || r.Setup2 > to || r.Window < minWindow || r.Window > maxWindow:
		return errors.New("house rules out of bounds")
	case !protester(r.Second) || !protester(r.Third) || g.seats < 2 || g.seats > Teams:
		return errors.New("house rules or seats out of bounds")
	}
	var playing [Teams]Team
	copy(playing[:], g.teams())
	if !samePlayers(g.teamOf, playing, int(g.seats)) || !r.RandomTeams && g.teamOf != playing {
		return errors.New("the wrong teams play")
	}
	return nil
}

func protester(team int) bool { return team >= int(Autonomen) && team < Teams }

// validate refuses a decoded game that could not have come about by play.
func (g *game) validate() error {
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

// inTurn tells whether somebody's turn is going on.
func (g *game) inTurn() bool { return g.phase >= buying && g.phase <= melee }

func (g *game) validTurn() bool {
	lastRound := g.t.edition.Params.Rounds
	switch {
	case g.phase > ended || g.step < 1 || g.step > maxStep || g.round < 0 || int(g.round) > lastRound || g.at < 0:
		return false
	case g.order[0] != Police || !samePlayers(g.order, g.teamOf, int(g.seats)):
		return false
	case (g.phase == placing) != (g.round == 0):
		return false
	case g.phase == placing:
		if int(g.at) >= g.toPlace() {
			return false
		}
	case g.at >= g.seats || g.phase == ordering && (g.at != 0 || g.protesters() < 2 || int(g.round) == lastRound):
		return false
	case g.inTurn() && !g.lives(g.turn()):
		return false
	}
	windowed := g.phase >= blocking && g.phase <= melee
	if (g.until > 0) != windowed || g.until < 0 || g.until > maxUntil {
		return false
	}
	onMap := placeSet(1)<<g.t.places - 1
	if g.changed&^onMap != 0 || g.before&^onMap != 0 {
		return false
	}
	if !g.inTurn() && (g.cards != 0 || g.obstructed != 0 || len(g.attacked) > 0 || g.flag) {
		return false
	}
	if g.phase != buying && g.credits != 0 || g.obstructed > maxObstructed || g.cards > 1000 {
		return false
	}
	if g.phase < acting && (g.obstructed != 0 || g.flag || len(g.attacked) > 0) {
		return false
	}
	return g.validAttacked()
}

// validAttacked tells whether the groups that were attacked can have been there.
func (g *game) validAttacked() bool {
	for _, b := range g.attacked {
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
				if t != g.turn() || g.phase != buying && (g.phase != deploying || t == Police) {
					return false
				}
			case g.out.has(t):
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
	if g.phase == placing {
		return g.validPlaced()
	}
	for t := Autonomen; t < Teams; t++ {
		if g.lives(t) && g.onBoard(t) == 0 {
			return false
		}
	}
	return g.phase != deploying || here[bought] != 0
}

// validPlaced tells whether the first units are as they can be placed.
func (g *game) validPlaced() bool {
	players := int(g.seats) - 1
	for i, t := range g.order[1:g.seats] {
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
		if n != (int(g.at)+players-1-i)/players {
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
			if mine && g.phase < acting && u.at > bought && u.mark&^fresh != mark(g.kind(t, i).steps) {
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
		if mine && g.phase >= acting && t == Police && slices.ContainsFunc(g.of(t), func(u unit) bool {
			return u.at == hospital && u.mark.able()
		}) {
			return false
		}
	}
	return true
}

// validHurt tells whether a damaged unit is in the clash and still stands.
func (g *game) validHurt(t Team, i int, u unit) bool {
	in := t == g.foe && g.met.has(i) || t == g.turn() && g.sent.has(i)
	return in && g.phase == distance && g.wounds(t, i) < g.forceOf(t, i, g.target)
}

func (g *game) validCards() bool {
	for t := range Team(Teams) {
		both := g.hand[t] | g.discard[t]
		switch {
		case g.hand[t]&g.discard[t] != 0:
			return false
		case (t == Police || !g.plays(t)) && both != 0:
			return false
		case both&^g.t.pack(t) != 0 || g.out.has(t) && g.hand[t] != 0 || g.phase == placing && both != 0:
			return false
		}
	}
	return true
}
