package riot

import (
	"slices"
	"strconv"

	"ruckus/games"
)

// Reasons tells why a move is good, see the package comment.
func (g *game) Reasons(s games.Seat, move string) []games.Event {
	w, _, err := splitMove(move)
	if err != nil || s < 0 || s >= games.Seat(g.Seats) {
		return nil
	}
	x := &weighed{g: g, t: g.TeamOf[s]}
	switch w.word[0] {
	case "place":
		x.enters(w.word[1])
	case "buy", "return":
		x.trades(w.word[0], w.word[1])
	case "card":
		x.tell("price", g.cardPrice(), nil)
	case "bought":
		x.spends(0)
	case "deploy":
		x.arrives(move, w.word[1], 0)
	case "move":
		x.moves(move, w)
	case "play":
		x.plays(move, w)
	case "attack":
		x.attacks(w)
	case "obstruct", "let":
		x.blocks(w.word[0] == "let")
	case "go", "stop", "noblitz":
		x.stands(w.word[0])
	case "blitz":
		x.blitz(w)
	case "end":
		x.ends()
	}
	return x.told
}

// A weighed is a move of a team whose reasons are told.
type weighed struct {
	g    *game
	t    Team
	told []games.Event
}

func (x *weighed) tell(verb string, n int, seats []games.Seat, cards ...string) {
	x.told = append(x.told, games.Event{Verb: verb, N: n, Seats: seats, Tokens: cards})
}

// place is a place on the map by its code; ok is false outside of areas.
func (x *weighed) place(code string) (p place, ok bool) {
	p, err := x.g.t.place(code)
	return p, err == nil && x.g.t.area[p] >= 0
}

// street is the code of the street in a place's area.
func (x *weighed) street(p place) string { return x.g.t.codes[x.g.t.streetOf(p)] }

// enters tells what an empty building is good for.
func (x *weighed) enters(code string) {
	p, ok := x.place(code)
	if ok && x.g.t.isBuilding(p) {
		x.area(x.t, p, "aim", "whole")
		x.tell("pays", int(x.g.t.credits[p]), nil, code)
	}
}

// area tells how far a team gets in an area with one more building: to its aim, to the whole area, or how much is left.
func (x *weighed) area(t Team, p place, aim, all string) {
	g := x.g
	held := g.held(t) | 1<<p
	left := g.missing(held, p)
	switch {
	case left == 0 && x.wins(t, held):
		x.tell(aim, g.Points[t]+g.t.whole(held), g.seatsOf(t), x.street(p))
	case left == 0:
		x.tell(all, 0, g.seatsOf(t), x.street(p))
	case t == x.t:
		x.tell("left", left, nil, x.street(p))
	}
}

// missing is how many buildings of a place's area are not in a set.
func (g *game) missing(held placeSet, p place) int { return (g.t.inside[g.t.area[p]] &^ held).count() }

// wins reports whether a team that wins by points has enough when its next turn begins, if it holds these buildings then.
func (x *weighed) wins(t Team, held placeSet) bool { return x.g.enough(t, held) && x.comes(t, held) }

func (g *game) enough(t Team, held placeSet) bool {
	return t != Police && t != Nationalists && g.Points[t]+g.t.whole(held) >= g.Rules.Points
}

// comes reports whether a team that holds these buildings will have another turn, as far as can be seen.
func (x *weighed) comes(t Team, held placeSet) bool {
	g := x.g
	for other := range Team(Teams) {
		if other != t && g.lives(other) && g.enough(other, g.held(other)&^held) {
			return false
		}
	}
	last := g.Round == g.Rules.Rounds && slices.Index(g.Order[:], t) <= int(g.At)
	return !last && (!g.Counts || len(g.Opinions)+1 < g.opinions())
}

// sum adds up a number of the units that a move names: of none where it names one that the team does not have.
func (x *weighed) sum(units string, of func(*kind) int) (n int) {
	groups, _ := parseGroups(units)
	for _, gr := range groups {
		i := x.g.t.kindWith(x.t, gr.letter)
		if i < 0 {
			return 0
		}
		n += gr.n * of(&x.g.t.kinds[x.t][i])
	}
	return n
}

// trades tells what units are good for that are bought, or what they bring that are given back.
func (x *weighed) trades(verb, units string) {
	cost, force := x.sum(units, func(k *kind) int { return k.cost }), x.sum(units, func(k *kind) int { return k.force })
	switch {
	case cost == 0:
	case verb == "return":
		x.tell("rest", x.g.Credits+cost, nil)
	default:
		x.sum(units, func(k *kind) int {
			for _, a := range k.Abilities {
				x.tell("able", a.N, nil, a.Effect)
			}
			return 0
		})
		x.tell("force", force, nil)
		x.spends(cost)
	}
}

// spends tells where these are all the credits that are left.
func (x *weighed) spends(credits int) {
	if x.g.Credits == credits {
		x.tell("rest", 0, nil)
	}
}

// made is the game after a move that nobody can prevent.
func (x *weighed) made(move string) (*game, bool) {
	g := new(game)
	x.g.copyTo(g)
	g.mute = true
	return g, g.act(games.Action{Seat: g.seatOf[x.t], Move: move}) == nil
}

// arrives tells what a street is good for, for units with this Force that come there.
func (x *weighed) arrives(move, code string, force int) {
	p, ok := x.place(code)
	if !ok {
		return
	}
	g, ok := x.made(move)
	if !ok {
		return
	}
	street, free, mine := g.t.streetOf(p), 0, 0
	here := g.presence()
	var others teamSet
	for b := range g.t.inside[g.t.area[p]].all {
		switch {
		case here[b] == 0:
			free++
		case here[b].has(x.t):
			mine++
		default:
			others |= here[b]
		}
	}
	letter, own := g.t.codes[street], g.total(x.t, g.tokensAt(x.t, street), street)
	for t := range Team(Teams) {
		if theirs := g.total(t, g.tokensAt(t, street), street); force > 0 && t != x.t && theirs > 0 && own > theirs {
			x.tell("meets", own, x.g.seatsOf(t), letter, strconv.Itoa(theirs))
		}
	}
	switch {
	case x.t == Police && others != 0:
		x.tell("bars", 0, x.g.seatsIn(others), letter)
	case x.t != Police && free > 0:
		x.tell("free", free, nil, letter)
	}
	if mine > 0 {
		x.tell("covers", mine, nil, letter)
	}
	if force > 0 && own > force {
		x.tell("together", own, nil, letter)
	}
}

func (x *weighed) moves(move string, w words) {
	p, ok := x.place(w.word[3])
	if !ok {
		x.tell("home", 0, nil)
		return
	}
	switch force := x.sum(w.word[2], func(k *kind) int { return k.forceIn(x.g.t.isStreet(p)) }); {
	case !x.g.t.isBuilding(p):
		x.arrives(move, w.word[3], force)
	case x.g.held(x.t).has(p):
		x.tell("guards", x.g.defence(x.t, x.g.tokensAt(x.t, p), p)+force, nil, w.word[3])
	default:
		x.enters(w.word[3])
	}
}

func (x *weighed) plays(move string, w words) {
	_, c, err := x.g.holds(x.t, w.word[1])
	if err != nil {
		return
	}
	n := c.N
	if g, ok := x.made(move); ok && c.Effect == Rally {
		n = g.onBoard(x.t) - x.g.onBoard(x.t)
	}
	x.tell("does", n, nil, c.Effect)
	switch c.Effect {
	case Unobstructed:
		x.enters(w.word[4])
	case Rally:
		x.arrives(move, w.word[2], 0)
	}
}

// ends tells what the team has when its turn is over.
func (x *weighed) ends() {
	g := x.g
	if g.Phase == Acting && g.turn() == x.t && g.where(x.t, func(u *unit) bool { return u.at > bought && u.mark.able() }) == 0 {
		x.tell("spent", 0, nil)
	}
	held := g.held(x.t)
	n := g.t.whole(held)
	switch {
	case x.t == Police:
		if g.Counts {
			x.tell("near", 0, nil, strconv.Itoa(len(g.Opinions)+1), strconv.Itoa(g.opinions()))
		}
		return
	case x.wins(x.t, held):
		x.tell("holds-aim", g.Points[x.t]+n, nil)
		return
	case n > 0:
		x.tell("holds", n, nil)
	}
	if held != 0 && x.comes(x.t, held) {
		x.tell("earns", g.income(x.t)-g.Grants[x.t], nil)
	}
}
